/** An update of any game, moment by moment as its rules show it. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { GameEvent, Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";

type Update = AnyUpdate<unknown, GameEvent>;

const MOMENT_MS = 1800;
const MOVE_MS = 400;

/** Nobody is kept from what they may do themselves. */
const hold = ({ events, offers }: Update): number => (events.length && !offers.length ? MOVE_MS : 0);

/** Each moment is looked at for a while. Where time is about to count, what it is about is seen by all at the same time. */
export function spread(before: unknown, update: Update): Shown<Update>[] {
  const { n, events, lines = [], elapsed_ms, moments = [] } = update;
  const lead = elapsed_ms === null ? 0 : Math.max(0, -elapsed_ms);
  /** From one moment to the next: what happened, and nothing that can be done. */
  const part = (i: number): Update => ({
    ...update,
    events: events.slice(moments[i - 1]?.events ?? 0, moments[i]?.events),
    lines: lines.slice(moments[i - 1]?.lines ?? 0, moments[i]?.lines),
  });
  const nothing = { offers: [], deadline_ms: null, elapsed_ms: null };
  const between = moments.map(({ view, words }, i): Shown<Update> => {
    // Each comes before the update itself, which must still count as new.
    const number = n - 1 + (i + 1) / (moments.length + 1);
    return { item: { ...part(i), ...nothing, n: number, view, words }, hold_ms: MOMENT_MS };
  });
  const last = { item: part(moments.length), hold_ms: hold(update) };
  if (!lead || before === null) return [...between, last];
  const still = { ...update, ...nothing, n: n - 0.5, view: before, words: undefined, events: [], lines: [] };
  const held = between.pop()?.item ?? still;
  return [...between, { item: held, hold_ms: lead, exactly: true }, last];
}

export const plain: GameClient<unknown, GameEvent> = { spread, chapter: () => 0, secrets: true };
