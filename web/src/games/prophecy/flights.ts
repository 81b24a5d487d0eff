/** What moves on the table, and what is heard, when something happens in Prophecy. */

import type { SoundName } from "../../lib/sounds";
import type { Flight } from "../../lib/table/flight";
import { SUITS } from "./cards";
import type { ProphecyEvent, View } from "./types";

/** The names of places, as the table's pieces bear them. */
export const at = {
  card: (card: string) => `card ${card}`,
  seat: (seat: number) => `seat ${seat}`,
  pile: (seat: number) => `pile ${seat}`,
  token: (seat: number) => `token ${seat}`,
  tricks: (seat: number) => `tricks ${seat}`,
  trick: (seat: number, i: number) => `trick ${seat} ${i}`,
  wheel: "wheel",
};

/** How many backs fly to each of the others: a few tell that all are dealt. */
const BACKS = 3;
/** When what follows from a card may begin: once it has arrived. */
const ARRIVED = 14;

/** How far the wheel's disc is turned, so that the trump stands under the tooth. */
export function turned(trump: string | null): number {
  const notch = trump === null ? SUITS.length : (SUITS as readonly string[]).indexOf(trump);
  return -72 * notch;
}

/** The wheel turns one way only. */
function turn(before: View, after: View): Flight[] {
  const [from, to] = [turned(before.trump), turned(after.trump)];
  if (from === to) return [];
  return [{ fly: "turn", item: at.wheel, from: from < to ? from + 360 : from, to }];
}

/** The cards that lie in the middle. */
function middle(view: View): string[] {
  return view.trick.cards.length ? view.trick.cards : (view.last?.cards ?? []);
}

function gather(before: View, after: View): Flight[] {
  const winner = before.last?.winner;
  if (before.trick.cards.length || winner === null || winner === undefined) return [];
  const left = middle(after);
  return middle(before)
    .filter((card) => !left.includes(card))
    .map((card, order) => ({ fly: "leave", item: at.card(card), to: at.tricks(winner), order }));
}

/** The cards are given out, and the wheel shows the round's trump. */
export function deal(before: View | null, after: View): Flight[] {
  const from = at.seat(after.dealer ?? 0);
  const own = after.hand.map((card, order): Flight => ({ fly: "come", item: at.card(card), from, order }));
  const others = after.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== after.seat && seat !== after.dealer)
    .flatMap((seat, i) =>
      Array.from({ length: BACKS }, (_, k): Flight => ({ fly: "pass", from, to: at.seat(seat), order: i + 4 * k })),
    );
  return [...(before ? turn(before, after) : []), ...own, ...others];
}

function follows(event: ProphecyEvent, before: View | null, after: View): Flight[] {
  switch (event.event) {
    case "played":
      return [{ fly: "come", item: at.card(event.card), from: at.seat(event.seat) }];
    case "card-taken-back":
      return event.seat === after.seat
        ? [{ fly: "come", item: at.card(event.card), from: at.seat(event.seat) }]
        : [{ fly: "leave", item: at.card(event.card), to: at.seat(event.seat) }];
    case "bid-chosen":
      return event.cards.map((card, order) => ({ fly: "leave", item: at.card(card), to: at.pile(after.seat ?? 0), order }));
    case "bid-made":
      return [
        { fly: "come", item: at.pile(event.seat), from: at.seat(event.seat) },
        { fly: "drop", item: at.token(event.seat), order: ARRIVED },
      ];
    case "trick-taken":
      return [{ fly: "drop", item: at.trick(event.seat, event.taken - 1), order: ARRIVED }];
    case "round-began":
      return deal(before, after);
    default:
      return [];
  }
}

export function flights(before: View | null, after: View, events: ProphecyEvent[]): Flight[] {
  const gathered = before && events.length ? gather(before, after) : [];
  return [...gathered, ...events.flatMap((event) => follows(event, before, after))];
}

/** The one sound of what happened: the weightiest. */
export function sound(events: ProphecyEvent[]): SoundName | null {
  const kinds = new Set(events.map(({ event }) => event));
  if (kinds.has("match-ended")) return "victory";
  if (kinds.has("trick-taken")) return "trick";
  if (kinds.has("bid-made")) return "token";
  return kinds.has("played") || kinds.has("hand-dealt") || kinds.has("card-taken-back") ? "card" : null;
}
