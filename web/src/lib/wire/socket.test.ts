import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, TableSocket, type Line } from "./socket";
import { WIRE, type FromServer } from "./messages";

class FakeLine implements Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** The server lets us in. */
  greet(wire = WIRE) {
    this.readyState = 1;
    this.onopen?.();
    this.tell({ kind: "hello", wire, you: { seats: [0], host: true }, server_ms: 0 });
  }
  tell(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function table() {
  const lines: FakeLine[] = [];
  const heard: FromServer[] = [];
  const online: boolean[] = [];
  const reload = vi.fn();
  const open = () => {
    lines.push(new FakeLine());
    return lines.at(-1)!;
  };
  const socket = new TableSocket(
    { open, random: () => 1, reload },
    (message) => heard.push(message),
    (is) => online.push(is),
  );
  socket.connect();
  return { socket, lines, heard, online, reload };
}

const deed = (id: string) => ({ id, do: { do: "play", card: "se7" }, seat: 0 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to a table", () => {
  it("waits longer after each failure, and never all at the same time", () => {
    expect([0, 1, 2, 9].map((tries) => backoff(tries, () => 1))).toEqual([250, 500, 1000, 8000]);
    expect(backoff(0, () => 0)).toBe(125);
  });

  it("sends again, under the same id, what was not answered", () => {
    const { socket, lines } = table();
    lines[0]!.greet();
    socket.send(deed("a"));
    socket.send(deed("b"));
    lines[0]!.tell({ kind: "ack", id: "a", n: 1 });
    lines[0]!.close();
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
    lines[0]!.tell({ kind: "view", n: 3, view: null, offers: [], deadline_ms: null, elapsed_ms: null, acks: ["b"] });
    lines[0]!.close();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(lines[1]!.sent).toEqual([deed("c")]);
  });

  it("says when it is offline and when it is back", () => {
    const { lines, online } = table();
    lines[0]!.greet();
    lines[0]!.tell({ kind: "bye", reason: "restart" });
    lines[0]!.close();
    vi.advanceTimersByTime(250);
    lines[1]!.greet();
    expect(online).toEqual([true, false, true]);
  });

  it("closes a line that has fallen silent", () => {
    const { lines } = table();
    lines[0]!.greet();
    vi.advanceTimersByTime(30_000);
    expect(lines[0]!.sent).toEqual([{ ping: 1 }]);
    expect(lines[0]!.readyState).toBe(3);
  });

  it("loads the page anew when the server speaks another version", () => {
    const { lines, reload, heard } = table();
    lines[0]!.greet(WIRE + 1);
    expect(reload).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  });

  it("opens a new line for a browser that has become somebody", () => {
    const { socket, lines, online } = table();
    lines[0]!.greet();
    socket.reopen();
    lines[1]!.greet();
    expect([lines[0]!.readyState, lines.length]).toEqual([3, 2]);
    expect(online).toEqual([true, true]);
  });

  it("leaves its place to a newer tab until it is looked at again", () => {
    const { socket, lines, online } = table();
    lines[0]!.greet();
    lines[0]!.tell({ kind: "bye", reason: "replaced" });
    lines[0]!.close();
    vi.advanceTimersByTime(60_000);
    expect([lines.length, online.at(-1)]).toEqual([1, false]);
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
