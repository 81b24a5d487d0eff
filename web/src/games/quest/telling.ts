/** What happened, in words: for the log and for those who listen to the page. */

import { t } from "../../lib/text/index.svelte";
import { listed, named } from "./words";
import type { QuestEvent } from "./types";

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

/** The lines of one event: a turn's chance card tells its story in a line of its own. */
export function lines(event: QuestEvent, names: string[]): string[] {
  if (event.event !== "turn-began" || event.card === null) return [tell(event, names)];
  const story = t("quest-told-chance", { card: t(`chance-${event.card}`), text: t(`chance-${event.card}-text`) });
  return [tell(event, names), story];
}

function tell(event: QuestEvent, names: string[]): string {
  const name = "seat" in event ? (names[event.seat] ?? "") : "";
  switch (event.event) {
    case "characters-dealt":
      return event.characters
        .map((character, seat) => t("quest-told-character", { name: names[seat]!, character: t(`character-${character}`) }))
        .join(" ");
    case "first-decided":
      return t("quest-told-first", { name });
    case "turn-began":
      return t(event.extra ? "quest-told-extra-turn" : "quest-told-turn", { name });
    case "cards-laid":
      return t("quest-told-cards-laid", { count: event.spaces.length });
    case "goods-laid":
      return t("quest-told-goods-laid", { space: named(event.space), items: listed(event.items) });
    case "moved":
      return t(`quest-told-moved-${event.way}`, { name, space: named(event.space) });
    case "die-rolled":
      return t("quest-told-die-rolled", { card: named(event.card), die: event.die });
    case "turned-up":
      return t("quest-told-turned-up", { space: named(event.space), card: named(event.card) });
    case "card-discarded":
      return t("quest-told-card-discarded", { space: named(event.space), card: named(event.card) });
    case "card-used":
      return t("quest-told-card-used", { name, card: named(event.card) });
    case "changed":
      return t("quest-told-changed", { name, by: signed(event.by), what: t(`quest-what-${event.what}`) });
    case "item-taken":
      return t("quest-told-item-taken", { name, item: named(event.item) });
    case "item-gone":
      return t("quest-told-item-gone", { name, item: named(event.item) });
    case "item-damaged":
      return t(`quest-told-item-${event.damaged ? "damaged" : "repaired"}`, { item: named(event.item) });
    case "card-kept":
      return t("quest-told-card-kept", { name, card: named(event.card) });
    case "fight-began":
      return t("quest-told-fight-began", { name, card: named(event.creature), kind: t(`quest-kind-${event.kind}`) });
    case "rolled": {
      const dice = t("quest-told-dice", { own: event.own.join("/"), foe: event.foe.join("/") });
      return t("quest-told-rolled", { dice, own: event.own_total, foe: event.foe_total });
    }
    case "fight-ended":
      return t(`quest-told-fight-ended-${event.result}`);
    case "certificate-bought":
      return t("quest-told-certificate-bought", { name, guild: named(event.guild) });
    case "died":
      return t("quest-told-died", { name });
    case "match-ended":
      return t("quest-told-match-ended", { name: names[event.winner] ?? "" });
  }
}
