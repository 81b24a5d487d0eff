import { describe, expect, it } from "vitest";
import { fresh, misses, receive, settled, type MatchState } from "./match";
import type { GameEvent, View } from "./messages";
import type { Step } from "./steps";

type Position = { at: string };
const start: MatchState<Position> = fresh<Position>();
type Shown = Step<Position, GameEvent>;
const update = (n: number, at: string, moment: number | null = null): Shown => ({
  kind: "step",
  n,
  moment,
  events: [],
  view: { at },
  offers: [],
  deadline_ms: 5000,
  elapsed_ms: null,
  moves_left: null,
});
const view = (n: number, at: string, acks: string[] = []): View<Position> => ({
  kind: "view",
  n,
  view: { at },
  offers: [],
  deadline_ms: null,
  elapsed_ms: null,
  moves_left: null,
  acks,
});
const talk = (k: number) => ({ k, seat: 1, name: "Ben", say: "laugh", args: {}, text: "" });

describe("what is known of a table", () => {
  it("follows updates and knows its deadline on this device's clock", () => {
    const state = receive(start, update(1, "first"), 100);
    expect(state.view).toEqual({ at: "first" });
    expect(state.deadline).toBe(5100);
    expect(state.began).toBeNull();
  });

  it("knows how near the end is that the table makes, and that it made it", () => {
    const near = receive(start, { ...update(1, "search"), moves_left: 12 }, 0);
    expect([near.movesLeft, receive(near, update(2, "search"), 0).movesLeft]).toEqual([12, null]);
    const ending = {
      seed: "5",
      commitment: "c",
      scores: [4, 7],
      places: [2, 1],
      winners: [],
      ended: "too-long" as const,
      why: [],
    };
    expect(receive(near, { kind: "over", ...ending }, 0).over).toEqual(ending);
  });

  it("knows when the step began in which time counts", () => {
    const state = receive(start, { ...update(1, "search"), elapsed_ms: 400 }, 1000);
    expect(state.began).toBe(600);
  });

  it("lets no late or doubled update turn it back", () => {
    const state = receive(receive(start, update(2, "second"), 0), update(1, "first"), 0);
    expect(state.view).toEqual({ at: "second" });
    expect(receive(state, update(2, "again"), 0)).toBe(state);
    expect(receive(state, update(2, "on the way", 0), 0)).toBe(state);
  });

  it("passes through the moments of an update in order, and to its end", () => {
    const second = receive(receive(start, update(2, "a", 0), 0), update(2, "c", 2), 0);
    expect([second.n, second.moment, second.view]).toEqual([2, 2, { at: "c" }]);
    expect(receive(second, update(2, "b", 1), 0)).toBe(second);
    expect(receive(second, update(2, "end"), 0)).toMatchObject({ n: 2, moment: null, view: { at: "end" } });
    expect(receive(second, update(3, "next", 0), 0)).toMatchObject({ n: 3, moment: 0 });
    expect(receive(second, view(2, "present"), 0)).toMatchObject({ n: 2, moment: null });
  });

  it("takes a view for the present, whatever its number", () => {
    const before = { ...receive(start, update(7, "lost"), 0), sent: ["a", "b"] };
    const state = receive(before, view(5, "restored", ["a"]), 0);
    expect(state).toMatchObject({ n: 5, view: { at: "restored" }, sent: ["b"] });
  });

  it("is settled when the update of the latest own deed is shown, not when it is acknowledged", () => {
    const sending = { ...receive(start, update(4, "mine to play"), 0), sent: ["a"] };
    const acked = receive(sending, { kind: "ack", id: "a", n: 5 }, 0);
    expect([settled(sending), settled(acked)]).toEqual([false, false]);
    // A moment on the way, such as a full trick, is not what the update leads to.
    expect(settled(receive(acked, update(5, "full", 0), 0))).toBe(false);
    expect(settled(receive(acked, update(6, "full", 0), 0))).toBe(true);
    expect(settled(receive(acked, update(5, "played"), 0))).toBe(true);
  });

  it("waits for no position after something said, and for none that a view has overtaken", () => {
    const said = receive(receive(start, update(4, "here"), 0), { kind: "ack", id: "talk", n: 9 }, 0);
    expect(settled(said)).toBe(true);
    const acked = receive({ ...said, sent: ["a"] }, { kind: "ack", id: "a", n: 7 }, 0);
    expect(settled(receive(acked, view(5, "restored", ["a"]), 0))).toBe(true);
  });

  it("notices a gap", () => {
    const state = receive(start, update(3, "third"), 0);
    expect(misses(state.n, 4)).toBe(false);
    expect(misses(state.n, 5)).toBe(true);
  });

  it("shows a refusal until something happens", () => {
    const message = { id: "must-follow", args: {} };
    const refused = receive({ ...start, sent: ["a"] }, { kind: "refused", id: "a", rule: "P5.4", message }, 0);
    expect(refused).toMatchObject({ sent: [], refused: { rule: "P5.4", message } });
    expect(receive(refused, update(1, "on"), 0).refused).toBeNull();
  });

  it("keeps each talk once, in order, and not for ever", () => {
    let state = receive(start, { kind: "talk", ...talk(3) }, 0);
    state = receive(state, { kind: "talks", talks: [talk(1), talk(2), talk(3)] }, 0);
    expect(state.talks.map(({ k }) => k)).toEqual([1, 2, 3]);
    for (let k = 4; k < 200; k++) state = receive(state, { kind: "talk", ...talk(k) }, 0);
    expect(state.talks).toHaveLength(100);
  });

  it("knows what was said before it could be heard here", () => {
    let state = receive(start, { kind: "talks", talks: [] }, 0);
    expect(state.oldTalk).toBe(0);
    state = receive(state, { kind: "talk", ...talk(1) }, 0);
    expect(state.oldTalk).toBe(0);
    expect(receive(state, { kind: "talks", talks: [talk(1), talk(2)] }, 0).oldTalk).toBe(2);
  });

  describe("what one says", () => {
    const said = { say: "foretold", args: { count: 15 }, text: "" };
    const message = { id: "talk-unfit", args: {} };
    const saying = { ...start, sent: ["a"], saying: [{ id: "b", said }] };

    it("is no deed where it is refused, and is told apart from one", () => {
      const unsaid = receive(saying, { kind: "refused", id: "b", rule: null, message }, 0);
      expect(unsaid).toMatchObject({ sent: ["a"], saying: [], refused: null, unsaid: { said, message } });
      const both = receive(unsaid, { kind: "refused", id: "a", rule: "P5.4", message }, 0);
      expect(both).toMatchObject({ sent: [], refused: { rule: "P5.4" }, unsaid: { said } });
      expect(receive(both, update(1, "on"), 0).unsaid, "the table goes on").toEqual({ said, message });
    });

    it("is heard by others once it is acknowledged, at once or on coming back", () => {
      const ack = receive(saying, { kind: "ack", id: "b", n: 3 }, 0);
      expect(ack).toMatchObject({ sent: ["a"], saying: [], acked: -1, unsaid: null });
      expect(receive(saying, view(3, "back", ["b"]), 0)).toMatchObject({ sent: ["a"], saying: [], unsaid: null });
    });
  });
});
