/** What this client knows of its table: a plain value, changed only by what the server says. */

import type { Message, Offer } from "./contract";
import type { FromServer, GameEvent, Over, TableSummary, Talk } from "./messages";
import type { Step } from "./steps";
import type { Asked, InWords } from "./words";

export interface Refused {
  rule: string | null;
  message: Message;
}

/** What one says. */
export type Said = Pick<Talk, "say" | "args" | "text">;

/** What one said and others did not hear, and why. */
export interface Unsaid {
  said: Said;
  message: Message;
}

export interface MatchState<V> {
  summary: TableSummary | null;
  seats: number[];
  host: boolean;
  n: number;
  /** Which moment of update `n` is shown; null: what it leads to. */
  moment: number | null;
  view: V | null;
  /** The same in words, where somebody reads them. */
  words: InWords | null;
  offers: Offer[];
  /** What one is to do now and what for, where the game says so. */
  asked: Asked | null;
  /** On this device's clock. */
  deadline: number | null;
  /** On this device's clock: when the step began in which time counts. */
  began: number | null;
  talks: Talk[];
  /** The number of the latest that was said before this page heard it, or while it was away. */
  oldTalk: number;
  refused: Refused | null;
  over: Over | null;
  /** About how many moves there are until the table ends the match, where that is near. */
  movesLeft: number | null;
  /** Ids of own actions that are on their way. */
  sent: string[];
  /** What one says, on its way too. */
  saying: { id: string; said: Said }[];
  /** The latest that was refused, until one says something else. */
  unsaid: Unsaid | null;
  /** The number of the update that the latest own action made. */
  acked: number;
}

/** Whether the position that is shown is the one after all one has done: before that its offers are yesterday's. */
export function settled({ sent, n, moment, acked }: MatchState<unknown>): boolean {
  return !sent.length && (moment === null ? n >= acked : n > acked);
}

/** Whether a step comes after what is shown. */
function isLater<V, E extends GameEvent>(step: Step<V, E>, { n, moment }: MatchState<V>): boolean {
  if (step.n !== n) return step.n > n;
  return moment !== null && (step.moment === null || step.moment > moment);
}

export function fresh<V>(): MatchState<V> {
  return {
    summary: null,
    seats: [],
    host: false,
    n: -1,
    moment: null,
    view: null,
    words: null,
    offers: [],
    asked: null,
    deadline: null,
    began: null,
    talks: [],
    oldTalk: 0,
    refused: null,
    over: null,
    movesLeft: null,
    sent: [],
    saying: [],
    unsaid: null,
    acked: -1,
  };
}

const KEPT_TALKS = 100;

function withTalks(known: Talk[], more: Talk[]): Talk[] {
  const seen = new Set(known.map((talk) => talk.k));
  const all = [...known, ...more.filter((talk) => !seen.has(talk.k))];
  return all.sort((a, b) => a.k - b.k).slice(-KEPT_TALKS);
}

function without(ids: string[], ...gone: string[]): string[] {
  return ids.filter((id) => !gone.includes(id));
}

/** Whether this was said and is done with: it was heard or, where there is a message, refused. */
function answered<V>(state: MatchState<V>, id: string, message?: Message): MatchState<V> | null {
  const said = state.saying.find((each) => each.id === id)?.said;
  if (!said) return null;
  const saying = state.saying.filter((each) => each.id !== id);
  return { ...state, saying, unsaid: message ? { said, message } : state.unsaid };
}

/** The table after a message, or a step of an update, that was heard at this time of this device's clock; it may be shown later. */
export function receive<V, E extends GameEvent>(
  state: MatchState<V>,
  message: Exclude<FromServer<V, E>, { kind: "update" }> | Step<V, E>,
  heard_ms: number,
): MatchState<V> {
  switch (message.kind) {
    case "hello":
      return { ...state, seats: message.you.seats, host: message.you.host };
    case "table": {
      const { mine, host } = message.summary;
      return { ...state, summary: message.summary, seats: mine, host };
    }
    case "view":
    case "step": {
      // A late or repeated step tells nothing new; a view is always the present.
      if (message.kind === "step" && !isLater(message, state)) return state;
      const deadline = message.deadline_ms === null ? null : heard_ms + message.deadline_ms;
      const began = message.elapsed_ms === null ? null : heard_ms - message.elapsed_ms;
      const { n, view, offers, asked = null, moves_left: movesLeft, words = state.words } = message;
      const shown = { ...state, n, view, words, offers, asked, deadline, began, refused: null, movesLeft };
      if (message.kind === "step") return { ...shown, moment: message.moment };
      const saying = state.saying.filter(({ id }) => !message.acks.includes(id));
      return { ...shown, moment: null, saying, sent: without(state.sent, ...message.acks), acked: Math.min(state.acked, n) };
    }
    case "ack":
      // What was said is acknowledged too, but changes no position.
      if (!state.sent.includes(message.id)) return answered(state, message.id) ?? state;
      return { ...state, sent: without(state.sent, message.id), acked: Math.max(state.acked, message.n) };
    case "refused": {
      const { rule, message: words } = message;
      // What may not be said is no deed that may not be done.
      const unsaid = answered(state, message.id, words);
      if (unsaid) return unsaid;
      return { ...state, sent: without(state.sent, message.id), refused: { rule, message: words } };
    }
    case "talk": {
      const { k, seat, name, say, args, text } = message;
      return { ...state, talks: withTalks(state.talks, [{ k, seat, name, say, args, text }]) };
    }
    case "talks":
      return { ...state, talks: withTalks(state.talks, message.talks), oldTalk: message.talks.at(-1)?.k ?? state.oldTalk };
    case "over": {
      const { seed, commitment, scores, places, winners, ended, why } = message;
      return { ...state, over: { seed, commitment, scores, places, winners, ended, why } };
    }
    case "bye":
    case "pong":
    case "probe":
      return state;
  }
}

/** Whether updates were missed between the latest that was heard and this one. */
export function misses(heard: number, n: number): boolean {
  return heard >= 0 && n > heard + 1;
}
