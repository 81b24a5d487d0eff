/** A lesson as a line to a table: what a server says there is known beforehand, and what is done is held against it.
 *
 * All that makes a table (its client, model and frame) is the same as where people play.
 */

import { Refusal } from "./api";
import type { Deed, FromServer, GameEvent, Lesson, TableSummary, Talk, Update } from "./messages";
import { nowhere } from "./replay";
import { HASH, type Failure } from "./server";
import type { Line } from "./socket";
import { withLines } from "./words";

/** What there is to say of a deed that is not what a step asks for. */
type TryOut = (step: number, deed: Deed) => Promise<Failure | null>;

interface Sent {
  id: string;
  seat: number | null;
}
type Heard =
  { ping: number } | (Sent & { do: Deed }) | (Sent & { say: string; args?: Talk["args"]; text?: string }) | { pace: string };

export class LessonTable<V, E extends GameEvent> {
  /** Which step the learner is at. */
  step: number = $state(0);
  /** Whether the last one is done. */
  done = $state(false);
  /** The latest update that was sent. */
  private n = -1;
  private line: Line | null = null;
  private acks: string[] = [];
  private talks: Talk[] = [];

  constructor(
    readonly lesson: Lesson<V, E>,
    private readonly game: { name: string; hash: string },
    private readonly tryOut: TryOut,
    /** The step at which an earlier visit was left. */
    step = 0,
  ) {
    this.step = Math.min(Math.max(step, 0), lesson.steps.length - 1);
  }

  get now(): Lesson<V, E>["steps"][number] {
    return this.lesson.steps[this.step]!;
  }
  get first(): boolean {
    return this.step === 0;
  }

  open(): Line {
    const line: Line = {
      readyState: 1,
      onclose: null,
      onmessage: null,
      send: (text) => void this.hear(JSON.parse(text) as Heard),
      close: () => {},
    };
    this.line = line;
    // Whoever opens a line listens only after that.
    queueMicrotask(() => this.greet());
    return line;
  }

  /** The learner has read. */
  next(): void {
    if (this.step + 1 < this.lesson.steps.length) this.goOn(this.step + 1);
    else this.done = true;
  }

  back(): void {
    if (this.first) return;
    this.done = false;
    this.step--;
    this.view();
  }

  private say(message: FromServer<V, E>): void {
    this.line?.onmessage?.({ data: JSON.stringify(message) });
  }

  private greet(): void {
    const { seat } = this.lesson;
    const { hash } = this.game;
    this.say({ kind: "hello", you: { seats: [seat], host: false }, server_ms: 0, house: HASH, game: hash, wire: 0 });
    this.say({ kind: "table", summary: this.summary() });
    this.say({ kind: "talks", talks: this.talks });
    this.view();
  }

  /** The table as it stands at this step. */
  private view(): void {
    this.n = this.now.n;
    const past = this.lesson.updates.slice(0, this.n + 1);
    const { n, view, offers, words } = past.at(-1)!;
    const lines = past.reduce<NonNullable<Update<V, E>["lines"]>>((log, { lines = [] }) => withLines(log, lines), []);
    this.say({
      kind: "view",
      n,
      view,
      offers,
      words,
      lines,
      deadline_ms: null,
      elapsed_ms: null,
      acks: this.acks,
      moves_left: null,
    });
  }

  /** What happens until the step is told; if nothing does, its offers are there already. */
  private goOn(step: number): void {
    this.step = step;
    for (const update of this.lesson.updates.slice(this.n + 1, this.now.n + 1)) this.say(update);
    this.n = this.now.n;
  }

  private async hear(message: Heard): Promise<void> {
    if ("ping" in message) this.say({ kind: "pong", ping: message.ping, server_ms: 0 });
    else if ("do" in message) await this.answer(message.id, message.do);
    else if ("say" in message) {
      const { id, seat, say, args = {}, text = "" } = message;
      const talk: Talk = { k: this.talks.length, seat, name: this.lesson.names[seat ?? -1] ?? "", say, args, text };
      this.talks.push(talk);
      this.say({ kind: "talk", ...talk });
      this.say({ kind: "ack", id, n: this.n });
    }
  }

  /** Whoever does at once what is asked for only in a moment has read enough. */
  private async answer(id: string, deed: Deed): Promise<void> {
    const asked = this.lesson.steps.findIndex(({ n, tries }, step) => tries && n === this.n && step >= this.step);
    const wrong = asked < 0 ? { id: "web-lesson-read-on", args: {}, rule: null } : await this.tried(asked, deed);
    if (wrong) return this.say({ kind: "refused", id, rule: wrong.rule, message: { id: wrong.id, args: wrong.args } });
    this.acks.push(id);
    this.say({ kind: "ack", id, n: this.n + 1 });
    this.step = asked;
    this.next();
  }

  private async tried(step: number, deed: Deed): Promise<Failure | null> {
    try {
      return await this.tryOut(step, deed);
    } catch (error) {
      // The server could not be asked.
      if (!(error instanceof Refusal)) throw error;
      return { ...error.words, rule: error.rule };
    }
  }

  private summary(): TableSummary {
    const { seat } = this.lesson;
    const table = nowhere({ game: this.game.name, ...this.lesson });
    const seats = table.seats.map((each, i) => (i === seat ? each : { ...each, who: "bot" as const }));
    return { ...table, phase: "running", patience_s: null, seats, mine: [seat] };
  }
}
