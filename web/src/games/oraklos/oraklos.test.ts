import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/wire/contract";
import { chosen, choosing, defaults, relevant, type Choice } from "..";
import { choices } from "./choices";
import {
  bearing,
  board,
  describe as inWords,
  freeCorner,
  letter,
  nearest,
  sherd,
  stands,
  step,
  type Spot,
  wordsBelow,
} from "./dice";
import { flights, sound } from "./flights";
import { spread } from "./pacing";
import { known, mean, NEW, right, wrong } from "./practice";
import samples from "./samples.json";
import { keepsAllWaiting, verdictOnFloor } from "./states";
import type { Die, OraklosEvent, Verdict, View } from "./types";

const SAMPLES = samples as unknown as Record<string, { view: View; offers: Offer[] }>;
const die = (x: number, y: number): Die => ({ colour: "r", centre: [x, y], axis: [500, 0], hole: false });

/** Twice the area that the dice enclose: its sign is the way round. */
function round(spots: Spot[], of: number[]): number {
  return of.reduce((sum, i, k) => {
    const [a, b] = [spots[i]!, spots[of[(k + 1) % of.length]!]!];
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

describe("the floor", () => {
  const { dice } = SAMPLES.take!.view;

  it("keeps clockwise clockwise, however it is turned", () => {
    const shape = SAMPLES.take!.view.verdicts.at(-1)!.dice!;
    const [lying, standing] = [board(dice, false), board(dice, true)];
    expect(Math.sign(round(standing.spots, shape))).toBe(Math.sign(round(lying.spots, shape)));
    expect(round(standing.spots, shape)).toBeCloseTo(round(lying.spots, shape), 3);
  });

  it("shows every die whole, wherever it fell", () => {
    for (const upright of [false, true]) {
      const { spots, width, height } = board([die(-90_000, 4), die(70_000, 80_000)], upright);
      for (const { x, y } of spots) {
        expect([x >= 71, y >= 71, x <= width - 71, y <= height - 71]).toEqual([true, true, true, true]);
      }
    }
  });

  it("stands upright in a tall frame", () => {
    const wide = [die(0, 0), die(22_000, 3000)];
    expect([stands(wide, 400, 700), stands(wide, 700, 400)]).toEqual([true, false]);
  });

  it("finds a corner where a button covers no die", () => {
    const [frame, button] = [
      { width: 400, height: 300 },
      { width: 48, height: 48 },
    ];
    const inCorners = [die(0, 0), die(20_000, 15_000), die(0, 15_000)];
    expect(freeCorner(board([die(10_000, 0), die(0, 7000), die(20_000, 7000), die(10_000, 15_000)], false), frame, button)).toBe(
      "bottom right",
    );
    expect(freeCorner(board(inCorners, false), frame, button)).toBe("top right");
    expect(freeCorner(board(inCorners, false), frame, button, "top right")).toBeNull();
    expect(freeCorner(board([...inCorners, die(20_000, 0)], false), frame, button)).toBeNull();
  });

  it("gives a tap to the nearest die, and to none far away", () => {
    const { spots } = board([die(0, 0), die(3000, 0), die(0, 5000)], false);
    const at = { x: spots[1]!.x - 60, y: spots[1]!.y + 20 };
    expect(nearest(spots, [0, 1, 2], at, 80)).toBe(1);
    expect(nearest(spots, [0, 2], at, 80)).toBeNull();
  });

  it("is gone over by arrows", () => {
    const { spots } = board([die(0, 0), die(4000, 500), die(4000, 6000), die(9000, 0)], false);
    const all = [0, 1, 2, 3];
    expect(step(spots, all, null, "ArrowRight")).toBe(0);
    expect(step(spots, all, 0, "ArrowRight")).toBe(1);
    expect(step(spots, all, 1, "ArrowDown")).toBe(2);
    expect(step(spots, all, 0, "ArrowUp")).toBe(0);
    // Every die is reached by some way of arrows from every other.
    const { spots: real } = board(dice, false);
    const seen = new Set([0]);
    const among = dice.map((_, i) => i);
    for (const from of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) seen.add(step(real, among, from, key)!);
    expect(seen.size).toBe(dice.length);
  });

  it("is told in words", () => {
    expect(bearing({ x: 0, y: 0 }, { x: 300, y: -300 })).toEqual({ point: "ne", sides: 4 });
    const rows = inWords(board(dice, false), [0, 1, 2, 3], 2);
    expect(rows.map(({ die: of }) => of)).toEqual([0, 1, 2, 3]);
    expect(rows.every(({ neighbours }) => neighbours.length === 2)).toBe(true);
    expect(letter(19)).toBe("T");
  });
});

describe("a verdict", () => {
  const miss: Verdict = { ...SAMPLES.take!.view.verdicts[0]!, seat: 1 };
  const challenge: View = { ...SAMPLES.challenge!.view, seat: 0 };

  it("of somebody else's attempt never covers the dice of those who search against the clock", () => {
    expect(verdictOnFloor(challenge, miss, true, false)).toBeNull();
    expect(verdictOnFloor(challenge, { ...miss, seat: 0 }, true, false)).toEqual({ ...miss, seat: 0 });
    expect(verdictOnFloor(challenge, miss, false, false)).toBe(miss);
  });

  it("of one's own miss is seen by whoever holds the next marker too", () => {
    const proof: View = { ...SAMPLES.proof!.view, seat: 0 };
    expect(verdictOnFloor(proof, { ...miss, seat: 0 }, true, false)).toEqual({ ...miss, seat: 0 });
    expect(verdictOnFloor(proof, miss, true, false)).toBeNull();
    expect(verdictOnFloor(proof, { ...miss, seat: 0 }, true, true)).toBeNull();
  });

  it("is told at the edge where its dice leave more room", () => {
    const at = (...ys: number[]) => ys.map((y) => ({ x: 0, y, turn: 0 }));
    expect([wordsBelow(at(60, 850), 1000), wordsBelow(at(160, 950), 1000)]).toEqual([true, false]);
    expect(wordsBelow([], 1000)).toBe(false);
  });

  it("leaves the floor to whoever takes dice, once it has been read", () => {
    const { view } = SAMPLES.take!;
    expect(verdictOnFloor(view, miss, true, false)).toBe(miss);
    expect(verdictOnFloor(view, null, true, false)).toBeNull();
    expect(verdictOnFloor(view, null, false, false)).toBe(view.verdicts.at(-1));
    expect(verdictOnFloor({ ...view, phase: "proof" }, null, false, false)).toBe(view.verdicts.at(-1));
    expect(verdictOnFloor({ ...view, phase: "proof" }, null, true, false)).toBeNull();
    const taken = { ...view, left: view.left.slice(1) };
    expect(verdictOnFloor(taken, null, false, false)).toBeNull();
    expect(verdictOnFloor(taken, miss, false, false)).toBeNull();
  });
});

describe("a sherd", () => {
  it("is broken alike every time, and unlike others", () => {
    expect(sherd("rybk", 100)).toBe(sherd("rybk", 100));
    expect(sherd("rybk", 100)).not.toBe(sherd("rykb", 100));
  });
});

describe("offers", () => {
  const read = (name: string) => choices(SAMPLES[name]!.offers);

  it("say what each phase asks for", () => {
    expect(read("cup").cup).toEqual({ count: 5, most: SAMPLES.cup!.view.seats[0]!.supply });
    expect(read("search").claim).toEqual({ markers: [3, 2, 1], cards: SAMPLES.search!.view.seats[0]!.wishes });
    expect([read("search").done, read("search").undone]).toEqual([true, false]);
    expect(read("marked").claim!.markers).toEqual([1]);
    expect(read("proof").show).toBe("prove");
    expect(read("take").take).toEqual({ count: 5, dice: SAMPLES.take!.view.left });
    expect(read("deny").deny).toEqual(SAMPLES.deny!.view.wishes);
    expect([read("challenge").show, read("challenge").pass]).toEqual(["refute", true]);
  });
});

describe("an update", () => {
  const before = SAMPLES.challenge!.view;
  const after = SAMPLES.refuted!.view;
  const verdict: Verdict = after.review!.past.verdicts[0]!;
  const events: OraklosEvent[] = [
    { event: "judged", verdict },
    { event: "round-began", round: 1, first: 1 },
    { event: "thrown", dice: after.dice },
  ];
  const judged: View = { ...before, verdicts: [verdict], acting: [] };
  const drawn: View = { ...after, dice: [], acting: [] };
  const moments = [
    { events: 0, lines: 0, view: { ...before, acting: [] } },
    { events: 1, lines: 0, view: judged },
    { events: 2, lines: 0, view: drawn },
  ];
  const about = { offers: [], deadline_ms: null, elapsed_ms: null, moves_left: null };
  const update = { ...about, kind: "update" as const, n: 7, events, view: after, moments };

  it("that ends a round shows the verdict on its own dice first", () => {
    const steps = spread(update);
    expect(steps.map(({ item }) => item.events.map(({ event }) => event))).toEqual([["judged"], ["round-began", "thrown"]]);
    expect(steps[0]!.item.view).toBe(judged);
    expect(steps[0]!.item.offers).toEqual([]);
    expect(steps[1]!.item.view).toBe(after);
    expect(steps.map(({ item }) => [item.n, item.moment])).toEqual([
      [7, 1],
      [7, null],
    ]);
    expect(steps.map(({ hold_ms, exactly }) => [hold_ms > 1000, exactly ?? false])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it("shows a throw at rest when its search begins, whatever the pace", () => {
    const early = { ...update, elapsed_ms: -2600, deadline_ms: 60_000 };
    const [shown, then] = spread(early, () => 0);
    expect([shown!.hold_ms, shown!.exactly]).toEqual([2600, true]);
    expect([then!.item.elapsed_ms, then!.item.deadline_ms]).toEqual([-2600, 60_000]);
    const cup: OraklosEvent[] = [{ event: "cup-filled", seat: 1 }, ...events.filter(({ event }) => event === "thrown")];
    const filled = { ...SAMPLES.cup!.view, acting: [] };
    const steps = spread(
      { ...early, events: cup, elapsed_ms: -1200, moments: [{ events: 1, lines: 0, view: filled }] },
      () => 900,
    );
    expect(steps.map(({ item }) => item.events.map(({ event }) => event))).toEqual([["cup-filled"], ["thrown"]]);
    expect([steps[0]!.item.view, steps[0]!.hold_ms]).toEqual([filled, 300]);
  });

  it("is a verdict that is seen before anybody takes dice back", () => {
    const last = { ...update, events: events.slice(0, 1), moments: [], view: SAMPLES.take!.view };
    expect(spread(last).map(({ hold_ms }) => hold_ms > 1000)).toEqual([true]);
  });

  it("never keeps anyone from what they may do", () => {
    const claimed: OraklosEvent = { event: "claimed", seat: 1, marker: 3, card: "rybk" };
    const mine = { ...update, events: [claimed], moments: [], offers: SAMPLES.search!.offers };
    expect(spread(mine).map(({ hold_ms }) => hold_ms)).toEqual([0]);
  });

  it("moves markers and is heard", () => {
    expect(flights([{ event: "claimed", seat: 1, marker: 3, card: "rybk" }])).toEqual([
      { fly: "come", item: "marker 3", from: "seat 1" },
    ]);
    expect(sound(events)).toBe(verdict.points > 0 ? "hit" : "miss");
    expect(sound([{ event: "said-done", seat: 0 }])).toBeNull();
  });
});

describe("options", () => {
  const named = (id: string) => ({ id, args: {} });
  const list: Choice[] = [
    { path: ["variant"], words: named("a"), values: [{ value: "standard", words: named("c") }], more: null, when: {} },
    {
      path: ["clocks", "proof"],
      words: named("b"),
      values: [{ value: 10, words: named("d") }],
      more: null,
      when: { variant: ["standard"] },
    },
  ];

  it("are chosen by path, each alone", () => {
    const made = defaults(list);
    expect(made).toEqual({ variant: "standard", clocks: { proof: 10 } });
    expect(chosen(made, ["clocks", "proof"])).toBe(10);
    const other = choosing(made, ["variant"], "antipodes");
    expect(relevant(list, other).map(({ words }) => words.id)).toEqual(["a"]);
    expect(relevant(list, {})).toHaveLength(2);
    expect(made.variant).toBe("standard");
  });
});

describe("practice", () => {
  it("keeps times and the best streak", () => {
    const two = right(right(NEW, 52), 31);
    expect(two).toEqual({ times: [52, 31], streak: 2, best: 2 });
    expect(wrong(two)).toEqual({ times: [52, 31], streak: 0, best: 2 });
    expect(mean(two.times)).toBeCloseTo(41.5);
    expect(known(JSON.stringify(two))).toEqual(two);
    for (const odd of [null, "x", "[]", '{"times":["a"],"streak":1,"best":1}']) expect(known(odd)).toEqual(NEW);
  });
});

describe("a search", () => {
  const { view } = SAMPLES.search!;
  const seat = view.seat!;
  const done = (...who: number[]): View => ({
    ...view,
    seats: view.seats.map((each, i) => ({ ...each, done: who.includes(i) })),
  });
  const others = view.seats.map((_, i) => i).filter((i) => i !== seat);

  it("waits for one who alone still looks", () => {
    expect(keepsAllWaiting(done(...others))).toBe(true);
    expect(keepsAllWaiting(done(...others.slice(1)))).toBe(false);
    expect(keepsAllWaiting(done(...others, seat))).toBe(false);
    expect(keepsAllWaiting({ ...done(...others), phase: "proof" })).toBe(false);
    expect(keepsAllWaiting({ ...done(...others), seat: null })).toBe(false);
  });
});
