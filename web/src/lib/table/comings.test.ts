import { expect, test } from "vitest";
import type { TableSummary } from "../wire/messages";
import { comings } from "./comings";

type Seat = TableSummary["seats"][number];
const EMPTY: Seat = { who: "empty", name: "", level: null, away: false, guest: null, host: false };
const person = (name: string): Seat => ({ ...EMPTY, who: "person", name, guest: name });
const bot = (name: string, guest: string | null = null): Seat => ({ ...EMPTY, who: "bot", level: "adept", name, guest });
const table = (seats: Seat[], phase: TableSummary["phase"] = "running") =>
  ({ seats, phase, mine: [0] }) as unknown as TableSummary;
const told = (before: Seat[], after: Seat[], phase?: TableSummary["phase"]) =>
  comings(table(before, phase), table(after, phase)).map(({ id, args }) => `${id} ${String(args.who)}`);

const ann = person("Ann");

test("who leaves a match is named by the name they had", () => {
  expect(told([ann, person("Ben")], [ann, bot("Itzel")])).toEqual(["web-told-left Ben"]);
  expect(told([ann, person("Ben")], [ann, EMPTY], "lobby")).toEqual(["web-told-left-table Ben"]);
});

test("who is away is not gone, and comes back", () => {
  expect(told([ann, person("Ben")], [ann, bot("Ben", "Ben")])).toEqual(["web-told-replaced Ben"]);
  expect(told([ann, bot("Ben", "Ben")], [ann, person("Ben")])).toEqual(["web-told-back Ben"]);
});

test("who sits down is named, who moves to another seat has neither come nor gone", () => {
  expect(told([ann, bot("Itzel")], [ann, person("Zoé")])).toEqual(["web-told-sat Zoé"]);
  expect(told([ann, person("Ben"), EMPTY], [ann, EMPTY, person("Ben")], "lobby")).toEqual([]);
});

test("of what one does oneself nothing is told", () => {
  expect(told([bot("Itzel"), person("Ben")], [ann, person("Ben")])).toEqual([]);
});
