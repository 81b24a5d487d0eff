/** Whom this browser does not want to hear: a person at every table, a bot at its own. */

import { remember, remembered } from "./settings.svelte";
import type { TableSummary } from "./wire/messages";

const NAME = "muted";
/** The latest; nobody mutes more people than this and means all of them. */
const KEPT = 200;

function load(): string[] {
  const saved = remembered(NAME);
  return saved ? saved.split(" ") : [];
}

class Muted {
  private keys: string[] = $state.raw(load());

  /** The seats of a table that are not heard. */
  seats(table: TableSummary): number[] {
    return table.seats.flatMap((_, seat) => (this.keys.includes(key(table, seat)) ? [seat] : []));
  }

  toggle(table: TableSummary, seat: number): void {
    const changed = key(table, seat);
    const others = this.keys.filter((one) => one !== changed);
    this.keys = others.length < this.keys.length ? others : [...others, changed].slice(-KEPT);
    remember(NAME, this.keys.join(" "));
  }
}

/** Ids have no spaces. */
function key(table: TableSummary, seat: number): string {
  return table.seats[seat]?.guest ?? `${table.id}/${seat}`;
}

export const muted = new Muted();
