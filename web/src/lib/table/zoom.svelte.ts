/** Nearer and further: two fingers, a drag, buttons or Ctrl and the wheel. At rest what is shown scrolls like any page. */

const MOST = 4;
/** A finger that moves less than this has tapped. */
const STILL_PX = 9;

interface Finger {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, Finger>();
  private moved = 0;

  constructor(private readonly box: () => HTMLElement | undefined) {}

  get transform(): string {
    return `translate(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px) scale(${this.scale.toFixed(3)})`;
  }

  /** By a factor, around a place of the window or the middle. */
  by(factor: number, around?: Finger): void {
    const rect = this.box()?.getBoundingClientRect();
    if (!rect) return;
    const at = around ? { x: around.x - rect.left, y: around.y - rect.top } : { x: rect.width / 2, y: rect.height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.keep(rect);
  }

  pan(x: number, y: number): void {
    const rect = this.box()?.getBoundingClientRect();
    if (!rect) return;
    this.x += x;
    this.y += y;
    this.keep(rect);
  }

  whole(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  down(event: PointerEvent): void {
    if (!this.fingers.size) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    this.moved += Math.hypot(now.x - was.x, now.y - was.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const apart = (one: Finger) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.moved = STILL_PX;
      this.by(apart(now) / apart(was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.scale > 1 && this.moved >= STILL_PX) {
      this.pan(now.x - was.x, now.y - was.y);
    }
  }

  /** Whether it was a tap. */
  up(event: PointerEvent): boolean {
    const known = this.fingers.delete(event.pointerId);
    return known && !this.fingers.size && this.moved < STILL_PX;
  }

  cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Something is brought into sight. */
  show(at: Finger): void {
    const rect = this.box()?.getBoundingClientRect();
    if (!rect || this.scale === 1) return;
    const margin = 40;
    const place = { x: at.x * this.scale + this.x, y: at.y * this.scale + this.y };
    this.x += Math.max(0, margin - place.x) - Math.max(0, place.x - rect.width + margin);
    this.y += Math.max(0, margin - place.y) - Math.max(0, place.y - rect.height + margin);
    this.keep(rect);
  }

  /** Something is brought to the middle, as far as it may. */
  centre(at: Finger): void {
    const rect = this.box()?.getBoundingClientRect();
    if (rect) this.pan(rect.width / 2 - at.x * this.scale - this.x, rect.height / 2 - at.y * this.scale - this.y);
  }

  /** What is shown always fills its frame. */
  private keep({ width, height }: DOMRect): void {
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y));
  }
}
