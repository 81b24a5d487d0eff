/** What stands on the cards, as the server has it: fetched once. */

import { api } from "../../lib/wire/api";
import type { Printed } from "./types";

type Sort = Printed["sort"];
let all: Printed[] = $state.raw([]);
const byName = $derived(new Map(all.map((each) => [`${each.sort} ${each.id}`, each])));

export async function loadPrinted(): Promise<void> {
  if (!all.length) all = await api.page<Printed[]>("quest", "cards");
}

export function everything(): Printed[] {
  return all;
}

function find(id: string, ...sorts: Sort[]): Printed | null {
  for (const sort of sorts) {
    const found = byName.get(`${sort} ${id}`);
    if (found) return found;
  }
  return null;
}

/** An adventure card or an item. */
export const card = (id: string) => find(id, "creature", "opportunity", "common", "rare");
export const chance = (id: string) => find(id, "chance");
export const character = (id: string) => find(id, "character");
export const space = (id: string) => find(id, "space");
