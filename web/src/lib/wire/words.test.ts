import { expect, test } from "vitest";
import { toldAnew, withLines, type Line } from "./words";

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

test("what is told anew keeps the keys of what was there", () => {
  let last = 9;
  const next = () => ++last;
  const log = ["round 1", "a bids", "b bids", "a 1", "a bids"].map((words, key) => ({ words, key }));
  const anew = [{ words: "b bids" }, { words: "a bids" }, { words: "new" }, { words: "a bids" }];
  expect(toldAnew(log, anew, next)).toEqual([
    { words: "b bids", key: 2 },
    { words: "a bids", key: 4 },
    { words: "new", key: 10 },
    { words: "a bids", key: 11 },
  ]);
  const other = toldAnew(log, [{ words: "a bids", marks: true }], next);
  expect(other, "one that is kept otherwise is another").toEqual([{ words: "a bids", marks: true, key: 12 }]);
  expect(toldAnew(log, [], next)).toEqual([]);
});
