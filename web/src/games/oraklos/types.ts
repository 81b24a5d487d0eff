// Written by web/generate.py from the Python types; do not edit.

export const HASH = "f3132b77979b";

export interface Attempted {
  event: "attempted";
  verdict: Verdict;
  left: number;
}

export interface Claim {
  do: "claim";
  marker: number;
  card: string;
}

export interface Claimed {
  event: "claimed";
  seat: number;
  marker: number;
  card: string;
}

export interface Clocks {
  search: number | null;
  proof: number;
  challenge: number;
}

export interface Cup {
  do: "cup";
  dice: Record<string, number>;
}

export interface CupChosen {
  event: "cup-chosen";
  dice: number[];
}

export interface CupFilled {
  event: "cup-filled";
  seat: number;
}

export interface Denied {
  event: "denied";
  seat: number;
  card: string;
}

export interface Deny {
  do: "deny";
  card: string;
}

export interface Die {
  colour: "b" | "k" | "r" | "y";
  centre: [number, number];
  axis: [number, number];
  hole: boolean;
}

export interface Done {
  do: "done";
}

export interface FirstDrawn {
  event: "first-drawn";
  seat: number;
}

export interface Found {
  card: string;
  shapes: [number, number, number, number][];
}

export interface JudgeBody {
  dice: Die[];
  card: string;
  shape: [number, number, number, number];
}

export interface Judged {
  event: "judged";
  verdict: Verdict;
}

export interface Judgement {
  points: number;
  rule: string | null;
  why: string | null;
  line: [number, number] | null;
  die: number | null;
}

export interface Marked {
  seat: number;
  card: string;
  marker: number;
}

export interface MatchEnded {
  event: "match-ended";
  winners: number[];
}

export interface Options {
  variant: "antipodes" | "junior" | "standard";
  judge: "oracle" | "players";
  clocks: Clocks;
}

export interface Pass {
  do: "pass";
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Past {
  round: number;
  dice: Die[];
  wishes: string[][];
  verdicts: Verdict[];
}

export interface PracticeThrow {
  dice: Die[];
  cards: string[];
  found: Found[];
}

export interface Prove {
  do: "prove";
  dice: number[];
}

export interface Refute {
  do: "refute";
  dice: number[];
}

export interface Review {
  past: Past;
  found: Found[];
}

export interface RoundBegan {
  event: "round-began";
  round: number;
  first: number;
}

export interface RoundScore {
  round: number;
  points: number[];
}

export interface SaidDone {
  event: "said-done";
  seat: number;
}

export interface SearchEnded {
  event: "search-ended";
}

export interface SeatView {
  wishes: string[];
  supply: number[];
  has_put: boolean;
  done: boolean;
  tries: number;
  total: number;
  net: number;
}

export interface Take {
  do: "take";
  dice: number[];
}

export interface Taken {
  event: "taken";
  seat: number;
  dice: number[];
}

export interface Thrown {
  event: "thrown";
  dice: Die[];
}

export interface TimeUp {
  event: "time-up";
  clock: string;
}

export interface TookBackDone {
  event: "took-back-done";
  seat: number;
}

export interface Undone {
  do: "undone";
}

export interface Verdict {
  seat: number;
  card: string;
  points: number;
  dice: number[] | null;
  rule: string | null;
  why: string | null;
  line: [number, number] | null;
  die: number | null;
}

export interface View {
  seat: number | null;
  variant: "antipodes" | "junior" | "standard";
  judge: "oracle" | "players";
  clocks: Clocks;
  phase: "challenge" | "cup" | "over" | "proof" | "search" | "start" | "take";
  round: number;
  first: number;
  acting: number[];
  seats: SeatView[];
  wishes: string[];
  pile: number;
  cup: number[];
  put: number[] | null;
  dice: Die[];
  left: number[];
  markers: number[];
  marked: Marked[];
  proving: Marked | null;
  verdicts: Verdict[];
  clock: string | null;
  clock_ms: number | null;
  target: number;
  sheet: RoundScore[];
  review: Review | null;
  places: number[];
  winners: number[] | null;
}

export interface WishesDrawn {
  event: "wishes-drawn";
  cards: string[][];
}

export type OraklosEvent =
  | FirstDrawn
  | RoundBegan
  | WishesDrawn
  | CupFilled
  | CupChosen
  | Thrown
  | Claimed
  | SaidDone
  | TookBackDone
  | TimeUp
  | SearchEnded
  | Judged
  | Taken
  | Denied
  | Attempted
  | Passed
  | MatchEnded;

export type OraklosAction =
  | Cup
  | Claim
  | Done
  | Undone
  | Prove
  | Take
  | Deny
  | Refute
  | Pass;
