import { describe, expect, it } from "vitest";
import type { Replayed } from "./messages";
import { chapters, readMoment, standing, told, writeMoment } from "./replay";

interface View {
  round: number;
  seat: number | null;
}
type Event = { event: string };

const frame = (line: number, round: number, to: number[] | null = null, text?: string) => ({
  line,
  said: text ? [{ k: line, seat: 0, say: "text", args: {}, text }] : [],
  told: [{ event: { event: `e${line}` }, to }],
  watcher: { round, seat: null },
  seats: [0, 1].map((seat) => ({ round, seat })),
});

const match: Replayed<View, Event> = {
  game: "prophecy",
  players: 2,
  options: {},
  names: ["Ann", "Ben"],
  over: true,
  ended: null,
  scores: [3, 5],
  places: [2, 1],
  winners: [1],
  frames: [frame(2, 0), frame(3, 0, [1]), frame(4, 1, null, "hm"), frame(5, 1)],
  said: [{ k: 9, seat: 1, say: "text", args: {}, text: "well" }],
};

describe("a moment of a replay", () => {
  it("survives its link", () => {
    for (const moment of [
      { at: 0, eyes: "open" as const },
      { at: 3, eyes: 1 },
    ])
      expect(readMoment(writeMoment(moment), 4, 2)).toEqual(moment);
  });

  it("is a possible one whatever the link says", () => {
    for (const hash of ["", "#", "#step=x&eyes=y", "#step=-4&eyes=0", "#step=1.5", "#eyes=3", "#<script>"])
      expect(readMoment(hash, 4, 2)).toEqual({ at: 0, eyes: "open" });
    expect(readMoment("#step=99&eyes=2", 4, 2)).toEqual({ at: 3, eyes: 1 });
  });

  it("shows the table as those eyes saw it", () => {
    expect(standing(match, { at: 1, eyes: 1 }).view).toEqual({ round: 0, seat: 1 });
    expect(standing(match, { at: 1, eyes: "open" }).view).toEqual({ round: 0, seat: null });
    expect(standing(match, { at: 1, eyes: 0 }).offers).toEqual([]);
  });

  it("knows who has won at its end only", () => {
    expect(standing(match, { at: 2, eyes: 0 }).over).toBeNull();
    expect(standing(match, { at: 3, eyes: 0 }).over).toMatchObject({ scores: [3, 5], places: [2, 1], winners: [1], ended: null });
    expect(standing({ ...match, over: false }, { at: 3, eyes: 0 }).over).toBeNull();
  });

  it("has heard what was said by then", () => {
    const texts = (at: number) => standing(match, { at, eyes: 0 }).talks.map(({ text }) => text);
    expect(texts(1)).toEqual([]);
    expect(texts(2)).toEqual(["hm"]);
    expect(texts(3)).toEqual(["hm", "well"]);
  });

  it("tells what those eyes were told", () => {
    const events = (eyes: 0 | 1 | "open") => told(match, 0, 2, eyes).map(({ event }) => event);
    expect(events(0)).toEqual(["e2", "e4"]);
    expect(events(1)).toEqual(["e2", "e3", "e4"]);
    expect(events("open")).toEqual(["e2", "e4"]);
  });

  it("belongs to a chapter", () => {
    expect(chapters(match, (view) => view.round)).toEqual([0, 2]);
  });
});
