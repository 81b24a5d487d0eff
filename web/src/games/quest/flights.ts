/** What moves on the map, and what is heard, when something happens in Quest. */

import type { SoundName } from "../../lib/sounds";
import type { Flight } from "../../lib/table/flight";
import { SPACES } from "./places";
import type { QuestEvent } from "./types";

/** The names of places, as the table's pieces bear them. */
export const at = {
  deck: "deck",
  card: (space: string) => `card ${space}`,
  goods: (item: string) => `goods ${item}`,
  item: (item: string) => `item ${item}`,
  hero: (seat: number) => `hero ${seat}`,
};

/** Cards are laid and taken up; items come to whoever takes them. */
export function flights(events: QuestEvent[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.event) {
      case "cards-laid":
        return event.spaces.map((space, order) => ({ fly: "come", item: at.card(space), from: at.deck, order: 2 * order }));
      case "goods-laid":
        return event.items.map((item, order) => ({ fly: "come", item: at.goods(item), from: at.deck, order: 2 * order }));
      case "turned-up":
        return [{ fly: "drop", item: at.card(event.space) }];
      case "item-taken":
        return [{ fly: "come", item: at.item(event.item), from: at.hero(event.seat) }];
      default:
        return [];
    }
  });
}

/** The lands a figure is seen to pass: along the ring where it walks or rides, straight over where it sails or flies. */
export function path(from: string, to: string, way: string): string[] {
  const [start, end] = [SPACES.indexOf(from), SPACES.indexOf(to)];
  if (start < 0 || end < 0 || start === end) return [];
  if (!["foot", "horse", "boots"].includes(way)) return [to];
  const ahead = (end - start + SPACES.length) % SPACES.length;
  const step = ahead <= SPACES.length / 2 ? 1 : -1;
  const passed: string[] = [];
  for (let at = start; at !== end;) {
    at = (at + step + SPACES.length) % SPACES.length;
    passed.push(SPACES[at]!);
  }
  return passed;
}

/** The one sound of what happened: the weightiest. */
export function sound(events: QuestEvent[]): SoundName | null {
  const has = (kind: QuestEvent["event"]) => events.some(({ event }) => event === kind);
  if (has("match-ended") || has("certificate-bought")) return "victory";
  if (has("died")) return "miss";
  const rolled = events.findLast((event) => event.event === "rolled");
  if (rolled) return "dice";
  if (has("turned-up") || has("cards-laid") || has("goods-laid")) return "card";
  if (has("item-taken") || has("changed")) return "token";
  return has("moved") ? "die" : null;
}
