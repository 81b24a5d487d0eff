/** Looking for words in a text, however they are written: capitals and accents make no difference. */

const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", "’": "'" };

/** Without accents and capitals, so that "epee" finds "Épée". */
export function plain(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[œæ’]/g, (sign) => LIGATURES[sign]!);
}

/** The words somebody typed, to be looked for. */
export const typedWords = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean);

/** Where a word of a text begins as this one does. */
const beginning = (word: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "gu");

/** Whether every one of these words begins a word of the text. */
export function hasAll(text: string, words: string[]): boolean {
  const searched = plain(text);
  return words.every((word) => beginning(word).test(searched));
}

export interface Piece {
  text: string;
  /** Whether it was looked for. */
  hit: boolean;
}

/** A text in pieces: what was looked for, and what stands between. */
export function marked(text: string, words: string[]): Piece[] {
  const letters = [...text];
  // Where each letter of the text stands in the text that is searched: accents and ligatures change its length.
  const starts: number[] = [];
  let searched = "";
  for (const letter of letters) {
    starts.push(searched.length);
    searched += plain(letter);
  }
  const hits = letters.map(() => false);
  for (const word of words)
    for (const { index, 0: found } of searched.matchAll(beginning(word)))
      starts.forEach((start, i) => (hits[i] ||= start >= index && start < index + found.length));
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last?.hit === hits[i]) last!.text += letter;
    else pieces.push({ text: letter, hit: hits[i]! });
  });
  return pieces;
}
