import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords, t } from "../text/index.svelte";
import type { TableSource } from "../wire/client.svelte";
import type { ToldLine } from "../wire/words";
import type { Offer } from "../wire/contract";
import { fresh, type MatchState } from "../wire/match";
import type { Deed, Seat, TableSummary } from "../wire/messages";
import { clockwise, TableModel, type GameAtTable } from "./model.svelte";

interface Position {
  seat?: number | null;
  phase?: string;
  acting?: number[];
}
interface Happened {
  event: "began" | "played";
}

const seat = (name: string, who: Seat["who"] = "person", more: Partial<Seat> = {}): Seat => ({
  who,
  guest: null,
  name,
  level: null,
  away: false,
  host: false,
  ...more,
});
const summary = { id: "t", game: "toy", phase: "running", mine: [1], host: true } as unknown as TableSummary;
const offer = (verb: string): Offer => ({ verb, fields: [], price: {} });

class FakeSource implements TableSource<Position, Happened> {
  match: MatchState<Position> = $state.raw({
    ...fresh<Position>(),
    summary: { ...summary, seats: [seat("Ann"), seat("Bea", "person", { host: true }), seat("", "bot")] },
    seats: [1],
    view: { seat: 1, phase: "play", acting: [1] },
    offers: [offer("play")],
  });
  events: Happened[] = $state.raw([]);
  told: ToldLine[] = $state.raw([]);
  latest = $state.raw({ n: 0, events: [] });
  busy = $state(false);
  readonly line = "online";
  done: unknown[] = [];
  do(deed: Deed, by: number, alongside?: boolean): void {
    this.done.push([deed.do, by, alongside]);
  }
  say(by: number, say: string, args: Record<string, string | number>, text?: string): void {
    this.done.push([say, by, args, text]);
  }
  hurry(): void {
    this.done.push("hurried");
  }
  read(): () => void {
    return () => {};
  }
  tell(more: Partial<MatchState<Position>>): void {
    this.match = { ...this.match, ...more };
    flushSync();
  }
  look(more: Position): void {
    this.tell({ view: { ...this.match.view, ...more } });
  }
}

const game: GameAtTable<Position, Happened> = {
  argument: (name, value) => (name === "count" ? Number(value) + 1 : value),
};

/** A page as far as the focus goes. */
const body = {};
const element = (stays = false) => ({ closest: () => (stays ? {} : null), focus: vi.fn() });
const page = { body, activeElement: body as unknown, documentElement: { lang: "" } };

let source: FakeSource;
let table: TableModel<Position, Happened>;
let replay = $state(false);
let end: () => void;

beforeEach(() => {
  vi.stubGlobal("document", page);
  page.activeElement = body;
  replay = false;
  source = new FakeSource();
  end = $effect.root(() => {
    table = new TableModel(
      () => source,
      () => "t",
      () => replay,
      game,
    );
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

describe("who sits there", () => {
  it("is oneself and, clockwise from one's left, everybody else", () => {
    expect([table.me, table.others, table.bots]).toEqual([1, [2, 0], [false, false, true]]);
    expect([clockwise(4, 3), clockwise(3, null), clockwise(1, 0)]).toEqual([[0, 1, 2], [0, 1, 2], []]);
  });

  it("has a name, if only its number's", () => {
    expect(table.names).toEqual(["Ann", "Bea", "web-seat"]);
  });

  it("is what the view says: a seat just taken is not yet one's own", () => {
    source.look({ seat: null });
    expect([table.me, table.others, table.watching]).toEqual([null, [0, 1, 2], true]);
  });

  it("is what the server says where a view says nothing", () => {
    source.tell({ view: {} });
    expect(table.me).toBe(1);
    source.tell({ seats: [] });
    expect([table.me, table.watching]).toEqual([null, true]);
    replay = true;
    expect(table.watching).toBe(false);
  });

  it("may be a bot in one's place, until one takes it back", () => {
    expect(table.away).toBe(false);
    source.tell({ summary: { ...source.match.summary!, seats: [seat("Ann"), seat("Bea", "bot"), seat("Cleo")] } });
    expect(table.away).toBe(true);
    table.takeBackSeat();
    expect(table.seating.taken).toBe(1);
  });

  it("hosts only on a seat of one's own", () => {
    expect(table.hosts).toBe(true);
    source.tell({ summary: { ...source.match.summary!, mine: [0] } });
    expect(table.hosts).toBe(false);
  });
});

it("reads nothing of a view where the game says so", () => {
  end();
  end = $effect.root(() => {
    table = new TableModel(
      () => source,
      () => "t",
      () => false,
      { ...game, blind: true },
    );
  });
  source.tell({ view: { seat: 2, phase: "over", acting: [] } });
  expect([table.me, table.over, table.myTurn]).toEqual([1, null, true]);
});

describe("whose turn it is", () => {
  it("is one's own where one may act", () => {
    expect(table.myTurn).toBe(true);
    source.look({ acting: [0] });
    expect(table.myTurn).toBe(false);
  });

  it("is told by offers where a view does not tell", () => {
    source.tell({ view: {} });
    expect(table.myTurn).toBe(true);
    source.tell({ offers: [] });
    expect(table.myTurn).toBe(false);
  });

  it("is nobody's who only watches", () => {
    source.tell({ view: { seat: null, acting: [] } });
    expect(table.myTurn).toBe(false);
  });
});

describe("the end", () => {
  const over = { seed: "s", commitment: "c", scores: [1, 2, 3], places: [3, 2, 1], winners: [2], ended: null, why: [] };

  it("is the rules', once it is seen, however early the server tells", () => {
    source.tell({ over });
    expect(table.over).toBeNull();
    source.look({ phase: "over" });
    expect(table.over).toEqual(over);
  });

  it("is not shown before the server has told who won", () => {
    source.look({ phase: "over" });
    expect(table.over).toBeNull();
  });

  it("is the table's too", () => {
    source.tell({ over: { ...over, ended: "too-long" } });
    expect(table.over?.ended).toBe("too-long");
  });

  it("is told by the server where a view does not tell", () => {
    source.tell({ view: { seat: 1 } });
    expect(table.over).toBeNull();
    source.tell({ over });
    expect(table.over).toEqual(over);
  });
});

it("tells what happened in the server's words", () => {
  source.told = [
    { key: 1, words: "Round 1", marks: true },
    { key: 2, words: { id: "web-seat", args: { number: 3 } } },
  ];
  expect(table.lines).toEqual([
    { key: 1, text: "Round 1", marks: true },
    { key: 2, text: t("web-seat", { number: 3 }), marks: false },
  ]);
});

it("says and does everything from one's own seat, and nothing without one", () => {
  table.do({ do: "play" }, true);
  table.say("laugh");
  table.say("text", {}, "Ha");
  table.hurry();
  expect(source.done).toEqual([["play", 1, true], ["laugh", 1, {}, undefined], ["text", 1, {}, "Ha"], "hurried"]);
  source.look({ seat: null });
  table.do({ do: "play" });
  table.say("laugh");
  expect(source.done).toHaveLength(4);
});

it("puts a saying in words, its arguments in the game's", async () => {
  await loadWords("prophecy");
  const talk = { k: 1, seat: 0, name: "", say: "foretold", args: { count: 2 }, text: "" };
  expect(table.words(talk)).toContain("3");
  expect(table.words({ ...talk, say: "of-another-time" })).toBe("…");
  expect(table.words({ ...talk, say: "text", text: "<b>" })).toBe("<b>");
});

describe("the focus of whoever plays by keys", () => {
  const prompt = element();
  beforeEach(() => {
    prompt.focus.mockClear();
    table.focus.prompt = prompt as unknown as HTMLElement;
  });
  function act(at: unknown): void {
    page.activeElement = at;
    table.do({ do: "play" });
    source.busy = true;
    flushSync();
  }
  function answer(more: Partial<MatchState<Position>> = { offers: [offer("next")] }): void {
    source.busy = false;
    source.tell(more);
  }

  it("comes back to what is asked next when it was lost", () => {
    act(element());
    page.activeElement = body;
    answer();
    expect(prompt.focus).toHaveBeenCalledOnce();
    answer({ offers: [offer("other")] });
    expect(prompt.focus).toHaveBeenCalledOnce();
  });

  it("waits until something is asked", () => {
    act(element());
    page.activeElement = body;
    answer({ offers: [] });
    expect(prompt.focus).not.toHaveBeenCalled();
    answer();
    expect(prompt.focus).toHaveBeenCalledOnce();
  });

  it("leaves a button that now means something else, but not a place where one goes on", () => {
    act(element());
    answer();
    expect(prompt.focus).toHaveBeenCalledOnce();
    act(element(true));
    answer({ offers: [offer("third")] });
    expect(prompt.focus).toHaveBeenCalledOnce();
  });

  it("comes back after a refusal too", () => {
    act(element());
    page.activeElement = body;
    answer({ refused: { rule: null, message: { id: "no", args: {} } } });
    expect(prompt.focus).toHaveBeenCalledOnce();
  });

  it("stays with whoever has taken it elsewhere, or uses a pointer, or had none", () => {
    act(element());
    page.activeElement = element();
    answer();
    table.focus.pointed = true;
    act(element());
    page.activeElement = body;
    answer({ offers: [offer("third")] });
    table.focus.pointed = false;
    act(body);
    answer({ offers: [offer("fourth")] });
    expect(prompt.focus).not.toHaveBeenCalled();
  });
});
