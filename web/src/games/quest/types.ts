// Written by web/generate.py from the Python types; do not edit.

export const HASH = "b2cf59ecb5f0";

export interface BattleView {
  creature: string;
  kind: "strength" | "will";
  items: string[];
  extras: string[];
  kinds: ("strength" | "will")[];
  stage: number;
  won: number;
  lives: number;
  rolls: number;
  first: number;
  out: string | null;
  cape: boolean;
  lost: boolean;
  own: number;
  parts: [string, number][];
  foe: number;
}

export interface Bear {
  do: "bear";
}

export interface Buy {
  do: "buy";
  item: string;
}

export interface CardDiscarded {
  event: "card-discarded";
  space: string;
  card: string;
}

export interface CardKept {
  event: "card-kept";
  seat: number;
  card: string;
}

export interface CardUsed {
  event: "card-used";
  seat: number;
  card: string;
  choice: string | null;
}

export interface CardsLaid {
  event: "cards-laid";
  spaces: string[];
}

export interface Certificate {
  do: "certificate";
  guild: string;
  item?: string | null;
}

export interface CertificateBought {
  event: "certificate-bought";
  seat: number;
  guild: string;
}

export interface Changed {
  event: "changed";
  seat: number;
  what: "experience" | "gold" | "health" | "magic" | "strength" | "willpower";
  by: number;
}

export interface CharactersDealt {
  event: "characters-dealt";
  characters: string[];
}

export interface DeckView {
  left: number;
  pools: string[][];
  discards: string[];
}

export interface Decline {
  do: "decline";
}

export interface DieRolled {
  event: "die-rolled";
  seat: number;
  card: string;
  die: number;
}

export interface Died {
  event: "died";
  seat: number;
}

export interface Dies {
  do: "die";
}

export interface Drink {
  do: "drink";
  item: string;
}

export interface End {
  do: "end";
}

export interface Fight {
  do: "fight";
  kind: "strength" | "will";
  items?: string[];
  extras?: string[];
  pay?: "both" | "health" | "magic" | null;
}

export interface FightBegan {
  event: "fight-began";
  seat: number;
  creature: string;
  kind: "strength" | "will";
  items: string[];
  extras: string[];
}

export interface FightEnded {
  event: "fight-ended";
  seat: number;
  creature: string;
  result: "declined" | "draw" | "loss" | "win";
}

export interface FightOdds {
  ways: FightWay[];
  items: Record<string, Record<string, number[]>>;
  cases: Record<string, [number, number, number]>;
}

export interface FightWay {
  kind: "strength" | "will";
  price: Record<string, number>;
  sums: number[];
  extras: Record<string, number[]>;
}

export interface FirstDecided {
  event: "first-decided";
  rolls: (([number, number] | null)[])[];
  seat: number;
}

export interface Give {
  do: "give";
  item: string;
}

export interface GoodsLaid {
  event: "goods-laid";
  space: string;
  items: string[];
}

export interface HeroView {
  character: string;
  space: string;
  health: [number, number];
  magic: [number, number];
  gold: number;
  experience: number;
  items: string[];
  damaged: string[];
  kept: string[];
  certificates: string[];
  curse: number;
  extra: number;
  ring_used: boolean;
  died: number;
}

export interface ItemDamaged {
  event: "item-damaged";
  seat: number;
  item: string;
  damaged: boolean;
}

export interface ItemGone {
  event: "item-gone";
  seat: number;
  item: string;
}

export interface ItemTaken {
  event: "item-taken";
  seat: number;
  item: string;
}

export interface Keep {
  do: "keep";
  item: string;
}

export interface Leave {
  do: "leave";
}

export interface MatchEnded {
  event: "match-ended";
  winner: number;
  places: number[];
}

export interface Move {
  do: "move";
  way: "boat" | "boots" | "carpet" | "foot" | "gate" | "horse" | "stay";
  to?: string | null;
}

export interface Moved {
  event: "moved";
  seat: number;
  way: string;
  space: string;
}

export interface Options {
  economic_crisis: boolean;
  odds: boolean;
}

export interface Printed {
  id: string;
  sort: "chance" | "character" | "common" | "creature" | "opportunity" | "rare" | "space";
  marks: Record<string, "F" | "f" | "f+" | "o">;
  copies: number;
  type: string | null;
  strength: number | null;
  will: number | null;
  experience: number;
  lives: number;
  first: string | null;
  throw: number;
  against: Record<string, number>;
  price: Record<string, number>;
  requires: Record<string, number>;
  guilds: string[];
  port: boolean;
  gate: boolean;
  market: boolean;
}

export interface Read {
  do: "read";
  item: string;
  choice?: string | null;
}

export interface Repair {
  do: "repair";
  item: string;
}

export interface Roll {
  do: "roll";
  using?: string[];
}

export interface RollOdds {
  using: string[];
  cases: [number, number, number];
}

export interface Rolled {
  event: "rolled";
  seat: number;
  kind: "strength" | "will";
  own: number[];
  foe: number[];
  own_total: number;
  foe_total: number;
  own_counts: number;
  foe_counts: number;
  own_die: number;
  foe_added: number;
  parts: [string, number][];
  using: string[];
  result: "draw" | "loss" | "win";
}

export interface Save {
  do: "save";
}

export interface Sell {
  do: "sell";
  item: string;
}

export interface SpaceView {
  id: string;
  card: string | null;
  face_down: boolean;
  shuffle: number;
  goods: string[];
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
  extra: boolean;
  card: string | null;
}

export interface TurnedUp {
  event: "turned-up";
  space: string;
  card: string;
}

export interface Use {
  do: "use";
  card: string;
  choice?: string | null;
}

export interface View {
  seat: number | null;
  economic_crisis: boolean;
  shows_odds: boolean;
  phase: "act" | "deal" | "death" | "give" | "keep" | "move" | "over" | "roll" | "save";
  acting: number[];
  turn: number | null;
  extra_turn: boolean;
  met: boolean;
  stayed: boolean;
  free: boolean;
  used: string[];
  service: string | null;
  strength: number;
  will: number;
  heroes: HeroView[];
  spaces: SpaceView[];
  chance: DeckView;
  adventure: DeckView;
  common: DeckView;
  rare: DeckView;
  battle: BattleView | null;
  drawn: string[];
  fight_odds: FightOdds | null;
  roll_odds: RollOdds[];
  winners: number[] | null;
  places: number[];
}

export interface Visit {
  do: "visit";
  offer: string;
}

export type QuestEvent =
  | CharactersDealt
  | FirstDecided
  | TurnBegan
  | CardsLaid
  | GoodsLaid
  | Moved
  | DieRolled
  | TurnedUp
  | CardDiscarded
  | CardUsed
  | Changed
  | ItemTaken
  | ItemGone
  | ItemDamaged
  | CardKept
  | FightBegan
  | Rolled
  | FightEnded
  | CertificateBought
  | Died
  | MatchEnded;

export type QuestAction =
  | Move
  | Leave
  | Use
  | Keep
  | Drink
  | Read
  | Fight
  | Decline
  | Roll
  | Save
  | Bear
  | Give
  | Dies
  | Visit
  | Buy
  | Sell
  | Repair
  | Certificate
  | End;
