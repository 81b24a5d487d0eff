/** What the server says and hears, as docs/wire.md has it. A game's own view and events pass through untouched. */

import type { Message, Offer } from "./contract";

export const WIRE = 1;

export type Phase = "lobby" | "running" | "over";

export interface Seat {
  who: "person" | "bot" | "empty";
  name: string;
  level: string | null;
  away: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  bots: string;
  clock_s: number | null;
  patience_s: number;
  phase: Phase;
  open: boolean;
  seats: Seat[];
  host: boolean;
  mine: number[];
  my_turn: boolean;
  updated: number;
  /** The table of the next match, once somebody asked for one. */
  rematch: string | null;
}

export interface Me {
  guest: string | null;
  name: string;
  tables: TableSummary[];
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, unknown>;
  bots: string;
  clock_s: number | null;
  patience_s: number;
  open: boolean;
  start: boolean;
}

export interface Talk {
  k: number;
  seat: number;
  say: string;
  args: Record<string, string | number>;
  text: string;
}

export interface GameEvent {
  event: string;
}

export type FromServer<V = unknown, E extends GameEvent = GameEvent> =
  | { kind: "hello"; wire: number; you: { seats: number[]; host: boolean }; server_ms: number }
  | { kind: "table"; summary: TableSummary }
  | { kind: "view"; n: number; view: V | null; offers: Offer[]; deadline_ms: number | null; acks: string[] }
  | { kind: "update"; n: number; events: E[]; view: V; offers: Offer[]; deadline_ms: number | null }
  | { kind: "ack"; id: string; n: number }
  | { kind: "refused"; id: string; rule: string | null; message: Message }
  | ({ kind: "talk" } & Talk)
  | { kind: "talks"; talks: Talk[] }
  | { kind: "over"; seed: string; commitment: string }
  | { kind: "bye"; reason: "restart" | "replaced" | "slow" | "wire" }
  | { kind: "pong"; ping: number; server_ms: number };

export type Deed = { do: string } & Record<string, unknown>;

export type ToServer =
  | { id: string; do: Deed; seat?: number }
  | { id: string; say: string; text?: string; args?: Record<string, string | number>; seat?: number };
