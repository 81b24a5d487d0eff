/** The server's offers as a person chooses among them: grouped by what is done, each with its price, or why not. */

import type { Field, Offer, Refusal } from "../../lib/wire/contract";
import type { Filled } from "../../lib/wire/messages";
import { SPACES } from "./places";

export interface Option {
  deed: Filled;
  price: Record<string, number>;
}

/** What a lesson calls it when it points at it. */
export function pointed(deed: Filled): string {
  return Object.values(deed)
    .flat()
    .filter((value) => typeof value === "string")
    .join("-");
}

export interface Blocked extends Refusal {
  field: string;
  price: Record<string, number>;
}

export interface Group {
  verb: string;
  /** The way of a move: each has a group of its own. */
  way: string | null;
  offers: Offer[];
  /** All that they stand for; battles are too many, and put together instead. */
  options: Option[];
  blocked: Blocked[];
}

/** As they come in a turn. */
const ORDER = [
  "roll", "save", "bear", "give", "keep", "fight", "decline", "leave", "move", "certificate", "use", "visit", "buy",
  "sell", "repair", "drink", "read", "die", "end",
]; // prettier-ignore

/** Every choice of so many of these, in their order. */
function combinations(values: unknown[], count: number): unknown[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, i) => combinations(values.slice(i + 1), count - 1).map((rest) => [value, ...rest]));
}

/** All the values a field can take; with a count, all the lists. */
export function valuesOf({ values, count, least }: Field): unknown[] {
  if (count === null) return values;
  const from = least ?? count;
  return Array.from({ length: count - from + 1 }, (_, i) => combinations(values, from + i)).flat();
}

/** The deed with this in a field; lists of one name are joined. */
export function filled(deed: Filled, name: string, value: unknown): Filled {
  const before = deed[name];
  return { ...deed, [name]: Array.isArray(before) ? [...(before as unknown[]), ...(value as unknown[])] : value };
}

/** Every deed an offer stands for. */
export function expand({ verb, fields }: Offer): Filled[] {
  return fields.reduce<Filled[]>(
    (deeds, field) => deeds.flatMap((deed) => valuesOf(field).map((value) => filled(deed, field.name, value))),
    [{ do: verb }],
  );
}

export function groups(offers: Offer[]): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const deeds = offer.verb === "fight" ? [] : expand(offer);
    const way = offer.verb === "move" && deeds.length ? String(deeds[0]!.way) : null;
    const key = `${offer.verb} ${way ?? ""}`;
    const group = found.get(key) ?? { verb: offer.verb, way, offers: [], options: [], blocked: [] };
    group.offers.push(offer);
    group.options.push(...deeds.map((deed) => ({ deed, price: offer.price })));
    for (const field of offer.fields)
      group.blocked.push(...field.refused.map((why) => ({ ...why, field: field.name, price: offer.price })));
    found.set(key, group);
  }
  const rank = ({ verb }: Group) => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);
  return [...found.values()].sort((a, b) => rank(a) - rank(b));
}

/** Where one can go now by a touch of the map: the cheapest way there. */
export function targets(all: Group[]): Map<string, Option> {
  const found = new Map<string, Option>();
  for (const { verb, options } of all) {
    if (verb !== "move" && verb !== "use") continue;
    for (const option of options) {
      const to = option.deed.to ?? option.deed.choice;
      if (typeof to !== "string" || !SPACES.includes(to)) continue;
      const known = found.get(to);
      if (!known || cost(option) < cost(known)) found.set(to, option);
    }
  }
  return found;
}

/** Staying is a touch of one's own land. */
export function staying(all: Group[]): Option | null {
  return all.find(({ way }) => way === "stay")?.options[0] ?? null;
}

export function cost({ price }: Option): number {
  return Object.values(price).reduce((sum, amount) => sum + amount, 0);
}
