/** The games of the house. What a page needs to offer one is here; all else of a game is loaded when it is played. */

import type { Component } from "svelte";
import { loadWords } from "../lib/text/index.svelte";
import type { GameClient, TableSource } from "../lib/wire/client.svelte";
import { api } from "../lib/wire/api";
import type { Choice, GameEvent, GamePresented } from "../lib/wire/messages";

export type { Choice };

export type Options = Record<string, unknown>;

/** What the pages know of a game. Its views and events are its own. */
export interface GameModule<V = never, E extends GameEvent = never> {
  client: GameClient<V, E>;
  Table: Component<{ client: TableSource<V, E>; id: string; replay?: boolean; open?: V[] | null }>;
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

/** A game's code and words. */
export async function loadGame(name: string): Promise<AnyGame> {
  const [module] = await Promise.all([MODULES[name]!(), loadWords(name)]);
  const game = module.game as AnyGame;
  await game.prepare?.();
  return game;
}

let presented: Promise<GamePresented[]> | null = null;

/** What the maker of a table of this game decides; asked of the server once. */
export async function choicesOf(name: string): Promise<Choice[]> {
  presented ??= api.games().catch((error: unknown) => {
    presented = null;
    throw error;
  });
  return (await presented).find((game) => game.name === name)?.choices ?? [];
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
  const all = { ...defaults(choices), ...options };
  return choices.filter(({ when }) => Object.entries(when).every(([key, some]) => some.some((value) => value === all[key])));
}
