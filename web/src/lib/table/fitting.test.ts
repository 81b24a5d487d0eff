import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fits } from "./fitting";

let resized: (() => void) | null;

beforeEach(() => {
  resized = null;
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("getComputedStyle", () => ({ paddingLeft: "10px", paddingRight: "10px", fontSize: "16px" }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe() {}
      disconnect() {
        resized = null;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** A table whose words need so much in columns, in a room so wide; what it is told, in turn. */
function put(clientWidth: number, words: number, columns = 2) {
  const classes = new Set(["stacked"]);
  const classList = {
    contains: (name: string) => classes.has(name),
    remove: (name: string) => classes.delete(name),
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  };
  const room = { clientWidth };
  // Stacked it is as narrow as one likes: only as a table does it say what it needs.
  const getBoundingClientRect = () => ({ width: classes.has("stacked") ? 50 : words });
  const told: boolean[] = [];
  const table = { parentElement: room, classList, getBoundingClientRect } as unknown as HTMLTableElement;
  const leave = fits(columns, (fit) => told.push(fit))(table);
  return { room, told, classes, leave };
}

it("asks the table as it is in columns, and leaves it as it was", () => {
  const { told, classes } = put(320, 301);
  expect(told).toEqual([false]);
  expect([...classes]).toEqual(["stacked"]);
  expect(put(320, 300).told).toEqual([true]);
});

it("gives no column less than a word's room", () => {
  expect(put(320, 100, 4).told).toEqual([false]);
  expect(put(324, 100, 4).told).toEqual([true]);
});

it("looks again when its room changes, until it goes", () => {
  const { room, told, leave } = put(320, 301);
  room.clientWidth = 400;
  resized!();
  expect(told).toEqual([false, true]);
  leave();
  expect(resized).toBeNull();
});
