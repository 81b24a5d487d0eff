import { expect, test } from "vitest";

import { pattern } from "./avatar";

const NAMES = Array.from({ length: 400 }, (_, i) => `Player ${i}`);

test("the same name has the same face, however its letters are put together", () => {
  expect(pattern("Zoé")).toEqual(pattern("Zoe\u0301"));
});

test("different names have different faces", () => {
  expect(new Set(NAMES.map((name) => JSON.stringify(pattern(name)))).size).toBeGreaterThan(390);
});

test("the face stays in its box", () => {
  const numbers = [...NAMES, "", "名"].flatMap((name) =>
    pattern(name).parts.flatMap(({ d }) => d.match(/-?[\d.]+/g)!.map(Number)),
  );
  expect(Math.min(...numbers)).toBeGreaterThan(1);
  expect(Math.max(...numbers)).toBeLessThan(35);
});

test("a face has one head, the plumes behind it, the eyes on it", () => {
  for (const paints of NAMES.map((name) => pattern(name).parts.map(({ paint }) => paint))) {
    expect(paints.filter((paint) => paint === "skin").length).toBe(1);
    expect(paints.lastIndexOf("plume")).toBeLessThan(paints.indexOf("skin"));
    expect(["ink", "line"]).toContain(paints.at(-1));
  }
});

test("the house's bots are told apart at a glance", () => {
  const bots = ["Itzel", "Tenoch", "Citlali", "Nahui", "Yaretzi", "Coyol"];
  expect(new Set(bots.map((name) => pattern(name).ground)).size).toBe(bots.length);
});
