/** A table on this page: the line to it, what is known of it, and what may be asked of it. */

import { settings } from "../settings.svelte";
import { browser, type Browser } from "./browser";
import type { Offer } from "./contract";
import type { Deed, FromServer, GameEvent, Update } from "./messages";
import { fresh, misses, receive, settled, type MatchState } from "./match";
import { Pace, type Shown } from "./pace";
import { TableSocket, type LineState } from "./socket";
import type { Step } from "./steps";
import { toldAnew, withLines, type ToldLine } from "./words";

/** What the page needs of a game to show its matches. */
export interface GameClient<V, E extends GameEvent> {
  /** Of the game's types that this page was made with; left out where it was made with none. */
  hash?: string;
  /** An update in the steps in which people can follow it: which of its moments are looked at, and for how long. */
  spread(update: Update<V, E>): Shown<Step<V, E>>[];
  /** Whether seats know different things, so that it matters through whose eyes a match is looked at again. */
  secrets: boolean;
  /** The deed that plays itself because nothing else can be done; at most one in a round. */
  forced?(view: V, offers: Offer[]): { deed: Deed; round: number } | null;
}

/** What a game's table is drawn from: a match that is being played, or one that is looked at again. */
export interface TableSource<V, E extends GameEvent> {
  readonly match: MatchState<V>;
  /** What happened, as far back as it is kept. */
  readonly events: E[];
  /** The same in words: as far as it may still be read. */
  readonly told: ToldLine[];
  /** The events of the latest step, or of all that were shown at once, for what happens once: a round's end, a bubble.
   * `n` rises with every step that is shown. */
  readonly latest: { n: number; events: E[] };
  readonly line: LineState;
  /** Whether an own deed is not yet seen done: until then what is offered is offered no longer. */
  readonly busy: boolean;
  /** Does nothing while busy. Only deeds that go well `alongside` each other may be done before the first is seen. */
  do(deed: Deed, seat: number, alongside?: boolean): void;
  /** Whoever watches has no seat. */
  say(seat: number | null, say: string, args: Record<string, string | number>, text?: string): void;
  /** Whoever looks on has seen enough of what is going on. */
  hurry(): void;
  /** Somebody wants the table in words, until the answer is called. */
  read(): () => void;
}

const KEPT_EVENTS = 120;
/** As many as the server tells anew. */
const KEPT_LINES = 120;
/** How long a position that was not led up to is looked at before anything plays itself. */
const SEEN_MS = 1500;

interface Heard<V, E extends GameEvent> {
  step: Step<V, E>;
  /** On this device's clock: what it says of time counts from then, however late it is shown. */
  heard_ms: number;
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join("-");

export class TableClient<V, E extends GameEvent> implements TableSource<V, E> {
  match: MatchState<V> = $state.raw(fresh<V>());
  events: E[] = $state.raw([]);
  told: ToldLine[] = $state.raw([]);
  latest: { n: number; events: E[] } = $state.raw({ n: -1, events: [] });
  line: LineState = $state("online");
  readonly busy: boolean = $derived(!settled(this.match));
  /** The host does not want us here. */
  sentAway = $state(false);

  private readonly socket: TableSocket;
  private readonly pace: Pace<Heard<V, E>>;
  private readonly unwatch: () => void;
  /** The latest that was heard; it may still wait to be shown. */
  private heard: { n: number } | null = null;
  private shown = 0;
  private lines = 0;
  private readers = 0;
  /** That the match is over, told before what led to it has been seen. */
  private ending: Extract<FromServer<V, E>, { kind: "over" }> | null = null;
  private burst: E[] = [];
  /** Whether the latest deed lets no other be done beside it. */
  private alone = false;
  /** The latest deed that was done by itself, and in which round. */
  private forced: { id: string; round: number } | null = null;
  private looking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    private readonly game: GameClient<V, E>,
    private readonly around: Browser = browser(table),
  ) {
    this.pace = new Pace(
      (heard) => this.show(heard),
      () => {
        this.end();
        this.playForced();
      },
    );
    this.socket = new TableSocket(
      around,
      (message) => this.hear(message as FromServer<V, E>),
      (state) => (this.line = state),
      game.hash ?? null,
    );
    this.socket.connect();
    this.unwatch = around.watch(() => this.seen());
  }

  do(deed: Deed, seat: number, alongside = false): void {
    if (this.busy && (this.alone || !alongside)) return;
    this.alone = !alongside;
    this.send(newId(), deed, seat);
  }

  say(seat: number | null, say: string, args: Record<string, string | number>, text?: string): void {
    const id = newId();
    const saying = [...this.match.saying, { id, said: { say, args, text: text ?? "" } }];
    this.match = { ...this.match, saying, unsaid: null };
    this.socket.send(text === undefined ? { id, say, args, seat } : { id, say, text, seat });
  }

  hurry(): void {
    this.pace.flush();
    const { seats, summary } = this.match;
    if (this.heard && seats.length && summary?.phase === "running") this.socket.tell({ hurry: this.heard.n });
  }

  read(): () => void {
    if (!this.readers++) this.socket.tell({ words: true });
    return () => {
      if (--this.readers) return;
      this.socket.tell({ words: false });
      this.match = { ...this.match, words: null };
    };
  }

  /** Tells the server which pace is liked here: bots keep it too. */
  tellPace(): void {
    this.socket.tell({ pace: settings.pace });
  }

  /** For a browser that has become somebody. */
  reopen(): void {
    this.socket.reopen();
  }

  close(): void {
    this.unwatch();
    clearTimeout(this.looking);
    this.pace.clear();
    this.socket.close();
  }

  private seen(): void {
    // Not at once: a page that is hidden because it is being left may ask for no more pictures.
    if (this.around.hidden()) setTimeout(() => this.pace.flush());
    else this.socket.wake();
  }

  private send(id: string, deed: Deed, seat: number): void {
    this.match = { ...this.match, sent: [...this.match.sent, id], refused: null };
    this.socket.send({ id, do: deed, seat });
    // Whoever acts has seen enough: their own deed is shown as soon as it is heard of.
    this.pace.flush();
  }

  private get factor(): number {
    return this.around.hidden() ? 0 : settings.paceFactor;
  }

  private hear(message: FromServer<V, E>): void {
    const heard_ms = this.around.now();
    if (message.kind === "update") return this.wait(message, heard_ms);
    if (message.kind === "over" && !this.pace.atRest) {
      this.ending = message;
      return;
    }
    const { refused } = this.match;
    this.match = receive(this.match, message, heard_ms);
    if (message.kind === "hello") {
      this.tellPace();
      if (this.readers) this.socket.tell({ words: true });
    }
    if (message.kind === "view") {
      this.pace.clear();
      this.end();
      this.heard = message;
      this.told = toldAnew(this.told, message.lines ?? [], () => ++this.lines);
      clearTimeout(this.looking);
      this.looking = setTimeout(() => this.playForced(), SEEN_MS * this.factor);
    }
    // Nobody asked for it: played in another tab, perhaps, or by the clock.
    if (message.kind === "refused" && message.id === this.forced?.id) this.match = { ...this.match, refused };
    if (message.kind === "ack") this.playForced();
    if (message.kind === "bye" && message.reason === "sent-away") this.sentAway = true;
  }

  private wait(update: Update<V, E>, heard_ms: number): void {
    if (misses(this.heard?.n ?? -1, update.n)) this.pace.flush();
    const steps = this.game.spread(update);
    this.heard = update;
    this.pace.push(
      ...steps.map(({ item, hold_ms, exactly = false }) => ({
        item: { step: item, heard_ms },
        hold_ms: exactly ? hold_ms : hold_ms * this.factor,
        exactly,
      })),
    );
  }

  private end(): void {
    if (this.ending) this.match = receive(this.match, this.ending, this.around.now());
    this.ending = null;
  }

  private show({ step, heard_ms }: Heard<V, E>): void {
    const { events, lines: told = [] } = step;
    this.match = receive(this.match, step, heard_ms);
    this.events = [...this.events, ...events].slice(-KEPT_EVENTS);
    this.told = withLines(
      this.told,
      told.map((line) => ({ ...line, key: ++this.lines })),
    ).slice(-KEPT_LINES);
    // What is shown at one go has happened at one go: the page is told of none too few.
    if (!this.burst.length) queueMicrotask(() => (this.burst = []));
    this.burst = [...this.burst, ...events];
    this.latest = { n: ++this.shown, events: this.burst };
  }

  /** Does what alone is left to do, once what led to it has been seen: never twice, even if it is taken back. */
  private playForced(): void {
    const { view, offers, seats } = this.match;
    const seat = seats[0];
    if (!settings.forced || this.busy || !this.pace.atRest || view === null || seat === undefined) return;
    const forced = this.game.forced?.(view, offers);
    if (!forced || this.forced?.round === forced.round) return;
    this.forced = { id: newId(), round: forced.round };
    this.alone = true;
    this.send(this.forced.id, forced.deed, seat);
  }
}
