/** An update of Prophecy in steps that people can follow: a full trick is seen before it is gone. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Offer } from "../../lib/wire/contract";
import type { Deed, Update as AnyUpdate } from "../../lib/wire/messages";
import { onlyDeed } from "../../lib/wire/offers";
import type { Shown } from "../../lib/wire/pace";
import { momentBefore, steps, type Step as AnyStep } from "../../lib/wire/steps";
import { HASH, type ProphecyEvent, type View } from "./types";

type Update = AnyUpdate<View, ProphecyEvent>;
type Step = AnyStep<View, ProphecyEvent>;

const CARD_MS = 550;
const TRICK_MS = 1500;
const BID_MS = 250;

function hold(events: ProphecyEvent[]): number {
  const kinds = new Set(events.map(({ event }) => event));
  if (kinds.has("trick-taken")) return TRICK_MS;
  if (kinds.has("played")) return CARD_MS;
  return kinds.size ? BID_MS : 0;
}

export function spread(update: Update): Shown<Step>[] {
  const scored = update.events.findIndex(({ event }) => event === "round-scored");
  const last = scored < 0 ? null : momentBefore(update, scored);
  return steps(update, last === null ? [] : [last]).map((item) => ({ item, hold_ms: hold(item.events) }));
}

/** The last card of a hand plays itself, unless a suit goes with it. */
export function forced({ phase, hand, round }: View, offers: Offer[]): { deed: Deed; round: number } | null {
  const deed = phase === "play" && hand.length === 1 ? onlyDeed(offers) : null;
  return deed && { deed, round };
}

export const prophecy: GameClient<View, ProphecyEvent> = {
  hash: HASH,
  spread,
  secrets: true,
  forced,
};
