/** What moves on the table, and what is heard, when something happens in Oraklos. The throw itself is the floor's. */

import type { SoundName } from "../../lib/sounds";
import type { Flight } from "../../lib/table/flight";
import type { OraklosEvent } from "./types";

/** The names of places, as the table's pieces bear them. */
export const at = {
  cup: "cup",
  marker: (worth: number) => `marker ${worth}`,
  card: (seat: number | null, card: string) => `wish ${seat ?? ""} ${card}`,
  seat: (seat: number) => `seat ${seat}`,
};

/** A marker jumps to its card; new cards are dealt. In Antipodes the cards are everybody's. */
export function flights(events: OraklosEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    if (event.event === "claimed") return [{ fly: "come", item: at.marker(event.marker), from: at.seat(event.seat) }];
    if (event.event !== "wishes-drawn") return [];
    const common = event.cards.length === 1;
    return event.cards.flatMap((cards, seat) =>
      cards.map((card, order): Flight => ({ fly: "drop", item: at.card(common ? null : seat, card), order: order + 2 * seat })),
    );
  });
}

/** The one sound of what happened: the weightiest. */
export function sound(events: OraklosEvent[]): SoundName | null {
  const has = (kind: OraklosEvent["event"]) => events.some(({ event }) => event === kind);
  if (has("match-ended")) return "victory";
  const judged = events.findLast((event) => event.event === "judged");
  if (judged) return judged.verdict.points > 0 ? "hit" : "miss";
  if (has("thrown")) return "dice";
  if (has("attempted")) return "miss";
  if (has("claimed") || has("denied")) return "token";
  return has("cup-filled") || has("taken") ? "die" : null;
}
