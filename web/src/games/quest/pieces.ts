/** Positions for the page of pieces and for tests: made up, but such as the server sends. */

import type { Field, Offer } from "../../lib/wire/contract";
import type { Seat } from "../../lib/wire/messages";
import type { Cases } from "./odds";
import { SPACES } from "./places";
import type { Scene } from "./scene";
import type { BattleView, FightOdds, HeroView, Rolled, View } from "./types";

export const NAMES = ["Itzel", "Tlaloc", "Citlali", "Xochitl", "Yaretzi"];
export const SEATS: Seat[] = NAMES.map((name) => ({ name, who: "person", away: false }) as Seat);

function hero(changes: Partial<HeroView> = {}): HeroView {
  return {
    character: "paladin",
    space: "fortress",
    health: [4, 0],
    magic: [4, 0],
    gold: 3,
    experience: 3,
    items: [],
    damaged: [],
    kept: [],
    certificates: [],
    curse: 0,
    extra: 0,
    ring_used: false,
    died: 0,
    ...changes,
  };
}

const HEROES: HeroView[] = [
  hero({
    health: [3, 2],
    magic: [1, 3],
    items: ["sword", "wooden-shield", "ruby-circlet", "potion-of-healing", "rangers-boots"],
    damaged: ["wooden-shield"],
    kept: ["clover-meadow"],
    certificates: ["fortress", "monastery"],
    curse: 1,
  }),
  hero({ character: "druid", space: "forest-camp", certificates: ["forest-camp"], extra: 1 }),
  hero({ character: "mystic", space: "city", health: [0, 3], died: 1 }),
];

export const ODDS: Cases[] = [[10, 5, 21], [21, 5, 10], [15, 6, 15]]; // prettier-ignore

/** Ahead by so much before the dice, with one die: bare, with the sword, and by Willpower. */
const FIGHT_ODDS: FightOdds = {
  ways: [
    { kind: "strength", price: {}, sums: [-1, 1], extras: {} },
    { kind: "will", price: { magic: 2 }, sums: [0, 1], extras: {} },
  ],
  items: { strength: { sword: [2, 0] }, will: {} },
  cases: { "-1 1": ODDS[0]!, "1 1": ODDS[1]!, "0 1": ODDS[2]! },
};

export function view(changes: Partial<View> = {}): View {
  const deck = { left: 12, pools: [], discards: [] };
  return {
    seat: 0,
    economic_crisis: false,
    shows_odds: true,
    phase: "act",
    acting: [0],
    turn: 0,
    extra_turn: false,
    met: false,
    stayed: false,
    free: false,
    used: [],
    service: null,
    strength: 0,
    will: 0,
    heroes: HEROES,
    spaces: SPACES.map((id) => ({
      id,
      card: id === "plains-11" ? "bear" : null,
      face_down: id === "forest-13",
      goods: id === "village" ? ["axe"] : [],
      shuffle: 0,
    })),
    chance: deck,
    adventure: deck,
    common: deck,
    rare: deck,
    battle: null,
    drawn: [],
    fight_odds: FIGHT_ODDS,
    roll_odds: [],
    winners: null,
    places: [1, 2, 3],
    ...changes,
  };
}

const one = (name: string, values: string[], refused: Field["refused"] = []): Field => ({
  name,
  values,
  count: null,
  refused,
  ordered: false,
  most: null,
  least: null,
});
const exactly = (name: string, values: string[]): Field => ({ ...one(name, values), count: values.length });
const offer = (verb: string, fields: Field[] = [], price: Offer["price"] = {}): Offer => ({ verb, fields, price });

export const MOVE: Offer[] = [
  offer("move", [one("way", ["stay"])]),
  offer("move", [one("way", ["foot"]), one("to", ["mountains-9", "plains-11"])]),
  offer("move", [one("way", ["horse"]), one("to", ["plains-8", "enchanted-wilderness"])], { gold: 1 }),
  offer("move", [one("way", [], [{ value: "boat", rule: "Q4.4", message: { id: "no-boat-here", args: {} } }])]),
];
export const TOWN: Offer[] = [
  offer("visit", [one("offer", ["inn"])], { gold: 1 }),
  offer("buy", [one("item", ["axe"])], { gold: 2 }),
  offer(
    "buy",
    [one("item", [], [{ value: "great-sword", rule: "Q7.1", message: { id: "too-little-gold", args: { asked: 8, has: 3 } } }])],
    { gold: 8 },
  ),
  offer("sell", [one("item", ["sword"])], { gold: -2 }),
  offer("end"),
];
const fight = (kind: string, items: string[], price: Offer["price"] = {}): Offer =>
  offer(
    "fight",
    [one("kind", [kind]), exactly("items", items), exactly("extras", []), ...(price.magic ? [one("pay", ["magic"])] : [])],
    price,
  );
export const FIGHT: Offer[] = [
  fight("strength", []),
  fight("strength", ["sword"]),
  fight("will", [], { magic: 2 }),
  offer("decline"),
];

const ROLLED: Rolled = {
  event: "rolled",
  seat: 0,
  kind: "strength",
  own: [5],
  foe: [2],
  own_total: 11,
  foe_total: 7,
  own_counts: 0,
  foe_counts: 0,
  own_die: 5,
  foe_added: 5,
  parts: [["strength", 4], ["sword", 2]],
  using: [],
  result: "win",
}; // prettier-ignore
const now: BattleView = {
  creature: "bear",
  kind: "strength",
  items: ["sword"],
  extras: [],
  kinds: ["strength"],
  stage: 0,
  won: 0,
  lives: 3,
  rolls: 0,
  first: 0,
  out: null,
  cape: false,
  lost: false,
  own: 6,
  parts: ROLLED.parts,
  foe: 5,
};
export const BATTLES: Extract<Scene, { show: "battle" }>[] = [
  { show: "battle", seat: 0, creature: "bear", kind: "strength", rolls: [], result: null, now },
  { show: "battle", seat: 0, creature: "bear", kind: "strength", rolls: [ROLLED], result: null, now: { ...now, won: 1 } },
  {
    show: "battle",
    seat: 0,
    creature: "bear",
    kind: "strength",
    rolls: [{ ...ROLLED, own: [1], own_total: 7, result: "draw" }],
    result: "draw",
    now: null,
  },
];
