/**
 * The line to a table. It comes back by itself after any interruption and sends again, under the same ids,
 * what the server has not yet answered; the server answers a repeat without doing it twice.
 *
 * A line can die without being closed (a tunnel, a sleeping laptop): whoever waits for its closing handshake waits
 * for a minute. So a line that is quiet is asked for a sign of life, and left behind if none comes.
 */

import { HASH, type Asked, type FromServer, type Told } from "./messages";

export interface Line {
  readyState: number;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(): Line;
  random(): number;
  /** The server speaks as `seen` says, which this page does not: whether the page is loaded anew, or goes on as it is. */
  reload(seen: string): boolean;
}

/** `busy`: the server is there but has no place for this line now. `gone`: there is no such table any more. */
export type LineState = "online" | "offline" | "busy" | "gone";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4_000;
/** From opening a line to the server's hello. */
const CONNECT_MS = 6_000;
/** Quiet and answer together stay below the ten seconds within which a dead line is left behind. */
const QUIET_MS = 4_000;
const ANSWER_MS = 5_000;
/** Somebody has just come back and looks at the table: they are not kept waiting for long. */
const WAKE_ANSWER_MS = 2_500;
/** A line that is slow rather than dead is given so many times as long, after it was left behind before. */
const MOST_PATIENCE = 4;
const OPEN = 1;
const NO_TABLE = 4404;
const NOT_NOW = 4429;

/** How long to wait before try number `tries`: doubling, and spread so that a crowd does not come back at once. */
export function backoff(tries: number, random: () => number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest / 2 + (longest / 2) * random();
}

export class TableSocket {
  private line: Line | null = null;
  /** Whether the server has said hello on this line. */
  private greeted = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** When the line is next asked for a sign of life or, once it was asked, taken for dead. */
  private silence: ReturnType<typeof setTimeout> | undefined;
  private probing = false;
  private patience = 1;
  private pings = 0;
  private closed = false;
  /** Another tab has its place: it stays away until somebody looks at it again. */
  private resting = false;
  private readonly unanswered = new Map<string, Asked>();

  constructor(
    private readonly around: Surroundings,
    private readonly receive: (message: FromServer) => void,
    private readonly changed: (state: LineState) => void,
    /** The hash of the game that this page was made for; null: it shows any game by what the server says of it. */
    private readonly game: string | null = null,
  ) {}

  connect(): void {
    clearTimeout(this.retry);
    if (this.closed || this.line) return;
    const line = (this.line = this.around.open());
    line.onmessage = ({ data }) => this.hear(JSON.parse(data) as FromServer);
    line.onclose = ({ code }) => this.lost(code);
    this.expect(CONNECT_MS * this.patience, () => this.silent());
  }

  /** Somebody looks at the page again, or the device is back on the network: is the line still good? */
  wake(): void {
    this.tries = 0;
    this.resting = false;
    if (!this.line) this.connect();
    else if (this.greeted && !this.probing) this.probe(WAKE_ANSWER_MS);
  }

  /** A new line at once: the server knows a browser by the cookie it had when the line was opened. */
  reopen(): void {
    this.detach();
    this.wake();
  }

  /** Asks for something that the server answers; until it does, every new line asks again. */
  send(message: Asked): void {
    this.unanswered.set(message.id, message);
    if (this.greeted) this.transmit(message);
  }

  /** Says something that is not answered, if there is a line; nothing is lost with it. */
  tell(message: Told): void {
    if (this.greeted) this.transmit(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    this.detach();
  }

  private transmit(message: unknown): void {
    if (this.line?.readyState === OPEN) this.line.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (this.greeted || message.kind === "hello") this.listen();
    // First of all: the server measures how slow the line is, not how slow this page is.
    if (message.kind === "probe") return this.transmit({ echo: message.probe });
    if (message.kind === "hello") {
      const { house, game } = message;
      const isOld = house !== HASH || (this.game !== null && game !== this.game);
      if (isOld && this.around.reload(`${house} ${game}`)) return;
      this.greet();
    }
    if (message.kind === "ack" || message.kind === "refused") this.unanswered.delete(message.id);
    if (message.kind === "view") for (const id of message.acks) this.unanswered.delete(id);
    if (message.kind === "bye" && message.reason === "replaced") this.resting = true;
    if (message.kind === "bye" && message.reason === "sent-away") this.close();
    this.receive(message);
  }

  private greet(): void {
    // Said again on the same line when one's own seat changes; what was asked on it is still on its way.
    if (!this.greeted) for (const waiting of this.unanswered.values()) this.transmit(waiting);
    this.greeted = true;
    this.tries = 0;
    this.changed("online");
  }

  /** The line lives: it is left alone until it has been quiet for a while. */
  private listen(): void {
    if (this.probing) this.patience = 1;
    this.probing = false;
    this.expect(QUIET_MS, () => this.probe(ANSWER_MS * this.patience));
  }

  private probe(within: number): void {
    this.probing = true;
    this.expect(within, () => this.silent());
    this.transmit({ ping: ++this.pings });
  }

  private expect(within: number, orElse: () => void): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(orElse, within);
  }

  /** Hangs up without waiting for the other end to agree. */
  private detach(): void {
    clearTimeout(this.silence);
    const line = this.line;
    this.line = null;
    this.greeted = this.probing = false;
    if (!line) return;
    line.onclose = line.onmessage = null;
    line.close();
  }

  private silent(): void {
    this.patience = Math.min(MOST_PATIENCE, this.patience * 2);
    this.lost();
  }

  private lost(code?: number): void {
    this.detach();
    if (code === NO_TABLE) {
      this.closed = true;
      return this.changed("gone");
    }
    this.changed(code === NOT_NOW ? "busy" : "offline");
    if (this.resting) return;
    this.retry = setTimeout(() => this.connect(), backoff(this.tries++, this.around.random));
  }
}
