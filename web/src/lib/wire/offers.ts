/** What offers come to, whatever the game. */

import type { Offer } from "./contract";
import type { Filled } from "./messages";

/** The one deed that is offered, where there is no other; taking something back is no way on. */
export function onlyDeed(offers: Offer[]): Filled | null {
  const open = offers.filter(({ verb, fields }) => verb !== "undo" && fields.every(({ values }) => values.length));
  const [only, ...others] = open;
  if (!only || others.length || only.fields.some(({ values, count }) => values.length > 1 || count !== null)) return null;
  return { do: only.verb, ...Object.fromEntries(only.fields.map(({ name, values }) => [name, values[0]])) };
}
