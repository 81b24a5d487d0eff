import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pace } from "./pace";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const step = (item: number) => ({ item, hold_ms: 100 });

it("shows one thing after the other", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item));
  pace.push(step(1), step(2));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
});

it("shows everything at once when asked to, and nothing that is forgotten", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item));
  pace.push(step(1), step(2), step(3));
  pace.flush();
  expect(shown).toEqual([1, 2, 3]);
  pace.push(step(4), step(5));
  pace.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("hurries when much is waiting", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item));
  pace.push(...Array.from({ length: 12 }, (_, i) => step(i)));
  vi.advanceTimersByTime(80);
  expect(shown.length).toBeGreaterThan(2);
});

it("does not let anything new wait for what was shown before a flush", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item));
  pace.push(step(1));
  pace.flush();
  pace.push(step(2));
  expect(shown).toEqual([1, 2]);
});
