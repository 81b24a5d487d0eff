/** The server's HTTP side. A refusal is thrown in words the reader's language can fill. */

import type { Message } from "./contract";
import type { Eyes } from "./replay";
import type { GamePresented, LinkOwner, Me, NewTable, Signed, TableSummary, Watcher } from "./messages";

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
  const answer = (await response.json().catch(() => null)) as {
    error?: { id: string; args?: Message["args"]; rule?: string | null };
  } | null;
  const error = answer?.error;
  if (error?.id) throw new Refusal(response.status, { id: error.id, args: error.args ?? {} }, error.rule ?? null);
  throw new Refusal(response.status, { id: response.status === 404 ? "web-not-found" : "web-went-wrong", args: {} });
}

const inWords = (eyes?: Eyes): string => (eyes === undefined ? "" : `?words=${eyes}`);
const table = (id: string, verb = ""): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`;

export const api = {
  me: () => call<Me>("/api/me"),
  rename: (name: string) => call<Me>("/api/me", { name }),
  link: (long = false) => call<{ path: string }>("/api/me/link", { long }),
  revokeLink: () => call<Signed>("/api/me/link/revoke", {}),
  lookAtLink: (token: string) => call<LinkOwner>("/api/me/move/look", { token }),
  /** Leaves the guest that this browser is, where that one has tables. */
  move: (token: string, leave: string | null) => call<unknown>("/api/me/move", { token, leave }),
  browsers: () => call<Signed>("/api/me/browsers"),
  signOut: (browser: string) => call<Signed>("/api/me/browsers/sign-out", { browser }),
  signOutOthers: () => call<Signed>("/api/me/browsers/sign-out-others", {}),
  open: async () => (await call<{ tables: TableSummary[] }>("/api/tables")).tables,
  make: (made: NewTable) => call<{ id: string }>("/api/tables", made),
  table: (id: string) => call<TableSummary>(table(id)),
  sit: (id: string, seat: number) => call<unknown>(table(id, "sit"), { seat }),
  leave: (id: string) => call<unknown>(table(id, "leave"), {}),
  watchers: async (id: string) => (await call<{ watchers: Watcher[] }>(table(id, "watchers"))).watchers,
  sendAway: (id: string, guest: string) => call<unknown>(table(id, "send-away"), { guest }),
  bot: (id: string, seat: number, level: string | null) => call<unknown>(table(id, "bot"), { seat, level }),
  swap: (id: string, a: number, b: number) => call<unknown>(table(id, "swap"), { seats: [a, b] }),
  start: (id: string) => call<unknown>(table(id, "start"), {}),
  rematch: (id: string) => call<{ id: string }>(table(id, "rematch"), {}),
  verify: (id: string) => call<{ verified: number }>(table(id, "verify")),
  /** With `words`, what these eyes see in words too. */
  replay: <R>(id: string, words?: Eyes) => call<R>(table(id, "replay") + inWords(words)),
  replayFile: <R>(file: Blob, words?: Eyes) => ask<R>("/api/replays" + inWords(words), post("application/x-ndjson", file)),
  /** How the games present themselves. */
  games: async () => (await call<{ games: GamePresented[] }>("/api/games")).games,
  /** A page of a game's own: with a body (perhaps an empty one), what it answers to that. */
  page: <R>(game: string, name: string, body?: unknown) => call<R>(`/api/games/${game}/${name}`, body),
  recordPath: (id: string) => table(id, "record"),
};
