/** The games. What pages need of one is asked for here; its code, where this client has any, is loaded when it is shown. */

import type { Component } from "svelte";
import { guest } from "../lib/me.svelte";
import { loadWords } from "../lib/text/index.svelte";
import type { GameClient, TableSource } from "../lib/wire/client.svelte";
import { api } from "../lib/wire/api";
import type { Choice, GameEvent, GamePresented } from "../lib/wire/messages";

export type { Choice };

export type Options = Record<string, unknown>;

/** What the pages know of a table. Its views and events are the game's own. */
export interface GameModule<V = never, E extends GameEvent = never> {
  client: GameClient<V, E>;
  Table: Component<{ client: TableSource<V, E>; id: string; replay?: boolean; open?: V[] | null }>;
  /** What else must be there before a table of this game is shown. */
  prepare?: (name: string) => Promise<void>;
}

/** A module of any game: pages pass views and events through without looking at them. */
export type AnyGame = GameModule<unknown, GameEvent>;

/** What a game shows in its rulebook, drawn by its own art. */
export interface RuleArt<V = never> {
  /** The rules under which a picture stands, and the examples without a number by their id. */
  drawn: string[];
  Picture: Component<{ rule: string }>;
  /** A worked example, as whoever learns by it sees it first. */
  Position: Component<{ view: V; names: string[] }>;
  /** What else must be there before any of it is shown. */
  prepare?: () => Promise<void>;
}

type Loaded = Promise<{ default: Component }>;

/** What this client has of a game; a game of which it has nothing is played at the plain table. */
interface Own {
  table: () => Promise<{ game: unknown }>;
  /** Drawn by the client itself; else the server has one. */
  picture: () => Loaded;
  /** For the rulebook. */
  rules: () => Promise<{ art: unknown }>;
  /** By their path: pages of its own. */
  pages: Record<string, () => Loaded>;
  /** Which of them are offered beside the game, and in which words. */
  links: { path: string; words: string }[];
}

const OWN: Record<string, Own> = {
  prophecy: {
    table: () => import("./prophecy"),
    rules: () => import("./prophecy/rulebook"),
    // It names the cards.
    picture: () => Promise.all([import("./prophecy/Fan.svelte"), loadWords("prophecy")]).then(([module]) => module),
    pages: { pieces: () => import("./prophecy/Pieces.svelte") },
    links: [],
  },
  oraklos: {
    table: () => import("./oraklos"),
    rules: () => import("./oraklos/rulebook"),
    picture: () => import("./oraklos/Scatter.svelte"),
    pages: {
      practice: () => import("./oraklos/Practice.svelte"),
      "pieces/oraklos": () => import("./oraklos/Pieces.svelte"),
    },
    links: [{ path: "practice", words: "oraklos-practice" }],
  },
  quest: {
    table: () => import("./quest"),
    rules: () => import("./quest/rulebook"),
    picture: () => import("./quest/Vista.svelte"),
    pages: { catalogue: () => import("./quest/Catalogue.svelte"), "pieces/quest": () => import("./quest/Pieces.svelte") },
    links: [{ path: "catalogue", words: "quest-cards" }],
  },
};

/** The games that can be played here: the server's, once it has said which; until then, those this client knows. */
export function names(): string[] {
  return guest.me?.games.map(({ name }) => name) ?? Object.keys(OWN);
}

/** Whether there is such a game; the server is asked where this client does not know it. */
export async function exists(name: string): Promise<boolean> {
  if (!guest.me && !OWN[name]) await guest.load();
  return names().includes(name);
}

/** A game's table and words; the plain table where it has no other, or where that is asked for. */
export async function loadGame(name: string, plain = false): Promise<AnyGame> {
  const own = plain ? undefined : OWN[name];
  const [module] = await Promise.all([own ? own.table() : import("./plain"), loadWords(name)]);
  const game = module.game as AnyGame;
  await game.prepare?.(name);
  return game;
}

/** Whether the address asks for the plain table. */
export const wantsPlain = (): boolean => new URLSearchParams(location.search).get("table") === "plain";

export const links = (name: string): Own["links"] => OWN[name]?.links ?? [];

/** A game's picture: drawn by this client, or the address of the server's; null where there is none. */
export async function pictureOf(name: string): Promise<Component | string | null> {
  const own = OWN[name];
  if (!own) return (await presentedOf(name))?.picture ?? null;
  return (await own.picture()).default;
}

/** What a game shows in its rulebook, with its words; null where this client has nothing of it. */
export async function ruleArtOf(name: string): Promise<RuleArt<unknown> | null> {
  const own = OWN[name];
  if (!own) return null;
  const [{ art }] = await Promise.all([own.rules(), loadWords(name)]);
  const drawing = art as RuleArt<unknown>;
  await drawing.prepare?.();
  return drawing;
}

/** How a page of a game's own is loaded, with its words: null where no game has one there. */
export function pageAt(path: string): (() => Promise<Component>) | null {
  for (const [name, { pages }] of Object.entries(OWN)) {
    const page = pages[path];
    if (page) return () => Promise.all([page(), loadWords(name)]).then(([{ default: Page }]) => Page);
  }
  return null;
}

let presented: Promise<GamePresented[]> | null = null;

/** How a game presents itself; asked of the server once. */
export async function presentedOf(name: string): Promise<GamePresented | undefined> {
  presented ??= api.games().catch((error: unknown) => {
    presented = null;
    throw error;
  });
  return (await presented).find((game) => game.name === name);
}

/** What the maker of a table of this game decides. */
export async function choicesOf(name: string): Promise<Choice[]> {
  return (await presentedOf(name))?.choices ?? [];
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

type When = Choice["when"];

/** Whether each of these options has one of these values. */
function fits(when: When, options: Options): boolean {
  return Object.entries(when).every(([key, some]) => some.some((value) => value === options[key]));
}

/** Only what matters at a table with these options. */
export function relevant(choices: Choice[], options: Options): Choice[] {
  const all = { ...defaults(choices), ...options };
  return choices.filter(({ when }) => fits(when, all));
}

/** About how many minutes a match with these options takes; null where nobody knows. */
export function minutesOf(name: string, options: Options): number | null {
  return guest.game(name)?.minutes.find(({ when }) => fits(when, options))?.minutes ?? null;
}
