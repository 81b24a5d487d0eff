/** Offers of any shape, filled value by value until they are deeds. Nothing here knows a game. */

import type { Field, Offer, Refusal } from "../../lib/wire/contract";
import type { Filled as Deed } from "../../lib/wire/messages";

export type Value = string | number;

/** What is chosen in a field so far: places in its values, in the order of choosing; of an amount, each as often as chosen. */
export type Chosen = number[];
/** By the fields of an offer. */
export type Draft = Chosen[];

/** A deed that needs no more choosing, and what it is about. */
export interface Option {
  deed: Deed;
  about: { field: string; value: Value }[];
  price: Record<string, number>;
}

export interface Blocked extends Refusal {
  field: string;
  price: Record<string, number>;
}

/** Something that can be chosen, by its place among all that can. */
export interface Possible {
  place: number;
  value: Value;
}
/** What can be chosen and what is refused, as they stand beside each other. */
export type Row = (Possible | Blocked)[];

/** All that can be done under one verb. */
export interface Group {
  verb: string;
  options: Option[];
  /** The options in their order, and among them what one might expect. */
  row: Row;
  /** Offers that are filled field by field. */
  forms: Offer[];
  /** Of offers that stand for nothing. */
  blocked: Blocked[];
}

// ------------------------------------------------------------------------------------------ one field

/** How few and how many are chosen; one where there is no count. */
export function counts({ count, least }: Field): { least: number; most: number } {
  return count === null ? { least: 1, most: 1 } : { least: least ?? count, most: count };
}

const times = (chosen: Chosen, place: number) => chosen.filter((each) => each === place).length;

/** How often a value may be chosen still. */
export function room(field: Field, chosen: Chosen, place: number): number {
  const each = (field.most?.[place] ?? 1) - times(chosen, place);
  return Math.max(0, Math.min(each, counts(field).most - chosen.length));
}

export function isFilled(field: Field, chosen: Chosen): boolean {
  const { least, most } = counts(field);
  return chosen.length >= least && chosen.length <= most;
}

/** After a press on a value: taken if it was free, given back if it was taken. Where there is but one, the last one counts. */
export function press(field: Field, chosen: Chosen, place: number): Chosen {
  if (chosen.includes(place)) return field.count === null ? chosen : chosen.filter((each) => each !== place);
  if (counts(field).most === 1) return [place];
  return room(field, chosen, place) ? [...chosen, place] : chosen;
}

/** One more of an amount. */
export function more(field: Field, chosen: Chosen, place: number): Chosen {
  return room(field, chosen, place) ? [...chosen, place] : chosen;
}

/** One fewer of an amount. */
export function fewer(chosen: Chosen, place: number): Chosen {
  const last = chosen.lastIndexOf(place);
  return last < 0 ? chosen : chosen.filter((_, i) => i !== last);
}

const ascending = (places: Chosen) => places.toSorted((a, b) => a - b);

/** What stands in the deed. */
function valueOf({ values, count, ordered, most }: Field, chosen: Chosen): unknown {
  if (count === null) return values[chosen[0]!];
  if (!most) return (ordered ? chosen : ascending(chosen)).map((place) => values[place]!);
  return Object.fromEntries(ascending([...new Set(chosen)]).map((place) => [values[place]!, times(chosen, place)]));
}

/** Whether it can be chosen, and is not refused. */
export const mayChoose = (each: Possible | Blocked): each is Possible => "place" in each;

export const refusals = ({ name, refused }: Field, price: Blocked["price"] = {}): Blocked[] =>
  refused.map((why) => ({ ...why, field: name, price }));

/** All values of a field, refused or not: numbers as one counts, others as they come. */
export function inRow(field: Field, price?: Blocked["price"]): Row {
  const row: Row = [...field.values.map((value, place) => ({ place, value })), ...refusals(field, price)];
  const counted = row.every(({ value }) => /^-?\d+$/.test(String(value)));
  return counted ? row.sort((a, b) => Number(a.value) - Number(b.value)) : row;
}

/** Refused for one reason, at one price: one row, whatever the value. */
export function byReason(blocked: Blocked[]): Blocked[][] {
  const found = new Map<string, Blocked[]>();
  for (const each of blocked) {
    const { field, rule, message, price } = each;
    const reason = JSON.stringify([field, rule, message, price]);
    found.set(reason, [...(found.get(reason) ?? []), each]);
  }
  return [...found.values()];
}

// ------------------------------------------------------------------------------------------ one offer

/** Every way to fill a field. */
function ways(field: Field): Chosen[] {
  const { values, count, ordered, most } = field;
  const places = values.map((_, place) => place);
  if (count === null) return places.map((place) => [place]);
  const { least } = counts(field);
  return upTo(count - least).flatMap((i) => (most ? heaps(most, least + i) : picks(places, least + i, ordered)));
}

function picks(places: Chosen, count: number, ordered: boolean): Chosen[] {
  if (!count) return [[]];
  return places.flatMap((place, i) => {
    const others = ordered ? places.filter((each) => each !== place) : places.slice(i + 1);
    return picks(others, count - 1, ordered).map((rest) => [place, ...rest]);
  });
}

function heaps([first, ...others]: number[], count: number, place = 0): Chosen[] {
  if (first === undefined) return count ? [] : [[]];
  return upTo(Math.min(first, count)).flatMap((taken) =>
    heaps(others, count - taken, place + 1).map((rest) => [...Array<number>(taken).fill(place), ...rest]),
  );
}

const upTo = (n: number) => Array.from({ length: n + 1 }, (_, i) => i);
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

/** How many choices of so many there are. */
function picked(all: number, count: number, ordered: boolean): number {
  return Math.round(
    upTo(count)
      .slice(1)
      .reduce((product, i) => (product * (all - i + 1)) / (ordered ? 1 : i), 1),
  );
}

/** How many heaps of so many there are. */
function heaped(most: number[], count: number): number {
  const start = upTo(count).map((taken) => Number(taken === 0));
  const ways = most.reduce((ways, each) => ways.map((_, n) => sum(ways.slice(Math.max(0, n - each), n + 1))), start);
  return ways[count]!;
}

/** How many ways there are to fill a field. */
function size(field: Field): number {
  const { values, count, ordered, most } = field;
  if (count === null) return values.length;
  const { least } = counts(field);
  return sum(upTo(count - least).map((i) => (most ? heaped(most, least + i) : picked(values.length, least + i, ordered))));
}

/** Whether anything can be done by it; one that is there only for its refusals stands for nothing. */
export const isPossible = ({ fields }: Offer): boolean => fields.every((field) => size(field) > 0);

/** Whether there is only one way to fill it. */
export const isSettled = (field: Field): boolean => size(field) === 1;

/** What is chosen before anything is: all that leaves no choice. */
export function blank({ fields }: Offer): Draft {
  return fields.map((field) => (isSettled(field) ? ways(field)[0]! : []));
}

/** What was chosen in an offer, as far as it can be chosen in the one that has come in its place. */
export function carry(was: Offer, draft: Draft, offer: Offer): Draft {
  return blank(offer).map((chosen, i) => {
    const [before, field] = [was.fields[i], offer.fields[i]!];
    if (chosen.length || before?.name !== field.name) return chosen;
    const places = draft[i]!.map((place) => field.values.indexOf(before.values[place]!));
    return places.reduce((kept, place) => (place >= 0 ? more(field, kept, place) : kept), chosen);
  });
}

/** The deed, once every field is filled; lists of one name are joined. */
export function compose({ verb, fields }: Offer, draft: Draft): Deed | null {
  if (!fields.every((field, i) => isFilled(field, draft[i] ?? []))) return null;
  const deed: Deed = { do: verb };
  fields.forEach((field, i) => {
    const [before, value] = [deed[field.name], valueOf(field, draft[i]!)];
    deed[field.name] = Array.isArray(before) ? [...(before as unknown[]), ...(value as unknown[])] : value;
  });
  return deed;
}

/** Every deed an offer stands for, in the order in which the server has them. */
export function expand(offer: Offer): Deed[] {
  const drafts = offer.fields.reduce<Draft[]>(
    (found, field) => found.flatMap((draft) => ways(field).map((way) => [...draft, way])),
    [[]],
  );
  return drafts.map((draft) => compose(offer, draft)!);
}

/** What a draft is about, value by value: what is settled, or all of it. */
export function about({ fields }: Offer, draft: Draft): Option["about"] {
  return fields.flatMap((field, i) => {
    const places = field.ordered ? draft[i]! : ascending(draft[i]!);
    return places.map((place) => ({ field: field.name, value: field.values[place]! }));
  });
}

// ----------------------------------------------------------------------------------------- all offers

/** What there is to see of an offer: where something is to be chosen, or refused. */
const seen = ({ fields }: Offer): Field[] => fields.filter((field) => !isSettled(field) || field.refused.length);

/** What goes without choosing, and is not seen in a form. */
export function given({ fields, ...offer }: Offer): Option["about"] {
  const unseen = { ...offer, fields: fields.filter((field) => isSettled(field) && !field.refused.length) };
  return about(unseen, blank(unseen));
}

/** Whether each deed of an offer has a button of its own: at most one value is to be chosen, and nothing else is refused. */
function isList(offer: Offer): boolean {
  const [field, ...others] = seen(offer);
  return !others.length && (!field || field.count === null || isSettled(field));
}

function deeds(offer: Offer): Option[] {
  const start = blank(offer);
  const open = offer.fields.findIndex((field) => !isSettled(field));
  const drafts = open < 0 ? [start] : ways(offer.fields[open]!).map((way) => start.with(open, way));
  return drafts.map((draft) => ({ deed: compose(offer, draft)!, about: about(offer, draft), price: offer.price }));
}

/** A button for each deed of an offer, what is refused between them. */
function add({ options, row }: Group, offer: Offer): void {
  const before = options.length;
  options.push(...deeds(offer));
  const [field] = seen(offer);
  const all: Row = [{ place: 0, value: 0 }, ...(field ? refusals(field, offer.price) : [])];
  for (const each of field?.count === null ? inRow(field, offer.price) : all) {
    // Several offers may have the same value: in the row of all a button is known by its place.
    row.push(mayChoose(each) ? { place: before + each.place, value: before + each.place } : each);
  }
}

/** By what is done, in the order in which it is offered. */
export function groups(offers: Offer[]): Group[] {
  const found = new Map<string, Group>();
  for (const offer of offers) {
    const group = found.get(offer.verb) ?? { verb: offer.verb, options: [], row: [], forms: [], blocked: [] };
    found.set(offer.verb, group);
    if (!isPossible(offer)) group.blocked.push(...offer.fields.flatMap((field) => refusals(field, offer.price)));
    else if (isList(offer)) add(group, offer);
    else group.forms.push(offer);
  }
  return [...found.values()];
}

/** Whether a group is one button that needs no more words than its verb. */
export const isBare = ({ options, row, forms, blocked }: Group): boolean =>
  options.length === 1 && row.length === 1 && !options[0]!.about.length && !forms.length && !blocked.length;
