import { expect, test } from "vitest";
import type { GameEvent, Update } from "../../lib/wire/messages";
import { spread } from "./pacing";

const update = (more: Partial<Update<unknown, GameEvent>> = {}): Update<unknown, GameEvent> => ({
  kind: "update",
  n: 7,
  events: [{ event: "a" }, { event: "b" }, { event: "c" }],
  lines: [{ words: "a" }, { words: "b" }],
  view: "end",
  offers: [{ verb: "go", fields: [], price: {} }],
  deadline_ms: 900,
  elapsed_ms: null,
  moves_left: null,
  moments: [],
  ...more,
});
const moments = [
  { events: 1, lines: 1, view: "one" },
  { events: 2, lines: 1, view: "two" },
];

test("moments come one after the other, each with what led to it; only the last can be acted in", () => {
  const shown = spread(update({ moments }));
  const told = shown.map(({ item }) => [
    item.view,
    item.events.map(({ event }) => event),
    item.lines?.length,
    item.offers.length,
  ]);
  expect(told).toEqual([
    ["one", ["a"], 1, 0],
    ["two", ["b"], 0, 0],
    ["end", ["c"], 1, 1],
  ]);
  expect(shown.at(-1)!.hold_ms).toBe(0);
});

test("what time counts for is not seen before it counts", () => {
  const led = spread(update({ elapsed_ms: -2500, moments }));
  expect(led.map(({ item, hold_ms, exactly }) => [item.view, hold_ms === 2500, exactly])).toEqual([
    ["one", false, undefined],
    ["two", true, true],
    ["end", false, undefined],
  ]);
});
