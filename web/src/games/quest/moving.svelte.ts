/** Lets figures travel and cards come as things happen; never backwards, and not over a jump. */

import { untrack } from "svelte";
import { sounds } from "../../lib/sounds";
import { Stage, travel, type Places } from "../../lib/table/motion";
import type { TableSource } from "../../lib/wire/client.svelte";
import { moves, sound } from "./moves";
import type { QuestEvent, View } from "./types";

export class Moving {
  /** The moves of figures that are to be seen: seat and way. */
  travelled: { n: number; ways: Map<number, string> } = $state.raw({ n: 0, ways: new Map() });
  private last: number | null = null;
  private before: Places = new Map();
  private readonly stage = new Stage(() => document.createElement("div"));

  constructor(
    source: () => TableSource<View, QuestEvent>,
    private readonly root: () => HTMLElement | undefined,
    private readonly replay: () => boolean,
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

  private happen(n: number, events: QuestEvent[]): void {
    const was = this.last;
    this.last = n;
    const root = this.root();
    if (!root || n === was) return;
    if (this.replay() ? n !== (was ?? NaN) + 1 : n < (was ?? 0)) return this.stage.stop();
    const heard = sound(events);
    if (heard) sounds.play(heard);
    const ways = new Map(events.flatMap((event) => (event.event === "moved" ? [[event.seat, event.way] as const] : [])));
    if (ways.size) this.travelled = { n, ways };
    this.stage.run(root, this.before, moves(events));
  }
}
