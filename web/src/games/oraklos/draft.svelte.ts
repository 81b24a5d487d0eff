/** What one is about to do: dice picked, handfuls for the cup, a marker reached for. Sent when it is complete. */

import { NOTHING, type Choices } from "./choices";
import { COLOURS } from "./dice";
import type { OraklosAction, View } from "./types";

export class Draft {
  /** Dice in the order they were picked. */
  picked: number[] = $state([]);
  /** Dice for the cup, by colour. */
  cup: number[] = $state([0, 0, 0, 0]);
  /** The card one is about to deny. */
  armed: string | null = $state(null);
  /** The marker one wants, if it is not the highest. */
  private wanted: number | null = $state(null);
  /** What was reached for, until the server has said who was first. */
  reaching: { card: string; marker: number }[] = $state.raw([]);

  constructor(
    private readonly view: () => View,
    private readonly offered: () => Choices,
    private readonly busy: () => boolean,
    private readonly send: (deed: OraklosAction, alongside?: boolean) => void,
  ) {
    // Another step of the game, or one's own next attempt: half-made choices are stale. What others do
    // meanwhile leaves them as they are.
    const step = $derived.by(() => {
      const { round, phase, proving, acting, seat, seats } = view();
      const own = seat === null ? null : seats[seat]!;
      return `${round} ${phase} ${proving?.marker} ${own?.tries} ${own?.done} ${seat !== null && acting.includes(seat)}`;
    });
    $effect(() => {
      void step;
      this.clear();
    });
    $effect(() => {
      if (!busy()) this.reaching = [];
    });
  }

  private get choices(): Choices {
    return this.busy() ? NOTHING : this.offered();
  }

  clear(): void {
    this.picked = [];
    this.cup = [0, 0, 0, 0];
    this.armed = null;
    this.wanted = null;
  }

  /** Markers that nobody has, and that one does not reach for already. */
  private get free(): number[] {
    const reached = this.reaching.map(({ marker }) => marker);
    return this.view().markers.filter((marker) => !reached.includes(marker));
  }

  /** The marker that a tap on a card takes. */
  get marker(): number | null {
    return this.wanted !== null && this.free.includes(this.wanted) ? this.wanted : (this.free[0] ?? null);
  }

  want(marker: number): void {
    this.wanted = marker;
  }

  wantNext(): void {
    this.wanted = this.free[(this.free.indexOf(this.marker ?? 0) + 1) % this.free.length] ?? null;
  }

  reached(card: string): number | null {
    return this.reaching.find((each) => each.card === card)?.marker ?? null;
  }

  /** Whether a tap on this card says something. Who sees two at once need not wait for the first to be answered. */
  answers(card: string): boolean {
    const { claim } = this.offered();
    if (!claim) return this.choices.deny?.includes(card) ?? false;
    return claim.cards.includes(card) && this.reached(card) === null && (!this.busy() || this.reaching.length > 0);
  }

  claim(card: string, marker: number | null = this.marker): void {
    if (!this.offered().claim || !this.answers(card) || marker === null) return;
    this.reaching = [...this.reaching, { card, marker }];
    this.wanted = null;
    this.send({ do: "claim", marker, card }, true);
  }

  claimLowest(card: string): void {
    this.claim(card, this.free.at(-1) ?? null);
  }

  /** A wrong word costs a point: the same card twice says it. */
  deny(card: string): void {
    if (!this.choices.deny?.includes(card)) return;
    if (this.armed !== card) this.armed = card;
    else this.sure();
  }

  sure(): void {
    const card = this.armed;
    if (card === null || !this.choices.deny?.includes(card)) return;
    this.armed = null;
    this.send({ do: "deny", card });
  }

  /** 'No more', its taking back, or a pass: whichever stands open. */
  noMore(): void {
    const { done, undone, pass } = this.choices;
    if (done) this.send({ do: "done" });
    else if (undone) this.send({ do: "undone" });
    else if (pass) this.send({ do: "pass" });
  }

  /** Dice that may be picked now. */
  get may(): number[] | null {
    const { show, take } = this.offered();
    if (!show && !take) return null;
    if (this.busy()) return [];
    return show ? this.view().left : take!.dice;
  }

  pick(die: number): void {
    if (this.busy()) return;
    const { show, corners, take } = this.offered();
    if (this.picked.includes(die)) {
      // A shape is undone from its end; of a handful any die can be put back.
      if (!show || this.picked.at(-1) === die) this.picked = this.picked.filter((other) => other !== die);
      return;
    }
    if (!this.may?.includes(die)) return;
    if (take && this.picked.length < take.count) this.picked = [...this.picked, die];
    if (!show || this.picked.length >= corners) return;
    this.picked = [...this.picked, die];
    if (this.picked.length === corners) this.send({ do: show, dice: [...this.picked] });
  }

  back(): void {
    if (!this.busy()) this.picked = this.picked.slice(0, -1);
  }

  get takeLeft(): number {
    return (this.offered().take?.count ?? 0) - this.picked.length;
  }

  take(): void {
    if (this.choices.take && this.takeLeft === 0) this.send({ do: "take", dice: [...this.picked].sort((a, b) => a - b) });
  }

  get cupLeft(): number {
    return (this.offered().cup?.count ?? 0) - this.cup.reduce((sum, amount) => sum + amount, 0);
  }

  put(colour: number, by: 1 | -1): void {
    const most = this.choices.cup?.most[colour] ?? 0;
    const now = this.cup[colour]! + by;
    if (now < 0 || now > most || (by > 0 && this.cupLeft === 0)) return;
    this.cup = this.cup.map((amount, i) => (i === colour ? now : amount));
  }

  fill(): void {
    if (!this.choices.cup || this.cupLeft !== 0) return;
    const dice = Object.fromEntries(COLOURS.flatMap((colour, i) => (this.cup[i] ? [[colour, this.cup[i]]] : [])));
    this.send({ do: "cup", dice });
  }

  /** A key anywhere on the table; whether it meant something. */
  press(event: KeyboardEvent): boolean {
    // A key held down is no second word: denying takes two, and 'no more' would be taken back.
    if (event.repeat) return false;
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
    if (digit !== undefined) return this.pressDigit(Number(digit), event.shiftKey);
    const die = event.key.length === 1 ? event.key.toUpperCase().charCodeAt(0) - 65 : -1;
    const { cup, take, deny, claim } = this.offered();
    if (this.may && die >= 0 && die < this.view().dice.length) this.pick(die);
    else if (this.may && event.key === "Backspace") this.back();
    else if (event.key === "Enter" && cup) this.fill();
    else if (event.key === "Enter" && take) this.take();
    else if (event.key === "Enter" && deny && this.armed) this.sure();
    else if (event.key === "Escape" && this.armed) this.armed = null;
    else if (event.key.toLowerCase() === "m" && claim) this.wantNext();
    else return false;
    return true;
  }

  private pressDigit(digit: number, shift: boolean): boolean {
    const { cup, claim, deny, done, undone, pass } = this.offered();
    const view = this.view();
    const card = (deny ? view.wishes : view.seats[view.seat ?? 0]!.wishes)[digit - 1];
    if (digit === 0 && (done || undone || pass)) this.noMore();
    else if (cup && digit >= 1 && digit <= COLOURS.length) this.put(digit - 1, shift ? -1 : 1);
    else if (deny && card) this.deny(card);
    else if (claim && card && shift) this.claimLowest(card);
    else if (claim && card) this.claim(card);
    else return false;
    return true;
  }
}
