import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { Browser } from "./browser";
import { TableClient, type GameClient } from "./client.svelte";
import type { Offer } from "./contract";
import { HASH, type Deed, type Filled, type FromServer, type Update, type View } from "./messages";
import type { Line } from "./socket";
import { steps } from "./steps";

interface Position {
  round: number;
  cards: number;
}
type Happened = { event: "played" | "thrown" };

const HOLD_MS = 1000;
const PLAY: Offer = { verb: "play", fields: [], price: {} };
const claim = (card: number): Filled => ({ do: "claim", card });
const UNDO: Offer = { verb: "undo", fields: [], price: {} };

/** Every update is held for a second; the last card of a round plays itself. */
const game: GameClient<Position, Happened> = {
  spread: (update) =>
    steps(update, [...update.moments.keys()]).map((item) => ({ item, hold_ms: item.events.length ? HOLD_MS : 0 })),
  secrets: true,
  forced: ({ cards, round }, offers) =>
    cards === 1 && offers.some(({ verb }) => verb === "play") ? { deed: { do: "play" }, round } : null,
};

type Sent = { id: string; do: Deed };

class FakeTable {
  sent: Record<string, unknown>[] = [];
  private seen = () => {};
  private line: Line = {
    readyState: 1,
    onclose: null,
    onmessage: null,
    send: (text) => void this.sent.push(JSON.parse(text) as Record<string, unknown>),
    close: () => {},
  };
  hidden = false;
  readonly client: TableClient<Position, Happened>;

  constructor() {
    const around: Browser = {
      open: () => this.line,
      random: () => 1,
      reload: () => false,
      now: Date.now,
      hidden: () => this.hidden,
      watch: (seen) => {
        this.seen = seen;
        return () => {};
      },
    };
    this.client = new TableClient("t", game, around);
    this.tell({ kind: "hello", wire: 0, house: HASH, game: "", you: { seats: [0], host: true }, server_ms: 0 });
    this.tell({ kind: "table", summary: { phase: "running", mine: [0], host: true } as never });
    this.view(1);
  }

  tell(message: FromServer<Position, Happened>): void {
    this.line.onmessage?.({ data: JSON.stringify(message) });
  }

  view(n: number, more: Partial<View<Position>> = {}): void {
    const whole = { view: { round: 0, cards: 3 }, offers: [], deadline_ms: null, elapsed_ms: null, acks: [], moves_left: null };
    this.tell({ kind: "view", n, ...whole, ...more });
  }

  update(n: number, more: Partial<Update<Position, Happened>> = {}): void {
    const whole = {
      view: { round: 0, cards: 3 },
      events: [{ event: "played" as const }],
      offers: [],
      deadline_ms: null,
      elapsed_ms: null,
      moves_left: null,
      moments: [],
    };
    this.tell({ kind: "update", n, ...whole, ...more });
  }

  hide(): void {
    this.hidden = true;
    this.seen();
  }

  get deeds(): Sent[] {
    return this.sent.filter((message): message is Sent => "do" in message);
  }
}

let table: FakeTable;
beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  settings.pace = "calm";
  settings.forced = true;
  table = new FakeTable();
});
afterEach(() => {
  table.client.close();
  vi.useRealTimers();
});

describe("time at a table", () => {
  it("counts from when a position was heard, however late it is shown", () => {
    table.update(2, { deadline_ms: 30_000 });
    table.update(3, { deadline_ms: 20_000, elapsed_ms: 400 });
    vi.advanceTimersByTime(HOLD_MS);
    expect(table.client.match).toMatchObject({ n: 3, deadline: 30_000, began: 9_600 });
  });

  it("counts so for a view too", () => {
    vi.advanceTimersByTime(500);
    table.view(5, { deadline_ms: 7_000, elapsed_ms: 100 });
    expect(table.client.match).toMatchObject({ n: 5, deadline: 17_500, began: 10_400 });
  });
});

describe("what is offered", () => {
  it("can be taken once: no longer while it is on its way, or done and not yet seen", () => {
    table.update(2, { offers: [PLAY], events: [] });
    const { client } = table;
    client.do({ do: "play" }, 0);
    client.do({ do: "play" }, 0);
    expect([client.busy, table.deeds.length]).toEqual([true, 1]);
    table.tell({ kind: "ack", id: table.deeds[0]!.id, n: 3 });
    client.do({ do: "play" }, 0);
    expect([client.busy, table.deeds.length]).toEqual([true, 1]);
    table.update(3, { offers: [PLAY] });
    expect(client.busy).toBe(false);
    client.do({ do: "play" }, 0);
    expect(table.deeds).toHaveLength(2);
  });

  it("can be taken again when it was refused", () => {
    table.client.do({ do: "play" }, 0);
    table.tell({ kind: "refused", id: table.deeds[0]!.id, rule: null, message: { id: "must-follow", args: {} } });
    expect(table.client.busy).toBe(false);
    expect(table.client.match.refused?.message.id).toBe("must-follow");
  });

  it("lets deeds of a race be done beside each other, and beside no other", () => {
    const { client } = table;
    client.do(claim(1), 0, true);
    client.do(claim(2), 0, true);
    client.do({ do: "done" }, 0);
    expect(table.deeds.map((sent) => sent.do.do)).toEqual(["claim", "claim"]);
    for (const { id } of table.deeds) table.tell({ kind: "ack", id, n: 1 });
    client.do({ do: "done" }, 0);
    client.do(claim(3), 0, true);
    expect(table.deeds.map((sent) => sent.do.do)).toEqual(["claim", "claim", "done"]);
  });
});

describe("pace", () => {
  it("is told after each hello, and when it changes", () => {
    settings.pace = "quick";
    table.client.tellPace();
    table.tell({ kind: "hello", wire: 0, house: HASH, game: "", you: { seats: [0], host: true }, server_ms: 0 });
    expect(table.sent).toEqual([{ pace: "calm" }, { pace: "quick" }, { pace: "quick" }]);
  });

  it("is hurried: all that waits is shown, and the server is told up to what", () => {
    table.update(2);
    table.update(3);
    table.update(4);
    expect(table.client.match.n).toBe(2);
    table.client.hurry();
    expect(table.client.match.n).toBe(4);
    expect(table.sent.at(-1)).toEqual({ hurry: 4 });
  });

  it("is hurried for oneself alone where one only watches", () => {
    table.tell({ kind: "hello", wire: 0, house: HASH, game: "", you: { seats: [], host: false }, server_ms: 0 });
    table.update(2);
    table.update(3);
    table.client.hurry();
    expect(table.client.match.n).toBe(3);
    expect(table.sent.some((message) => "hurry" in message)).toBe(false);
  });

  it("is nobody's while the page is hidden", () => {
    table.update(2);
    table.update(3);
    table.hide();
    vi.advanceTimersByTime(0);
    table.update(4);
    expect(table.client.match.n).toBe(4);
  });
});

describe("an update with moments", () => {
  const moment = (events: number, cards: number) => ({ events, lines: 0, view: { round: 0, cards } });
  const events: Happened[] = [{ event: "played" }, { event: "thrown" }, { event: "played" }];
  const through = {
    events,
    moments: [moment(1, 2), moment(2, 1)],
    view: { round: 1, cards: 3 },
    offers: [PLAY],
    deadline_ms: 5_000,
  };

  it("is shown one after the other, under its own number; offers and clock come with its end", async () => {
    table.update(2, through);
    const shown: unknown[] = [];
    for (let step = 0; step < 3; step++) {
      const { n, moment, view, offers, deadline } = table.client.match;
      shown.push([
        n,
        moment,
        view!.cards,
        offers.length,
        deadline,
        table.client.latest.events.length,
        table.client.events.length,
      ]);
      await vi.advanceTimersByTimeAsync(HOLD_MS);
    }
    expect(shown).toEqual([
      [2, 0, 2, 0, null, 1, 1],
      [2, 1, 1, 0, null, 1, 2],
      [2, null, 3, 1, 15_000, 1, 3],
    ]);
  });

  it("has not been seen before its end: until then an own deed that made it is under way", () => {
    table.client.do({ do: "play" }, 0);
    table.tell({ kind: "ack", id: table.deeds[0]!.id, n: 2 });
    table.update(2, through);
    expect([table.client.match.n, table.client.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(2 * HOLD_MS);
    expect([table.client.match.moment, table.client.busy]).toEqual([null, false]);
  });

  it("numbers all that is shown, so that each step is seen to happen", () => {
    table.update(2, through);
    const numbers = [0, 1, 2].map(() => {
      const { n } = table.client.latest;
      vi.advanceTimersByTime(HOLD_MS);
      return n;
    });
    table.update(3);
    expect([...numbers, table.client.latest.n]).toEqual([1, 2, 3, 4]);
  });
});

describe("the log", () => {
  const words = () => table.client.told.map(({ words }) => words);

  it("is what a view tells anew, and what comes after it", () => {
    table.update(2, { lines: [{ words: "one" }, { words: "two" }] });
    const keys = table.client.told.map(({ key }) => key);
    table.view(4, { lines: [{ words: "two" }, { words: "three" }] });
    expect(words()).toEqual(["two", "three"]);
    expect(table.client.told[0]!.key, "not to be read again").toBe(keys[1]);
    table.update(5, { lines: [{ words: "four" }] });
    expect(words()).toEqual(["two", "three", "four"]);
    expect(new Set(table.client.told.map(({ key }) => key)).size).toBe(3);
    table.view(6);
    expect(words()).toEqual([]);
  });

  it("has nothing twice of what was still to be shown", () => {
    table.update(2, { lines: [{ words: "one" }] });
    table.update(3, { lines: [{ words: "two" }] });
    expect(words()).toEqual(["one"]);
    table.view(3, { lines: [{ words: "one" }, { words: "two" }] });
    vi.advanceTimersByTime(2 * HOLD_MS);
    expect(words()).toEqual(["one", "two"]);
  });
});

describe("what one says", () => {
  it("is told back where it is refused, until one says something else", () => {
    const { client } = table;
    client.say(0, "text", {}, "hello");
    const { id } = table.sent.at(-1) as { id: string };
    const message = { id: "talk-too-much", args: {} };
    table.tell({ kind: "refused", id, rule: null, message });
    expect(client.match).toMatchObject({ refused: null, unsaid: { said: { say: "text", text: "hello" }, message } });
    client.say(0, "laugh", {});
    expect(client.match.unsaid).toBeNull();
  });
});

describe("a last card", () => {
  const last = { view: { round: 0, cards: 1 }, offers: [PLAY, UNDO] };
  const played = () => table.deeds.map((sent) => sent.do);

  it("plays itself once the trick before it has been seen", () => {
    table.update(2, last);
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played()).toEqual([{ do: "play" }]);
  });

  it("plays itself when one's own deed that led to it is acknowledged late", () => {
    settings.pace = "off";
    table.client.do({ do: "other" }, 0);
    table.update(2, last);
    expect(played()).toEqual([{ do: "other" }]);
    table.tell({ kind: "ack", id: table.deeds[0]!.id, n: 2 });
    expect(played()).toEqual([{ do: "other" }, { do: "play" }]);
  });

  it("plays itself at a table that one comes back to, not in the first moment", () => {
    table.view(5, last);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(played()).toEqual([{ do: "play" }]);
  });

  it("never plays itself twice in a round, though it is taken back or refused", () => {
    table.update(2, last);
    vi.advanceTimersByTime(HOLD_MS);
    const { id } = table.deeds[0]!;
    table.tell({ kind: "refused", id, rule: null, message: { id: "not-your-turn", args: {} } });
    // Nobody asked for it, so nobody is told.
    expect(table.client.match.refused).toBeNull();
    table.update(3, last);
    vi.advanceTimersByTime(HOLD_MS);
    expect(played()).toHaveLength(1);
    table.update(4, { ...last, view: { round: 1, cards: 1 } });
    vi.advanceTimersByTime(HOLD_MS);
    expect(played()).toHaveLength(2);
  });

  it("waits for its player where that is wished", () => {
    settings.forced = false;
    table.update(2, last);
    vi.advanceTimersByTime(HOLD_MS);
    expect(played()).toEqual([]);
  });
});
