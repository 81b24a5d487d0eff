import { beforeEach, describe, expect, it } from "vitest";
import { Zoom } from "./zoom.svelte";

const rect = { left: 100, top: 50, width: 400, height: 200 };
const box = { getBoundingClientRect: () => rect } as unknown as HTMLElement;
const finger = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY }) as PointerEvent;

let zoom: Zoom;
const at = () => [zoom.scale, zoom.x, zoom.y];
beforeEach(() => {
  zoom = new Zoom(() => box);
});

it("grows around the middle, or a place that then stays where it is", () => {
  zoom.by(2);
  expect(at()).toEqual([2, -200, -100]);
  zoom.whole();
  zoom.by(2, { x: 200, y: 100 });
  expect(at()).toEqual([2, -100, -50]);
  expect(zoom.transform).toBe("translate(-100.0px, -50.0px) scale(2.000)");
});

it("grows four times at most, and is never smaller than its frame", () => {
  zoom.by(10);
  expect(zoom.scale).toBe(4);
  zoom.by(0.01);
  expect(at()).toEqual([1, 0, 0]);
});

it("shows nothing beyond its edges", () => {
  zoom.by(2);
  zoom.pan(1000, 1000);
  expect(at()).toEqual([2, 0, 0]);
  zoom.pan(-1000, -1000);
  expect(at()).toEqual([2, -400, -200]);
});

it("brings something into sight, only as far as needed, or to the middle", () => {
  zoom.show({ x: 390, y: 190 });
  expect(at()).toEqual([1, 0, 0]);
  zoom.by(2, { x: 100, y: 50 });
  zoom.show({ x: 50, y: 50 });
  expect(at()).toEqual([2, 0, 0]);
  zoom.show({ x: 200, y: 50 });
  expect(at()).toEqual([2, -40, 0]);
  zoom.centre({ x: 150, y: 100 });
  expect(at()).toEqual([2, -100, -100]);
});

describe("fingers", () => {
  it("tap where they hardly move, also where something is shown whole", () => {
    zoom.down(finger(1, 200, 100));
    zoom.move(finger(1, 205, 103));
    expect(zoom.up(finger(1, 205, 103))).toBe(true);
    zoom.down(finger(1, 200, 100));
    zoom.move(finger(1, 230, 100));
    expect([zoom.up(finger(1, 230, 100)), at()]).toEqual([false, [1, 0, 0]]);
  });

  it("drag what is near, one", () => {
    zoom.by(2);
    zoom.down(finger(1, 200, 100));
    zoom.move(finger(1, 220, 110));
    expect([at(), zoom.up(finger(1, 220, 110))]).toEqual([[2, -180, -90], false]);
  });

  it("spread it, two, around what lies between them, and have not tapped", () => {
    zoom.down(finger(1, 200, 150));
    zoom.down(finger(2, 300, 150));
    zoom.move(finger(2, 400, 150));
    expect(at()).toEqual([2, -200, -100]);
    expect([zoom.up(finger(1, 200, 150)), zoom.up(finger(2, 400, 150))]).toEqual([false, false]);
  });

  it("have not tapped, two, however little they moved", () => {
    zoom.down(finger(1, 200, 150));
    zoom.down(finger(2, 300, 150));
    zoom.move(finger(2, 302, 150));
    expect([zoom.up(finger(2, 302, 150)), zoom.up(finger(1, 200, 150))]).toEqual([false, false]);
  });

  it("that left, or were never there, mean nothing", () => {
    zoom.down(finger(1, 200, 100));
    zoom.cancel(finger(1, 200, 100));
    expect([zoom.up(finger(1, 200, 100)), zoom.up(finger(7, 0, 0))]).toEqual([false, false]);
    zoom.move(finger(7, 300, 100));
    expect(at()).toEqual([1, 0, 0]);
  });
});

it("does nothing before it is drawn", () => {
  const undrawn = new Zoom(() => undefined);
  undrawn.by(2);
  undrawn.pan(5, 5);
  expect([undrawn.scale, undrawn.x]).toEqual([1, 0]);
});
