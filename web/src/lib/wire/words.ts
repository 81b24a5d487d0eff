/** The table in words, as the server says it: the position, the names of what is offered, the log. */

import type { Message } from "./contract";

export type Words = string | number | Message;

/** A part of a position in words: lines, then a table where `columns` says what is in it. */
export interface Section {
  heading: Message;
  lines: Words[];
  columns: Words[];
  rows: Words[][];
  /** Long and seldom wanted. */
  folded: boolean;
}

/** By `do`, `price` or a field's name, and then by value. */
export type Called = Record<string, Record<string, Words>>;

export interface InWords {
  sections: Section[];
  called?: Called;
}

/** A line of the log. What is left out is false. */
export interface Line {
  words: Words;
  /** A part of the match begins with it. */
  marks?: boolean;
  /** Open only for a while: it goes when something else is open, or another part begins. */
  passing?: boolean;
  /** What was passing up to here goes with the next passing line. */
  settles?: boolean;
}

/** What is still to be read after these lines too. */
export function withLines<L extends Line>(log: L[], more: L[]): L[] {
  let kept = log;
  for (const line of more) {
    const settled = kept.findLastIndex(({ settles }) => settles);
    if (line.marks) kept = kept.filter(({ passing }) => !passing);
    else if (line.passing && settled >= 0) kept = kept.filter(({ passing }, i) => !passing || i > settled);
    kept = [...kept, line];
  }
  return kept;
}
