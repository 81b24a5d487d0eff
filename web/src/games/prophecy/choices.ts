/** The server's offers in the shape the table draws: what each card in hand can do, and why it cannot. */

import type { Offer, Refusal } from "../../lib/wire/contract";
import type { Suit } from "./types";

export interface Choices {
  /** How many cards a bid takes; null when no bid is asked for. */
  bid: number | null;
  /** Cards that may be used now; a card that names a suit comes with those it may name. */
  cards: Map<string, Suit[] | null>;
  refused: Map<string, Refusal>;
  undo: boolean;
}

export function choices(offers: Offer[]): Choices {
  const found: Choices = { bid: null, cards: new Map(), refused: new Map(), undo: false };
  for (const { verb, fields } of offers) {
    if (verb === "undo") found.undo = true;
    const cards = fields.find((field) => field.name === "cards" || field.name === "card");
    if (!cards) continue;
    if (verb === "bid") found.bid = cards.count;
    const suits = fields.find((field) => field.name === "suit")?.values ?? null;
    for (const card of cards.values.map(String)) found.cards.set(card, suits as Suit[] | null);
    for (const refusal of cards.refused) found.refused.set(String(refusal.value), refusal);
  }
  return found;
}
