/** What a seat is about, in a word, and what one is asked to do, in a sentence. */

import { t } from "../../lib/text/index.svelte";
import type { Choices } from "./choices";
import type { Draft } from "./draft.svelte";
import { cardWords } from "./words";
import type { Verdict, View } from "./types";

export function seatState(view: View, seat: number): string {
  const own = view.seats[seat]!;
  const acting = view.acting.includes(seat);
  switch (view.phase) {
    case "cup":
      if (acting) return t("oraklos-fills");
      return own.has_put ? t("oraklos-filled") : "";
    case "search":
      return own.done ? t("oraklos-no-more") : "";
    case "proof":
      return acting ? t("oraklos-proves", { marker: view.proving?.marker ?? 0 }) : "";
    case "challenge":
      if (view.marked[0]?.seat === seat) return t("oraklos-claimer");
      return acting ? t("oraklos-seeks", { count: own.tries }) : t("oraklos-passed");
    case "take":
      return acting ? t("oraklos-takes") : "";
    default:
      return "";
  }
}

/** The verdict that lies on the floor. Whoever is asked for dice wants it clear: against a clock at once (but for
 *  what was wrong with one's own attempt), else as soon as the words have been read, here or in the round's scores. */
export function verdictOnFloor(view: View, spoken: Verdict | null, asked: boolean, picking: boolean): Verdict | null {
  // Where dice are gone no string hangs between them.
  if (picking || view.left.length < view.dice.length) return null;
  if (asked && (view.phase === "proof" || view.phase === "challenge")) return spoken?.seat === view.seat ? spoken : null;
  const rests = !asked && (view.phase === "proof" || view.phase === "take");
  return spoken ?? (rests ? (view.verdicts.at(-1) ?? null) : null);
}

/** Whether everybody else is done with the search, and one is not. */
export function keepsAllWaiting({ phase, seat, seats }: View): boolean {
  if (phase !== "search" || seat === null || seats[seat]!.done) return false;
  return seats.every(({ done }, other) => done || other === seat);
}

/** The sentence above one's own cards. */
export function prompt(view: View, choices: Choices, draft: Draft, names: string[]): string {
  if (choices.cup) return draft.cupLeft ? t("oraklos-ask-cup", { count: draft.cupLeft }) : t("oraklos-ask-cup-full");
  if (choices.take) return draft.takeLeft ? t("oraklos-ask-take", { count: draft.takeLeft }) : t("oraklos-ask-take-full");
  if (choices.show === "prove") {
    const gaps = {
      marker: view.proving!.marker,
      card: cardWords(view.proving!.card),
      count: choices.corners - draft.picked.length,
    };
    return t("oraklos-ask-prove", gaps);
  }
  const denied = view.marked[0];
  if (choices.show === "refute")
    return t("oraklos-ask-refute", {
      card: cardWords(denied!.card),
      who: names[denied!.seat]!,
      count: choices.corners - draft.picked.length,
    });
  if (choices.undone) return t(view.variant === "antipodes" ? "oraklos-ask-undone-all" : "oraklos-ask-undone");
  if (choices.deny && draft.armed) return t("oraklos-ask-sure", { card: cardWords(draft.armed) });
  if (keepsAllWaiting(view)) return t("oraklos-all-wait");
  if (choices.deny) return t("oraklos-ask-deny");
  if (choices.claim) return choices.claim.cards.length ? t("oraklos-ask-claim") : t("oraklos-ask-wait");
  if (view.phase === "challenge" && denied && denied.seat === view.seat)
    return t("oraklos-ask-hope", { card: cardWords(denied.card) });
  if (view.phase === "over") return t("game-over");
  const who = view.acting.filter((seat) => seat !== view.seat).map((seat) => names[seat]!);
  return who.length ? t("web-waiting-for", { who: who.join(", ") }) : "\u00a0";
}
