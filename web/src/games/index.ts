/** The games of the house. What a page needs to offer one is here; all else of a game is loaded when it is played. */

import type { Component } from "svelte";
import { loadWords } from "../lib/text/index.svelte";
import type { GameClient, TableSource } from "../lib/wire/client.svelte";
import type { GameEvent } from "../lib/wire/messages";

export type Options = Record<string, unknown>;

/** Something the maker of a table decides: one of some values, or yes and no. */
export interface Choice {
  /** Where it stands in the options: "length", or "proof" under "clocks". */
  path: string[];
  words: string;
  more?: string;
  values: { value: unknown; words: () => string }[];
  /** Whether it matters, as the others are chosen. */
  when?: (options: Options) => boolean;
}

/** What the pages know of a game. Its views and events are its own. */
export interface GameModule<V = never, E extends GameEvent = never> {
  client: GameClient<V, E>;
  Table: Component<{ client: TableSource<V, E>; id: string; replay?: boolean; open?: V[] | null }>;
  choices: Choice[];
  /** What else must be there before a table is shown. */
  prepare?: () => Promise<void>;
}

/** A module of any game: pages pass views and events through without looking at them. */
export type AnyGame = GameModule<unknown, GameEvent>;

const MODULES: Record<string, () => Promise<{ game: unknown }>> = {
  prophecy: () => import("./prophecy"),
  oraklos: () => import("./oraklos"),
  quest: () => import("./quest"),
};

export const NAMES = Object.keys(MODULES);

/** A table that is begun with one click. */
export const QUICK: Record<string, { players: number; options: Options }> = {
  prophecy: { players: 4, options: { length: "short", takeback: true } },
  oraklos: { players: 3, options: { variant: "standard" } },
  quest: { players: 3, options: {} },
};

/** A game's code and words. */
export async function loadGame(name: string): Promise<AnyGame> {
  const [module] = await Promise.all([MODULES[name]!(), loadWords(name)]);
  const game = module.game as AnyGame;
  await game.prepare?.();
  return game;
}

export function chosen(options: Options, path: string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Options | undefined)?.[key], options);
}

/** The options with another value in one place. */
export function choosing(options: Options, [key, ...rest]: string[], value: unknown): Options {
  const inner = (options[key!] ?? {}) as Options;
  return { ...options, [key!]: rest.length ? choosing(inner, rest, value) : value };
}

/** What is chosen before anything is: the first value of each. */
export function defaults(choices: Choice[]): Options {
  return choices.reduce<Options>((made, { path, values }) => choosing(made, path, values[0]!.value), {});
}

/** Only what matters at a table with these options. */
export function relevant(choices: Choice[], options: Options): Choice[] {
  return choices.filter(({ when }) => !when || when(options));
}
