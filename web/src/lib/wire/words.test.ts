import { expect, test } from "vitest";
import { withLines, type Line } from "./words";

const passing = (words: string): Line => ({ words, passing: true });
const read = (...lines: Line[]) => withLines([], lines).map(({ words }) => words);

test("what passes stays until something else passes after it was settled", () => {
  const trick: Line[] = [passing("a 1"), passing("b 2"), { words: "b takes it", settles: true }];
  expect(read(...trick)).toEqual(["a 1", "b 2", "b takes it"]);
  expect(read(...trick, { words: "said" })).toEqual(["a 1", "b 2", "b takes it", "said"]);
  expect(read(...trick, passing("b 3"), passing("a 4"))).toEqual(["b takes it", "b 3", "a 4"]);
});

test("where another part begins, nothing that passes is left", () => {
  expect(read(passing("a 1"), { words: "round 2", marks: true }, passing("b 2"))).toEqual(["round 2", "b 2"]);
});

test("what was settled is read again once it is open again", () => {
  const undone = [passing("a 1"), passing("b 2"), { words: "b takes it", settles: true }];
  const open: Line[] = [...undone, { words: "b takes 2 back", passing: true, reopens: true }, passing("b 9")];
  expect(withLines([], open)).toEqual(open);
  const taken: Line[] = [...open, { words: "a takes it", settles: true }, passing("a 3")];
  expect(read(...taken)).toEqual(["b takes it", "a takes it", "a 3"]);
});
