/** Lets people see what happens: updates that come at once are shown one after the other. */

export interface Shown<T> {
  item: T;
  /** How long it stays before the next one is shown. */
  hold_ms: number;
  /** That it stays so long whatever pace one likes: everybody is to see the next one at the same time. */
  exactly?: boolean;
}

/** Beyond this many waiting the table hurries, so that nobody watches the past for long. */
const PATIENT_UP_TO = 8;

export class Pace<T> {
  private waiting: Shown<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown stays exactly as long as it says. */
  private exact = false;

  constructor(
    private readonly show: (item: T) => void,
    /** Everything has been shown, and long enough. */
    private readonly rested: () => void = () => {},
  ) {}

  /** Whether nothing waits to be shown, and what is shown has been seen. */
  get atRest(): boolean {
    return this.timer === undefined && !this.waiting.length;
  }

  push(...shown: Shown<T>[]): void {
    this.waiting.push(...shown);
    // What is timed for everybody does not queue behind what only this page holds.
    if (shown.some(({ exactly }) => exactly)) this.flush();
    else if (this.timer === undefined) this.next();
  }

  /** Shows at once everything that waits, up to what must not be seen earlier. */
  flush(): void {
    if (this.exact) return;
    this.stop();
    let first: Shown<T> | undefined;
    while ((first = this.waiting.shift())) {
      this.show(first.item);
      if (first.exactly) return this.hold(first.hold_ms, true);
    }
    this.rested();
  }

  /** Forgets what waits: something newer has been shown. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  private next(): void {
    this.stop();
    const first = this.waiting.shift();
    if (!first) return this.rested();
    this.show(first.item);
    const hurries = this.waiting.length > PATIENT_UP_TO && !first.exactly;
    this.hold(hurries ? first.hold_ms / 4 : first.hold_ms, first.exactly ?? false);
  }

  private hold(hold_ms: number, exact: boolean): void {
    if (hold_ms <= 0) return this.next();
    this.exact = exact;
    this.timer = setTimeout(() => this.next(), hold_ms);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.exact = false;
  }
}
