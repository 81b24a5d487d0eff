/** The odds of a battle or a roll as the server tells them: whole numbers added up and looked up, no rule. */

import type { Option } from "./choices";
import type { FightOdds, FightWay, View } from "./types";

/** How many cases are won, drawn and lost. */
export type Cases = [number, number, number];
export type Told = Pick<View, "fight_odds" | "roll_odds">;

export const OUTCOMES = ["win", "draw", "loss"] as const;

export const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const sameList = (a: string[], b: string[]) => a.length === b.length && a.every((name, i) => name === b[i]);

const samePrice = (a: Record<string, number>, b: Record<string, number>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([what, amount]) => b[what] === amount);

/** All battles of this one's kind and price. */
export function wayOf({ deed, price }: Option, odds: FightOdds): FightWay | null {
  return odds.ways.find((way) => way.kind === deed.kind && samePrice(way.price, price)) ?? null;
}

/** What decides the odds of a battle: what all that is declared adds to its way. */
export function sumsOf({ deed }: Option, way: FightWay, odds: FightOdds): string {
  const added = [
    ...list(deed.items).map((name) => odds.items[way.kind]?.[name]),
    ...list(deed.extras).map((name) => way.extras[name]),
  ];
  return added.reduce<number[]>((sums, adds) => (adds ? sums.map((sum, i) => sum + adds[i]!) : sums), way.sums).join(" ");
}

/** The odds that the server tells for a battle or a roll. */
export function casesOf(option: Option, { fight_odds, roll_odds }: Told): Cases | null {
  const { deed } = option;
  if (deed.do === "roll") return roll_odds.find(({ using }) => sameList(using, list(deed.using)))?.cases ?? null;
  if (deed.do !== "fight" || !fight_odds) return null;
  const way = wayOf(option, fight_odds);
  return way && (fight_odds.cases[sumsOf(option, way, fight_odds)] ?? null);
}

/** Each outcome's part of all cases. */
export function shares(cases: Cases): [number, number, number] {
  const of = cases[0] + cases[1] + cases[2];
  return [cases[0] / of, cases[1] / of, cases[2] / of];
}

/** Whole percentages that make 100: what is lost in rounding down goes where most was lost. */
export function percents(cases: Cases): Record<(typeof OUTCOMES)[number], number> {
  const exact = shares(cases).map((share) => 100 * share);
  const whole = exact.map(Math.floor);
  const short = 100 - whole.reduce((sum, value) => sum + value, 0);
  const order = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const i of order.slice(0, short)) whole[i]! += 1;
  return { win: whole[0]!, draw: whole[1]!, loss: whole[2]! };
}
