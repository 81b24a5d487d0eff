/** Which page a path leads to. The front page is here at once; all others are loaded when somebody goes there. */

import type { Component } from "svelte";
import { exists, pageAt } from "../games";
import { FIRST_LESSON } from "../lib/settings.svelte";
import Front from "./Front.svelte";

export interface Route {
  /** Two paths with the same key show the same page, which stays as it is. */
  key: string;
  load: () => Promise<Page>;
}

/** A page, and what it is told. */
export interface Page {
  Shown: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

type Loaded = Promise<{ default: unknown }>;

const page = (Shown: unknown, props: Record<string, unknown> = {}): Page => ({ Shown: Shown as Page["Shown"], props });
const loaded = async (module: Loaded, props?: Record<string, unknown>) => page((await module).default, props);
const notFound = () => loaded(import("./NotFound.svelte"));

/** A page about a game, if there is such a game. */
const ofGame = async (game: string, module: () => Loaded, more: Record<string, unknown> = {}) =>
  (await exists(game)) ? loaded(module(), { game, ...more }) : notFound();

export function routeOf(path: string): Route {
  const [first, second = "", third] = path.split("/").filter(Boolean);
  const key = path.replace(/\/+$/, "");
  if (first === undefined) return { key, load: async () => page(Front) };
  if (first === "t" && second) return { key, load: () => loaded(import("./Table.svelte"), { id: second }) };
  if (first === "replay") return { key, load: () => loaded(import("./Replay.svelte"), { id: second || null }) };
  if (second && third === undefined) {
    if (first === "rules") return { key, load: () => ofGame(second, () => import("./Rules.svelte")) };
    if (first === "learn") return { key, load: () => ofGame(second, () => import("./Learn.svelte"), { lesson: FIRST_LESSON }) };
    if (first === "play") return { key, load: () => ofGame(second, () => import("./Play.svelte")) };
  }
  if (first === "learn" && second && third)
    return { key, load: () => ofGame(second, () => import("./Learn.svelte"), { lesson: third }) };
  if (first === "you") return { key, load: () => loaded(import("./You.svelte")) };
  if (first === "kept") return { key, load: () => loaded(import("./Kept.svelte")) };
  const own = pageAt(key.slice(1));
  return { key, load: own ? async () => page(await own()) : notFound };
}
