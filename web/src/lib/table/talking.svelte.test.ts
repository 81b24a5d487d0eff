import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableSummary, Talk } from "../wire/messages";
import { Talking } from "./talking.svelte";

const said = (k: number, seat: number, text: string): Talk => ({ k, seat, name: "", say: "text", args: {}, text });
const summary = { id: "t", seats: [{ guest: "ann" }, { guest: "bea" }, { guest: null }] } as unknown as TableSummary;

let talks: Talk[] = $state.raw([]);
let old = 0;
let talking: Talking;
let end: () => void;

function hear(...more: Talk[]): void {
  talks = [...talks, ...more];
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  talks = [said(1, 0, "long ago")];
  old = 1;
  end = $effect.root(() => {
    talking = new Talking(
      () => talks,
      () => summary,
      ({ text }) => text,
      () => old,
    );
  });
  flushSync();
});
afterEach(() => {
  for (const seat of talking.muted) talking.mute(seat);
  end();
  vi.useRealTimers();
});

it("hangs nothing in the air that was said before", () => {
  expect([talking.bubbles[0], talking.unread(null)]).toEqual([undefined, 0]);
});

it("hangs nothing in the air that was said while one was away, but counts it", () => {
  old = 3;
  hear(said(2, 1, "is Ann here?"), said(3, 0, "no"));
  expect([talking.bubbles[0], talking.bubbles[1], talking.unread(null)]).toEqual([undefined, undefined, 2]);
  hear(said(4, 1, "there she is"));
  expect(talking.bubbles[1]).toBe("there she is");
});

it("lets words hang over their seat for six seconds", () => {
  hear(said(2, 1, "mine"));
  expect(talking.bubbles[1]).toBe("mine");
  vi.advanceTimersByTime(5_999);
  expect(talking.bubbles[1]).toBe("mine");
  vi.advanceTimersByTime(1);
  expect(talking.bubbles[1]).toBeUndefined();
});

it("gives later words their own time", () => {
  hear(said(2, 1, "one"));
  vi.advanceTimersByTime(4_000);
  hear(said(3, 1, "two"));
  vi.advanceTimersByTime(4_000);
  expect(talking.bubbles[1]).toBe("two");
  vi.advanceTimersByTime(2_000);
  expect(talking.bubbles[1]).toBeUndefined();
});

it("counts what others said since one looked", () => {
  hear(said(2, 1, "one"), said(3, 0, "two"));
  expect([talking.unread(null), talking.unread(0)]).toEqual([2, 1]);
  talking.read();
  expect(talking.unread(null)).toBe(0);
  hear(said(4, 1, "three"));
  expect(talking.unread(0)).toBe(1);
});

it("hears nobody who is muted, from what already hangs there on", () => {
  hear(said(2, 1, "one"));
  talking.mute(1);
  expect([talking.muted, talking.bubbles[1]]).toEqual([[1], undefined]);
  hear(said(3, 1, "two"), said(4, 2, "three"));
  expect([talking.bubbles[1], talking.bubbles[2]]).toEqual([undefined, "three"]);
  talking.mute(1);
  hear(said(5, 1, "four"));
  expect([talking.muted, talking.bubbles[1]]).toEqual([[], "four"]);
});
