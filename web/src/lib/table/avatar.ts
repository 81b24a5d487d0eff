/** A face for a name: a painted mask, the same for the same name everywhere. */

/** What a part is painted with; the colours are the pattern's. */
type Paint = "skin" | "plume" | "mark" | "light" | "ink" | "line";

export interface Pattern {
  /** The colours of ground, skin, plumes and marks. */
  ground: string;
  skin: string;
  plume: string;
  mark: string;
  /** Fields and lines in a 36 × 36 box, from the back to the front. */
  parts: { d: string; paint: Paint }[];
}

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text.normalize("NFC")) value = Math.imul(value ^ char.codePointAt(0)!, 16777619);
  return value >>> 0;
}

/** Picks from lists, one after the other, as the name says. "star": then the house's bots all differ in colour. */
function chooser(name: string): <T>(from: readonly T[]) => T {
  let state = hash(`star ${name}`);
  return (from) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length]!;
  };
}

const MIDDLE = 18;

/** A path and its mirror image. Paths here are absolute, every number one of a pair. */
function both(d: string): string {
  return d + d.replace(/([-\d.]+) ([-\d.]+)/g, (_, x: string, y: string) => `${+(2 * MIDDLE - +x).toFixed(2)} ${y}`);
}

function round(x: number, y: number, r: number): string {
  const [left, right, k] = [x - r, x + r, r * 1.33];
  return `M${left} ${y}C${left} ${y - k} ${right} ${y - k} ${right} ${y}C${right} ${y + k} ${left} ${y + k} ${left} ${y}Z`;
}

/** Feathers (round tips) or rays (pointed) fanned over the brow. */
function fan(count: number, spread: number, length: number, width: number, pointed: boolean): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i / (count - 1) - 0.5) * spread * Math.PI) / 180;
    const at = (x: number, y: number): string =>
      `${(MIDDLE + x * Math.cos(angle) + y * Math.sin(angle)).toFixed(1)} ${(16 + x * Math.sin(angle) - y * Math.cos(angle)).toFixed(1)}`;
    const tip = pointed
      ? `L${at(0, length)}L`
      : `C${at(-width, length * 0.8)} ${at(-width * 0.7, length)} ${at(0, length)}C${at(width * 0.7, length)} ${at(width, length * 0.8)} `;
    return `M${at(-width * 0.5, 3)}${tip}${at(width * 0.5, 3)}Z`;
  }).join("");
}

const HEADS = [
  "M9.5 20C9.5 11.5 26.5 11.5 26.5 20C26.5 27 22.5 31.5 18 31.5C13.5 31.5 9.5 27 9.5 20Z",
  "M9.5 13.5L26.5 13.5L26 22C25.5 27 22 29.5 18 32C14 29.5 10.5 27 10 22Z",
  "M10 13L26 13L26 25L24 25L24 28L21.5 28L21.5 31L14.5 31L14.5 28L12 28L12 25L10 25Z",
  "M10.5 19C10.5 11 25.5 11 25.5 19L25 27C24 33 12 33 11 27Z",
  "M8.4 11L13.5 13.6L22.5 13.6L27.6 11L27 22C26 28 22 31.5 18 31.5C14 31.5 10 28 9 22Z",
];

type Parts = Pattern["parts"];

const CROWNS: Parts[] = [
  [{ d: fan(5, 110, 13, 2.6, false), paint: "plume" }],
  [{ d: fan(7, 140, 12.4, 2.2, false), paint: "plume" }],
  [{ d: fan(3, 60, 13.6, 3.4, false), paint: "plume" }],
  [{ d: fan(9, 170, 12, 2.4, true), paint: "plume" }],
  [{ d: "M11 14L11 10.5L13.5 10.5L13.5 7.5L16 7.5L16 4.5L20 4.5L20 7.5L22.5 7.5L22.5 10.5L25 10.5L25 14Z", paint: "plume" }],
  [
    { d: both(round(11, 12, 4)), paint: "plume" },
    { d: both(round(11, 12, 1.8)), paint: "mark" },
  ],
  [
    { d: round(18, 9, 5.4), paint: "plume" },
    { d: round(18, 8.4, 2.4), paint: "mark" },
  ],
  [
    { d: "M10 14.5L11 7.6L14.6 11L18 4.4L21.4 11L25 7.6L26 14.5Z", paint: "plume" },
    { d: round(18, 11.4, 1.5), paint: "mark" },
  ],
];

const EYES: Parts[] = [
  [
    { d: both(round(14, 20.4, 2.3)), paint: "light" },
    { d: both(round(14.4, 20.4, 1.1)), paint: "ink" },
  ],
  [
    { d: both("M11.2 20.8C12.6 18 15.6 18 16.8 20.8C15.6 22.8 12.6 22.8 11.2 20.8Z"), paint: "light" },
    { d: both(round(14, 20.6, 1.1)), paint: "ink" },
  ],
  [{ d: both("M11.8 21.2Q14 18 16.2 21.2"), paint: "line" }],
  [
    { d: both("M11.8 18.6L16.2 18.6L16.2 22.2L11.8 22.2Z"), paint: "light" },
    { d: both("M13.4 19.4L15.2 19.4L15.2 21.4L13.4 21.4Z"), paint: "ink" },
  ],
  [{ d: both("M11.4 18.8L16.6 20.8L12.4 22.6Z"), paint: "ink" }],
  [
    { d: round(14, 20.4, 2.3), paint: "light" },
    { d: round(14.6, 20.2, 1.1), paint: "ink" },
    { d: "M19.8 21Q22 18.2 24.2 21", paint: "line" },
  ],
];

const MOUTHS: Parts[] = [
  [{ d: "M14 26Q18 29.4 22 26", paint: "line" }],
  [{ d: "M14.4 25.4L21.6 25.4Q21.2 29.4 18 29.4Q14.8 29.4 14.4 25.4Z", paint: "ink" }],
  [
    { d: "M14 25.4L22 25.4L22 28.2L14 28.2Z", paint: "light" },
    { d: "M16.6 25.4L16.6 28.2M19.4 25.4L19.4 28.2", paint: "line" },
  ],
  [{ d: round(18, 27, 1.8), paint: "ink" }],
  [
    { d: "M14 26L22 26", paint: "line" },
    { d: both("M14.6 26L16.6 26L15.6 29Z"), paint: "light" },
  ],
  [
    { d: "M16.4 26.6L19.6 26.6L19.6 28.6Q18 31 16.4 28.6Z", paint: "mark" },
    { d: "M14 26Q18 28 22 26", paint: "line" },
  ],
];

const NOSES: Parts[] = [
  [],
  [{ d: "M18 19.6L16.4 23.8L19.6 23.8Z", paint: "mark" }],
  [{ d: "M17 17.4L19 17.4L19 22L20.4 22L20.4 24L15.6 24L15.6 22L17 22Z", paint: "mark" }],
  [{ d: "M16.4 23.6Q18 24.8 19.6 23.6", paint: "line" }],
];

const PAINTS: Parts[] = [
  [],
  [{ d: both(round(12.4, 24.8, 1.3)), paint: "mark" }],
  [{ d: both("M11 24L14 24.6L14 25.6L11.2 25.2ZM11.6 26.4L14 26.8L14 27.8L12.2 27.4Z"), paint: "mark" }],
  [{ d: "M11 15.4L25 15.4L25 17.2L11 17.2Z", paint: "mark" }],
  [{ d: "M18 13.6L20 15.8L18 18L16 15.8Z", paint: "mark" }],
  [{ d: "M10.4 18.4L25.6 18.4L25.4 22.6L10.6 22.6Z", paint: "mark" }],
];

const EARS: Parts[] = [
  [],
  [{ d: both(round(8.8, 22.4, 2.3)), paint: "plume" }],
  [{ d: both("M7.4 20.6L10.4 20.6L10.4 27L8.9 28.6L7.4 27Z"), paint: "plume" }],
];

const [VERMILION, GOLD, JADE, TURQUOISE, COBALT] = ["#c8432b", "#d9a441", "#1f7a56", "#1d8a88", "#2a52ad"];
const [BONE, SKY, MOSS, WATER, DUSK] = ["#efe2c6", "#a9bfe6", "#a9cfae", "#8fcdc4", "#cbb3d6"];

/** Ground, mask, plumes, marks: light stone on a deep ground. Minerals, so that a mask is nobody's skin. */
const COLOURS = [
  ["#5d2417", WATER, GOLD, "#115654"],
  ["#123f3d", GOLD, VERMILION, "#7a3a12"],
  ["#172f6b", BONE, GOLD, COBALT],
  ["#0f4a34", SKY, GOLD, "#172f6b"],
  ["#3d2a1a", WATER, VERMILION, "#115654"],
  ["#4a1f3b", MOSS, GOLD, JADE],
  ["#8f2a18", BONE, TURQUOISE, JADE],
  ["#1a1512", GOLD, COBALT, VERMILION],
  ["#7a4a12", SKY, COBALT, "#172f6b"],
  ["#115654", DUSK, GOLD, "#4a1f3b"],
  ["#2b3a12", BONE, VERMILION, JADE],
  ["#274a9e", MOSS, VERMILION, "#0f4a34"],
] as const;

export function pattern(name: string): Pattern {
  const pick = chooser(name);
  const [ground, skin, plume, mark] = pick(COLOURS);
  const crown = pick(CROWNS);
  const ears = pick(EARS);
  const head: Parts = [{ d: pick(HEADS), paint: "skin" }];
  const parts = [...crown, ...ears, ...head, ...pick(PAINTS), ...pick(NOSES), ...pick(MOUTHS), ...pick(EYES)];
  return { ground, skin, plume, mark, parts };
}
