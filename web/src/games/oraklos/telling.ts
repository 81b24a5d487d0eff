/** What happened, in words: for the log and for those who listen to the page. */

import { say, t } from "../../lib/text/index.svelte";
import type { Message } from "../../lib/wire/contract";
import { COLOURS, colourWords, letter } from "./dice";
import type { OraklosEvent, Verdict } from "./types";

export interface Names {
  names: string[];
  me: number | null;
}

export function list(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("table-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** A card's colours, clockwise. */
export function cardWords(card: string): string {
  return [...card].map((colour) => t(colourWords(colour).id)).join("–");
}

export function diceWords(amounts: number[]): string {
  const some = COLOURS.flatMap((colour, i) => (amounts[i] ? [`${amounts[i]} ${t(colourWords(colour).id)}`] : []));
  return list(some);
}

export const lettersOf = (dice: number[]): string => dice.map(letter).join("–");

/** Why a shape is none, with its dice by their letters. */
export function whyWords({ why, line, die }: Verdict): string {
  if (!why) return "";
  const [from, to] = line ?? [];
  const name = (of: number | null | undefined) => (of === null || of === undefined ? "" : letter(of));
  const gaps = { die: name(die), from: name(from), to: name(to) };
  return t(`oraklos-why-${why}`, gaps);
}

/** A refusal of the rules, with colours and letters instead of the record's codes. */
export function refusalWords({ id, args }: Message): string {
  const gaps = Object.entries(args).map(([name, arg]) => {
    if (name === "card") return [name, cardWords(String(arg))];
    if (name === "colour") return [name, t(colourWords(String(arg)).id)];
    return [name, name === "die" ? letter(Number(arg)) : arg];
  });
  return say({ id, args: Object.fromEntries(gaps) as Message["args"] });
}

export function verdictWords(verdict: Verdict, { names, me }: Names): string {
  const who = { you: verdict.seat === me ? "yes" : "no", who: names[verdict.seat] ?? "" };
  const card = cardWords(verdict.card);
  if (verdict.points === 0) return `${t("oraklos-told-attempt", { ...who, card })} ${whyWords(verdict)}`;
  const points = Math.abs(verdict.points);
  if (verdict.points > 0) return t("oraklos-told-hit", { ...who, card, points });
  return `${t("oraklos-told-miss", { ...who, card, points })} ${whyWords(verdict)}`.trim();
}

/** The words of one event; null where another event says it better. */
export function tell(event: OraklosEvent, { names, me }: Names): string | null {
  const who = (seat: number) => ({ you: seat === me ? "yes" : "no", who: names[seat] ?? "" });
  switch (event.event) {
    case "first-drawn":
      return null;
    case "round-began":
      return t("oraklos-told-round", { round: event.round + 1, ...who(event.first) });
    case "wishes-drawn":
      return event.cards
        .flatMap((cards, seat) => {
          if (!cards.length) return [];
          const drawn = cards.map(cardWords).join(", ");
          return event.cards.length === 1
            ? [t("oraklos-told-common", { cards: drawn })]
            : [t("oraklos-told-wishes", { ...who(seat), cards: drawn })];
        })
        .join(" ");
    case "cup-filled":
      return event.seat === me ? null : t("oraklos-told-filled", who(event.seat));
    case "cup-chosen":
      return t("oraklos-told-chosen", { dice: diceWords(event.dice) });
    case "thrown":
      return t("oraklos-told-thrown", { count: event.dice.length });
    case "claimed":
      return t("oraklos-told-claimed", { ...who(event.seat), marker: event.marker, card: cardWords(event.card) });
    case "said-done":
      return t("oraklos-told-done", who(event.seat));
    case "took-back-done":
      return t("oraklos-told-undone", who(event.seat));
    case "time-up":
      return t("oraklos-told-time-up");
    case "search-ended":
      return t("oraklos-told-search-ended");
    case "judged":
      return verdictWords(event.verdict, { names, me });
    case "taken":
      return t("oraklos-told-taken", { ...who(event.seat), count: event.dice.length });
    case "denied":
      return t("oraklos-told-denied", { ...who(event.seat), card: cardWords(event.card) });
    case "attempted":
      return `${verdictWords(event.verdict, { names, me })} ${t("oraklos-tries-left", { count: event.left })}`;
    case "passed":
      return t("oraklos-told-passed", who(event.seat));
    case "match-ended": {
      const alone = event.winners.length === 1 && event.winners[0] === me ? "yes" : "no";
      const winners = list(event.winners.map((seat) => (seat === me ? t("table-you") : names[seat]!)));
      return t("table-won", { you: alone, who: winners, count: event.winners.length });
    }
  }
}
