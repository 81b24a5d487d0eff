/** A battle is put together from what is offered, field by field: touch an item, and the nearest battle with it
 *  is meant. A laden hero may declare thousands; they are never listed. */

import type { Field, Offer } from "../../lib/wire/contract";
import type { Filled } from "../../lib/wire/messages";
import { cost, filled, valuesOf, type Option } from "./choices";
import { casesOf, list, shares, sumsOf, wayOf, type Told } from "./odds";

/** Something that can be declared in a battle; an item may also be an extra, for what more it can do. */
export interface Thing {
  field: "items" | "extras";
  name: string;
}

const FIELDS = ["items", "extras"] as const;
const possible = (offer: Offer) => offer.fields.every(({ values, count }) => count !== null || values.length);
const same = (one: Thing, other: Thing) => one.field === other.field && one.name === other.name;

/** All that is declared in a battle beside its kind. */
export const declared = ({ deed }: Option): Thing[] =>
  FIELDS.flatMap((field) => list(deed[field]).map((name) => ({ field, name })));

export const has = (option: Option, thing: Thing): boolean => list(option.deed[thing.field]).includes(thing.name);

/** Everything that could be declared in one battle or another, in a lasting order. */
export function things(offers: Offer[]): Thing[] {
  const fields = offers.filter(possible).flatMap((offer) => offer.fields);
  return FIELDS.flatMap((field) =>
    [...new Set(fields.flatMap(({ name, values }) => (name === field ? values.map(String) : [])))].map((name) => ({
      field,
      name,
    })),
  );
}

export function kinds(offers: Offer[]): string[] {
  return [
    ...new Set(
      offers
        .filter(possible)
        .flatMap(({ fields }) => fields.flatMap(({ name, values }) => (name === "kind" ? values.map(String) : []))),
    ),
  ];
}

function changes(one: Option, other: Option): number {
  const [a, b] = [declared(one), declared(other)];
  const lost = a.filter((thing) => !has(other, thing)).length + b.filter((thing) => !has(one, thing)).length;
  return 100 * Number(one.deed.kind !== other.deed.kind) + 2 * lost + Number(one.deed.pay !== other.deed.pay);
}

/** What a field holds in the battle nearest to that one, with this thing in it or without; null where that cannot be. */
function nearestValue(field: Field, from: Option, thing: Thing | null, wanted: boolean): unknown {
  if (field.count === null) return field.values.find((value) => value === from.deed[field.name]) ?? field.values[0];
  const about = (name: string) => thing !== null && thing.field === field.name && thing.name === name;
  const values = field.values.map(String).filter((name) => wanted || !about(name));
  const rank = (name: string) => (about(name) ? 0 : list(from.deed[field.name]).includes(name) ? 1 : 2);
  const ranked = values.toSorted((a, b) => rank(a) - rank(b));
  const kept = Math.min(field.count, ranked.filter((name) => rank(name) < 2).length);
  const chosen = ranked.slice(0, Math.max(kept, field.least ?? field.count));
  return chosen.length < (field.least ?? field.count) ? null : values.filter((name) => chosen.includes(name));
}

function nearestOf(offer: Offer, from: Option, thing: Thing | null = null, wanted = true): Option[] {
  if (!possible(offer)) return [];
  const values = offer.fields.map((field) => nearestValue(field, from, thing, wanted));
  if (values.includes(null)) return [];
  const deed = offer.fields.reduce<Filled>((deed, { name }, i) => filled(deed, name, values[i]), { do: offer.verb });
  const option = { deed, price: offer.price };
  return thing && has(option, thing) !== wanted ? [] : [option];
}

function nearest(from: Option, among: Option[]): Option {
  return among.reduce((best, one) => (changes(from, one) < changes(from, best) ? one : best), among[0] ?? from);
}

/** The battle with this thing in it, or without it, that changes least else. */
export function toggle(offers: Offer[], from: Option, thing: Thing): Option {
  const wanted = !has(from, thing);
  return nearest(
    from,
    offers.flatMap((offer) => nearestOf(offer, from, thing, wanted)),
  );
}

export function ofKind(offers: Offer[], from: Option, kind: string): Option {
  return nearest(
    from,
    offers.flatMap((offer) => nearestOf(offer, from)).filter(({ deed }) => deed.kind === kind),
  );
}

export function ofPay(offers: Offer[], from: Option, pay: string): Option {
  const all = offers.flatMap((offer) => nearestOf(offer, from));
  return nearest(
    from,
    all.filter(({ deed }) => deed.pay === pay && deed.kind === from.deed.kind),
  );
}

/** How the battle could be paid for, with all else as it is; nothing where nothing is owed. */
export function pays(offers: Offer[], from: Option): string[] {
  const all = offers.flatMap((offer) => nearestOf(offer, from)).filter((one) => changes(one, from) <= 1);
  return [...new Set(all.flatMap(({ deed }) => (deed.pay === undefined ? [] : [String(deed.pay)])))];
}

/** What a field may hold where as little is spent as can be: items are not spent by holding them. */
const thrifty = (field: Field) => valuesOf(field.name === "extras" ? { ...field, count: field.least ?? field.count } : field);

/** The battles of an offer with as few extras as can be; of those with equal odds, or with none, the first. */
function sparing(offer: Offer, { fight_odds }: Told): Option[] {
  let found: Option[] = [{ deed: { do: offer.verb }, price: offer.price }];
  for (const field of offer.fields) {
    const alike = new Map<string, Option>();
    for (const { deed } of found)
      for (const value of thrifty(field)) {
        const option = { deed: filled(deed, field.name, value), price: offer.price };
        const way = fight_odds && wayOf(option, fight_odds);
        const key = way ? sumsOf(option, way, fight_odds) : "";
        if (!alike.has(key)) alike.set(key, option);
      }
    found = [...alike.values()];
  }
  return found;
}

/** What to begin with: the battle that spends least, nothing where that can be; of these the surest. */
export function thriftiest(offers: Offer[], told: Told): Option | null {
  const rank = (one: Option) => {
    const [win, draw] = shares(casesOf(one, told) ?? [0, 0, 1]);
    return [-cost(one), -list(one.deed.extras).length, win, draw];
  };
  const ahead = (one: Option, other: Option) => {
    const [a, b] = [rank(one), rank(other)];
    return a.map((value, i) => value - b[i]!).find((by) => Math.abs(by) > 1e-9) ?? 0;
  };
  const all = offers.flatMap((offer) => sparing(offer, told));
  return all.reduce<Option | null>((best, one) => (!best || ahead(one, best) > 0 ? one : best), null);
}

/** Whether an item is among the things under both names: held, and for what more it can do. */
export const isMore = (all: Thing[], { field, name }: Thing): boolean =>
  field === "extras" && all.some((one) => same(one, { field: "items", name }));
