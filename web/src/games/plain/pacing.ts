/** An update of any game, moment by moment as its rules show it. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { GameEvent, Update } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import { steps, type Step } from "../../lib/wire/steps";

const MOMENT_MS = 1800;
const MOVE_MS = 400;

type AnyStep = Step<unknown, GameEvent>;

/** Nobody is kept from what they may do themselves. */
const hold = ({ events, offers }: AnyStep): number => (events.length && !offers.length ? MOVE_MS : 0);

/** Each moment is looked at for a while. Where time is about to count, what it is about is seen by all at the same time. */
export function spread(update: Update<unknown, GameEvent>): Shown<AnyStep>[] {
  const lead = Math.max(0, -(update.elapsed_ms ?? 0));
  const last = update.moments.length - 1;
  return steps(
    update,
    update.moments.map((_, i) => i),
  ).map((item) => {
    if (item.moment === null) return { item, hold_ms: hold(item) };
    return item.moment === last && lead ? { item, hold_ms: lead, exactly: true } : { item, hold_ms: MOMENT_MS };
  });
}

export const plain: GameClient<unknown, GameEvent> = { spread, secrets: true };
