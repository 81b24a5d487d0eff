/**
 * The line to a table. It comes back by itself after any interruption and sends again, under the same ids,
 * what the server has not yet answered; the server answers a repeat without doing it twice.
 */

import { WIRE, type FromServer, type ToServer } from "./messages";

export interface Line {
  readyState: number;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Line;
  random(): number;
  reload(): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 15_000;
const SILENCE_MS = 25_000;
const OPEN = 1;

/** How long to wait before try number `tries`: doubling, and spread so that a crowd does not come back at once. */
export function backoff(tries: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest / 2 + (longest / 2) * random();
}

export class TableSocket {
  private line: Line | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private pings = 0;
  private closed = false;
  /** Another tab has its place: it stays away until somebody looks at it again. */
  private resting = false;
  private readonly unanswered = new Map<string, ToServer>();

  constructor(
    private readonly around: Surroundings,
    private readonly receive: (message: FromServer) => void,
    private readonly online: (is: boolean) => void,
  ) {}

  connect(): void {
    clearTimeout(this.retry);
    if (this.closed || this.line) return;
    const line = (this.line = this.around.open());
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as FromServer);
    line.onopen = () => this.startBeating();
    line.onclose = () => this.lost(line);
  }

  /** Wakes the line at once, for instance when the device is back on the network. */
  wake(): void {
    this.tries = 0;
    this.resting = false;
    this.connect();
  }

  /** A new line at once: the server knows a browser by the cookie it had when the line was opened. */
  reopen(): void {
    const line = this.line;
    this.line = null;
    line?.close();
    this.wake();
  }

  send(message: ToServer): void {
    this.unanswered.set(message.id, message);
    this.transmit(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.line?.close();
    this.line = null;
  }

  private transmit(message: unknown): void {
    if (this.line?.readyState === OPEN) this.line.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    this.heard = Date.now();
    // First of all: the server measures how slow the line is, not how slow this page is.
    if (message.kind === "probe") return this.transmit({ echo: message.probe });
    if (message.kind === "hello") {
      if (message.wire !== WIRE) return this.around.reload();
      this.tries = 0;
      this.online(true);
      for (const waiting of this.unanswered.values()) this.transmit(waiting);
    }
    if (message.kind === "ack" || message.kind === "refused") this.unanswered.delete(message.id);
    if (message.kind === "view") for (const id of message.acks) this.unanswered.delete(id);
    if (message.kind === "bye" && message.reason === "wire") return this.around.reload();
    if (message.kind === "bye" && message.reason === "replaced") this.resting = true;
    if (message.kind === "bye" && message.reason === "sent-away") this.close();
    this.receive(message);
  }

  private startBeating(): void {
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => {
      if (Date.now() - this.heard > SILENCE_MS) this.line?.close();
      else this.transmit({ ping: ++this.pings });
    }, PING_EVERY_MS);
  }

  private lost(line: Line): void {
    if (line !== this.line) return;
    this.line = null;
    clearInterval(this.beat);
    if (this.closed) return;
    this.online(false);
    if (this.resting) return;
    this.retry = setTimeout(() => this.connect(), backoff(this.tries++, this.around.random));
  }
}
