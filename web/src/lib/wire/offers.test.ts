import { expect, it } from "vitest";
import type { Field, Offer } from "./contract";
import { onlyDeed } from "./offers";

const field = (name: string, values: string[], count: number | null = null): Field => ({
  name,
  values,
  count,
  refused: [],
  ordered: false,
  most: null,
  least: null,
});
const offer = (verb: string, ...fields: Field[]): Offer => ({ verb, fields, price: {} });
const undo = offer("undo");

it("finds the one deed that is offered, a take-back aside", () => {
  expect(onlyDeed([offer("play", field("card", ["se7"])), undo])).toEqual({ do: "play", card: "se7" });
  // An offer whose every value is refused offers nothing.
  expect(onlyDeed([offer("play", field("card", [])), offer("pass")])).toEqual({ do: "pass" });
});

it("finds none where there is something to choose", () => {
  const suits = field("suit", ["su", "sp"]);
  expect(onlyDeed([])).toBeNull();
  expect(onlyDeed([undo])).toBeNull();
  expect(onlyDeed([offer("play", field("card", ["se7", "se8"]))])).toBeNull();
  expect(onlyDeed([offer("play", field("card", ["monkey"]), suits)])).toBeNull();
  expect(onlyDeed([offer("play", field("card", ["se7"])), offer("pass")])).toBeNull();
  expect(onlyDeed([offer("bid", field("cards", ["se7"], 1))])).toBeNull();
});
