/** The table in words, as the server says it: the position, the names of what is offered, the log. */

import type { InWords, Line } from "./server";

export type { InWords, Line, Section } from "./server";

/** What is offered, in words: by `do`, `price` or a field's name, and then by value. */
export type Called = NonNullable<InWords["called"]>;

/** What is still to be read after these lines too. */
export function withLines<L extends Line>(log: L[], more: L[]): L[] {
  let kept = [...log];
  for (const line of more) {
    const settled = line.passing && !line.reopens ? lastSettled(kept) : -1;
    if (line.marks) kept = kept.filter(({ passing }) => !passing);
    else if (settled >= 0) kept = kept.filter(({ passing }, i) => !passing || i > settled);
    kept.push(line);
  }
  return kept;
}

/** Up to where all that passes is settled; before the first line if the last that was settled is open again. */
function lastSettled(lines: Line[]): number {
  const last = lines.findLastIndex(({ settles, reopens }) => settles || reopens);
  return lines[last]?.settles ? last : -1;
}
