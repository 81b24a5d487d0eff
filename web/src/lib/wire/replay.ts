/** A finished match looked at again: which step, through whose eyes. Plain values, like the match itself. */

import type { GameClient } from "./client.svelte";
import { fresh, type MatchState } from "./match";
import type { Frame, GameEvent, Replayed, TableSummary } from "./messages";
import { withLines, type Line } from "./words";

/** A seat's, or everybody's at once. */
export type Eyes = number | "open";

export interface Moment {
  at: number;
  eyes: Eyes;
}

/** Where to look, as the end of a link: `#step=12&eyes=2`. What is not there, or not possible, is the beginning. */
export function readMoment(hash: string, frames: number, players: number): Moment {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const [step, seat] = [Number(asked.get("step")), Number(asked.get("eyes") ?? NaN)];
  const at = Number.isInteger(step) ? Math.min(Math.max(step - 1, 0), frames - 1) : 0;
  const eyes = Number.isInteger(seat) && seat >= 1 && seat <= players ? seat - 1 : "open";
  return { at, eyes };
}

/** Which game a record says that it is of; null where it says nothing. */
export function gameOf(record: string): string | null {
  try {
    const { game } = JSON.parse(record.split("\n", 1)[0]!) as { game?: unknown };
    return typeof game === "string" && /^[a-z0-9-]+$/.test(game) ? game : null;
  } catch {
    return null;
  }
}

export function writeMoment({ at, eyes }: Moment): string {
  return `#step=${at + 1}${eyes === "open" ? "" : `&eyes=${eyes + 1}`}`;
}

/** The first step of each chapter: of what a line `marks`, a round or a turn. What comes before belongs to the first. */
export function chapters<V, E extends GameEvent>({ frames }: Replayed<V, E>): number[] {
  const marked = frames.flatMap(({ lines = [] }, at) => (lines.some(({ marks }) => marks) ? [at] : []));
  return [0, ...marked.slice(1)];
}

/** The table as it stood then. */
export function standing<V, E extends GameEvent>(replayed: Replayed<V, E>, { at, eyes }: Moment): MatchState<V> {
  const frame = replayed.frames[at]!;
  const talks = replayed.frames.slice(0, at + 1).flatMap(({ said }) => said);
  const last = at === replayed.frames.length - 1;
  const { scores, places, winners, ended, why } = replayed;
  return {
    ...fresh<V>(),
    summary: nowhere(replayed),
    seats: eyes === "open" ? [] : [eyes],
    n: at,
    view: eyes === "open" ? frame.watcher : frame.seats[eyes]!,
    over: last && replayed.over ? { seed: "", commitment: "", scores, places, winners, ended, why } : null,
    talks: last ? [...talks, ...replayed.said] : talks,
  };
}

/** What these eyes were told from one step up to another. */
export function told<V, E extends GameEvent>(replayed: Replayed<V, E>, from: number, to: number, eyes: Eyes): E[] {
  return replayed.frames
    .slice(from, to + 1)
    .flatMap((frame) => frame.told)
    .filter((each) => each.to === null || (eyes !== "open" && each.to.includes(eyes)))
    .map(({ event }) => event);
}

/** What these eyes were told in words from one step up to another, as far as it may still be read. */
export function lines<V, E extends GameEvent>(replayed: Replayed<V, E>, from: number, to: number, eyes: Eyes): Line[] {
  const seat = eyes === "open" ? null : eyes;
  const heard = replayed.frames
    .slice(from, to + 1)
    .flatMap((frame) => frame.lines ?? [])
    .filter(({ to: told = null, besides = [] }) =>
      told === null ? seat === null || !besides.includes(seat) : seat !== null && told.includes(seat),
    );
  return withLines([], heard);
}

/** A table that no server has: one that is looked at again, or taught at. */
export function nowhere(of: Pick<TableSummary, "game" | "players" | "options"> & { names: string[] }): TableSummary {
  const { game, players, options, names } = of;
  return {
    id: "",
    game,
    players,
    options,
    bots: "",
    clock_s: null,
    patience_s: 0,
    phase: "over",
    open: false,
    seats: names.map((name) => ({ who: "person", guest: null, name, level: null, away: false, host: false })),
    host: false,
    mine: [],
    my_turn: false,
    updated: 0,
    rematch: null,
    plays_on: false,
    standing: null,
    takeable: [],
    watchers: [],
    watchers_talk: false,
    watchers_sit: false,
  };
}

/** With the moments in between that the table shows for a while, such as a round's last trick before the next deal. */
export function expand<V, E extends GameEvent>(replayed: Replayed<V, E>, spread: GameClient<V, E>["spread"]): Replayed<V, E> {
  const frames = replayed.frames.flatMap((frame) => {
    const moments = frame.moments.map(({ told, lines, watcher }) => ({ events: told, lines, view: watcher }));
    const events = frame.told.map(({ event }) => event);
    let [past, read] = [0, 0];
    return spread({ ...UNTIMED, kind: "update", n: 0, events, view: frame.watcher, moments }).map(({ item }, i): Frame<V, E> => {
      const [from, shown] = [past, item.moment === null ? frame : frame.moments[item.moment]!];
      past += item.events.length;
      const { watcher, seats, words } = shown;
      const lines = frame.lines?.slice(read, item.moment === null ? undefined : frame.moments[item.moment]!.lines);
      read += lines?.length ?? 0;
      return {
        ...frame,
        told: frame.told.slice(from, past),
        said: i ? [] : frame.said,
        lines,
        words,
        watcher,
        seats,
        moments: [],
      };
    });
  });
  return { ...replayed, frames };
}

const UNTIMED = { offers: [], deadline_ms: null, elapsed_ms: null, moves_left: null };
