/** Looking for cards: by sort, and by every word of what was typed. */

import { plain, typedWords } from "../../lib/text/searching";
import type { Printed } from "./types";

export const SORTS = ["all", "creature", "opportunity", "common", "rare", "character", "chance", "space"] as const;
export type Wanted = (typeof SORTS)[number];

export function matching(all: Printed[], wanted: Wanted, typed: string, words: (card: Printed) => string): Printed[] {
  const parts = typedWords(typed);
  return all.filter((card) => {
    if (wanted !== "all" && card.sort !== wanted) return false;
    const text = plain(words(card));
    return parts.every((part) => text.includes(part));
  });
}

/** The marks as words know them. */
export const MARKS = { F: "printed", "f+": "read", f: "unchecked", o: "ours" } as const;
