/** What may be done with seats during a match: a spectator takes a bot's, the host puts a bot on an absent person's. */

import { Attempt } from "../attempt.svelte";
import { t } from "../text/index.svelte";
import { api } from "../wire/api";
import type { TableSummary } from "../wire/messages";

export interface Way {
  words: string;
  go: () => void;
}

export class Seating {
  /** The seat that is about to be taken. */
  taken: number | null = $state(null);
  private readonly replacing = new Attempt();

  constructor(
    private readonly table: () => string,
    private readonly summary: () => TableSummary,
    private readonly replay: () => boolean,
  ) {}

  get error(): string {
    return this.replacing.error;
  }

  way(number: number): Way | null {
    const summary = this.summary();
    const seat = summary.seats[number]!;
    if (this.replay()) return null;
    if (summary.takeable.includes(number)) return { words: t("web-take-seat"), go: () => (this.taken = number) };
    if (!summary.host || seat.who !== "person" || !seat.away) return null;
    const replace = async () => void (await api.bot(this.table(), number, summary.bots));
    return { words: t("web-let-bot-play"), go: () => void this.replacing.run(replace) };
  }
}
