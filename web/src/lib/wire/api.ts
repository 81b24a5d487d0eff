/** The server's HTTP side. A refusal is thrown in words the reader's language can fill. */

import type { Message } from "./contract";
import type { Eyes } from "./replay";
import type * as server from "./server";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly words: Message,
    readonly rule: string | null = null,
  ) {
    super(words.id);
  }
}

const post = (type: string, body: BodyInit): RequestInit => ({ method: "POST", headers: { "Content-Type": type }, body });

async function call<T>(path: string, body?: unknown): Promise<T> {
  return ask<T>(path, body === undefined ? {} : post("application/json", JSON.stringify(body)));
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(0, { id: "web-offline", args: {} });
  }
  if (response.ok) return (await response.json().catch(() => ({}))) as T;
  // A proxy in between has answers of its own.
  const answer = (await response.json().catch(() => null)) as Partial<server.Failed> | null;
  const error = answer?.error;
  if (error?.id) throw new Refusal(response.status, { id: error.id, args: error.args }, error.rule);
  throw new Refusal(response.status, { id: response.status === 404 ? "web-not-found" : "web-went-wrong", args: {} });
}

const inWords = (eyes?: Eyes): string => (eyes === undefined ? "" : `?words=${eyes}`);
const table = (id: string, verb = ""): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

export const api = {
  me: () => call<server.Me>("/api/me"),
  rename: (name: string) => call<server.Me>("/api/me", { name } satisfies server.NameBody),
  link: (long = false) => call<server.Path>("/api/me/link", { long } satisfies server.LinkBody),
  revokeLink: () => call<server.Signed>("/api/me/link/revoke", {}),
  lookAtLink: (token: string) => call<server.LinkSummary>("/api/me/move/look", { token } satisfies server.TokenBody),
  /** Leaves the guest that this browser is, where that one has tables. */
  move: (token: string, leave: string | null) => call<server.Me>("/api/me/move", { token, leave } satisfies server.MoveBody),
  browsers: () => call<server.Signed>("/api/me/browsers"),
  signOut: (browser: string) => call<server.Signed>("/api/me/browsers/sign-out", { browser } satisfies server.BrowserBody),
  signOutOthers: () => call<server.Signed>("/api/me/browsers/sign-out-others", {}),
  open: async () => (await call<server.Open>("/api/tables")).tables,
  make: (made: server.TableBody) => call<server.Made>("/api/tables", made),
  table: (id: string) => call<server.TableSummary>(table(id)),
  sit: (id: string, seat: number) => call<server.TableSummary>(table(id, "sit"), { seat } satisfies server.SitBody),
  leave: (id: string) => call<unknown>(table(id, "leave"), {}),
  watchers: async (id: string) => (await call<server.Watchers>(table(id, "watchers"))).watchers,
  sendAway: (id: string, guest: string) =>
    call<server.TableSummary>(table(id, "send-away"), { guest } satisfies server.SendAwayBody),
  bot: (id: string, seat: number, level: string | null) =>
    call<server.TableSummary>(table(id, "bot"), { seat, level } satisfies server.BotBody),
  change: (id: string, changed: server.ChangeBody) => call<server.TableSummary>(table(id, "change"), changed),
  letWatchers: (id: string, may: server.WatchersBody) => call<server.TableSummary>(table(id, "let-watchers"), may),
  swap: (id: string, a: number, b: number) =>
    call<server.TableSummary>(table(id, "swap"), { seats: [a, b] } satisfies server.SwapBody),
  start: (id: string) => call<server.TableSummary>(table(id, "start"), {}),
  rematch: (id: string) => call<server.Made>(table(id, "rematch"), {}),
  verify: (id: string) => call<server.Verified>(table(id, "verify")),
  /** With `words`, what these eyes see in words too. */
  replay: <R>(id: string, words?: Eyes) => call<R>(table(id, "replay") + inWords(words)),
  replayFile: <R>(file: Blob, words?: Eyes) => ask<R>("/api/replays" + inWords(words), post("application/x-ndjson", file)),
  /** How the games present themselves. */
  games: async () => (await call<server.Games>("/api/games")).games,
  /** A page of a game's own: with a body (perhaps an empty one), what it answers to that. */
  page: <R>(game: string, name: string, body?: unknown) => call<R>(`/api/games/${game}/${name}`, body),
  lessons: async (game: string) => (await call<server.Lessons>(`/api/games/${game}/lessons`)).lessons,
  lesson: <L>(game: string, lesson: string) => call<L>(`/api/games/${game}/lessons/${encodeURIComponent(lesson)}`),
  /** What there is to say of a deed that the step does not ask for. */
  tryOut: async (game: string, lesson: string, tried: server.TryBody) =>
    (await call<server.Tried>(`/api/games/${game}/lessons/${encodeURIComponent(lesson)}/try`, tried)).wrong,
  recordPath: (id: string) => table(id, "record"),
};
