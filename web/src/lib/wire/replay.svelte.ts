/** A match looked at again, as the table needs it: it moves when told to, and nothing can be done in it. */

import type { GameClient, TableSource } from "./client.svelte";
import type { GameEvent, Replayed } from "./messages";
import { chapters, expand, lines, standing, told, type Eyes, type Moment } from "./replay";
import type { InWords, ToldLine } from "./words";

export class ReplaySource<V, E extends GameEvent> implements TableSource<V, E> {
  readonly line = "online";
  readonly busy = false;
  readonly starts: number[];
  readonly last: number;
  readonly secrets: boolean;
  private readonly replayed: Replayed<V, E>;
  private readers = 0;
  /** Step by step, in words: for the eyes for which they were asked for. */
  private words: Map<Eyes, (InWords | undefined)[]> = $state.raw(new Map());
  private moment: Moment = $state.raw({ at: 0, eyes: "open" });

  constructor(
    replayed: Replayed<V, E>,
    private readonly game: GameClient<V, E>,
    /** The same match with what these eyes see in words. */
    private readonly ask: (eyes: Eyes) => Promise<Replayed<V, E>> = async () => replayed,
  ) {
    this.replayed = expand(replayed, game.spread);
    this.secrets = game.secrets;
    this.starts = chapters(this.replayed);
    this.last = this.replayed.frames.length - 1;
  }

  get at(): number {
    return this.moment.at;
  }
  get eyes(): Eyes {
    return this.moment.eyes;
  }
  get names(): string[] {
    return this.replayed.names;
  }
  /** The record's line that what is shown ends with; null where the match is over, and nobody can play on. */
  get recordLine(): number | null {
    const { frames, over } = this.replayed;
    const line = frames[this.at]!.line;
    return over && line === frames[this.last]!.line ? null : line;
  }
  /** The chapter that is shown, from 0. */
  get chapter(): number {
    return this.starts.filter((start) => start <= this.at).length - 1;
  }

  match = $derived.by(() => ({
    ...standing(this.replayed, this.moment),
    words: this.words.get(this.eyes)?.[this.at] ?? null,
  }));
  /** Of this chapter. */
  told: ToldLine[] = $derived.by(() =>
    lines(this.replayed, this.starts[this.chapter]!, this.at, this.eyes).map((line, key) => ({ ...line, key })),
  );
  events: E[] = $derived.by(() => told(this.replayed, this.starts[this.chapter]!, this.at, this.eyes));
  latest = $derived.by(() => ({ n: this.at, events: told(this.replayed, this.at, this.at, this.eyes) }));
  /** Every seat's own view, where all cards are open. */
  open = $derived.by(() => (this.eyes === "open" ? this.replayed.frames[this.at]!.seats : null));

  look(eyes: Eyes): void {
    this.moment = { ...this.moment, eyes };
    if (this.readers) void this.putInWords(eyes);
  }

  read(): () => void {
    this.readers++;
    void this.putInWords(this.eyes);
    return () => void this.readers--;
  }

  private async putInWords(eyes: Eyes): Promise<void> {
    if (this.words.has(eyes)) return;
    const { frames } = expand(await this.ask(eyes), this.game.spread);
    this.words = new Map(this.words).set(
      eyes,
      frames.map(({ words }) => words),
    );
  }

  go(at: number): void {
    this.moment = { ...this.moment, at: Math.min(Math.max(at, 0), this.last) };
  }

  /** To the beginning of this chapter or, from there, of another. */
  turn(by: 1 | -1): void {
    const start = this.starts[this.chapter]!;
    const to = by < 0 && this.at > start ? start : this.starts[this.chapter + by];
    this.go(to ?? (by < 0 ? 0 : this.last));
  }

  do(): void {
    // What was played stays played.
  }
  say(): void {
    // What was said stays said.
  }
  hurry(): void {
    // Whoever looks at it sets its pace.
  }
}
