/** What comes up and goes by itself: a verdict that is spoken, a round's scores, a refusal. */

import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import type { TableSource } from "../../lib/wire/client.svelte";
import type { Refused } from "../../lib/wire/match";
import type { OraklosEvent, Verdict, View } from "./types";

const VERDICT_MS = 2400;
const SPOKEN_MS = 7000;
const REFUSED_MS = 5000;

export class Moments {
  spoken: Verdict | null = $state.raw(null);
  scored = $state(false);
  /** What the server refused stays readable while the table goes on, until one does something else. */
  refused: Refused | null = $state.raw(null);
  /** Counts the throws that are seen to fall. */
  thrown = $state(0);

  constructor(
    private readonly source: () => TableSource<View, OraklosEvent>,
    private readonly unhurried: () => boolean,
  ) {
    $effect(() => {
      const { events } = source().latest;
      const timers = untrack(() => this.happen(events));
      return () => timers.forEach(clearTimeout);
    });
    $effect(() => {
      const { refused, sent } = source().match;
      if (refused || sent.length || unhurried()) this.refused = refused;
    });
    $effect(() => {
      if (!this.refused || unhurried()) return;
      const timer = setTimeout(() => (this.refused = null), REFUSED_MS);
      return () => clearTimeout(timer);
    });
  }

  private happen(events: OraklosEvent[]): ReturnType<typeof setTimeout>[] {
    const verdict = events.findLast((event) => event.event === "judged" || event.event === "attempted")?.verdict ?? null;
    const begins = events.some((event) => event.event === "round-began");
    if (begins) this.spoken = null;
    else if (verdict) this.spoken = verdict;
    if (begins) this.scored = false;
    if (this.unhurried()) {
      this.spoken = begins ? null : verdict;
      return [];
    }
    if (!verdict) return [];
    const timers = [setTimeout(() => this.spoken === verdict && (this.spoken = null), SPOKEN_MS)];
    const judged = events.findLast((event) => event.event === "judged");
    if (!begins && judged?.verdict === verdict && this.source().match.view?.phase === "take")
      // The scores tell the verdict again; behind them the dice are clear for whoever takes some.
      timers.push(setTimeout(() => ([this.scored, this.spoken] = [true, null]), VERDICT_MS * settings.paceFactor));
    return timers;
  }
}
