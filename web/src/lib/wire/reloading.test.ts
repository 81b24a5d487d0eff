import { describe, expect, it, vi } from "vitest";
import { reloadOnce } from "./reloading";

function notes() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

describe("a page that is older than its server", () => {
  it("is loaded anew once, and goes on if that did not help", () => {
    const [kept, reload] = [notes(), vi.fn()];
    expect(reloadOnce("a1 b2", kept, reload)).toBe(true);
    for (let again = 0; again < 3; again++) expect(reloadOnce("a1 b2", kept, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is loaded anew for every other server", () => {
    const [kept, reload] = [notes(), vi.fn()];
    for (const seen of ["a1 b2", "a1 b3", "a2 b3"]) expect(reloadOnce(seen, kept, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("is not loaded anew where nothing can be noted: it might never end", () => {
    const reload = vi.fn();
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(reloadOnce("a1 b2", full, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
