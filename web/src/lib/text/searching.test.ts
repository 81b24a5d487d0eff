import { expect, it } from "vitest";
import { hasAll, marked, plain, typedWords } from "./searching";

const found = (text: string, typed: string) =>
  marked(text, typedWords(typed))
    .filter(({ hit }) => hit)
    .map((piece) => piece.text);

it("takes no notice of capitals, accents and ligatures", () => {
  expect(plain("Épée, ŒUF, l’été")).toBe("epee, oeuf, l'ete");
  expect(hasAll("Une ÉPÉE à deux mains", typedWords("epee DEUX"))).toBe(true);
  expect(hasAll("Un œuf", typedWords("oeuf"))).toBe(true);
});

it("finds what words begin with, never what is inside of one", () => {
  expect(hasAll("Tricks during a round", ["trick"])).toBe(true);
  expect(hasAll("Tricks during a round", ["ring"])).toBe(false);
  expect(hasAll("le début de l’atout", ["atout"])).toBe(true);
});

it("wants every word that was typed", () => {
  expect(hasAll("The Shaman cannot win", typedWords("win shaman"))).toBe(true);
  expect(hasAll("The Shaman cannot win", typedWords("win lizard"))).toBe(false);
});

it("takes signs for what they are", () => {
  expect(hasAll("see P5.3 (first)", ["p5.3"])).toBe(true);
  expect(hasAll("see P503", ["p5.3"])).toBe(false);
  expect(hasAll("anything", ["(", "*"])).toBe(false);
});

it("marks what was found as it is written, with accents and ligatures", () => {
  expect(found("L’Épée et l’épeire", "epe")).toEqual(["Épé", "épe"]);
  expect(found("Deux œufs, un boeuf", "oeu")).toEqual(["œu"]);
  expect(found("Spears and Suns", "s spear")).toEqual(["Spear", "S"]);
});

it("leaves the text whole", () => {
  for (const typed of ["", "the", "œ e", "13½"]) {
    const text = "The Shaman: 13½ of “Œufs” – the end";
    expect(
      marked(text, typedWords(typed))
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  }
  expect(marked("", ["a"])).toEqual([]);
});
