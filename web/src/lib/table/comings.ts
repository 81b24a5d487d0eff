/** Who has come and gone at a table, by how it was and how it is. */

import type { Message } from "../wire/contract";
import type { TableSummary } from "../wire/messages";

/** What everybody else is told of it. Of what one does oneself one need not be told. */
export function comings(before: TableSummary, after: TableSummary): Message[] {
  const here = (table: TableSummary, guest: string) => table.seats.some((seat) => seat.guest === guest);
  return after.seats.flatMap((is, number) => {
    const was = before.seats[number]!;
    if (before.mine.includes(number) || after.mine.includes(number)) return [];
    const tell = (what: string, who: string) => ({ id: `web-told-${what}`, args: { who } });
    if (was.guest && was.guest === is.guest) {
      if (was.who === is.who) return [];
      return [tell(is.who === "bot" ? "replaced" : "back", is.name)];
    }
    return [
      ...(was.guest && !here(after, was.guest) ? [tell(after.phase === "lobby" ? "left-table" : "left", was.name)] : []),
      ...(is.guest && !here(before, is.guest) ? [tell("sat", is.name)] : []),
    ];
  });
}
