/** An update of Prophecy in steps that people can follow: a full trick is seen before it is gone. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Offer } from "../../lib/wire/contract";
import type { Deed, Update as AnyUpdate } from "../../lib/wire/messages";
import { onlyDeed } from "../../lib/wire/offers";
import type { Shown } from "../../lib/wire/pace";
import type { Played, ProphecyEvent, TrickTaken, View } from "./types";

type Update = AnyUpdate<View, ProphecyEvent>;

const CARD_MS = 550;
const TRICK_MS = 1500;
const BID_MS = 250;

function hold(events: ProphecyEvent[]): number {
  const kinds = new Set(events.map(({ event }) => event));
  if (kinds.has("trick-taken")) return TRICK_MS;
  if (kinds.has("played")) return CARD_MS;
  return kinds.size ? BID_MS : 0;
}

/** The table with the round's last trick full: the new view already shows the next deal. */
function full(before: View, played: Played, taken: TrickTaken): View {
  const last = { ...before.trick, cards: [...before.trick.cards, played.card], winner: taken.seat };
  const seats = before.seats.map((seat, i) => ({
    ...seat,
    cards: i === played.seat ? seat.cards - 1 : seat.cards,
    taken: i === taken.seat ? taken.taken : seat.taken,
  }));
  const hand = before.hand.filter((card) => card !== played.card);
  return { ...before, last, trick: { ...before.trick, cards: [], lead: null, winner: null }, seats, hand, acting: [] };
}

export function spread(before: View | null, update: Update): Shown<Update>[] {
  const played = update.events.find((event) => event.event === "played");
  const taken = update.events.find((event) => event.event === "trick-taken");
  const scored = update.events.findIndex((event) => event.event === "round-scored");
  if (!before || !played || !taken || scored < 0) return [{ item: update, hold_ms: hold(update.events) }];
  const { n, events } = update;
  const first: Update = {
    ...update,
    // It comes before the update itself, which must still count as new.
    n: n - 0.5,
    events: events.slice(0, scored),
    view: full(before, played, taken),
    offers: [],
    deadline_ms: null,
    elapsed_ms: null,
  };
  return [
    { item: first, hold_ms: TRICK_MS },
    { item: { ...update, events: events.slice(scored) }, hold_ms: BID_MS },
  ];
}

/** The last card of a hand plays itself, unless a suit goes with it. */
export function forced(view: View, offers: Offer[]): Deed | null {
  return view.phase === "play" && view.hand.length === 1 ? onlyDeed(offers) : null;
}

export const prophecy: GameClient<View, ProphecyEvent> = { spread, chapter: (view) => view.round, secrets: true, forced };
