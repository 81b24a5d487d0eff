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
  ["../../../../src/pythia/text/{en,fr}.ftl", "../../../../src/pythia/games/*/text/*.ftl", "../../games/front.*.ftl"],
  { query: "?raw", import: "default" },
);

/** What servers have told of games that this client has no code for. */
const fetched = new Map<string, Promise<string>>();

/** A file of this client's or, of a game that it does not know, the server's. */
async function read(path: string, address: string): Promise<FluentResource> {
  const own = FILES[path];
  return new FluentResource(await (own ? own() : ask(address)));
}

function ask(address: string): Promise<string> {
  const known = fetched.get(address);
  if (known) return known;
  const asked = fetch(address).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  fetched.set(address, asked);
  // What did not come is asked for again.
  void asked.then((text) => text || fetched.delete(address));
  return asked;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag === "en" || tag === "fr") ?? "en";
}

/** The games whose words are wanted, and the one whose lessons' words are: games have lessons of the same names. */
const games = new Set<string>();
let taught = "";

let shown: { language: Language; bundle: FluentBundle } = $state.raw({
  language: "en",
  bundle: new FluentBundle("en"),
});

export function language(): Language {
  return shown.language;
}

/** How dates and figures are written: the page's language, as it is written where the reader lives. */
export function locale(wanted: readonly string[] = navigator.languages): string {
  const written = wanted.find((tag) => tag.startsWith(`${language()}-`));
  return written ?? (language() === "en" ? "en-GB" : language());
}

/** The latest load: of several at once it has the words of all. */
let latest: Promise<void> = Promise.resolve();

function load(wanted: Language): Promise<void> {
  const own: Promise<void> = gather(wanted).then((bundle) => {
    if (latest !== own) return latest;
    document.documentElement.lang = wanted;
    shown = { language: wanted, bundle };
  });
  latest = own;
  return own;
}

async function gather(wanted: Language): Promise<FluentBundle> {
  // Isolation marks would show up in names that are compared or read aloud.
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const parts = [
    ...[HOUSE, FRONT].map((place) => read(`${place}${wanted}.ftl`, "")),
    ...[...games].map((name) => read(`${game(name)}${wanted}.ftl`, `/api/games/${name}/text/${wanted}.ftl`)),
    ...(taught ? [read(`${game(taught)}lessons.${wanted}.ftl`, `/api/games/${taught}/lesson-words/${wanted}.ftl`)] : []),
  ];
  for (const part of await Promise.all(parts)) bundle.addResource(part);
  return bundle;
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

/** The words of games beside the house's. */
export async function loadWords(...names: string[]): Promise<void> {
  if (names.every((name) => games.has(name))) return latest;
  names.forEach((name) => games.add(name));
  await load(shown.language);
}

/** The words of a game and of its lessons, in the place of another's. */
export async function loadLessonWords(name: string): Promise<void> {
  if (taught === name) return latest;
  taught = name;
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

/** Words of the server: a name, a number, or a message. */
export function inWords(words: Words): string {
  return typeof words === "object" ? t(words.id, words.args) : String(words);
}

/** How well a bot plays; a game may have levels of its own, called as they are. */
export function levelWords(level: string): string {
  return knows(`web-level-${level}`) ? t(`web-level-${level}`) : level;
}

/** Who a level is that is a character of its game; null of the others. */
export function characterWords(level: string): string | null {
  return knows(`web-level-${level}-more`) ? t(`web-level-${level}-more`) : null;
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
  const resource = await read(`${game(name)}rulebook.${language()}.ftl`, `/api/games/${name}/rulebook/${language()}.ftl`);
  const bundle = new FluentBundle(language(), { useIsolating: false });
  bundle.addResource(resource);
  return resource.body.map(({ id }) => {
    const pattern = bundle.getMessage(id)?.value;
    return { id, text: pattern ? bundle.formatPattern(pattern) : "" };
  });
}
