import { describe, expect, it } from "vitest";
import type { Replayed } from "./messages";
import { chapters, expand, gameOf, lines, readMoment, standing, told, writeMoment } from "./replay";
import { steps } from "./steps";

interface View {
  round: number;
  seat: number | null;
}
type Event = { event: string };

const frame = (line: number, round: number, to: number[] | null = null, text?: string) => ({
  line,
  said: text ? [{ k: line, seat: 0, name: "", say: "text", args: {}, text }] : [],
  told: [{ event: { event: `e${line}` }, to }],
  watcher: { round, seat: null },
  seats: [0, 1].map((seat) => ({ round, seat })),
  moments: [],
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
  why: ["the most points"],
  frames: [frame(2, 0), frame(3, 0, [1]), frame(4, 1, null, "hm"), frame(5, 1)],
  said: [{ k: 9, seat: 1, name: "", say: "text", args: {}, text: "well" }],
};

const ROUND = { words: "a round begins", marks: true };

describe("a record", () => {
  it("says of which game it is, as far as it can be read", () => {
    expect(gameOf('{"pythia": 1, "game": "quest"}\n{"chance": "x"}')).toBe("quest");
    for (const broken of ["", "{", "null", "7", "{}", '{"game": 3}', '{"game": "/evil"}', '\n{"game": "quest"}'])
      expect(gameOf(broken)).toBeNull();
  });
});

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
    expect(standing(match, { at: 3, eyes: 0 }).over).toMatchObject({
      scores: [3, 5],
      places: [2, 1],
      winners: [1],
      ended: null,
      why: ["the most points"],
    });
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

  it("belongs to a chapter, which begins with a line that marks it", () => {
    expect(chapters(match)).toEqual([0]);
    const telling = (...marked: number[]) =>
      match.frames.map((each, at) => ({ ...each, lines: [{ words: "said" }, ...(marked.includes(at) ? [ROUND] : [])] }));
    expect(chapters({ ...match, frames: telling(0, 2) })).toEqual([0, 2]);
    expect(chapters({ ...match, frames: telling(1, 2, 3) })).toEqual([0, 2, 3]);
  });

  it("tells in words what those eyes were told since another", () => {
    const says = [
      [{ words: "for all" }],
      [
        { words: "for Ben", to: [1] },
        { words: "but for Ben", besides: [1] },
      ],
      [{ words: "later" }],
    ];
    const spoken = { ...match, frames: match.frames.map((each, at) => ({ ...each, lines: says[at] })) };
    const read = (from: number, eyes: 0 | 1 | "open") => lines(spoken, from, 2, eyes).map(({ words }) => words);
    expect(read(0, 0)).toEqual(["for all", "but for Ben", "later"]);
    expect(read(0, 1)).toEqual(["for all", "for Ben", "later"]);
    expect(read(0, "open")).toEqual(["for all", "but for Ben", "later"]);
    expect(read(2, 1)).toEqual(["later"]);
  });
});

describe("a step that passes through moments", () => {
  const at = (round: number) => ({ watcher: { round, seat: null }, seats: [0, 1].map((seat) => ({ round, seat })) });
  const long = {
    ...frame(3, 9, null, "hm"),
    told: ["a", "b", "c"].map((event, i) => ({ event: { event }, to: i === 1 ? [1] : null })),
    moments: [
      { told: 0, lines: 0, ...at(6) },
      { told: 1, lines: 0, ...at(7) },
      { told: 2, lines: 0, ...at(8) },
    ],
  };
  const whole = expand<View, Event>({ ...match, frames: [frame(2, 5), long] }, (update) =>
    steps(update, update.moments.length ? [0, 2] : []).map((item) => ({ item, hold_ms: 0 })),
  );

  it("is looked at in those that a table shows, through everybody's eyes", () => {
    expect(whole.frames.map(({ line, watcher }) => [line, watcher.round])).toEqual([
      [2, 5],
      [3, 6],
      [3, 8],
      [3, 9],
    ]);
    expect(whole.frames.map(({ seats }) => seats.map(({ round, seat }) => [round, seat]))[2]).toEqual([
      [8, 0],
      [8, 1],
    ]);
    expect(whole.frames.map(({ told }) => told.map(({ event }) => event.event).join(""))).toEqual(["e2", "", "ab", "c"]);
  });

  it("is told and talked over once", () => {
    expect(told(whole, 0, 3, 0).map(({ event }) => event)).toEqual(["e2", "a", "c"]);
    expect(whole.frames.flatMap(({ said }) => said).map(({ text }) => text)).toEqual(["hm"]);
  });
});
