/** Cards by their names on the wire: "se7", "jaguar". */

import "./cards.css";
import { t } from "../../lib/text/index.svelte";
import type { Message } from "../../lib/wire/contract";
import { BID_VALUES, type Suit } from "./types";

export { SUITS } from "./types";
export const SPECIALISTS = ["jaguar", "monkey", "shaman", "lizard"] as const;
export type Specialist = (typeof SPECIALISTS)[number];

export type Face = { kind: "suited"; suit: Suit; rank: number } | { kind: "special"; name: Specialist };

export function face(card: string): Face {
  const special = SPECIALISTS.find((name) => name === card);
  if (special) return { kind: "special", name: special };
  return { kind: "suited", suit: card.slice(0, 2) as Suit, rank: Number(card.slice(2)) };
}

/** The class that colours a card, a suit, or the Jaguar's trump that is no suit. */
export function tone(of: string | null): string {
  const shown = face(of ?? "jaguar");
  return `tone-${shown.kind === "suited" ? shown.suit : "special"}`;
}

export function suitWords(suit: string): Message {
  return { id: `suit-${suit}`, args: {} };
}

/** A trump as a sentence names it; none but the Jaguar where no suit is. */
export function trumpWords(trump: string | null): Message {
  return trump === null ? { id: "trump-jaguar", args: {} } : suitWords(trump);
}

export function cardWords(card: string): Message {
  const shown = face(card);
  if (shown.kind === "special") return { id: `card-${shown.name}`, args: {} };
  return { id: "card-suited", args: { rank: shown.rank, suit: suitWords(shown.suit) } };
}

/** What a Specialist does, in a sentence; a suited card says itself what it is. */
export function does(card: string): string | null {
  return face(card).kind === "special" ? t(`card-${card}-does`) : null;
}

/** What a card adds to a bid: it is printed on it. */
export function share(card: string): number {
  return BID_VALUES[card] ?? 0;
}
