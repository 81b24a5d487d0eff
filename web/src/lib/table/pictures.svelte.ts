/** Drawings shown as images.
 *
 * An image is laid out once, wherever and however often it is shown. A `<use>` is copied, styled, laid out, painted and
 * searched for the finger in every place anew: with that a phone is busy for several frames whenever a card moves.
 */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../settings.svelte";

const AGAIN_MS = 5000;
const soon = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 20));
const night = new MediaQuery("prefers-color-scheme: dark");

/** A sprite taken apart: every drawing as a file of its own, with the parts it needs. */
export function apart(sprite: string): Map<string, string> {
  const all = [...sprite.matchAll(/<(g|symbol) id="([^"]+)"(?: viewBox="([^"]+)")?>(.*)<\/\1>$/gm)];
  const parts = all.filter(([, tag]) => tag === "g");
  return new Map(
    all.flatMap(([, , name, view, body]) => {
      if (!view) return [];
      const [, , width, height] = view.split(" ");
      const needed = parts.filter(([, , part]) => body!.includes(`"#${part}"`)).map(([part]) => part);
      const defs = needed.length ? `<defs>${needed.join("")}</defs>` : "";
      const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`;
      return [[name!, `${head}${defs}${body}</svg>`] as const];
    }),
  );
}

export class Pictures {
  private drawings = $state.raw(new Map<string, string>());
  private asked = false;
  /** Whatever was shown is kept: shown again, it is there in the same frame. */
  private readonly kept = new Map<string, HTMLImageElement>();
  /** The tokens that the drawings follow, in this theme's colours. */
  private readonly colours = $derived.by(() => {
    void settings.theme;
    void night.current;
    const root = getComputedStyle(document.documentElement);
    return new Map(this.tokens.map((token) => [token, root.getPropertyValue(token)]));
  });

  constructor(
    private readonly sprite: string,
    private readonly tokens: string[],
  ) {}

  /** The address of a drawing, once the sprite has come. */
  of(name: string): string | undefined {
    if (!this.asked) void this.load();
    const drawing = this.drawings.get(name);
    if (drawing === undefined) return undefined;
    const key = [name, ...this.colours.values()].join();
    let image = this.kept.get(key);
    if (!image) {
      const painted = drawing.replace(/var\((--[^,)]+), ([^)]+)\)/g, (_, token, other) => this.colours.get(token) || other);
      image = new Image();
      image.src = `data:image/svg+xml;base64,${btoa(painted)}`;
      this.kept.set(key, image);
    }
    return image.src;
  }

  private async load(): Promise<void> {
    this.asked = true;
    try {
      this.drawings = apart(await (await fetch(this.sprite)).text());
      this.prepare([...this.drawings.keys()]);
    } catch {
      setTimeout(() => void this.load(), AGAIN_MS);
    }
  }

  /** One after the other, while nothing else is to be done. */
  private prepare([name, ...rest]: string[]): void {
    if (name === undefined) return;
    soon(() => {
      this.of(name);
      this.prepare(rest);
    });
  }
}
