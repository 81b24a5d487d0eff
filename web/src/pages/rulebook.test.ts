import { expect, it } from "vitest";
import { typedWords } from "../lib/text/searching";
import { blocks, bound, found, inline, section } from "./rulebook";

it("turns the rulebook's marks into parts, never into markup", () => {
  expect(inline("The **Jaguar** beats <b>it</b>, see P8.1.")).toEqual([
    { kind: "text", text: "The " },
    { kind: "bold", text: "Jaguar" },
    { kind: "text", text: " beats <b>it</b>, see " },
    { kind: "rule", text: "P8.1", rule: "P8.1" },
    { kind: "text", text: "." },
  ]);
});

it("shows what is written in a record as such, without its marks", () => {
  expect(inline("as `rrrr`.")).toEqual([
    { kind: "text", text: "as " },
    { kind: "code", text: "rrrr" },
    { kind: "text", text: "." },
  ]);
});

it("reads tables", () => {
  expect(blocks("So:\n\n| players | 2 |\n|---|---|\n| bid | 4 |")[1]).toEqual({
    kind: "grid",
    head: ["players", "2"],
    rows: [["bid", "4"]],
  });
});

it("numbers rules as they are cited", () => {
  expect(section("rule-P5-4", "…").number).toBe("P5.4");
  expect(section("rule-P5", "…")).toMatchObject({ number: "P5", level: "chapter" });
});

const BOOK = bound([
  { id: "rulebook-title", text: "Toy: the rules" },
  { id: "rulebook-intro", text: "You are a **priest**." },
  { id: "rule-P1", text: "Cards" },
  { id: "rule-P1-1", text: "Each has a rank." },
  { id: "rule-P1-2", text: "So:\n\n| players | 2 |\n|---|---|\n| épées | 4 |" },
  { id: "rule-P2", text: "Trump" },
  { id: "rule-P2-1", text: "The **Jaguar** beats a `rrrr`, see P1.1." },
  { id: "rulebook-examples", text: "Examples" },
  { id: "example-1", text: "A Jaguar is played." },
]);
const search = (typed: string) =>
  BOOK.chapters.flatMap((chapter) => found(chapter, typedWords(typed))).map(({ anchor }) => anchor);

it("is read in chapters, what has no number by its id", () => {
  expect(BOOK.title).toBe("Toy: the rules");
  expect(BOOK.chapters.map(({ heading, rules }) => [heading?.anchor, rules.map(({ anchor }) => anchor)])).toEqual([
    [undefined, ["rulebook-intro"]],
    ["P1", ["P1.1", "P1.2"]],
    ["P2", ["P2.1"]],
    ["rulebook-examples", ["example-1"]],
  ]);
});

it("is searched as it is read: numbers, bold words, tables, words of a record", () => {
  expect(search("jaguar")).toEqual(["P2.1", "example-1"]);
  expect(search("epees players")).toEqual(["P1.2"]);
  expect(search("RRRR")).toEqual(["P2.1"]);
  expect(search("p1.1")).toEqual(["P1.1", "P2.1"]);
  expect(search("priest")).toEqual(["rulebook-intro"]);
  expect(search("**")).toEqual([]);
});

it("finds a chapter by its heading, and rules by words of both", () => {
  expect(search("cards")).toEqual(["P1.1", "P1.2"]);
  expect(search("cards rank")).toEqual(["P1.1"]);
  expect(search("trump rank")).toEqual([]);
});

it("has all of it where nothing is searched", () => {
  expect(search(" ")).toHaveLength(5);
});
