/** Lets things move as they happen; never backwards, and not over a jump. */

import { untrack } from "svelte";
import { sounds, type SoundName } from "../sounds";
import type { TableSource } from "../wire/client.svelte";
import type { GameEvent } from "../wire/messages";
import { Air, travel, type Flight, type Places } from "./flight";

/** What a game plans from what happened: what flies, and the one sound of it. */
export interface Plan<V, E> {
  flights(events: E[], before: V | null, after: V): Flight[];
  sound(events: E[]): SoundName | null;
  /** Draws what is seen only on its way. */
  draw?(): HTMLElement;
}

export class Motion<V, E extends GameEvent> {
  private shown: { n: number; view: V } | null = null;
  private before: Places = new Map();
  private readonly air: Air;

  constructor(
    source: () => TableSource<V, E>,
    private readonly root: () => HTMLElement | undefined,
    private readonly replay: () => boolean,
    private readonly plan: Plan<V, E>,
  ) {
    this.air = new Air(() => plan.draw?.() ?? document.createElement("div"));
    $effect.pre(() => {
      void source().latest;
      untrack(() => {
        const root = this.root();
        this.before = root && travel() ? this.air.measure(root) : new Map();
      });
    });
    $effect(() => {
      const { latest } = source();
      untrack(() => this.happen(latest.n, latest.events, source().match.view!));
    });
    $effect(() => () => this.air.stop());
  }

  /** For what was planned and had to wait. */
  fly(flights: Flight[]): void {
    const root = this.root();
    if (root) this.air.run(root, new Map(), flights);
  }

  private happen(n: number, events: E[], view: V): void {
    const was = this.shown;
    this.shown = { n, view };
    const root = this.root();
    if (!root || n === was?.n) return;
    if (this.replay() ? n !== (was?.n ?? NaN) + 1 : n < (was?.n ?? 0)) return this.air.stop();
    const heard = this.plan.sound(events);
    if (heard) sounds.play(heard);
    this.air.run(root, this.before, this.plan.flights(events, was?.view ?? null, view));
  }
}
