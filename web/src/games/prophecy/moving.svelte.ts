/** Lets the table move as things happen; never backwards, and not over a jump. */

import { untrack } from "svelte";
import { sounds } from "../../lib/sounds";
import { Stage, travel, type Move, type Places } from "../../lib/table/motion";
import type { TableSource } from "../../lib/wire/client.svelte";
import { deal, moves, sound } from "./moves";
import { picture } from "./pictures";
import type { ProphecyEvent, View } from "./types";

function back(): HTMLElement {
  return Object.assign(new Image(), { src: picture("back") ?? "", alt: "" });
}

export class Moving {
  /** A dealt hand waits until the round's scores have been looked at. */
  private waiting: Move[] = [];
  private shown: { n: number; view: View } | null = null;
  private before: Places = new Map();
  private readonly stage = new Stage(back);

  constructor(
    source: () => TableSource<View, ProphecyEvent>,
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
      untrack(() => this.happen(latest.n, latest.events, source().match.view!));
    });
    $effect(() => () => this.stage.stop());
  }

  /** The scores have been looked at: the next round is dealt. */
  goOn(): void {
    const root = this.root();
    if (root) this.stage.run(root, new Map(), this.waiting);
    this.waiting = [];
  }

  private happen(n: number, events: ProphecyEvent[], view: View): void {
    const was = this.shown;
    this.shown = { n, view };
    const root = this.root();
    if (!root || n === was?.n) return;
    if (this.replay() ? n !== (was?.n ?? NaN) + 1 : n < (was?.n ?? 0)) return this.stage.stop();
    const heard = sound(events);
    if (heard) sounds.play(heard);
    if (!this.replay() && events.some(({ event }) => event === "round-scored")) {
      this.waiting = deal(was?.view ?? null, view);
      events = events.filter(({ event }) => event !== "round-began");
    }
    this.stage.run(root, this.before, moves(was?.view ?? null, view, events));
  }
}
