/** Quest's things as a person names them. */

import { knows, t } from "../../lib/text/index.svelte";
import type { Filled } from "../../lib/wire/messages";
import type { HeroView } from "./types";

const KINDS = ["item", "card", "space", "chance", "character"];

/** A card, an item, a space, or a choice that a card leaves: "gold-3" is 3 gold. */
export function named(id: string): string {
  const kind = KINDS.find((each) => knows(`${each}-${id}`));
  return kind ? t(`${kind}-${id}`) : chosen(id);
}

function chosen(id: string): string {
  const [what, amount] = id.split("-");
  const words = t(`quest-choice-${what}`);
  return amount ? `${amount} ${words}` : words;
}

/** What stands on it; nothing where its numbers say all. */
export function textOf(id: string): string {
  const kind = KINDS.find((each) => knows(`${each}-${id}-text`));
  return kind ? t(`${kind}-${id}-text`) : "";
}

export const listed = (ids: string[], damaged: string[] = []): string =>
  ids.map((id) => (damaged.includes(id) ? t("quest-damaged", { item: named(id) }) : named(id))).join(", ");

const fields = (deed: Filled) =>
  Object.entries(deed).flatMap(([key, value]) => {
    if (key === "do" || key === "way" || (key === "pay" && value === "magic")) return [];
    return (Array.isArray(value) ? value : [value]).map((each) => [key, String(each)] as const);
  });

/** A value of a deed: choices of a card have words of their own, which places may share. */
function valued(key: string, value: string): string {
  if (key === "kind" || key === "pay") return t(`quest-${key}-${value}`);
  const plain = (key === "choice" || key === "offer") && !knows(`item-${value}`) && !knows(`space-${value}`);
  return plain && knows(`quest-choice-${value.split("-")[0]}`) ? chosen(value) : named(value);
}

/** What a deed is about, without its verb; the verb alone where it is about nothing. */
export function about(deed: Filled): string {
  const words = fields(deed).map(([key, value]) => valued(key, value));
  if (deed.do === "roll" && words.length) return t("quest-roll-using", { items: words.join(", ") });
  return words.length ? words.join(", ") : verb(deed.do, deed.way === undefined ? null : String(deed.way));
}

export const refusedAbout = (field: string, value: string | number): string =>
  field === "way" ? t(`quest-way-${value}`) : valued(field, String(value));

export const verb = (name: string, way: string | null = null): string =>
  way === null ? t(`quest-do-${name}`) : t(`quest-way-${way}`);

/** So much of each: "2 gold, 1 Health". */
export function amounts(of: Record<string, number>): string {
  return Object.entries(of)
    .map(([what, amount]) => t("quest-some", { count: Math.abs(amount), what: t(`quest-what-${what}`) }))
    .join(", ");
}

/** A price in words, what it costs and what it brings: "costs 1 Health, pays 2 experience". */
export function priceWords(price: Record<string, number>): string {
  const told = (id: string, sign: number) => {
    const those = Object.entries(price).filter(([, amount]) => sign * amount > 0);
    return those.length ? [t(id, { price: amounts(Object.fromEntries(those)) })] : [];
  };
  return [...told("quest-price", 1), ...told("quest-pays", -1)].join(", ");
}

/** How many certificates somebody has, and whose. */
export function certificateWords({ certificates }: HeroView): string {
  return t("quest-certificates", { count: certificates.length, guilds: certificates.map(named).join(", ") || "–" });
}
