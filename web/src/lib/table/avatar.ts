/** A face for a name: a mirrored pattern, the same for the same name everywhere. */

export interface Pattern {
  hue: number;
  /** Filled cells of a 5 × 5 grid, mirrored left to right. */
  cells: { x: number; y: number }[];
}

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text.normalize("NFC")) value = Math.imul(value ^ char.codePointAt(0)!, 16777619);
  return value >>> 0;
}

export function pattern(name: string): Pattern {
  const seed = hash(name);
  let bits = hash(`${name}.`);
  const cells = [];
  for (let y = 0; y < 5; y++) {
    for (let x = 0; x < 3; x++) {
      if ((bits = Math.imul(bits, 1664525) + 1013904223) & 0x40000000) {
        cells.push({ x, y });
        if (x < 2) cells.push({ x: 4 - x, y });
      }
    }
  }
  return { hue: seed % 360, cells };
}
