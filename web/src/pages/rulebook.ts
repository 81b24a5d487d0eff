/** The rulebook's few marks (bold, code, tables, rule numbers) as parts that a page can draw without markup. */

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
  /** The number of a rule or chapter ("P5.4", "P5"), where it has one. */
  number: string | null;
  level: "title" | "chapter" | "rule" | "text";
  blocks: Block[];
  text: string;
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
  const made = { text, blocks: blocks(text) };
  if (id === "rulebook-title") return { ...made, number: null, level: "title" };
  if (rule) return { ...made, number: `${rule[1]}.${rule[2]}`, level: "rule" };
  if (chapter) return { ...made, number: chapter[1]!, level: "chapter" };
  if (/^rulebook-(examples|hints)$/.test(id)) return { ...made, number: null, level: "chapter" };
  return { ...made, number: null, level: "text" };
}
