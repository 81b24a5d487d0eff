/** What every table knows, whatever is played at it: who sits there, whose turn it is, what was said and done.
 *
 * Headless: it draws nothing. `Frame` draws what all tables share from it, a game's own table the rest.
 */

import { inWords, knows, t, type Words } from "../text/index.svelte";
import type { TableSource } from "../wire/client.svelte";
import type { MatchState, Said } from "../wire/match";
import type { Deed, GameEvent, Over, TableSummary, Talk } from "../wire/messages";
import { FocusKeeper } from "./focus.svelte";
import { Layout } from "./layout.svelte";
import { Motion, type Plan } from "./motion.svelte";
import { Seating } from "./seating.svelte";
import { Talking } from "./talking.svelte";

/** What the house reads of a view, where a view has it. */
interface CommonView {
  seat?: number | null;
  phase?: string;
  acting?: number[];
}

/** What happened, in words. */
export interface LogLine {
  key: number;
  text: string;
  /** Whether a new part of the match begins with it. */
  marks: boolean;
}

/** What the house asks a game's table. */
export interface GameAtTable<V, E extends GameEvent> {
  /** By seat: what is said below the points when the match is over. */
  endWords?(view: V): string[];
  /** What can be said with one press. */
  sayings?: string[];
  /** An argument of a saying in words: a card's name for its code. */
  argument?(name: string, value: string | number): Words;
  plan?: Plan<V, E>;
  /** Nothing is read of its views: what the server says of every game is all there is. */
  blind?: boolean;
  /** Whether it is one's turn in the sense that others wait; else whoever may act is. */
  isTurn?(view: V, me: number): boolean;
  /** Whether the last position is still looked at, though the match is over. */
  lingers?(): boolean;
}

/** Everyone else, clockwise from one's left; whoever has no seat sees all. */
export function clockwise(players: number, me: number | null): number[] {
  const all = Array.from({ length: players }, (_, i) => (i + (me === null ? 0 : me + 1)) % players);
  return me === null ? all : all.slice(0, -1);
}

export class TableModel<V, E extends GameEvent> {
  /** Where the table is drawn. */
  root: HTMLElement | undefined = $state();
  readonly layout = new Layout();
  readonly seating: Seating;
  readonly talking: Talking;
  readonly focus: FocusKeeper;
  readonly motion: Motion<V, E> | null;

  constructor(
    readonly source: () => TableSource<V, E>,
    private readonly table: () => string,
    private readonly replayed: () => boolean,
    readonly game: GameAtTable<V, E>,
  ) {
    const summary = () => this.summary;
    this.seating = new Seating(table, summary, replayed);
    this.talking = new Talking(
      () => this.match.talks,
      summary,
      (talk) => this.words(talk),
      () => this.match.oldTalk,
    );
    this.focus = new FocusKeeper(
      () => this.match,
      () => this.busy,
    );
    const { plan } = game;
    this.motion = plan ? new Motion(source, () => this.root, replayed, plan) : null;
  }

  get id(): string {
    return this.table();
  }
  /** Looked at again: nothing can be done, and nothing comes up by itself. */
  get replay(): boolean {
    return this.replayed();
  }
  get match(): MatchState<V> {
    return this.source().match;
  }
  /** A table is shown once both are there. */
  get summary(): TableSummary {
    return this.match.summary!;
  }
  get view(): V {
    return this.match.view!;
  }
  private get common(): CommonView {
    return this.game.blind ? {} : (this.view as CommonView);
  }
  get busy(): boolean {
    return this.source().busy;
  }

  readonly names: string[] = $derived.by(() =>
    this.summary.seats.map((seat, i) => seat.name || t("web-seat", { number: i + 1 })),
  );
  readonly bots: boolean[] = $derived.by(() => this.summary.seats.map((seat) => seat.who === "bot"));
  /** One's own seat. The view's word counts: a seat just taken has no view yet. */
  readonly me: number | null = $derived.by(() => {
    const { seat } = this.common;
    return seat === undefined ? (this.match.seats[0] ?? null) : seat;
  });
  readonly others: number[] = $derived.by(() => clockwise(this.names.length, this.me));
  readonly lines: LogLine[] = $derived.by(() =>
    this.source().told.map(({ key, words, marks = false }) => ({ key, text: inWords(words), marks })),
  );

  /** How it ended, by the rules or because the table ended it, once its end is seen. */
  readonly over: Over | null = $derived.by(() => {
    const { phase } = this.common;
    const { over } = this.match;
    return over?.ended || phase === undefined || phase === "over" ? over : null;
  });
  readonly myTurn: boolean = $derived.by(() => {
    const { me, view } = this;
    if (me === null) return false;
    if (this.game.isTurn) return this.game.isTurn(view, me);
    return this.common.acting?.includes(me) ?? this.match.offers.length > 0;
  });
  /** A bot plays on one's own seat. */
  readonly away: boolean = $derived.by(() => this.me !== null && this.bots[this.me]!);
  get watching(): boolean {
    return this.me === null && !this.replay;
  }
  /** Not whoever stands in for a host who is away. */
  get hosts(): boolean {
    return this.summary.mine.some((seat) => this.summary.seats[seat]!.host);
  }

  /** What was said, in words; what this page does not know yet is only seen to be said. */
  words(talk: Said): string {
    if (talk.say === "text") return talk.text;
    const { argument = (_, value) => value } = this.game;
    const args = Object.entries(talk.args).map(([name, value]) => [name, argument(name, value)] as const);
    const saying = `say-${talk.say}`;
    return knows(saying) ? t(saying, Object.fromEntries(args)) : "…";
  }

  do(deed: Deed, alongside?: boolean): void {
    if (this.me === null) return;
    this.focus.leave();
    this.source().do(deed, this.me, alongside);
  }

  say(say: string, args: Record<string, string | number> = {}, text?: string): void {
    if (this.mayTalk) this.source().say(this.me, say, args, text);
  }

  get mayTalk(): boolean {
    return this.me !== null || (this.watching && this.summary.watchers_talk);
  }

  /** Who said it, by the name they had then. */
  speaker({ seat, name }: Pick<Talk, "seat" | "name">): string {
    if (seat === null) return t("web-watcher", { who: name });
    return seat === this.me ? t("web-you") : name || this.names[seat]!;
  }

  hurry(): void {
    this.source().hurry();
  }

  takeBackSeat(): void {
    this.seating.taken = this.me;
  }
}
