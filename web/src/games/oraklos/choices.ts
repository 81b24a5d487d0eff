/** The server's offers in the shape the table draws: what may be done now. */

import type { Offer } from "../../lib/wire/contract";

export interface Choices {
  /** How many dice go into the cup, and how many of each colour there are. */
  cup: { count: number; most: number[] } | null;
  claim: { markers: number[]; cards: string[] } | null;
  deny: string[] | null;
  done: boolean;
  undone: boolean;
  /** Dice in order, one for each corner: a proof, or a refutation. */
  show: "prove" | "refute" | null;
  corners: number;
  pass: boolean;
  take: { count: number; dice: number[] } | null;
}

export const NOTHING: Choices = {
  cup: null,
  claim: null,
  deny: null,
  done: false,
  undone: false,
  show: null,
  corners: 0,
  pass: false,
  take: null,
};

export function choices(offers: Offer[]): Choices {
  const found = { ...NOTHING };
  for (const { verb, fields } of offers) {
    const field = (name: string) => fields.find((each) => each.name === name);
    const values = (name: string) => field(name)?.values ?? [];
    if (verb === "cup") found.cup = { count: field("dice")?.count ?? 0, most: field("dice")?.most ?? [] };
    if (verb === "claim") found.claim = { markers: values("marker").map(Number), cards: values("card").map(String) };
    if (verb === "deny") found.deny = values("card").map(String);
    if (verb === "take") found.take = { count: field("dice")?.count ?? 0, dice: values("dice").map(Number) };
    if (verb === "prove" || verb === "refute") [found.show, found.corners] = [verb, field("dice")?.count ?? 0];
    if (verb === "done") found.done = true;
    if (verb === "undone") found.undone = true;
    if (verb === "pass") found.pass = true;
  }
  return found;
}
