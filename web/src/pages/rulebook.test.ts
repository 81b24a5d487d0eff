import { expect, it } from "vitest";
import { blocks, inline, section } from "./rulebook";

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
