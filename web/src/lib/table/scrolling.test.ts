import { afterEach, expect, it, vi } from "vitest";
import { reachable, toEnd } from "./scrolling";

afterEach(() => vi.unstubAllGlobals());

/** A list of lines of these heights, so high; what it was asked to do. */
function list(clientHeight: number, ...heights: number[]) {
  let below = 0;
  const children = heights.map((offsetHeight) => {
    const offsetTop = below;
    below += offsetHeight;
    return { offsetTop, offsetHeight };
  });
  const asked: { top: number | null } = { top: null };
  const style = { paddingBottom: "" };
  const element = { children, clientHeight, style, scrollTo: ({ top }: { top: number }) => (asked.top = top) };
  toEnd(element as unknown as HTMLElement);
  return { top: asked.top, padding: style.paddingBottom };
}

it("leaves a list alone that has room for all its lines, or none", () => {
  expect(list(100, 20, 20).top).toBe(0);
  expect(list(100)).toEqual({ top: null, padding: "" });
});

it("shows the last line, and the uppermost one whole", () => {
  // 5 × 30 and 8 of air are 158: the first 58 would be above, in the middle of the second line.
  expect(list(100, 30, 30, 30, 30, 30)).toEqual({ top: 60, padding: "18px" });
});

it("shows the end of a line that is longer than the list", () => {
  expect(list(100, 30, 300).top).toBe(238);
});

it("can be gone to by keys for as long as there is more than one sees", () => {
  let resized = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe() {}
      disconnect() {}
    },
  );
  const part: { tabIndex?: number; [name: string]: unknown } = { children: [], clientHeight: 100, scrollHeight: 100 };
  part.removeAttribute = () => delete part.tabIndex;
  reachable(part as unknown as HTMLElement);
  expect(part.tabIndex).toBeUndefined();
  part.scrollHeight = 130;
  resized();
  expect(part.tabIndex).toBe(0);
  part.scrollHeight = 90;
  resized();
  expect(part.tabIndex).toBeUndefined();
});
