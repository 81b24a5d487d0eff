import { beforeEach, describe, expect, it } from "vitest";
import { LessonTable } from "./lesson.svelte";
import type { FromServer, GameEvent, Lesson, Update } from "./messages";
import type { Line } from "./socket";

interface View {
  n: number;
}
type Said = FromServer<View, GameEvent>;

const update = (n: number): Update<View, GameEvent> => ({
  kind: "update",
  n,
  events: [{ event: `e${n}` }],
  view: { n },
  offers: [{ verb: "lay", fields: [], price: {} }],
  deadline_ms: null,
  elapsed_ms: null,
  moves_left: null,
  moments: [],
  lines: [{ words: `line ${n}` }],
});
const step = (n: number, tries = false) => ({ n, words: { id: `said-${n}`, args: {} }, points: [], tries });
const LESSON: Lesson<View, GameEvent> = {
  title: { id: "title", args: {} },
  rule: null,
  seat: 0,
  players: 2,
  options: {},
  names: ["Ann", "Ben"],
  updates: [0, 1, 2, 3, 4].map(update),
  steps: [step(1), step(1, true), step(4)],
};

describe("a lesson's table", () => {
  let said: Said[];
  let line: Line;
  let table: LessonTable<View, GameEvent>;
  let tried: { step: number; deed: unknown }[];
  const send = async (message: unknown) => {
    line.send(JSON.stringify(message));
    await new Promise((done) => setTimeout(done));
  };
  const kinds = () => said.splice(0).map((message) => ("n" in message ? `${message.kind} ${message.n}` : message.kind));

  function begin(at = 0): Promise<void> {
    tried = [];
    said = [];
    table = new LessonTable(
      LESSON,
      { name: "game", hash: "hash" },
      async (step, deed) => {
        tried.push({ step, deed });
        return deed.do === "lay" ? null : { id: "not-this", args: {}, rule: "X1.1" };
      },
      at,
    );
    line = table.open();
    line.onmessage = ({ data }) => said.push(JSON.parse(data) as Said);
    return Promise.resolve();
  }
  beforeEach(() => begin());

  it("greets like a server, with the position of its step and all that was told before", () => {
    expect(said.map(({ kind }) => kind)).toEqual(["hello", "table", "talks", "view"]);
    const view = said[3] as Extract<Said, { kind: "view" }>;
    expect([view.n, view.lines?.map(({ words }) => words)]).toEqual([1, ["line 0", "line 1"]]);
    const { summary } = said[1] as Extract<Said, { kind: "table" }>;
    expect([summary.id, summary.mine, summary.seats.map(({ name }) => name)]).toEqual(["", [0], ["Ann", "Ben"]]);
  });

  it("goes on when one has read, and back", () => {
    kinds();
    table.next();
    expect([table.step, kinds()]).toEqual([1, []]);
    table.back();
    expect([table.step, table.first, kinds()]).toEqual([0, true, ["view 1"]]);
    table.back();
    expect(table.step).toBe(0);
  });

  it("does what is asked for, and then all that happens until the next step", async () => {
    table.next();
    kinds();
    await send({ id: "a", do: { do: "lay" }, seat: 0 });
    expect(tried).toEqual([{ step: 1, deed: { do: "lay" } }]);
    expect([table.step, kinds()]).toEqual([2, ["ack 2", "update 2", "update 3", "update 4"]]);
    expect(table.done).toBe(false);
    table.next();
    expect(table.done).toBe(true);
    table.back();
    expect([table.done, table.step]).toEqual([false, 1]);
    expect(said.at(-1)).toMatchObject({ kind: "view", n: 1, acks: ["a"] });
  });

  it("says why a try is wrong and stays where it is", async () => {
    kinds();
    await send({ id: "b", do: { do: "other" }, seat: 0 });
    expect(said).toEqual([{ kind: "refused", id: "b", rule: "X1.1", message: { id: "not-this", args: {} } }]);
    expect(table.step).toBe(0);
  });

  it("takes what is asked for in a moment from whoever does it at once", async () => {
    await send({ id: "c", do: { do: "lay" }, seat: 0 });
    expect(table.step).toBe(2);
  });

  it("refuses deeds where there is only something to read", async () => {
    await begin(2);
    kinds();
    await send({ id: "d", do: { do: "lay" }, seat: 0 });
    expect(said).toMatchObject([{ kind: "refused", message: { id: "web-lesson-read-on" } }]);
    expect(tried).toEqual([]);
  });

  it("goes on where it was left, at a step that there is", async () => {
    await begin(1);
    expect(said.at(-1)).toMatchObject({ kind: "view", n: 1 });
    await begin(99);
    expect([table.step, said.at(-1)]).toMatchObject([2, { kind: "view", n: 4 }]);
  });

  it("answers signs of life and keeps what is said", async () => {
    kinds();
    await send({ ping: 3 });
    await send({ id: "e", say: "text", text: "hm", seat: 0 });
    await send({ pace: "quick" });
    expect(said).toMatchObject([
      { kind: "pong", ping: 3 },
      { kind: "talk", seat: 0, name: "Ann", text: "hm" },
      { kind: "ack", id: "e", n: 1 },
    ]);
  });
});
