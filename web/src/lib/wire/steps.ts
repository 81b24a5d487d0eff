/** An update in the moments that it passes through: the rules say which there are, a game which of them are looked at. */

import type { GameEvent, Update } from "./messages";

/** What is shown at one time: a moment of an update, or the position that the update leads to. */
export interface Step<V, E extends GameEvent> extends Omit<Update<V, E>, "kind" | "moments"> {
  kind: "step";
  /** Which of the update's moments it is; null: where the update ends. */
  moment: number | null;
  /** What happened since the step before; so do its lines. */
  events: E[];
}

/** Those moments of an update that are looked at, and its end. Offers and clocks belong to the end alone. */
export function steps<V, E extends GameEvent>(update: Update<V, E>, chosen: number[] = []): Step<V, E>[] {
  const { moments, n, view, words, events, lines = [], offers, asked, deadline_ms, elapsed_ms, moves_left } = update;
  let [told, read] = [0, 0];
  const shown = chosen.map((moment): Step<V, E> => {
    const { view, words, events: before, lines: heard } = moments[moment]!;
    const since = { events: events.slice(told, before), lines: lines.slice(read, heard) };
    [told, read] = [before, heard];
    return { kind: "step", n, moment, view, words, ...since, offers: [], deadline_ms: null, elapsed_ms: null, moves_left };
  });
  const end: Step<V, E> = {
    kind: "step",
    n,
    moment: null,
    view,
    words,
    events: events.slice(told),
    lines: lines.slice(read),
    offers,
    asked,
    deadline_ms,
    elapsed_ms,
    moves_left,
  };
  return [...shown, end];
}

/** The latest moment that comes before event number `end`; null where none does. */
export function momentBefore({ moments }: Pick<Update<unknown, GameEvent>, "moments">, end: number): number | null {
  const last = moments.findLastIndex(({ events }) => events <= end);
  return last < 0 ? null : last;
}
