/** Letters typed one after the other, by which a thing among many is found: "7", "12", "jag". */

/** Who pauses longer begins anew. */
const PAUSE_MS = 800;

/** Whether a word of the name begins with what was typed, however it is written. */
function begins(name: string, typed: string, language: string): boolean {
  const same = new Intl.Collator(language, { sensitivity: "base" });
  return name.split(/[\s’']+/).some((word) => same.compare(word.slice(0, typed.length), typed) === 0);
}

export class Typed {
  private text = "";
  private at_ms = -PAUSE_MS;

  constructor(
    private readonly language: () => string,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The place of the next that is meant from `from` on, round and round; null: none is. */
  find(key: string, names: string[], from: number): number | null {
    const now = this.now();
    const again = now - this.at_ms < PAUSE_MS;
    this.text = again ? this.text + key : key;
    this.at_ms = now;
    // Whoever goes on typing stays on what fits; a first letter leads to the next.
    const first = this.text.length > 1 ? from : from + 1;
    for (let step = 0; step < names.length; step++) {
      const place = (first + step) % names.length;
      if (begins(names[place]!, this.text, this.language())) return place;
    }
    return null;
  }
}
