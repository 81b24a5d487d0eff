/** Every word on the page: the same Fluent files the terminal reads, in the language of the reader. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../wire/contract";
import { remember, remembered } from "../settings.svelte";

export type Language = "en" | "fr";
export type Words = string | number | Message;
export type Args = Record<string, Words>;

const HOUSE = "../../../../src/pythia/text/";
const game = (name: string) => `../../../../src/pythia/games/${name}/text/`;

/** What the pages say of games whose words are not loaded. */
const FRONT = "../../games/front.";

const FILES = import.meta.glob<string>(
  ["../../../../src/pythia/text/*.ftl", "../../../../src/pythia/games/*/text/*.ftl", "../../games/front.*.ftl"],
  { query: "?raw", import: "default" },
);

async function read(path: string): Promise<FluentResource> {
  return new FluentResource(await FILES[path]!());
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag === "en" || tag === "fr") ?? "en";
}

/** The games whose words are wanted. */
const games = new Set<string>();

let shown: { language: Language; bundle: FluentBundle } = $state.raw({
  language: "en",
  bundle: new FluentBundle("en"),
});

export function language(): Language {
  return shown.language;
}

async function load(wanted: Language): Promise<void> {
  // Isolation marks would show up in names that are compared or read aloud.
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const places = [HOUSE, FRONT, ...[...games].map(game)];
  for (const part of await Promise.all(places.map((place) => read(`${place}${wanted}.ftl`)))) bundle.addResource(part);
  document.documentElement.lang = wanted;
  shown = { language: wanted, bundle };
}

/** The reader's choice, or the browser's. */
export async function loadLanguage(): Promise<void> {
  const chosen = remembered("language");
  await load(chosen === "en" || chosen === "fr" ? chosen : browserLanguage());
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  remember("language", wanted);
  await load(wanted);
}

/** The words of a game beside the house's. */
export async function loadWords(name: string): Promise<void> {
  if (games.has(name)) return;
  games.add(name);
  await load(shown.language);
}

/** Whether there is such a text. */
export function knows(id: string): boolean {
  return shown.bundle.hasMessage(id);
}

/** The text of an id, its gaps filled. */
export function t(id: string, args: Args = {}): string {
  const { bundle } = shown;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const filled = Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "object" ? t(arg.id, arg.args) : arg]),
  );
  return bundle.formatPattern(pattern, filled);
}

/** A span of time, in minutes where they are whole. */
export function duration(seconds: number): string {
  return seconds % 60 ? t("web-seconds", { count: seconds }) : t("web-minutes", { count: seconds / 60 });
}

/** A message of the server. One this page does not know yet is told as a plain failure. */
export function say(message: Message): string {
  return knows(message.id) ? t(message.id, message.args) : t("web-went-wrong");
}

/** The ids and texts of a game's rulebook, in order. */
export async function rulebook(name: string): Promise<{ id: string; text: string }[]> {
  const resource = await read(`${game(name)}rulebook.${language()}.ftl`);
  const bundle = new FluentBundle(language(), { useIsolating: false });
  bundle.addResource(resource);
  return resource.body.map(({ id }) => {
    const pattern = bundle.getMessage(id)?.value;
    return { id, text: pattern ? bundle.formatPattern(pattern) : "" };
  });
}
