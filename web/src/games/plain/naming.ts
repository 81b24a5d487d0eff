/** What offers are called: in the game's words, as the server has sent them along. */

import { inWords, knows, language, t } from "../../lib/text/index.svelte";
import type { Called } from "../../lib/wire/words";
import type { Option, Value } from "./offers";

/** The verb that every game shares. */
const UNDO = "undo";

export class Naming {
  constructor(private readonly called: Called) {}

  /** Alone, as on a button or above a list: with a capital letter. */
  verb(verb: string): string {
    const words = verb === UNDO ? t("plain-undo") : this.value("do", verb);
    return this.capital(words);
  }

  private capital(words: string): string {
    return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
  }

  /** A field itself, where the game has a word for it: `GAME-field-NAME` in its texts. */
  field(game: string, name: string): string | null {
    const id = `${game}-field-${name}`;
    return knows(id) ? this.capital(t(id)) : null;
  }

  /** What stands in a field. */
  value(field: string, value: Value): string {
    const words = this.called[field]?.[String(value)];
    return words === undefined ? String(value) : inWords(words);
  }

  about(about: Option["about"]): string {
    return about.map(({ field, value }) => this.value(field, value)).join(", ");
  }

  /** What is paid, and what one is paid; empty where nothing is. */
  price(price: Record<string, number>): string[] {
    return [
      { words: "plain-price", sign: 1 },
      { words: "plain-pays", sign: -1 },
    ].flatMap(({ words, sign }) => {
      const parts = Object.entries(price).flatMap(([what, amount]) =>
        sign * amount > 0 ? [t("plain-amount", { count: sign * amount, what: this.value("price", what) })] : [],
      );
      return parts.length ? [t(words, { price: parts.join(", ") })] : [];
    });
  }
}
