/** Lets markers and cards move as things happen, and counts the throws that are seen to fall. */

import { Moving as Common } from "../../lib/table/moving.svelte";
import type { OraklosEvent, View } from "./types";

export class Moving extends Common<View, OraklosEvent> {
  thrown = $state(0);

  protected override seen(events: OraklosEvent[]): void {
    if (events.some(({ event }) => event === "thrown")) this.thrown++;
  }
}
