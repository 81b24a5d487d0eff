/** What the middle of the map shows: the latest thing worth looking at, told by what happened and by the view. */

import { card as printed } from "./printed.svelte";
import type { BattleView, FightEnded, QuestEvent, Rolled, View } from "./types";

export type Scene =
  | {
      show: "battle";
      seat: number;
      creature: string;
      kind: string;
      rolls: Rolled[];
      result: FightEnded["result"] | null;
      now: BattleView | null;
    }
  | { show: "chance"; seat: number; card: string; extra: boolean }
  | { show: "turn"; seat: number; extra: boolean }
  | { show: "card"; seat: number; card: string; die: number | null }
  | { show: "certificate"; seat: number; guild: string }
  | { show: "died"; seat: number };

const began = (seat: number, card: string | null, extra: boolean): Scene =>
  card === null ? { show: "turn", seat, extra } : { show: "chance", seat, card, extra };

/** What one event leaves to be looked at. */
function next(scene: Scene | null, event: QuestEvent, turn: number): Scene | null {
  switch (event.event) {
    case "turn-began":
      return began(event.seat, event.card, event.extra);
    case "moved":
      return null;
    case "turned-up":
      return { show: "card", seat: turn, card: event.card, die: null };
    case "card-used":
      return printed(event.card) ? { show: "card", seat: event.seat, card: event.card, die: null } : scene;
    case "die-rolled":
      return { show: "card", seat: event.seat, card: event.card, die: event.die };
    case "fight-began":
      return { show: "battle", seat: event.seat, creature: event.creature, kind: event.kind, rolls: [], result: null, now: null };
    case "rolled":
      return scene?.show === "battle" ? { ...scene, kind: event.kind, rolls: [...scene.rolls, event] } : scene;
    case "fight-ended":
      return scene?.show === "battle" ? { ...scene, result: event.result } : scene;
    case "certificate-bought":
      return { show: "certificate", seat: event.seat, guild: event.guild };
    case "died":
      return { show: "died", seat: event.seat };
    default:
      return scene;
  }
}

export function scene(events: QuestEvent[], view: View): Scene | null {
  const { battle } = view;
  let turn = view.turn ?? 0;
  const fought: Extract<Scene, { show: "battle" }> | null = battle && {
    show: "battle",
    seat: turn,
    creature: battle.creature,
    kind: battle.kind,
    rolls: [],
    result: null,
    now: battle,
  };
  // Whoever comes in the middle of a battle has not heard it begin.
  let shown: Scene | null = fought;
  for (const event of events) {
    if (event.event === "turn-began") turn = event.seat;
    shown = next(shown, event, turn);
  }
  if (view.turn === null) return shown;
  if (fought) {
    const known = shown?.show === "battle" && shown.creature === fought.creature ? shown : null;
    return { ...fought, rolls: known?.rolls ?? [] };
  }
  const seat = view.turn;
  const here = view.spaces.find(({ id }) => id === view.heroes[seat]?.space)?.card;
  if (!shown && here && view.phase === "act" && !view.met) return { show: "card", seat, card: here, die: null };
  // Whoever has just come sees whose turn it is, and what it began with.
  return (
    shown ??
    (view.phase === "move" ? began(seat, (!view.extra_turn && view.chance.discards.at(-1)) || null, view.extra_turn) : null)
  );
}
