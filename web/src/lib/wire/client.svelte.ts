/** A table on this page: the line to it, what is known of it, and what may be asked of it. */

import { settings } from "../settings.svelte";
import type { Deed, FromServer, GameEvent, Update } from "./messages";
import { fresh, misses, receive, type MatchState } from "./match";
import { Pace, type Shown } from "./pace";
import { TableSocket, type Line } from "./socket";

/** What the page needs of a game to show its matches. */
export interface GameClient<V, E extends GameEvent> {
  /** An update in the steps in which people can follow it. */
  spread(before: V | null, update: Update<V, E>): Shown<Update<V, E>>[];
  /** Which part of the match a view belongs to, a round for example. */
  chapter(view: V): number;
  /** Whether seats know different things, so that it matters through whose eyes a match is looked at again. */
  secrets: boolean;
}

/** What a game's table is drawn from: a match that is being played, or one that is looked at again. */
export interface TableSource<V, E extends GameEvent> {
  readonly match: MatchState<V>;
  readonly log: LogLine<E>[];
  /** The events of the latest update, or of all that were shown at once, for what happens once: a round's end, a bubble. */
  readonly latest: { n: number; events: E[] };
  readonly online: boolean;
  do(deed: Deed, seat: number): void;
  say(seat: number, say: string, args: Record<string, string | number>, text?: string): void;
}

export interface LogLine<E> {
  key: number;
  event: E;
}

const KEPT_LINES = 120;

function lineTo(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Line;
}

/** A page that speaks another version is loaded anew, but never in a circle. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem("pythia.reloaded") ?? 0);
  if (Date.now() - last < 10_000) return;
  sessionStorage.setItem("pythia.reloaded", String(Date.now()));
  location.reload();
}

export class TableClient<V, E extends GameEvent> implements TableSource<V, E> {
  match: MatchState<V> = $state.raw(fresh<V>());
  log: LogLine<E>[] = $state.raw([]);
  latest: { n: number; events: E[] } = $state.raw({ n: -1, events: [] });
  online = $state(true);
  everOnline = $state(false);
  /** The host does not want us here. */
  sentAway = $state(false);

  private readonly socket: TableSocket;
  private readonly pace: Pace<Update<V, E>>;
  /** The latest that was heard; it may still wait to be shown. */
  private heard: { n: number; view: V | null } | null = null;
  private lines = 0;
  private burst: E[] = [];

  constructor(
    table: string,
    private readonly game: GameClient<V, E>,
  ) {
    this.pace = new Pace((update) => this.show(update));
    this.socket = new TableSocket(
      { open: () => lineTo(table), random: Math.random, reload: reloadOnce },
      (message) => this.hear(message as FromServer<V, E>),
      (is) => {
        this.online = is;
        if (is) this.everOnline = true;
      },
    );
    this.socket.connect();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  do(deed: Deed, seat: number): void {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.match = { ...this.match, sent: [...this.match.sent, id], refused: null };
    this.socket.send({ id, do: deed, seat });
    // Whoever acts has seen enough: their own deed is shown as soon as it is heard of.
    this.pace.flush();
  }

  say(seat: number, say: string, args: Record<string, string | number>, text?: string): void {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.socket.send(text === undefined ? { id, say, args, seat } : { id, say, text, seat });
  }

  /** For a browser that has become somebody. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.pace.clear();
    this.socket.close();
  }

  private readonly wake = (): void => {
    // Not at once: a page that is hidden because it is being left may ask for no more pictures.
    if (document.hidden) setTimeout(() => this.pace.flush());
    else this.socket.wake();
  };

  private hear(message: FromServer<V, E>): void {
    if (message.kind === "update") {
      if (misses(this.heard?.n ?? -1, message.n)) this.pace.flush();
      const factor = document.hidden ? 0 : settings.paceFactor;
      const steps = this.game.spread(this.heard?.view ?? null, message);
      this.heard = message;
      this.pace.push(...steps.map((step) => (step.exactly ? step : { ...step, hold_ms: step.hold_ms * factor })));
      return;
    }
    if (message.kind === "view") {
      this.pace.clear();
      this.heard = message;
    }
    if (message.kind === "bye" && message.reason === "sent-away") this.sentAway = true;
    this.match = receive(this.match, message, Date.now());
  }

  private show(update: Update<V, E>): void {
    const { events, n } = update;
    this.match = receive(this.match, update, Date.now());
    const lines = events.map((event) => ({ key: ++this.lines, event }));
    this.log = [...this.log, ...lines].slice(-KEPT_LINES);
    // What is shown at one go has happened at one go: the page is told of none too few.
    if (!this.burst.length) queueMicrotask(() => (this.burst = []));
    this.burst = [...this.burst, ...events];
    this.latest = { n, events: this.burst };
  }
}
