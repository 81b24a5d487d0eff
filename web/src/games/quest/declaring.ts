/** A battle is put together from what may be declared: touch an item, and the nearest battle with it is meant. */

import { cost, oddsOf, type Option } from "./choices";
import type { OddsView } from "./types";

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
/** All that is declared in a battle beside its kind. */
export const declared = ({ deed }: Option): string[] => [...list(deed.items), ...list(deed.extras)];

/** Everything that could be declared in one battle or another, in a lasting order. */
export function things(options: Option[]): string[] {
  return [...new Set(options.flatMap(declared))];
}

export function kinds(options: Option[]): string[] {
  return [...new Set(options.map(({ deed }) => String(deed.kind)))];
}

function changes(one: Option, other: Option): number {
  const [a, b] = [declared(one), declared(other)];
  const lost = a.filter((name) => !b.includes(name)).length + b.filter((name) => !a.includes(name)).length;
  return 100 * Number(one.deed.kind !== other.deed.kind) + 2 * lost + Number(one.deed.pay !== other.deed.pay);
}

function nearest(from: Option, among: Option[]): Option {
  return among.reduce((best, one) => (changes(from, one) < changes(from, best) ? one : best), among[0] ?? from);
}

/** The battle with this thing in it, or without it, that changes least else. */
export function toggle(options: Option[], from: Option, name: string): Option {
  const wanted = !declared(from).includes(name);
  return nearest(from, options.filter((one) => declared(one).includes(name) === wanted));
}

export function ofKind(options: Option[], from: Option, kind: string): Option {
  return nearest(from, options.filter(({ deed }) => deed.kind === kind));
}

export function ofPay(options: Option[], from: Option, pay: string): Option {
  return nearest(from, options.filter((one) => one.deed.pay === pay && one.deed.kind === from.deed.kind));
}

/** How the battle could be paid for, with all else as it is; nothing where nothing is owed. */
export function pays(options: Option[], from: Option): string[] {
  const rest = ({ deed }: Option) => JSON.stringify([deed.kind, deed.items, deed.extras]);
  return options.filter((one) => rest(one) === rest(from)).flatMap(({ deed }) => (deed.pay === undefined ? [] : [String(deed.pay)]));
}

/** What to begin with: the battle that spends least, nothing where that can be; of these the surest. */
export function thriftiest(options: Option[], odds: OddsView[]): Option | null {
  const rank = (one: Option) => {
    const known = oddsOf(one.deed, odds);
    return [-cost(one), -list(one.deed.extras).length, known ? known.win / known.of : 0, known ? known.draw / known.of : 0];
  };
  const ahead = (one: Option, other: Option) => {
    const [a, b] = [rank(one), rank(other)];
    return a.map((value, i) => value - b[i]!).find((by) => Math.abs(by) > 1e-9) ?? 0;
  };
  return options.reduce<Option | null>((best, one) => (!best || ahead(one, best) > 0 ? one : best), null);
}
