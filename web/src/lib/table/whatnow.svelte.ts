/** Whether a table says what is asked now: in a person's first matches of a game, unless they choose otherwise. */

import { remember, remembered } from "../settings.svelte";
import type { Asked } from "../wire/words";

const FIRST_MATCHES = 3;

export class WhatNow {
  on: boolean = $state(false);
  /** The rules of what was asked here: whoever listens is read each only once. */
  private readonly heard = new Set<string>();
  /** What is asked at present. */
  private kind: string | null = null;
  private readonly first: string[];

  constructor(
    private readonly game: string,
    private readonly table: string,
  ) {
    this.first = (remembered(`first-${game}`) ?? "").split(" ").filter(Boolean);
    const chosen = remembered(`what-now-${game}`);
    this.on = chosen === null ? this.isFirst : chosen === "yes";
  }

  private get isFirst(): boolean {
    return this.first.includes(this.table) || this.first.length < FIRST_MATCHES;
  }

  /** The match is played, and counts among the first if it is one of them. */
  played(): void {
    if (!this.isFirst || this.first.includes(this.table)) return;
    this.first.push(this.table);
    remember(`first-${this.game}`, this.first.join(" "));
  }

  set(on: boolean): void {
    this.on = on;
    remember(`what-now-${this.game}`, on ? "yes" : "no");
  }

  /** Whether nothing of the kind was asked before; it is new as long as it stands. */
  isNew(asked: Asked | null): boolean {
    const kind = asked && (asked.rule ?? asked.words.id);
    if (kind === null || (kind !== this.kind && this.heard.has(kind))) {
      this.kind = null;
      return false;
    }
    this.kind = kind;
    this.heard.add(kind);
    return true;
  }
}
