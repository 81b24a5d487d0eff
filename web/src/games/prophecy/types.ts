// Written by web/generate.py from the Python types; do not edit.

export const HASH = "92d3e11a14a6";

export const BID_VALUES = { su: 0, sp: 1, se: 2, ea: 3 } as const;

export type Suit = keyof typeof BID_VALUES;

export interface Bid {
  do: "bid";
  cards: string[];
}

export interface BidChosen {
  event: "bid-chosen";
  cards: string[];
  value: number;
}

export interface BidMade {
  event: "bid-made";
  seat: number;
}

export interface CardTakenBack {
  event: "card-taken-back";
  seat: number;
  card: string;
}

export interface DealerDrawn {
  event: "dealer-drawn";
  draws: ((string | null)[])[];
  dealer: number;
}

export interface HandDealt {
  event: "hand-dealt";
  cards: string[];
}

export interface HandDealtAnew {
  event: "hand-dealt-anew";
  hand: string[];
  bid: string[];
}

export interface LeadSurrendered {
  event: "lead-surrendered";
  seat: number;
  leader: number;
}

export interface MatchEnded {
  event: "match-ended";
  totals: number[];
  bonuses: number[];
  winners: number[];
}

export interface OpenBid {
  event: "open-bid";
  seat: number;
  cards: string[];
  value: number;
}

export interface Options {
  length: "short" | "standard";
  takeback: boolean;
}

export interface Play {
  do: "play";
  card: string;
  suit?: "ea" | "se" | "sp" | "su" | null;
}

export interface PlayBegan {
  event: "play-began";
  leader: number;
}

export interface Played {
  event: "played";
  seat: number;
  card: string;
  suit?: string | null;
}

export interface RoundBegan {
  event: "round-began";
  round: number;
  trump: string | null;
  dealer: number;
  dealt: number;
  openly: number[];
}

export interface RoundScored {
  event: "round-scored";
  round: number;
  bids: string[][];
  values: number[];
  tricks: number[];
  points: number[];
  bonus: number[];
  totals: number[];
}

export interface RoundView {
  trump: string | null;
  dealer: number;
  bids: number[];
  tricks: number[];
  points: number[];
  bonus: number[];
}

export interface SeatView {
  cards: number;
  has_bid: boolean;
  bids_openly: boolean;
  open_bid: string[] | null;
  foretold: number | null;
  taken: number;
  surrendered: boolean;
  total: number;
  bonus: number;
}

export interface TrickTaken {
  event: "trick-taken";
  seat: number;
  taken: number;
}

export interface TrickView {
  leader: number;
  cards: string[];
  lead: string | null;
  winner: number | null;
}

export interface View {
  seat: number | null;
  length: "short" | "standard";
  takeback: boolean;
  phase: "bid" | "deal" | "over" | "play";
  round: number;
  rounds: number;
  trump: string | null;
  dealer: number | null;
  acting: number[];
  hand: string[];
  bid: string[];
  foretold: number | null;
  seats: SeatView[];
  trick: TrickView;
  last: TrickView | null;
  sheet: RoundView[];
  winners: number[] | null;
}

export type ProphecyEvent =
  | DealerDrawn
  | RoundBegan
  | HandDealt
  | HandDealtAnew
  | BidChosen
  | BidMade
  | OpenBid
  | PlayBegan
  | Played
  | TrickTaken
  | LeadSurrendered
  | RoundScored
  | MatchEnded
  | CardTakenBack;

export type ProphecyAction =
  | Bid
  | Play;
