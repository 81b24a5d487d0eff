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

it("keeps what everybody is to see at one time until that time, however one hurries", () => {
  const shown: number[] = [];
  const pace = new Pace<number>((item) => shown.push(item));
  // What only this page holds is not in its way.
  pace.push(step(1), step(2));
  pace.push({ item: 3, hold_ms: 500, exactly: true }, step(4));
  expect(shown).toEqual([1, 2, 3]);
  pace.flush();
  vi.advanceTimersByTime(499);
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2, 3, 4]);
});

it("rests when the last thing has been seen", () => {
  const rested = vi.fn();
  const pace = new Pace<number>(() => {}, rested);
  pace.push(step(1), step(2));
  vi.advanceTimersByTime(199);
  expect([rested.mock.calls.length, pace.atRest]).toEqual([0, false]);
  vi.advanceTimersByTime(1);
  expect([rested.mock.calls.length, pace.atRest]).toEqual([1, true]);
  pace.push(step(3));
  pace.flush();
  expect([rested.mock.calls.length, pace.atRest]).toEqual([2, true]);
});
