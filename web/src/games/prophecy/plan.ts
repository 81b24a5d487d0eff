/** What flies over the table, where a dealt hand waits until the round's scores have been looked at. */

import type { Flight } from "../../lib/table/flight";
import type { Plan } from "../../lib/table/motion.svelte";
import { deal, flights, sound } from "./flights";
import { picture } from "./pictures";
import type { ProphecyEvent, View } from "./types";

export class ProphecyPlan implements Plan<View, ProphecyEvent> {
  private waiting: Flight[] = [];
  readonly sound = sound;

  constructor(private readonly replay: () => boolean) {}

  draw(): HTMLElement {
    return Object.assign(new Image(), { src: picture("back") ?? "", alt: "" });
  }

  flights(events: ProphecyEvent[], before: View | null, after: View): Flight[] {
    if (this.replay() || !events.some(({ event }) => event === "round-scored")) return flights(before, after, events);
    this.waiting = deal(before, after);
    return flights(
      before,
      after,
      events.filter(({ event }) => event !== "round-began"),
    );
  }

  /** The deal that waited. */
  release(): Flight[] {
    const waited = this.waiting;
    this.waiting = [];
    return waited;
  }
}
