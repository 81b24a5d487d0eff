/** What the server says and hears (docs/wire.md): all of it generated; here are the places where a game's own types pass through. */

import type * as server from "./server";

export { HASH } from "./server";
export type {
  BrowserSummary as Browser,
  Choice,
  GameFacts,
  GamePresented,
  LinkSummary as LinkOwner,
  Me,
  SeatSummary as Seat,
  Signed,
  TableBody as NewTable,
  TableSummary,
  Watcher,
} from "./server";

/** How a match ended: points and places by seat, who has won, and the seed that is no secret any longer. */
export type Over = Omit<server.Over, "kind">;

export type Talk = Omit<server.Talk, "kind">;

export interface GameEvent {
  event: string;
}

export type View<V> = Omit<server.View, "view"> & { view: V | null };
export type Update<V, E extends GameEvent> = Omit<server.Update, "view" | "events" | "moments"> & {
  view: V;
  events: E[];
  /** What the step passes through on its way to the view; so many of the events come before each. */
  moments: (Omit<server.MomentShown, "view"> & { view: V })[];
};

export type FromServer<V = unknown, E extends GameEvent = GameEvent> =
  Exclude<server.FromServer, { kind: "view" | "update" | "talks" }> | { kind: "talks"; talks: Talk[] } | View<V> | Update<V, E>;

/** One step of a replay; a match that is over hides nothing, so every seat's view is there. */
export type Frame<V, E extends GameEvent> = Omit<server.Frame, "said" | "told" | "watcher" | "seats" | "moments"> & {
  said: Talk[];
  told: (Omit<server.Told, "event"> & { event: E })[];
  watcher: V;
  seats: V[];
  moments: (Omit<server.FrameMoment, "watcher" | "seats"> & { watcher: V; seats: V[] })[];
};
export type Replayed<V, E extends GameEvent> = Omit<server.Replayed, "frames" | "said"> & {
  frames: Frame<V, E>[];
  said: Talk[];
};

/** A lesson, its updates with a game's own types. */
export type Lesson<V, E extends GameEvent> = Omit<server.Lesson, "updates"> & { updates: Update<V, E>[] };

/** What a player does; each game has its own (`ProphecyAction` …), and where it may be taken back, that. */
export interface Deed {
  do: string;
}
export interface Undo extends Deed {
  do: "undo";
}
/** One that is put together from an offer, value by value. */
export type Filled = Deed & Record<string, unknown>;

/** What is asked of the server, each under an id by which it is answered. */
export type Asked = (Omit<server.Do, "do"> & { do: Deed }) | server.Say;

/** What the server is told without an answer: the pace one likes, and that one has seen enough of what was up to `hurry`,
 * and whether the table is wanted in words. */
export type Told = server.SetPace | server.Hurry | server.SetWords;
