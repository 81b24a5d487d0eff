/** An update of Quest stays long enough to be followed: a roll longest, one's own deeds not at all. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import type { QuestEvent, View } from "./types";

type Update = AnyUpdate<View, QuestEvent>;

const HOLD_MS: Partial<Record<QuestEvent["event"], number>> = {
  "turn-began": 1500,
  "fight-began": 900,
  rolled: 2200,
  "turned-up": 1300,
  "certificate-bought": 1600,
  died: 1800,
  "die-rolled": 1200,
  "card-used": 900,
  moved: 600,
  "item-taken": 600,
};
const ROLL_MS = 1500;
const LEAST_MS = 250;

export function hold({ events, offers }: Pick<Update, "events" | "offers">): number {
  if (!events.length || offers.length) return 0;
  return Math.max(LEAST_MS, ...events.map(({ event }) => HOLD_MS[event] ?? 0));
}

/** A battle of several rolls is seen roll by roll: until the last of them the table looks as it did. */
export function spread(before: View | null, update: Update): Shown<Update>[] {
  const rolls = update.events.flatMap(({ event }, i) => (event === "rolled" ? [i + 1] : []));
  if (!before || rolls.length < 2) return [{ item: update, hold_ms: hold(update) }];
  const ends = rolls.slice(0, -1);
  const shown = ends.map((end, i): Shown<Update> => {
    const events = update.events.slice(ends[i - 1] ?? 0, end);
    // Each comes before the update itself, which must still count as new.
    const n = update.n - 1 + (i + 1) / (ends.length + 1);
    return { item: { ...update, n, events, view: before, offers: [], deadline_ms: null }, hold_ms: ROLL_MS };
  });
  const last = { ...update, events: update.events.slice(ends.at(-1)) };
  return [...shown, { item: last, hold_ms: hold(last) }];
}

/** Replays are divided by turns; an extra one is a turn of its own. */
const chapter = ({ turn, extra_turn }: View): number => 2 * (turn ?? -1) + Number(extra_turn);

export const quest: GameClient<View, QuestEvent> = { spread, chapter, secrets: false };
