import { describe, expect, it } from "vitest";
import { Typed } from "./typed";

const HAND = ["3 of Suns", "7 of Suns", "12 of Suns", "7 of Serpents", "Jaguar"];

function typing(language = "en") {
  let now = 0;
  const typed = new Typed(
    () => language,
    () => now,
  );
  return {
    type: (key: string, from: number, names = HAND) => typed.find(key, names, from),
    wait: () => (now += 1000),
  };
}

describe("what is typed finds a card", () => {
  it("by its rank, and the same again leads to the next of it", () => {
    const { type, wait } = typing();
    expect(type("7", 0)).toBe(1);
    wait();
    expect(type("7", 1)).toBe(3);
    wait();
    expect(type("7", 3)).toBe(1);
  });
  it("by two letters that are typed without a pause", () => {
    const { type } = typing();
    expect(type("1", 0)).toBe(2);
    expect(type("2", 2)).toBe(2);
  });
  it("by its suit or its name, in any case and without accents", () => {
    const { type, wait } = typing("fr");
    expect(type("S", 0, ["3 de Soleils", "Lézard"])).toBe(0);
    wait();
    expect(type("l", 0, ["3 de Soleils", "Lézard"])).toBe(1);
    expect(type("e", 1, ["3 de Soleils", "Lézard"])).toBe(1);
  });
  it("or nothing", () => {
    const { type } = typing();
    expect(type("x", 0)).toBeNull();
  });
});
