/** What the rulebook of Prophecy shows beside its words. */

import { share } from "./cards";

/** Cards beside each other. */
export interface Row {
  cards: string[];
  /** Those with a golden edge. */
  trumps?: string[];
  /** What stands below each. */
  notes?: string[];
  /** Cards that may not be played. */
  barred?: string[];
  /** The card that wins, where they are a trick. */
  wins?: string;
  /** The wheel beside them, as it stands. */
  wheel?: string | null;
}

const shares = (cards: string[]): Row => ({ cards, notes: cards.map((card) => String(share(card))) });
/** A trick with Eagles as trump, in the order of play. */
const trick = (wins: string, ...cards: string[]): Row => ({
  cards,
  wins,
  trumps: cards.filter((card) => card.startsWith("ea") || card === "jaguar"),
});
const jaguarRound = (wins: string, ...cards: string[]): Row => ({ cards, wins, trumps: ["jaguar"] });

export const ROWS: Record<string, Row> = {
  "P1.1": { cards: ["su9", "sp9", "se9", "ea9", "jaguar", "monkey", "shaman", "lizard"] },
  "P1.2": shares(["su7", "sp7", "se7", "ea7"]),
  "P2.1": { cards: ["su14", "ea4"], trumps: ["ea4"], wheel: "ea" },
  "P4.2": shares(["sp3", "sp11", "ea5"]),
  "P5.4": { cards: ["se3", "se11", "monkey", "su6", "ea12"], barred: ["su6", "ea12"] },
  "P6.3": { cards: ["ea13", "ea14", "jaguar"], trumps: ["ea13", "ea14", "jaguar"] },
  "P6.4": { cards: ["su13", "su14", "monkey", "ea1"], trumps: ["ea1"] },
  "P6.5": { cards: ["lizard", "su1", "su2"] },
  "P6.6": { cards: ["su9", "shaman", "su10"] },
  "P8.1": { cards: ["jaguar"], trumps: ["jaguar"], wheel: null },
  "example-1": trick("ea2", "se11", "se13", "shaman", "ea2"),
  "example-2": trick("shaman", "se11", "se13", "shaman"),
  "example-3": trick("monkey", "su3", "monkey", "su14"),
  "example-4": trick("shaman", "su3", "monkey", "shaman"),
  "example-5": trick("jaguar", "jaguar", "ea14", "shaman"),
  "example-6": trick("shaman", "ea14", "jaguar", "shaman"),
  "example-7": trick("lizard", "lizard", "su14", "se14"),
  "example-8": trick("lizard", "lizard", "monkey", "su9"),
  "example-9": trick("shaman", "lizard", "shaman", "su14"),
  "example-10": trick("sp4", "sp4", "su14", "shaman"),
  "example-11": trick("ea3", "ea3", "monkey", "shaman"),
  "example-12": jaguarRound("shaman", "jaguar", "shaman", "su14"),
  "example-13": jaguarRound("jaguar", "jaguar", "su14", "shaman"),
  "example-14": jaguarRound("shaman", "su3", "monkey", "jaguar", "shaman"),
};
