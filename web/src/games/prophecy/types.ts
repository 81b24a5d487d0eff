// Written by web/generate.py from the Python types; do not edit.

export const HASH = "fd719987c026";

export const SUITS = ["su", "sp", "se", "ea"] as const;

export type Suit = (typeof SUITS)[number];

export const BID_VALUES: Record<string, number> = { su1: 0, su2: 0, su3: 0, su4: 0, su5: 0, su6: 0, su7: 0, su8: 0, su9: 0, su10: 0, su11: 0, su12: 0, su13: 0, su14: 0, sp1: 1, sp2: 1, sp3: 1, sp4: 1, sp5: 1, sp6: 1, sp7: 1, sp8: 1, sp9: 1, sp10: 1, sp11: 1, sp12: 1, sp13: 1, sp14: 1, se1: 2, se2: 2, se3: 2, se4: 2, se5: 2, se6: 2, se7: 2, se8: 2, se9: 2, se10: 2, se11: 2, se12: 2, se13: 2, se14: 2, ea1: 3, ea2: 3, ea3: 3, ea4: 3, ea5: 3, ea6: 3, ea7: 3, ea8: 3, ea9: 3, ea10: 3, ea11: 3, ea12: 3, ea13: 3, ea14: 3, jaguar: 0, monkey: 0, shaman: 0, lizard: 0 };

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

export interface Message {
  id: string;
  args: Record<string, string | number | Message>;
}

export interface NotNow {
  rule: string | null;
  message: Message;
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
  places: number[];
  surrendered: number | null;
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
  why: Message | null;
}

export interface View {
  seat: number | null;
  length: "short" | "standard";
  takeback: boolean;
  phase: "bid" | "deal" | "over" | "play";
  round: number;
  rounds: number;
  trump: string | null;
  trumps: string[];
  tricks: number;
  dealer: number | null;
  acting: number[];
  not_now: NotNow | null;
  hand: string[];
  bid: string[];
  foretold: number | null;
  seats: SeatView[];
  trick: TrickView;
  last: TrickView | null;
  sheet: RoundView[];
  places: number[];
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
