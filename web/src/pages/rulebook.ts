/** The rulebook in chapters, its few marks (bold, code, tables, rule numbers) as parts that a page can draw without markup. */

import { hasAll } from "../lib/text/searching";

export type Inline = { kind: "text" | "bold" | "code"; text: string } | { kind: "rule"; text: string; rule: string };

export interface Paragraph {
  kind: "text";
  parts: Inline[];
}
export interface Grid {
  kind: "grid";
  head: string[];
  rows: string[][];
}
export type Block = Paragraph | Grid;

export interface Section {
  /** Where links lead: the number of a rule or chapter ("P5.4", "P5") or, where it has none, its id. */
  anchor: string;
  number: string | null;
  level: "title" | "chapter" | "rule" | "text";
  blocks: Block[];
  text: string;
}

/** What stands before the first chapter has no heading. */
export interface Chapter {
  heading: Section | null;
  rules: Section[];
}

export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

const MARK = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]\d(?:\.\d+)?)\b/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "bold", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "code", text: found[2] });
    else parts.push({ kind: "rule", text: found[3]!, rule: found[3]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

export function blocks(text: string): Block[] {
  return text.split(/\n{2,}/).map((piece) => {
    const lines = piece.split("\n").map((line) => line.trim());
    if (!lines.every((line) => line.startsWith("|"))) return { kind: "text", parts: inline(lines.join(" ")) };
    const cells = lines.map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
    return { kind: "grid", head: cells[0]!, rows: cells.slice(2) };
  });
}

export function section(id: string, text: string): Section {
  const rule = /^rule-(\w+)-(\d+)$/.exec(id);
  const chapter = /^rule-(\w+)$/.exec(id);
  const made = { text, blocks: blocks(text), anchor: id, number: null };
  if (id === "rulebook-title") return { ...made, level: "title" };
  if (rule) return numbered(made, `${rule[1]}.${rule[2]}`, "rule");
  if (chapter) return numbered(made, chapter[1]!, "chapter");
  if (/^rulebook-(examples|hints)$/.test(id)) return { ...made, level: "chapter" };
  return { ...made, level: "text" };
}

const numbered = (made: Omit<Section, "level">, number: string, level: Section["level"]): Section => ({
  ...made,
  level,
  number,
  anchor: number,
});

/** The texts of a rulebook, in order, as it is read. */
export function bound(texts: { id: string; text: string }[]): Rulebook {
  const book: Rulebook = { title: "", chapters: [] };
  for (const { id, text } of texts) {
    const one = section(id, text);
    if (one.level === "title") book.title = one.text;
    else if (one.level === "chapter") book.chapters.push({ heading: one, rules: [] });
    else {
      if (!book.chapters.length) book.chapters.push({ heading: null, rules: [] });
      book.chapters.at(-1)!.rules.push(one);
    }
  }
  return book;
}

/** All that can be read in a section. */
function said({ number, blocks }: Section): string {
  const lines = blocks.map((block) =>
    block.kind === "grid" ? [block.head, ...block.rows].flat().join(" ") : block.parts.map(({ text }) => text).join(""),
  );
  return [number ?? "", ...lines].join(" ");
}

/** The rules of a chapter that have every one of these words, those of its heading counted in. */
export function found({ heading, rules }: Chapter, words: string[]): Section[] {
  const above = heading ? said(heading) : "";
  return rules.filter((rule) => hasAll(`${above} ${said(rule)}`, words));
}
