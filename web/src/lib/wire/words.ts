/** The table in words, as the server says it: the position, the names of what is offered, the log. */

import type { InWords, Line } from "./server";

export type { Asked, InWords, Line, Section } from "./server";

/** A line in a log. */
export type ToldLine = Line & { key: number };

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

/** The log as the server tells it anew. A line that was there keeps its key: who listens is not read it again. */
export function toldAnew(log: ToldLine[], lines: Line[], newKey: () => number): ToldLine[] {
  const known = log.map(({ key, ...line }) => ({ key, told: JSON.stringify(line) }));
  let place = 0;
  return lines.map((line) => {
    const told = JSON.stringify(line);
    const found = known.findIndex((each, i) => i >= place && each.told === told);
    if (found < 0) return { ...line, key: newKey() };
    place = found + 1;
    return { ...line, key: known[found]!.key };
  });
}
