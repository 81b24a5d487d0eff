import { expect, test } from "vitest";
import { contrast, inkOn, mix, tokens } from "./colours";

const HOUSE = {
  light: { ground: "#f3e8d2", ink: "#241a12", accent: "#12706e" },
  dark: { ground: "#14110f", ink: "#f3e8d2", accent: "#5cc4bf" },
};
/** An accent that can be seen and not read. */
const PALE = {
  light: { ground: "#e9e6f2", ink: "#1d1a2f", accent: "#8f7bc8" },
  dark: { ground: "#15132a", ink: "#e9e6f2", accent: "#6f5fb0" },
};

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(inkOn("#12706e")).toBe("#ffffff");
  expect(inkOn("#5cc4bf")).toBe("#000000");
  expect(mix("#ff0000", "#0000ff", 0.5)).toBe("#800080");
});

test.each([
  ["the house", HOUSE],
  ["pale", PALE],
])("words can be read on all grounds: %s", (_, colours) => {
  const made = tokens(colours);
  for (const at of [0, 1]) {
    const of = (name: string) => made.get(`--${name}`)!.match(/#[0-9a-f]{6}/g)![at]!;
    for (const ground of ["ground", "ground-deep", "surface", "surface-raised"])
      for (const words of ["ink", "ink-soft", "turquoise"])
        expect(contrast(of(words), of(ground)), `${words} on ${ground}`).toBeGreaterThan(4.5);
    expect(contrast(of("on-turquoise"), of("turquoise"))).toBeGreaterThan(4.5);
    for (const words of ["ink", "ink-soft"]) expect(contrast(of(words), of("turquoise-soft")), words).toBeGreaterThan(4.5);
  }
});
