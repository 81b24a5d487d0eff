import { expect, it } from "vitest";
import { milliseconds, over } from "./flight";

it("shows a box where another lies, middle on middle", () => {
  const own = { left: 100, top: 100, width: 50, height: 70 };
  const other = { left: 0, top: 300, width: 100, height: 140 };
  expect(over(own, other)).toBe("translate(-75.0px, 235.0px) scale(2.000)");
  expect(over(own, own)).toBe("translate(0.0px, 0.0px) scale(1.000)");
  expect(over(own, other, 0.5)).toBe("translate(-75.0px, 235.0px) scale(0.500)");
});

it("reads times as the tokens write them", () => {
  expect(["280ms", " 0ms", ".28s", ""].map(milliseconds)).toEqual([280, 0, 280, 0]);
});
