/** A table that never was, for the page that shows every piece in every state. */

import type { Offer } from "../../lib/wire/contract";
import type { Seat, TableSummary } from "../../lib/wire/messages";
import type { RoundScored, SeatView, TrickView, View } from "./types";

export const NAMES = ["Ann", "Citlali", "Barnabé-Maximilien", "Nahui"];
export const BOTS = [false, true, false, true];
export const SUITS = ["su", "sp", "se", "ea"];
export const RANKS = Array.from({ length: 14 }, (_, i) => i + 1);
export const TRUMPS = ["jaguar", ...RANKS.map((rank) => `ea${rank}`)];
export const SPECIALISTS = ["jaguar", "monkey", "shaman", "lizard"];
export const HAND = ["su2", "su7", "su13", "sp1", "sp9", "se4", "se11", "se14", "ea3", "ea8", "jaguar", "lizard"];

export const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  who: "person",
  guest: null,
  name,
  level: null,
  away: false,
  host: false,
  ...more,
});

export const seatView = (more: Partial<SeatView> = {}): SeatView => ({
  cards: 12,
  has_bid: true,
  bids_openly: false,
  open_bid: null,
  foretold: null,
  taken: 2,
  surrendered: false,
  total: 23,
  bonus: 1,
  ...more,
});

export const TRICKS: Record<string, TrickView> = {
  begun: { leader: 1, cards: ["su5"], lead: "su", winner: 1, why: null },
  trumped: { leader: 1, cards: ["su5", "su14", "se2"], lead: "su", winner: 3, why: null },
  full: {
    leader: 0,
    cards: ["monkey", "ea14", "jaguar", "shaman"],
    lead: "se",
    winner: 3,
    why: { id: "prophecy-won-shaman", args: { card: { id: "card-jaguar", args: {} } } },
  },
};

const rounds = [
  { trump: "su", dealer: 0, bids: [3, 2, 5, 1], tricks: [3, 4, 4, 1], points: [8, 4, 4, 6], bonus: [5, 0, 0, 5] },
  { trump: "sp", dealer: 1, bids: [0, 6, 4, 2], tricks: [2, 6, 2, 2], points: [2, 11, 2, 7], bonus: [0, 5, 0, 5] },
  { trump: "se", dealer: 2, bids: [4, 1, 3, 3], tricks: [4, 2, 3, 3], points: [9, 2, 8, 8], bonus: [5, 0, 5, 5] },
];

export const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  length: "standard",
  takeback: true,
  phase: "play",
  round: 3,
  rounds: 8,
  trump: "ea",
  trumps: TRUMPS,
  tricks: 12,
  dealer: 3,
  acting: [0],
  not_now: null,
  hand: HAND,
  bid: ["sp3", "se6", "ea2"],
  foretold: 6,
  seats: [
    seatView({ foretold: 6, taken: 2, total: 20, bonus: 2 }),
    seatView({ total: 17 }),
    seatView({ open_bid: ["su1", "se9", "ea4"], foretold: 5, total: 14 }),
    seatView({ total: 22, taken: 0 }),
  ],
  trick: TRICKS.trumped!,
  last: null,
  sheet: rounds,
  places: [2, 3, 4, 1],
  winners: null,
  ...more,
});

const refused = ["se4", "se11", "se14", "ea3", "ea8"].map((value) => ({
  value,
  rule: "P5.4",
  message: { id: "must-follow", args: { suit: { id: "suit-su", args: {} } } },
}));

const field = (name: string, values: string[], more: object = {}) => ({
  name,
  values,
  count: null,
  refused: [],
  ordered: false,
  most: null,
  least: null,
  ...more,
});

export const OFFERS: Record<string, Offer[]> = {
  bid: [{ verb: "bid", fields: [field("cards", HAND.slice(0, 10), { count: 3 })], price: {} }],
  play: [{ verb: "play", fields: [field("card", ["su2", "su7", "su13", "jaguar", "lizard"], { refused })], price: {} }],
  none: [],
};

export const SCORED: RoundScored = {
  event: "round-scored",
  round: 2,
  bids: [
    ["sp3", "sp8", "se6"],
    ["su1", "su4", "sp2"],
    ["su9", "sp7", "se1"],
    ["sp5", "se2", "su3"],
  ],
  values: [4, 1, 3, 3],
  tricks: [4, 2, 3, 3],
  points: [9, 2, 8, 8],
  bonus: [5, 0, 5, 5],
  totals: [19, 17, 14, 21],
  places: [2, 3, 4, 1],
  surrendered: null,
};

export const SUMMARIES: TableSummary[] = (["lobby", "running", "over"] as const).map((phase, i) => ({
  id: `sample${i}`,
  game: "prophecy",
  players: 4,
  options: {},
  bots: "adept",
  clock_s: null,
  patience_s: 60,
  phase,
  open: true,
  seats: NAMES.map((name, place) => {
    const free = phase === "lobby" && place > 1;
    return seat(free ? "" : name, { who: free ? "empty" : BOTS[place] ? "bot" : "person" });
  }),
  host: true,
  mine: [0],
  my_turn: phase === "running",
  updated: 0,
  rematch: null,
  plays_on: false,
  standing: phase === "lobby" ? null : { scores: [19, 17, 14, 21], places: [2, 3, 4, 1] },
  takeable: [],
  watchers: ["Noé"],
  watchers_talk: false,
  watchers_sit: true,
}));
