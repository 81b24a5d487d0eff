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

  constructor(private readonly show: (item: T) => void) {}

  push(...shown: Shown<T>[]): void {
    this.waiting.push(...shown);
    if (this.timer === undefined) this.next();
  }

  /** Shows everything that waits at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { item } of this.waiting.splice(0)) this.show(item);
  }

  /** Forgets what waits: something newer has been shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const first = this.waiting.shift();
    if (!first) return;
    this.show(first.item);
    const hurries = this.waiting.length > PATIENT_UP_TO && !first.exactly;
    const hold = hurries ? first.hold_ms / 4 : first.hold_ms;
    if (hold > 0) this.timer = setTimeout(() => this.next(), hold);
    else this.next();
  }
}
