/** Who says what in the air, and what has not been read yet. */

import { untrack } from "svelte";
import { muted as mutes } from "../muted.svelte";
import type { TableSummary, Talk } from "../wire/messages";

const BUBBLE_MS = 6000;

export const isMuted = (seat: number | null, muted: number[]): boolean => seat !== null && muted.includes(seat);

export class Talking {
  bubbles: Record<number, string | undefined> = $state({});
  private readUpTo = $state(0);
  private known = -1;

  constructor(
    private readonly talks: () => Talk[],
    private readonly summary: () => TableSummary,
    words: (talk: Talk) => string,
    /** The number of the latest that was said before it could be heard here. */
    private readonly old: () => number = () => 0,
  ) {
    $effect(() => {
      const said = talks();
      untrack(() => this.hear(said, words));
    });
  }

  get muted(): number[] {
    return mutes.seats(this.summary());
  }

  mute(seat: number): void {
    mutes.toggle(this.summary(), seat);
    this.bubbles[seat] = undefined;
  }

  read(): void {
    this.readUpTo = this.talks().at(-1)?.k ?? 0;
  }

  unread(me: number | null): number {
    const { muted } = this;
    return this.talks().filter(({ k, seat }) => k > this.readUpTo && seat !== me && !isMuted(seat, muted)).length;
  }

  private hear(said: Talk[], words: (talk: Talk) => string): void {
    const latest = said.at(-1)?.k ?? 0;
    // What was said before this page came, or while it was away, is in the panel, not in the air.
    if (this.known < 0) this.known = this.readUpTo = latest;
    this.known = Math.max(this.known, this.old());
    for (const talk of said) {
      const { k, seat } = talk;
      // Whoever watches has no seat to hang a bubble over: the panel has their words.
      if (k <= this.known || seat === null || this.muted.includes(seat)) continue;
      const text = (this.bubbles[seat] = words(talk));
      setTimeout(() => this.bubbles[seat] === text && (this.bubbles[seat] = undefined), BUBBLE_MS);
    }
    this.known = latest;
  }
}
