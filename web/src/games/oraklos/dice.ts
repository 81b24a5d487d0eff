/** Dice as they lie: where on the picture, which is near, what stands where. No rules: those are the server's. */

import type { Message } from "../../lib/wire/contract";
import type { Die } from "./types";

export type Colour = Die["colour"];
export const COLOURS: Colour[] = ["r", "y", "b", "k"];
/** A die's side in the picture. */
export const SIDE = 100;
/** Floor around the outermost dice. */
const MARGIN = 105;
/** A few dice that fell close together are not blown up beyond this. */
const LEAST = { width: 1300, height: 850 };

export interface Spot {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
}

export interface Board {
  spots: Spot[];
  width: number;
  height: number;
}

export const colourWords = (colour: string): Message => ({ id: `oraklos-colour-${colour}`, args: {} });

/** A die's name: one key each. */
export const letter = (number: number): string => String.fromCharCode(65 + number);

/** Where dice lie in the picture: as near as they can be seen whole. Upright it is turned by a quarter, so that
 * clockwise stays clockwise. */
export function board(dice: Die[], upright: boolean): Board {
  const turned = dice.map(({ centre: [x, y], axis: [u, v] }) => {
    const turn = (Math.atan2(v, u) * 180) / Math.PI;
    return upright ? { x: -y / 10, y: x / 10, turn: turn + 90 } : { x: x / 10, y: y / 10, turn };
  });
  const least = upright ? [LEAST.height, LEAST.width] : [LEAST.width, LEAST.height];
  const [left, width] = extent(
    turned.map(({ x }) => x),
    least[0]!,
  );
  const [top, height] = extent(
    turned.map(({ y }) => y),
    least[1]!,
  );
  return { spots: turned.map(({ x, y, turn }) => ({ x: x - left, y: y - top, turn })), width, height };
}

/** Where a stretch that holds all of these begins, and how long it is. */
function extent(places: number[], least: number): [number, number] {
  if (!places.length) return [0, least];
  const [from, to] = [Math.min(...places) - MARGIN, Math.max(...places) + MARGIN];
  const short = Math.max(0, least - (to - from));
  return [from - short / 2, to - from + short];
}

/** Which way the throw is larger in a frame. */
export function stands(dice: Die[], width: number, height: number): boolean {
  const scale = (at: Board) => Math.min(width / at.width, height / at.height);
  return scale(board(dice, true)) > scale(board(dice, false));
}

export interface Size {
  width: number;
  height: number;
}

export const CORNERS = ["bottom right", "top left", "bottom left", "top right"] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner of the frame in which a thing of this size covers no die; null if there is none. */
export function freeCorner({ spots, ...at }: Board, frame: Size, thing: Size, but: Corner | null = null): Corner | null {
  const scale = Math.min(frame.width / at.width, frame.height / at.height);
  // A die reaches no further from its middle, however it is turned.
  const reach = (SIDE * scale) / Math.SQRT2;
  const place = (spot: number, along: number, whole: number) => (whole - along * scale) / 2 + spot * scale;
  const covers =
    (corner: Corner) =>
    ({ x, y }: Spot) => {
      const [px, py] = [place(x, at.width, frame.width), place(y, at.height, frame.height)];
      const [dx, dy] = [corner.includes("left") ? px : frame.width - px, corner.includes("top") ? py : frame.height - py];
      return dx - reach < thing.width && dy - reach < thing.height;
    };
  return CORNERS.find((corner) => corner !== but && !spots.some(covers(corner))) ?? null;
}

/** Whether words about these dice are better off at the lower edge: where the dice leave more room. */
export const wordsBelow = (meant: Spot[], height: number): boolean =>
  Math.min(...meant.map(({ y }) => y)) < height - Math.max(...meant.map(({ y }) => y));

const apart = (a: Spot, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The die a finger means: the nearest of these, if it is near at all. */
export function nearest(spots: Spot[], among: number[], at: { x: number; y: number }, reach: number): number | null {
  let found: number | null = null;
  for (const i of among)
    if (apart(spots[i]!, at) <= reach && (found === null || apart(spots[i]!, at) < apart(spots[found]!, at))) found = i;
  return found;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next die in the direction of an arrow: near, and not far to the side. */
export function step(spots: Spot[], among: number[], from: number | null, key: string): number | null {
  const way = STEPS[key];
  if (!way || !among.length) return from;
  if (from === null || !among.includes(from)) return among[0]!;
  const { x, y } = spots[from]!;
  let best: { die: number; cost: number } | null = null;
  for (const die of among) {
    const [dx, dy] = [spots[die]!.x - x, spots[die]!.y - y];
    const [along, across] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1]) + Math.abs(dy * way[0])];
    if (along <= 1) continue;
    const cost = along + 2 * across;
    if (!best || cost < best.cost) best = { die, cost };
  }
  return best?.die ?? from;
}

const POINTS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;
export type Point = (typeof POINTS)[number];

/** Which way something lies, and how far in sides of a die. */
export function bearing(from: { x: number; y: number }, to: { x: number; y: number }): { point: Point; sides: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const eighth = Math.round((Math.atan2(dy, dx) * 4) / Math.PI);
  return { point: POINTS[(eighth + 8) % 8]!, sides: Math.round(Math.hypot(dx, dy) / SIDE) };
}

export interface Described {
  die: number;
  /** From the middle of the floor. */
  place: { point: Point; sides: number };
  neighbours: { die: number; point: Point; sides: number }[];
}

/** Every die in words: its place, and its nearest neighbours with their directions. */
export function describe({ spots, width, height }: Board, among: number[], count = 4): Described[] {
  const middle = { x: width / 2, y: height / 2 };
  return among.map((die) => {
    const own = spots[die]!;
    const others = among.filter((other) => other !== die).sort((a, b) => apart(own, spots[a]!) - apart(own, spots[b]!));
    return {
      die,
      place: bearing(middle, own),
      neighbours: others.slice(0, count).map((other) => ({ die: other, ...bearing(own, spots[other]!) })),
    };
  });
}

/** The corners of a card clockwise from the top left, on a square of this side. */
export function corners(side: number): [number, number][] {
  return [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
}

/** A sherd's broken edge: the same card is always broken alike. */
export function sherd(card: string, size: number): string {
  let seed = [...card].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  const random = () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (seed >>> 8) / 0x1000000;
  };
  const count = 11;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.7 * random()) * 2 * Math.PI) / count;
    // A square with soft corners, knocked about.
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const reach = ((size / 2) * (0.9 + 0.1 * random())) / Math.max(Math.abs(c), Math.abs(s)) ** 0.8;
    return [
      size / 2 + Math.max(-0.5, Math.min(0.5, (reach * c) / size)) * size,
      size / 2 + Math.max(-0.5, Math.min(0.5, (reach * s) / size)) * size,
    ];
  });
  return `M${points.map(([x, y]) => `${x!.toFixed(1)} ${y!.toFixed(1)}`).join("L")}Z`;
}
