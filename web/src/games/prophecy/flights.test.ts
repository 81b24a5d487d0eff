import { describe, expect, it } from "vitest";
import { at, flights, sound, turned } from "./flights";
import type { SeatView, View } from "./types";

const seat: SeatView = {
  cards: 2,
  has_bid: true,
  bids_openly: false,
  open_bid: null,
  foretold: null,
  taken: 0,
  surrendered: false,
  total: 0,
  bonus: 0,
};
const none = { leader: 0, cards: [], lead: null, winner: null, why: null };
const view: View = {
  seat: 0,
  length: "short",
  takeback: true,
  phase: "play",
  round: 0,
  rounds: 5,
  trump: "sp",
  trumps: [],
  tricks: 12,
  dealer: 1,
  acting: [0],
  not_now: null,
  hand: ["se7", "su1"],
  bid: ["su2"],
  foretold: 0,
  seats: [seat, seat, seat],
  trick: none,
  last: null,
  sheet: [],
  places: [],
  winners: null,
};

describe("what moves", () => {
  it("is a card from its player to the trick", () => {
    const after = { ...view, trick: { ...none, cards: ["se7"] } };
    expect(flights(view, after, [{ event: "played", seat: 2, card: "se7" }])).toEqual([
      { fly: "come", item: at.card("se7"), from: at.seat(2) },
    ]);
  });

  it("is the trick before, to whoever won it, when the next one begins", () => {
    const before = { ...view, last: { ...none, cards: ["se7", "su1"], winner: 2 } };
    const after = { ...before, trick: { ...none, cards: ["ea3"] } };
    const all = flights(before, after, [{ event: "played", seat: 2, card: "ea3" }]);
    expect(all.flatMap((flight) => (flight.fly === "leave" ? [[flight.item, flight.to]] : []))).toEqual([
      [at.card("se7"), at.tricks(2)],
      [at.card("su1"), at.tricks(2)],
    ]);
  });

  it("is every card of a deal from the dealer, and the wheel, which turns one way only", () => {
    const after = { ...view, round: 1, trump: "su" };
    const dealt = flights(view, after, [{ event: "round-began", round: 1, trump: "su", dealer: 1, dealt: 2, openly: [] }]);
    expect(dealt.filter(({ fly }) => fly === "come")).toEqual([
      { fly: "come", item: at.card("se7"), from: at.seat(1), order: 0 },
      { fly: "come", item: at.card("su1"), from: at.seat(1), order: 1 },
    ]);
    // The dealer needs none, and one's own are seen for themselves.
    const passed = dealt.flatMap((flight) => (flight.fly === "pass" ? [flight.to] : []));
    expect(new Set(passed)).toEqual(new Set([at.seat(2)]));
    expect(dealt[0]).toEqual({ fly: "turn", item: at.wheel, from: turned("sp") + 360, to: turned("su") });
  });

  it("is a card that goes back to whoever takes it back", () => {
    const mine = flights(view, view, [{ event: "card-taken-back", seat: 0, card: "se7" }]);
    const theirs = flights(view, view, [{ event: "card-taken-back", seat: 1, card: "ea3" }]);
    expect([mine[0]!.fly, theirs[0]!.fly]).toEqual(["come", "leave"]);
  });

  it("is nothing where nothing happened", () => {
    expect(flights({ ...view, last: { ...none, cards: ["su1"], winner: 1 } }, view, [])).toEqual([]);
  });
});

it("puts each notch under the tooth, the Jaguar's last", () => {
  expect(["su", "sp", "se", "ea", null].map(turned).map(Math.abs)).toEqual([0, 72, 144, 216, 288]);
});

it("sounds like the weightiest thing that happened", () => {
  const played = { event: "played", seat: 0, card: "se7" } as const;
  expect(sound([played])).toBe("card");
  expect(sound([played, { event: "trick-taken", seat: 0, taken: 1 }])).toBe("trick");
  expect(sound([{ event: "play-began", leader: 0 }])).toBeNull();
});
