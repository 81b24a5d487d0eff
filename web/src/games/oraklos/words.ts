/** Cards, dice and verdicts in words, as the table shows them. */

import { say, t } from "../../lib/text/index.svelte";
import type { Message } from "../../lib/wire/contract";
import { COLOURS, colourWords, letter } from "./dice";
import type { Verdict } from "./types";

export interface Names {
  names: string[];
  me: number | null;
}

export function listed(parts: string[]): string {
  if (parts.length < 2) return parts.join("");
  return t("table-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

/** A card's colours, clockwise. */
export function cardWords(card: string): string {
  return [...card].map((colour) => t(colourWords(colour).id)).join("–");
}

export function diceWords(amounts: number[]): string {
  const some = COLOURS.flatMap((colour, i) => (amounts[i] ? [`${amounts[i]} ${t(colourWords(colour).id)}`] : []));
  return listed(some);
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
