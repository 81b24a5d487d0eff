/** Things that travel over the table, by transform and opacity alone.
 *
 * The table is measured before and after it changes, each time all at once; only then is anything moved. What lies on
 * the table is already in its new place, so nobody waits for what they see: a click counts while cards still fly. What
 * is on its way when the next thing happens goes on from where it is.
 */

export type Flight =
  /** Something new, or in a new place, arrives: from where it was or, if nobody saw it, from a place. */
  | { fly: "come"; item: string; from: string; order?: number }
  /** Something that is gone flies off to a place. */
  | { fly: "leave"; item: string; to: string; order?: number }
  /** Something that is seen only on its way. */
  | { fly: "pass"; from: string; to: string; order?: number }
  /** Something is put down where it lies. */
  | { fly: "drop"; item: string; order?: number }
  /** A wheel, by its angles. */
  | { fly: "turn"; item: string; from: number; to: number };

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
interface Place {
  element: HTMLElement | SVGElement;
  box: Box;
}
export type Places = Map<string, Place>;

/** How many things start within the time that one of them travels. */
const AT_ONCE = 14;
const SMALL = 0.45;
/** What is seen only on its way, in pixels. */
const PASSING = { left: 0, top: 0, width: 40, height: 56 };

/** How long a thing travels, as the tokens say: nothing where motion is not wanted. */
export function travel(): number {
  return document.hidden ? 0 : milliseconds(getComputedStyle(document.documentElement).getPropertyValue("--travel"));
}

export function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0;
  return time.trim().endsWith("ms") ? value : value * 1000;
}

/** The transform that shows a box as if it lay where the other does, as wide or scaled as told. */
export function over(own: Box, other: Box, scale = other.width / (own.width || 1)): string {
  const x = other.left + other.width / 2 - own.left - own.width / 2;
  const y = other.top + other.height / 2 - own.top - own.height / 2;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function laid(ghost: HTMLElement, { left, top, width, height }: Box): HTMLElement {
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ghost;
}

export class Air {
  private readonly running = new Map<Element, Animation>();
  private easing = "";

  /** `thing` draws what is seen only on its way. */
  constructor(private readonly thing: () => HTMLElement) {}

  measure(root: HTMLElement): Places {
    const found: Places = new Map();
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-place]"))
      found.set(element.dataset.place!, { element, box: element.getBoundingClientRect() });
    return found;
  }

  run(root: HTMLElement, before: Places, flights: Flight[]): void {
    // What is gone while it flew is stepped by the page's own thread, in every frame, for nobody.
    for (const [element, animation] of this.running) if (!element.isConnected) animation.cancel();
    const time = travel();
    if (!time || !flights.length) return;
    this.easing = getComputedStyle(document.documentElement).getPropertyValue("--ease");
    // What moves on must first be measured where it will come to rest.
    const named = new Set(flights.flatMap((flight) => (flight.fly === "leave" || flight.fly === "pass" ? [] : [flight.item])));
    for (const element of root.querySelectorAll<HTMLElement>("[data-place]"))
      if (named.has(element.dataset.place!)) this.running.get(element)?.cancel();
    const after = this.measure(root);
    const air = this.layer(root);
    for (const flight of flights) this.start(flight, before, after, air, time);
  }

  /** Everything is where it belongs, now. */
  stop(): void {
    for (const animation of [...this.running.values()]) animation.cancel();
  }

  private start(flight: Flight, before: Places, after: Places, air: HTMLElement, time: number): void {
    const delay = (("order" in flight && flight.order) || 0) * (time / AT_ONCE);
    const place = (name: string) => after.get(name)?.box ?? before.get(name)?.box;
    if (flight.fly === "pass") {
      const [from, to] = [place(flight.from), place(flight.to)];
      if (!from || !to) return;
      const ghost = laid(this.thing(), PASSING);
      air.append(ghost);
      const steps = [
        { transform: over(PASSING, from, 1), opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.8 },
        { transform: over(PASSING, to, 1), opacity: 0 },
      ];
      this.play(ghost, steps, { duration: time, delay }, true);
    } else if (flight.fly === "leave") {
      const [was, to] = [before.get(flight.item), place(flight.to)];
      if (!was || !to || was.element.isConnected) return;
      const ghost = laid(was.element.cloneNode(true) as HTMLElement, was.box);
      ghost.removeAttribute("data-place");
      air.append(ghost);
      const steps = [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.75 },
        { transform: over(was.box, to, SMALL), opacity: 0 },
      ];
      this.play(ghost, steps, { duration: time, delay }, true);
    } else {
      const own = after.get(flight.item);
      if (!own) return;
      this.play(own.element, this.arrival(flight, own.box, before, place), {
        duration: flight.fly === "turn" ? 2 * time : time,
        delay,
      });
    }
  }

  private arrival(
    flight: Extract<Flight, { item: string }>,
    own: Box,
    before: Places,
    place: (name: string) => Box | undefined,
  ): Keyframe[] {
    if (flight.fly === "turn") return [{ transform: `rotate(${flight.from}deg)` }, { transform: `rotate(${flight.to}deg)` }];
    if (flight.fly === "drop")
      return [
        { transform: "translateY(-60%) scale(1.5)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
    const was = before.get(flight.item)?.box;
    if (was) return [{ transform: over(own, was) }, { transform: "none" }];
    const from = flight.fly === "come" ? place(flight.from) : undefined;
    if (!from) return [{ opacity: 0 }, { opacity: 1 }];
    return [
      { transform: over(own, from, SMALL), opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "none", opacity: 1 },
    ];
  }

  private play(element: HTMLElement | SVGElement, steps: Keyframe[], timing: KeyframeAnimationOptions, ghost = false): void {
    const animation = element.animate(steps, { easing: this.easing, fill: "backwards", ...timing });
    this.running.set(element, animation);
    // A finger means what lies below, never what flies past. Nothing in the air can be touched anyway.
    if (!ghost) element.style.pointerEvents = "none";
    const done = () => {
      if (this.running.get(element) === animation) this.running.delete(element);
      if (ghost) element.remove();
      else element.style.pointerEvents = "";
    };
    animation.onfinish = done;
    animation.oncancel = done;
  }

  /** Above the table, where ghosts fly; nothing in it can be touched or is read aloud. */
  private layer(root: HTMLElement): HTMLElement {
    const known = root.querySelector<HTMLElement>(":scope > .air");
    if (known) return known;
    const air = document.createElement("div");
    air.className = "air";
    air.ariaHidden = "true";
    root.append(air);
    return air;
  }
}
