/** What happened, in words: for the log and for those who listen to the page. */

import { t } from "../../lib/text/index.svelte";
import { cardWords, suitWords, trumpWords } from "./cards";
import type { ProphecyEvent } from "./types";

export interface Names {
  names: string[];
  me: number | null;
}

function list(names: string[]): string {
  if (names.length < 2) return names.join("");
  return t("table-and", { most: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

const cards = (held: string[]) => held.map((card) => t(cardWords(card).id, cardWords(card).args)).join(", ");

/** The words of one event; null where another event says it better. */
export function tell(event: ProphecyEvent, { names, me }: Names): string | null {
  const who = (seat: number) => ({ you: seat === me ? "yes" : "no", who: names[seat] ?? "" });
  switch (event.event) {
    case "dealer-drawn":
      return t("table-deals-first", who(event.dealer));
    case "round-began": {
      const begins = { round: event.round + 1, trump: trumpWords(event.trump), ...who(event.dealer) };
      const openly = event.openly;
      const first = t("table-round-begins", begins);
      if (!openly.length) return first;
      const alone = openly.length === 1 && openly[0] === me ? "yes" : "no";
      const ahead = list(openly.map((seat) => (seat === me ? t("table-you") : names[seat]!)));
      return `${first} ${t("table-bid-openly", { you: alone, who: ahead, count: openly.length })}`;
    }
    case "hand-dealt":
      return null;
    case "hand-dealt-anew":
      return t("table-dealt-anew");
    case "bid-chosen":
      return `${t("table-you-bid", { value: event.value })} ${cards(event.cards)}`;
    case "bid-made":
      return event.seat === me ? null : t("table-has-bid", who(event.seat));
    case "open-bid":
      return `${t("table-open-bid", { ...who(event.seat), value: event.value })} ${cards(event.cards)}`;
    case "play-began":
      return t("table-play-begins", who(event.leader));
    case "played": {
      const played = { ...who(event.seat), card: cardWords(event.card) };
      if (!event.suit) return t("web-played", played);
      return t("web-played-naming", { ...played, suit: suitWords(event.suit) });
    }
    case "trick-taken":
      return t("web-takes", { ...who(event.seat), taken: event.taken });
    case "lead-surrendered": {
      const leader = event.leader === me ? t("table-you") : names[event.leader]!;
      return t("table-surrenders", { ...who(event.seat), leader });
    }
    case "round-scored":
      return t("table-scored", { round: event.round + 1 });
    case "match-ended": {
      const alone = event.winners.length === 1 && event.winners[0] === me ? "yes" : "no";
      const winners = list(event.winners.map((seat) => (seat === me ? t("table-you") : names[seat]!)));
      return t("table-won", { you: alone, who: winners, count: event.winners.length });
    }
    case "card-taken-back":
      return t("web-took-back", { ...who(event.seat), card: cardWords(event.card) });
  }
}

/** P5.6: cards are told of as long as they lie open: this trick's and, until the next is led, the last one's. */
export function stillOpen<Line extends { event: ProphecyEvent }>(log: Line[]): Line[] {
  let from = 0;
  let taken = false;
  log.forEach(({ event }, place) => {
    if (event.event === "trick-taken") taken = true;
    else if (event.event === "card-taken-back") taken = false;
    else if ((event.event === "played" && taken) || event.event === "round-began") {
      from = place;
      taken = false;
    }
  });
  const tellsCards = ({ event }: Line) => event.event === "played" || event.event === "card-taken-back";
  return log.filter((line, place) => place >= from || !tellsCards(line));
}
