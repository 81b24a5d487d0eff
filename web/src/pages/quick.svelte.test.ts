import { beforeEach, describe, expect, it } from "vitest";
import { guest } from "../lib/me.svelte";
import * as settings from "../lib/settings.svelte";
import type { Me } from "../lib/wire/messages";
import { Quick } from "./quick.svelte";

const FACTS = {
  name: "runes",
  least: 2,
  most: 4,
  levels: ["novice", "adept"],
  quick: { players: 3, bots: "adept", options: { length: "short" } },
  minutes: [
    { minutes: 10, when: { length: ["short"] } },
    { minutes: 20, when: {} },
  ],
};
const CHOICES = [
  {
    path: ["length"],
    words: { id: "runes-length", args: {} },
    values: ["standard", "short"].map((value) => ({ value, words: { id: value, args: {} } })),
    more: null,
    when: {},
  },
];

function quick(kept?: unknown): Quick {
  settings.remember("quick-runes", kept === undefined ? "{}" : typeof kept === "string" ? kept : JSON.stringify(kept));
  return new Quick(() => "runes");
}

beforeEach(() => {
  guest.me = { games: [FACTS] } as unknown as Me;
});

describe("the table that is begun at once", () => {
  it("is the game's own until something else is chosen, which is remembered", () => {
    const table = quick();
    expect(table.chosen).toEqual(FACTS.quick);
    expect(table.minutes).toBe(10);
    table.choose({ players: 2, options: { length: "standard" } });
    expect(new Quick(() => "runes").chosen).toEqual({ players: 2, bots: "adept", options: { length: "standard" } });
    expect(table.minutes).toBe(20);
  });
  it("takes over nothing that there is no longer", () => {
    const table = quick({ players: 9, bots: "master", options: { length: "endless" } });
    expect(table.chosen).toMatchObject({ players: 3, bots: "adept" });
    table.fit(CHOICES);
    expect(table.chosen!.options).toEqual({ length: "standard" });
  });
  it("nor what cannot be read", () => {
    expect(quick("{").chosen).toEqual(FACTS.quick);
  });
});
