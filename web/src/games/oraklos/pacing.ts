/** An update of Oraklos in steps that people can follow: a verdict is seen before its dice are gathered up, and a throw
 * comes to rest when its search begins: for those too who want no motion, so that nobody sees the dice earlier. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import { momentBefore, steps, type Step as AnyStep } from "../../lib/wire/steps";
import { falling } from "./tumble";
import { HASH, type OraklosEvent, type View } from "./types";

type Update = AnyUpdate<View, OraklosEvent>;
type Step = AnyStep<View, OraklosEvent>;

/** Where nothing is timed: in a replay, and before dice are taken back. */
const VERDICT_MS = 1400;
const MOVE_MS = 200;

/** Nobody is kept from what they may do themselves, least of all where it is a race. */
function hold({ events, offers, view }: Update): number {
  // Nobody's dice are taken back before the verdict on them has been seen.
  if (view.phase === "take" && events.some(({ event }) => event === "judged")) return VERDICT_MS;
  return events.length && !offers.length ? MOVE_MS : 0;
}

export function spread(update: Update, falls: () => number = falling): Shown<Step>[] {
  const { events, elapsed_ms } = update;
  const first = (name: OraklosEvent["event"]) => events.findIndex(({ event }) => event === name);
  const [began, thrown, judged] = [first("round-began"), first("thrown"), first("judged")];
  const lead = elapsed_ms === null || elapsed_ms >= 0 ? 0 : Math.max(0, -elapsed_ms - falls());
  const seen = (began >= 0 && judged >= 0) || (thrown >= 0 && lead > 0);
  const moment = seen ? momentBefore(update, began < 0 ? thrown : began) : null;
  const [shown, then] = steps(update, moment === null ? [] : [moment]);
  if (!then) return [{ item: shown!, hold_ms: hold(update) }];
  return [
    { item: shown!, hold_ms: lead || VERDICT_MS, exactly: lead > 0 },
    { item: then, hold_ms: 0 },
  ];
}

export const oraklos: GameClient<View, OraklosEvent> = { hash: HASH, spread, secrets: true };
