// Written by web/generate.py from the Python types; do not edit.

import type { Message, Offer } from "./contract";

export const HASH = "04a26eddfc76";

export interface Ack {
  kind: "ack";
  id: string;
  n: number;
}

export interface Asked {
  words: Message;
  rule?: string | null;
}

export interface BotBody {
  seat: number;
  level: string | null;
}

export interface BrowserBody {
  browser: string;
}

export interface BrowserSummary {
  id: string;
  made_ms: number | null;
  used_ms: number;
  by: "link" | "name";
  here: boolean;
}

export interface Bye {
  kind: "bye";
  reason: "replaced" | "restart" | "sent-away" | "signed-out" | "slow" | "wire";
}

export interface ChangeBody {
  options: Record<string, unknown>;
  bots: string;
  clock_s: number | null;
  patience_s: number | null;
  open: boolean;
}

export interface Choice {
  path: string[];
  words: Message;
  values: Value[];
  more: Message | null;
  when: Record<string, (string | number | boolean | null)[]>;
}

export interface Colours {
  ground: string;
  ink: string;
  accent: string;
}

export interface Do {
  id: string;
  do: Record<string, unknown>;
  seat?: number | null;
}

export interface Echo {
  echo: number;
}

export interface Event {
  event: "Event";
}

export interface Failed {
  error: Failure;
}

export interface Failure {
  id: string;
  args: Record<string, string | number | Message>;
  rule: string | null;
}

export interface Frame {
  line: number;
  said: Talk[];
  told: Told[];
  watcher: unknown;
  seats: unknown[];
  moments: FrameMoment[];
  lines?: ToldLine[];
  words?: InWords;
}

export interface FrameMoment {
  told: number;
  lines: number;
  watcher: unknown;
  seats: unknown[];
  words?: InWords;
}

export interface FromBody {
  line: number;
  table?: string | null;
  record?: string | null;
}

export interface GameFacts {
  name: string;
  least: number;
  most: number;
  levels: string[];
  quick: QuickTable;
  minutes: Minutes[];
  lesson_minutes: number | null;
}

export interface GamePresented {
  name: string;
  choices: Choice[];
  light: Colours;
  dark: Colours;
  sounds: Sound[];
  picture: string | null;
  sayings: string[];
}

export interface Games {
  games: GamePresented[];
}

export interface Health {
  ok: boolean;
  wire: number;
}

export interface Hello {
  kind: "hello";
  you: You;
  server_ms: number;
  house: string;
  game: string;
  wire: number;
}

export interface Hurry {
  hurry: number;
}

export interface InWords {
  sections: Section[];
  called?: Record<string, Record<string, string | number | Message>>;
  acting?: number[];
}

export interface Lesson {
  title: Message;
  rule: string | null;
  seat: number;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  updates: Update[];
  steps: LessonStep[];
}

export interface LessonStep {
  n: number;
  words: Message;
  points: string[];
  tries: boolean;
}

export interface LessonSummary {
  name: string;
  title: Message;
  minutes: number;
  rule: string | null;
  said: Message;
  names: string[];
  view: unknown;
}

export interface Lessons {
  lessons: LessonSummary[];
}

export interface Line {
  words: string | number | Message;
  marks?: boolean;
  passing?: boolean;
  settles?: boolean;
  reopens?: boolean;
}

export interface LinkBody {
  long?: boolean;
}

export interface LinkSummary {
  guest: string;
  name: string;
  tables: number;
}

export interface Made {
  id: string;
}

export interface Me {
  guest: string | null;
  name: string;
  tables: TableSummary[];
  share: string | null;
  games: GameFacts[];
  keep_days: number | null;
}

export interface Minutes {
  minutes: number;
  when: Record<string, (string | number | boolean | null)[]>;
}

export interface MomentShown {
  events: number;
  lines: number;
  view: unknown;
  words?: InWords;
}

export interface MoveBody {
  token: string;
  leave?: string | null;
}

export interface NameBody {
  name: string;
}

export interface Open {
  tables: TableSummary[];
}

export interface Over {
  kind: "over";
  seed: string;
  commitment: string;
  scores: number[];
  places: number[];
  winners: number[];
  ended: "too-long" | null;
  why: (string | number | Message)[];
}

export interface Path {
  path: string;
}

export interface Ping {
  ping: number;
}

export interface Pong {
  kind: "pong";
  ping: number;
  server_ms: number;
}

export interface Probe {
  kind: "probe";
  probe: number;
}

export interface QuickTable {
  players: number;
  bots: string;
  options: Record<string, unknown>;
}

export interface Refused {
  kind: "refused";
  id: string;
  rule: string | null;
  message: Message;
}

export interface Replayed {
  game: string;
  players: number;
  options: Record<string, unknown>;
  names: string[];
  over: boolean;
  ended: "too-long" | null;
  scores: number[];
  places: number[];
  winners: number[];
  why: (string | number | Message)[];
  said: Talk[];
  frames: Frame[];
}

export interface Say {
  id: string;
  say: string;
  args?: Record<string, string | number> | null;
  text?: string | null;
  seat?: number | null;
}

export interface SeatSummary {
  who: "bot" | "empty" | "person";
  name: string;
  level: string | null;
  away: boolean;
  guest: string | null;
  host: boolean;
}

export interface Section {
  heading: Message;
  lines: (string | number | Message)[];
  columns: (string | number | Message)[];
  rows: ((string | number | Message)[])[];
  folded: boolean;
}

export interface SendAwayBody {
  guest: string;
}

export interface SetPace {
  pace: "calm" | "off" | "quick";
}

export interface SetWords {
  words: boolean;
}

export interface Signed {
  browsers: BrowserSummary[];
  link_until_ms: number | null;
}

export interface SitBody {
  seat: number;
}

export interface Sound {
  event: string;
  sound: "card" | "dice" | "die" | "hit" | "miss" | "token" | "trick" | "victory";
}

export interface Standing {
  scores: number[];
  places: number[];
}

export interface SwapBody {
  seats: [number, number];
}

export interface Table {
  kind: "table";
  summary: TableSummary;
}

export interface TableBody {
  game?: string | null;
  players?: number | null;
  options?: Record<string, unknown> | null;
  from?: FromBody | null;
  seat?: number;
  bots?: string;
  clock_s?: number | null;
  patience_s?: number | null;
  open?: boolean;
  start?: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  bots: string;
  clock_s: number | null;
  patience_s: number | null;
  phase: "lobby" | "over" | "running";
  open: boolean;
  seats: SeatSummary[];
  host: boolean;
  mine: number[];
  my_turn: boolean;
  updated: number;
  rematch: string | null;
  plays_on: boolean;
  standing: Standing | null;
  takeable: number[];
  watchers: string[];
  watchers_talk: boolean;
  watchers_sit: boolean;
}

export interface Talk {
  kind: "talk";
  k: number;
  seat: number | null;
  name: string;
  say: string;
  args: Record<string, string | number>;
  text: string;
}

export interface Talks {
  kind: "talks";
  talks: Talk[];
}

export interface TokenBody {
  token: string;
}

export interface Told {
  event: Event;
  to: number[] | null;
}

export interface ToldLine {
  words: string | number | Message;
  marks?: boolean;
  passing?: boolean;
  settles?: boolean;
  reopens?: boolean;
  to?: number[] | null;
  besides?: number[];
}

export interface Tried {
  wrong: Failure | null;
}

export interface TryBody {
  step: number;
  do: Record<string, unknown>;
}

export interface Update {
  kind: "update";
  n: number;
  events: Event[];
  view: unknown;
  offers: Offer[];
  deadline_ms: number | null;
  elapsed_ms: number | null;
  moves_left: number | null;
  asked?: Asked;
  moments: MomentShown[];
  lines?: Line[];
  words?: InWords;
}

export interface Value {
  value: string | number | boolean | null;
  words: Message;
}

export interface Verified {
  verified: number;
}

export interface View {
  kind: "view";
  n: number;
  view: unknown;
  offers: Offer[];
  deadline_ms: number | null;
  elapsed_ms: number | null;
  acks: string[];
  moves_left: number | null;
  asked?: Asked;
  lines?: Line[];
  words?: InWords;
}

export interface Watcher {
  guest: string;
  name: string;
}

export interface Watchers {
  watchers: Watcher[];
}

export interface WatchersBody {
  talk: boolean;
  sit: boolean;
}

export interface You {
  seats: number[];
  host: boolean;
}

export type FromServer =
  | Hello
  | Table
  | View
  | Update
  | Ack
  | Refused
  | Talk
  | Talks
  | Over
  | Bye
  | Pong
  | Probe;

export type ToServer =
  | Do
  | Say
  | Ping
  | Echo
  | SetPace
  | Hurry
  | SetWords;
