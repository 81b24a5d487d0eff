import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/wire/contract";
import { cardWords, face, share } from "./cards";
import { choices } from "./choices";
import { forced, spread } from "./pacing";
import type { SeatView, View } from "./types";

const seat = (cards: number, taken: number): SeatView => ({
  cards,
  has_bid: true,
  bids_openly: false,
  open_bid: null,
  foretold: null,
  taken,
  surrendered: false,
  total: 0,
  bonus: 0,
});

const last: View = {
  seat: 0,
  length: "short",
  takeback: false,
  phase: "play",
  round: 0,
  rounds: 5,
  trump: "ea",
  trumps: [],
  tricks: 12,
  dealer: 0,
  acting: [0],
  not_now: null,
  hand: ["se7"],
  bid: ["su1"],
  foretold: 0,
  seats: [seat(1, 5), seat(0, 7)],
  trick: { leader: 1, cards: ["se3"], lead: "se", winner: 1, why: null },
  last: null,
  sheet: [],
  places: [],
  winners: null,
};

describe("cards", () => {
  it("are read from their names", () => {
    expect(face("ea14")).toEqual({ kind: "suited", suit: "ea", rank: 14 });
    expect(cardWords("lizard")).toEqual({ id: "card-lizard", args: {} });
    expect(["su9", "sp9", "se9", "ea9"].map(share)).toEqual([0, 1, 2, 3]);
    expect(["jaguar", "lizard"].map(share)).toEqual([0, 0]);
  });
});

describe("offers", () => {
  const why = { value: "se2", rule: "P5.4", message: { id: "must-follow", args: {} } };
  const offers: Offer[] = [
    {
      verb: "play",
      fields: [{ name: "card", values: ["su1"], count: null, refused: [why], ordered: false, most: null, least: null }],
      price: {},
    },
    {
      verb: "play",
      fields: [
        { name: "card", values: ["monkey"], count: null, refused: [], ordered: false, most: null, least: null },
        { name: "suit", values: ["su", "sp"], count: null, refused: [], ordered: false, most: null, least: null },
      ],
      price: {},
    },
    { verb: "undo", fields: [], price: {} },
  ];

  it("say of each card what it may do, and why not", () => {
    const read = choices(offers);
    expect(read.cards.get("su1")).toBeNull();
    expect(read.cards.get("monkey")).toEqual(["su", "sp"]);
    expect(read.refused.get("se2")).toBe(why);
    expect([read.bid, read.undo]).toEqual([null, true]);
  });
});

describe("an update that ends a round", () => {
  const view: View = { ...last, round: 1, hand: ["su4"], trick: { leader: 0, cards: [], lead: null, winner: null, why: null } };
  const scored = { round: 0, bids: [], values: [], tricks: [], points: [], bonus: [], totals: [], places: [], surrendered: null };
  const full = {
    ...last,
    hand: [],
    trick: { leader: 1, cards: ["se3", "se7"], lead: "se", winner: 0, why: null },
  } satisfies View;
  const taken: View = { ...full, last: full.trick, trick: view.trick, seats: [seat(0, 6), seat(0, 7)] };
  const update = {
    kind: "update" as const,
    n: 9,
    events: [
      { event: "played" as const, seat: 0, card: "se7" },
      { event: "trick-taken" as const, seat: 0, taken: 6 },
      { event: "round-scored" as const, ...scored },
    ],
    view,
    offers: [],
    deadline_ms: null,
    elapsed_ms: null,
    moves_left: null,
    moments: [
      { events: 1, lines: 0, view: full },
      { events: 2, lines: 0, view: taken },
      { events: 3, lines: 0, view: { ...taken, round: 1 } },
    ],
  };

  it("shows the full last trick first, as the rules say it lay there", () => {
    const steps = spread(update);
    expect(steps.map(({ item }) => item.events.map(({ event }) => event))).toEqual([["played", "trick-taken"], ["round-scored"]]);
    expect(steps.map(({ item }) => [item.n, item.moment])).toEqual([
      [9, 1],
      [9, null],
    ]);
    expect(steps[0]!.item.view).toBe(taken);
    expect(steps[1]!.item.view).toBe(view);
  });

  it("is one step where the server shows no moment, and in the middle of a round", () => {
    expect(spread({ ...update, moments: [] })).toHaveLength(1);
    expect(spread({ ...update, events: update.events.slice(0, 2), moments: update.moments.slice(0, 1) })).toHaveLength(1);
  });
});

describe("a last card", () => {
  const play = (...values: string[]): Offer => ({
    verb: "play",
    fields: [{ name: "card", values, count: null, refused: [], ordered: false, most: null, least: null }],
    price: {},
  });
  const suit = { name: "suit", values: ["su", "sp"], count: null, refused: [], ordered: false, most: null, least: null };

  it("plays itself, though an earlier one could be taken back", () => {
    expect(forced(last, [play("se7"), { verb: "undo", fields: [], price: {} }])).toEqual({
      deed: { do: "play", card: "se7" },
      round: last.round,
    });
  });

  it("does not where a suit goes with it, where it is not one's turn, or where more are in hand", () => {
    const monkey = play("monkey");
    expect(forced(last, [{ ...monkey, fields: [...monkey.fields, suit] }])).toBeNull();
    expect(forced(last, [])).toBeNull();
    expect(forced({ ...last, hand: ["se7", "su2"] }, [play("se7")])).toBeNull();
    expect(forced({ ...last, phase: "bid" }, [play("se7")])).toBeNull();
  });
});
