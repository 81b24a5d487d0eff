/** Something asked of the server by a click: busy while it runs, and in words when it fails. */

import { say } from "./text/index.svelte";
import { Refusal } from "./wire/api";
import type { Message } from "./wire/contract";

export class Attempt {
  busy = $state(false);
  private failed: Message | null = $state.raw(null);
  /** The rule of a game that forbids it. */
  rule: string | null = $state(null);

  get error(): string {
    return this.failed ? say(this.failed) : "";
  }

  readonly run = async (work: () => Promise<void>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    this.rule = null;
    try {
      await work();
    } catch (error) {
      this.failed = error instanceof Refusal ? error.words : { id: "web-went-wrong", args: {} };
      if (error instanceof Refusal) this.rule = error.rule;
      else console.error(error);
    } finally {
      this.busy = false;
    }
  };
}
