import { afterEach, expect, test, vi } from "vitest";
import { forget, learn, learned, remember, remembered } from "./settings.svelte";

/** As a browser's, of which `full` says whether it takes anything. */
function storage(entries: Record<string, string>, full = false) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("where storage is full, what is chosen lasts as long as the page", () => {
  vi.stubGlobal("localStorage", storage({ "pythia.pace": "calm" }, true));
  remember("pace", "quick");
  expect(remembered("pace")).toBe("quick");
  vi.stubGlobal("localStorage", storage({ "pythia.pace": "calm" }));
  remember("pace", "off");
  expect(remembered("pace")).toBe("off");
  forget("pace");
  expect(remembered("pace")).toBeNull();
});

test("a lesson that is done stays done until one goes on in it again", () => {
  vi.stubGlobal("localStorage", storage({}));
  learn("a-game", "first", "done");
  learn("a-game", "first", 0);
  expect(learned("a-game", "first")).toBe("done");
  learn("a-game", "first", 1);
  expect(learned("a-game", "first")).toBe(1);
});

test("whatever is kept of a lesson, one begins at a step", () => {
  vi.stubGlobal("localStorage", storage({ "pythia.lesson-a-first": "2.5", "pythia.lesson-b-first": "x" }));
  expect(learned("a", "first")).toBe(2);
  expect(learned("b", "first")).toBe(0);
});
