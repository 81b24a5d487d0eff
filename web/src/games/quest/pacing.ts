/** An update of Quest stays long enough to be followed: a roll longest, one's own deeds not at all. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import { steps, type Step as AnyStep } from "../../lib/wire/steps";
import { HASH, type QuestEvent, type View } from "./types";

type Update = AnyUpdate<View, QuestEvent>;
type Step = AnyStep<View, QuestEvent>;

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

export function hold({ events, offers }: Pick<Step, "events" | "offers">): number {
  if (!events.length || offers.length) return 0;
  return Math.max(LEAST_MS, ...events.map(({ event }) => HOLD_MS[event] ?? 0));
}

/** A battle of several rolls is seen roll by roll. */
export function spread(update: Update): Shown<Step>[] {
  const rolled = (from: number, to?: number) => update.events.slice(from, to).some(({ event }) => event === "rolled");
  const rolls = update.moments.flatMap(({ events }, i) => {
    const before = update.moments[i - 1]?.events ?? 0;
    return rolled(before, events) && rolled(events) ? [i] : [];
  });
  return steps(update, rolls).map((item) => ({ item, hold_ms: item.moment === null ? hold(item) : ROLL_MS }));
}

export const quest: GameClient<View, QuestEvent> = { hash: HASH, spread, secrets: false };
