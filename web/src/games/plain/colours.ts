/** A game's few colours as the house's tokens: what else a page needs is mixed from them. */

import type { GamePresented } from "../../lib/wire/messages";

type Colours = Pick<GamePresented, "light" | "dark">;
type Shade = Colours["light"];

/** How light a colour is to the eye, from 0 to 1 (WCAG 2). */
export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Black or white, whichever is read better on this colour. */
export const inkOn = (colour: string): string =>
  contrast(colour, "#ffffff") >= contrast(colour, "#000000") ? "#ffffff" : "#000000";

/** So much of one colour, the rest of the other. */
export function mix(one: string, other: string, part: number): string {
  const at = (colour: string, i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  const parts = [1, 3, 5].map((i) => Math.round(part * at(one, i) + (1 - part) * at(other, i)));
  return `#${parts.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}

/** The accent, moved towards the ink until words in it can be read on this ground. */
function readable(accent: string, ink: string, ground: string): string {
  const steps = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  return steps.map((part) => mix(accent, ink, part)).find((colour) => contrast(colour, ground) >= 4.5) ?? ink;
}

function shades({ ground, ink, accent }: Shade, lit: boolean): Record<string, string> {
  const raised = lit ? mix(ground, "#ffffff", 0.35) : mix(ground, ink, 0.88);
  const deep = lit ? mix(ground, ink, 0.93) : mix(ground, "#000000", 0.65);
  // Of all that words stand on, the one on which the accent is seen least.
  const hardest = lit ? deep : raised;
  const legible = readable(accent, ink, hardest);
  const softest = mix(legible, ground, lit ? 0.14 : 0.22);
  const soft = mix(ink, ground, 0.72);
  return {
    ground,
    "ground-deep": deep,
    surface: lit ? mix(ground, "#ffffff", 0.6) : mix(ground, ink, 0.94),
    "surface-raised": raised,
    ink,
    "ink-soft": readable(readable(soft, ink, hardest), ink, softest),
    line: mix(ground, ink, 0.8),
    "line-strong": mix(ground, ink, 0.5),
    turquoise: legible,
    "turquoise-soft": softest,
    "on-turquoise": inkOn(legible),
  };
}

/** As custom properties, each for day and night. */
export function tokens({ light, dark }: Colours): Map<string, string> {
  const [day, night] = [shades(light, true), shades(dark, false)];
  return new Map(Object.entries(day).map(([name, colour]) => [`--${name}`, `light-dark(${colour}, ${night[name]!})`]));
}

/** Paints the page in them, until the answer is called. */
export function paint(colours: Colours): () => void {
  const { style } = document.documentElement;
  const made = tokens(colours);
  for (const [name, value] of made) style.setProperty(name, value);
  return () => {
    for (const name of made.keys()) style.removeProperty(name);
  };
}
