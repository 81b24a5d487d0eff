/** Lets things move as they happen; never backwards, and not over a jump. */

import { untrack } from "svelte";
import { sounds, type SoundName } from "../sounds";
import type { TableSource } from "../wire/client.svelte";
import type { GameEvent } from "../wire/messages";
import { Stage, travel, type Move, type Places } from "./motion";

/** What a game plans from what happened: what moves, and the one sound of it. */
export interface Plan<E> {
  moves(events: E[]): Move[];
  sound(events: E[]): SoundName | null;
}

export class Moving<V, E extends GameEvent> {
  private last: number | null = null;
  private before: Places = new Map();
  private readonly stage = new Stage(() => document.createElement("div"));

  constructor(
    source: () => TableSource<V, E>,
    private readonly root: () => HTMLElement | undefined,
    private readonly replay: () => boolean,
    private readonly plan: Plan<E>,
  ) {
    $effect.pre(() => {
      void source().latest;
      untrack(() => {
        const root = this.root();
        this.before = root && travel() ? this.stage.measure(root) : new Map();
      });
    });
    $effect(() => {
      const { latest } = source();
      untrack(() => this.happen(latest.n, latest.events));
    });
    $effect(() => () => this.stage.stop());
  }

  /** For what a game lets happen besides. */
  protected seen?(events: E[]): void;

  private happen(n: number, events: E[]): void {
    const was = this.last;
    this.last = n;
    const root = this.root();
    if (!root || n === was) return;
    if (this.replay() ? n !== (was ?? NaN) + 1 : n < (was ?? 0)) return this.stage.stop();
    const heard = this.plan.sound(events);
    if (heard) sounds.play(heard);
    this.seen?.(events);
    this.stage.run(root, this.before, this.plan.moves(events));
  }
}
