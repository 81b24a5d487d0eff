import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, TableSocket, type Line, type LineState } from "./socket";
import { HASH, type FromServer } from "./messages";

class FakeLine implements Line {
  readyState = 0;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  /** The other end is not there to agree: it stays half closed, as a browser's does for a minute. */
  close() {
    this.readyState = 2;
  }
  /** The other end hangs up. */
  end(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  /** The server lets us in. */
  greet(house = HASH, game = "g1") {
    this.readyState = 1;
    this.tell({ kind: "hello", wire: 0, house, game, you: { seats: [0], host: true }, server_ms: 0 });
  }
  tell(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table(game: string | null = null) {
  const lines: FakeLine[] = [];
  const heard: FromServer[] = [];
  const states: LineState[] = [];
  const reload = vi.fn(() => true);
  const open = () => {
    lines.push(new FakeLine());
    return lines.at(-1)!;
  };
  const socket = new TableSocket(
    { open, random: () => 1, reload },
    (message) => heard.push(message),
    (state) => states.push(state),
    game,
  );
  socket.connect();
  return { socket, lines, heard, states, reload };
}

const deed = (id: string) => ({ id, do: { do: "play", card: "se7" }, seat: 0 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("waits longer after each failure, and never all at the same time", () => {
    expect([0, 1, 2, 9].map((tries) => backoff(tries, () => 1))).toEqual([250, 500, 1000, 4000]);
    expect(backoff(0, () => 0)).toBe(125);
  });

  it("sends again, under the same id, what was not answered", () => {
    const { socket, lines } = table();
    lines[0]!.greet();
    socket.send(deed("a"));
    socket.send(deed("b"));
    lines[0]!.tell({ kind: "ack", id: "a", n: 1 });
    lines[0]!.end();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(lines[1]!.sent).toEqual([deed("b")]);
  });

  it("answers a measurement at once, and tells nobody of it", () => {
    const { lines, heard } = table();
    lines[0]!.greet();
    const told = heard.length;
    lines[0]!.tell({ kind: "probe", probe: 7 });
    expect(lines[0]!.sent).toEqual([{ echo: 7 }]);
    expect(heard.length).toBe(told);
  });

  it("keeps what is said while offline until there is a line", () => {
    const { socket, lines } = table();
    socket.send(deed("a"));
    expect(lines[0]!.sent).toEqual([]);
    lines[0]!.greet();
    expect(lines[0]!.sent).toEqual([deed("a")]);
  });

  it("takes a refusal and a view's acks for answers", () => {
    const { socket, lines } = table();
    lines[0]!.greet();
    for (const id of ["a", "b", "c"]) socket.send(deed(id));
    lines[0]!.tell({ kind: "refused", id: "a", rule: "P5.4", message: { id: "must-follow", args: {} } });
    lines[0]!.tell({
      kind: "view",
      n: 3,
      view: null,
      offers: [],
      deadline_ms: null,
      elapsed_ms: null,
      moves_left: null,
      acks: ["b"],
    });
    lines[0]!.end();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(lines[1]!.sent).toEqual([deed("c")]);
  });

  it("says when it is offline and when it is back", () => {
    const { lines, states } = table();
    lines[0]!.greet();
    lines[0]!.tell({ kind: "bye", reason: "restart" });
    lines[0]!.end();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(states).toEqual(["online", "offline", "online"]);
  });

  it("leaves a silent line behind within ten seconds, without waiting for it to close, and asks again on the next", () => {
    const { socket, lines, states, heard } = table();
    lines[0]!.greet();
    socket.send(deed("a"));
    vi.advanceTimersByTime(10_000);
    expect(lines[0]!.sent).toEqual([deed("a"), { ping: 1 }]);
    expect([lines[0]!.readyState, lines.length, states.at(-1)]).toEqual([2, 2, "offline"]);
    lines[1]!.greet();
    expect(lines[1]!.sent).toEqual([deed("a")]);
    const known = heard.length;
    lines[0]!.tell({ kind: "ack", id: "a", n: 1 });
    lines[0]!.end();
    expect([heard.length, lines.length, states.at(-1)]).toEqual([known, 2, "online"]);
  });

  it("gives a slow line more time each time, and no longer once it answers", () => {
    const { lines, states } = table();
    const waited = () => {
      const [before, began] = [states.filter((state) => state === "offline").length, Date.now()];
      while (states.filter((state) => state === "offline").length === before) vi.advanceTimersByTime(100);
      return Date.now() - began;
    };
    lines[0]!.greet();
    expect(waited()).toBe(9_000);
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(waited()).toBe(14_000);
    vi.advanceTimersByTime(250);
    lines[2]!.greet();
    vi.advanceTimersByTime(15_000);
    lines[2]!.tell({ kind: "pong", ping: 1, server_ms: 0 });
    expect(waited()).toBe(9_000);
  });

  it("keeps a line that answers, and one that has something to say", () => {
    const { lines } = table();
    lines[0]!.greet();
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1_000);
      const asked = lines[0]!.sent.at(-1) as { ping: number } | undefined;
      if (second < 30 && asked) lines[0]!.tell({ kind: "pong", ping: asked.ping, server_ms: 0 });
      if (second >= 30) lines[0]!.tell({ kind: "talks", talks: [] });
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]!.sent.length).toBeLessThan(10);
  });

  it("gives up a line on which nobody says hello", () => {
    const { lines, states } = table();
    vi.advanceTimersByTime(6_250);
    expect([lines.length, lines[0]!.readyState, states]).toEqual([2, 2, ["offline"]]);
  });

  it.each(["soon", "never"])("asks at once when somebody comes back, and is answered %s", (answered) => {
    const { socket, lines } = table();
    lines[0]!.greet();
    // Looked at again, focused and shown: three events, one question.
    for (let events = 0; events < 3; events++) socket.wake();
    expect(lines[0]!.sent).toEqual([{ ping: 1 }]);
    if (answered === "soon") lines[0]!.tell({ kind: "pong", ping: 1, server_ms: 0 });
    vi.advanceTimersByTime(2_750);
    expect(lines).toHaveLength(answered === "soon" ? 1 : 2);
  });

  it("comes back at once when the device does, however long it was to wait", () => {
    const { socket, lines } = table();
    for (let tries = 0; tries < 6; tries++) {
      lines.at(-1)!.end();
      vi.advanceTimersByTime(4_000);
    }
    lines.at(-1)!.end();
    const before = lines.length;
    socket.wake();
    expect(lines).toHaveLength(before + 1);
  });

  it("gives up a table that is gone", () => {
    const { socket, lines, states } = table();
    lines[0]!.greet();
    lines[0]!.end(4404);
    vi.advanceTimersByTime(60_000);
    socket.wake();
    expect([lines.length, states]).toEqual([1, ["online", "gone"]]);
  });

  it("goes on trying where there is no place just now", () => {
    const { lines, states } = table();
    lines[0]!.end(4429);
    expect(states).toEqual(["busy"]);
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(states).toEqual(["busy", "online"]);
  });

  it("says what needs no answer once, and to nobody where there is no line", () => {
    const { socket, lines } = table();
    socket.tell({ pace: "quick" });
    lines[0]!.greet();
    socket.tell({ hurry: 7 });
    lines[0]!.end();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect([lines[0]!.sent, lines[1]!.sent]).toEqual([[{ hurry: 7 }], []]);
  });

  it("loads the page anew when the server's house or game is another than the page's", () => {
    const [other, old, same, any] = [table("g1"), table("g0"), table("g1"), table()];
    other.lines[0]!.greet("another");
    expect(other.reload.mock.calls).toEqual([["another g1"]]);
    old.lines[0]!.greet();
    expect(old.reload.mock.calls).toEqual([[`${HASH} g1`]]);
    expect([...other.heard, ...old.heard]).toEqual([]);
    // A page that has no code of the game has nothing to compare.
    for (const { lines, reload, heard } of [same, any]) {
      lines[0]!.greet();
      expect([reload.mock.calls.length, heard.length]).toEqual([0, 1]);
    }
  });

  it("goes on with a page that was loaded anew in vain", () => {
    const { lines, reload, heard, states } = table();
    reload.mockReturnValue(false);
    lines[0]!.greet("another");
    expect([heard.length, states]).toEqual([1, ["online"]]);
  });

  it("opens a new line for a browser that has become somebody", () => {
    const { socket, lines, states } = table();
    lines[0]!.greet();
    socket.reopen();
    lines[1]!.greet();
    expect([lines[0]!.readyState, lines.length]).toEqual([2, 2]);
    expect(states).toEqual(["online", "online"]);
  });

  it("leaves its place to a newer tab until it is looked at again", () => {
    const { socket, lines, states } = table();
    lines[0]!.greet();
    lines[0]!.tell({ kind: "bye", reason: "replaced" });
    lines[0]!.end();
    vi.advanceTimersByTime(60_000);
    expect([lines.length, states.at(-1)]).toEqual([1, "offline"]);
    socket.wake();
    expect(lines).toHaveLength(2);
  });

  it("does not come back to where it was sent away from", () => {
    const { socket, lines } = table();
    lines[0]!.greet();
    lines[0]!.tell({ kind: "bye", reason: "sent-away" });
    socket.wake();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  it("stays closed once closed", () => {
    const { socket, lines } = table();
    lines[0]!.greet();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
});
