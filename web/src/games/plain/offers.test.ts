import { expect, test } from "vitest";
import type { Field, Offer } from "../../lib/wire/contract";
import type { Filled as Deed } from "../../lib/wire/messages";
import {
  blank,
  byReason,
  carry,
  compose,
  expand,
  fewer,
  given,
  groups,
  inRow,
  isBare,
  isPossible,
  more,
  press,
  room,
} from "./offers";
import samples from "./samples.json";

const rows = samples as unknown as { offer: Offer; actions: Deed[] }[];

const field = (more: Partial<Field> = {}): Field => ({
  name: "card",
  values: ["a", "b", "c"],
  count: null,
  refused: [],
  ordered: false,
  most: null,
  least: null,
  ...more,
});
const offer = (verb: string, ...fields: Field[]): Offer => ({ verb, fields, price: {} });

test.each(rows)("an offer stands for the same deeds as in Python: $offer.fields", ({ offer, actions }) => {
  expect(expand(offer)).toEqual(actions);
  expect(isPossible(offer)).toBe(actions.length > 0);
});

test.each(rows.filter(({ actions }) => actions.length))("every deed can be put together by hand: $offer.fields", (row) => {
  for (const action of row.actions) {
    // Lists of one name are one list in the deed: each field takes its part of it.
    const rest = new Map(Object.entries(action).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));
    const draft = row.offer.fields.map((one) => {
      const value = rest.get(one.name);
      if (one.count === null) return press(one, [], one.values.indexOf(value as string));
      if (one.most)
        return Object.entries(value as Record<string, number>).reduce<number[]>(
          (chosen, [name, count]) =>
            Array.from({ length: count }).reduce<number[]>((so) => more(one, so, one.values.indexOf(name)), chosen),
          [],
        );
      const own = (value as string[]).filter((each) => one.values.includes(each));
      return own.reduce<number[]>((chosen, each) => press(one, chosen, one.values.indexOf(each)), []);
    });
    expect(compose(row.offer, draft)).toEqual(action);
  }
});

test("nothing is done before every field is filled", () => {
  const both = offer("claim", field(), field({ name: "dice", count: 2, ordered: true }));
  expect(compose(both, blank(both))).toBeNull();
  expect(compose(both, [[1], [2]])).toBeNull();
  expect(compose(both, [[1], [2, 0]])).toEqual({ do: "claim", card: "b", dice: ["c", "a"] });
});

test("of one the last press counts; of several a press takes or gives back, and no more than asked for", () => {
  expect(press(field(), [0], 2)).toEqual([2]);
  expect(press(field(), [2], 2)).toEqual([2]);
  const two = field({ count: 2 });
  expect(press(two, [0], 2)).toEqual([0, 2]);
  expect(press(two, [0, 2], 0)).toEqual([2]);
  expect(press(two, [0, 2], 1)).toEqual([0, 2]);
  expect(room(two, [0, 2], 1)).toBe(0);
  expect(press(field({ count: 1, least: 0 }), [0], 0)).toEqual([]);
});

test("an amount has its limits, each value's and all together", () => {
  const heap = field({ count: 3, most: [2, 3, 0] });
  expect(more(heap, [0, 0], 0)).toEqual([0, 0]);
  expect(more(heap, [0, 0], 1)).toEqual([0, 0, 1]);
  expect(more(heap, [0, 0, 1], 1)).toEqual([0, 0, 1]);
  expect(more(heap, [], 2)).toEqual([]);
  expect(fewer([0, 0, 1], 0)).toEqual([0, 1]);
  expect(fewer([0], 1)).toEqual([0]);
  expect(compose(offer("cup", heap), [[1, 0, 1]])).toEqual({ do: "cup", card: { a: 1, b: 2 } });
});

test("what leaves no choice is chosen at once", () => {
  expect(blank(offer("do", field({ values: ["a"] }), field({ count: 3 }), field()))).toEqual([[0], [0, 1, 2], []]);
});

test("offers of one verb are one group; what needs one choice at most has a button, the rest is filled", () => {
  const why = { value: "d", rule: "X1", message: { id: "no", args: {} } };
  const found = groups([
    offer("move", field({ name: "way", values: ["foot"] }), field({ name: "to" })),
    offer("bid", field({ count: 2 })),
    offer("move", field({ name: "way", values: [], refused: [why] })),
    offer("end"),
  ]);
  expect(found.map(({ verb }) => verb)).toEqual(["move", "bid", "end"]);
  const [move, bid, end] = found;
  expect(move!.options.map(({ deed }) => deed)).toEqual(["a", "b", "c"].map((to) => ({ do: "move", way: "foot", to })));
  expect(move!.options[0]!.about).toEqual([
    { field: "way", value: "foot" },
    { field: "to", value: "a" },
  ]);
  expect(move!.blocked).toEqual([{ ...why, field: "way", price: {} }]);
  expect([bid!.options, bid!.forms.length]).toEqual([[], 1]);
  expect(found.map(isBare)).toEqual([false, false, true]);
  expect(end!.options[0]!.deed).toEqual({ do: "end" });
});

const no = (value: string, id = "no") => ({ value, rule: "X1", message: { id, args: {} } });
const shown = (row: ReturnType<typeof inRow>) => row.map((each) => ("place" in each ? each.value : `not ${each.value}`));

test("what is refused stands where one looks for it: numbers as one counts, others after what can be chosen", () => {
  expect(shown(inRow(field({ values: ["2", "10", "3"], refused: [no("1"), no("4")] })))).toEqual([
    "not 1",
    "2",
    "3",
    "not 4",
    "10",
  ]);
  expect(inRow(field({ values: [7, 3] }))).toEqual([
    { place: 1, value: 3 },
    { place: 0, value: 7 },
  ]);
  expect(shown(inRow(field({ refused: [no("1")] })))).toEqual(["a", "b", "c", "not 1"]);
});

test("a row of buttons has what is refused among them; a button alone stays one", () => {
  const [bid, end] = groups([offer("bid", field({ name: "n", values: ["0", "2"], refused: [no("1")] })), offer("end")]);
  expect(bid!.row.map((each) => ("place" in each ? bid!.options[each.place]!.deed.n : each.value))).toEqual(["0", "1", "2"]);
  expect(bid!.blocked).toEqual([]);
  expect([isBare(bid!), isBare(end!)]).toEqual([false, true]);
});

test("where two fields refuse something each keeps its own, though one deed is left", () => {
  const left = offer(
    "light",
    field({ values: ["2"], refused: [no("1")] }),
    field({ name: "oil", values: ["0"], refused: [no("1"), no("2")] }),
  );
  const [light] = groups([left]);
  expect([light!.options, light!.row, light!.forms]).toEqual([[], [], [left]]);
  expect(compose(left, blank(left))).toEqual({ do: "light", card: "2", oil: "0" });
  expect([left, offer("bid", field({ values: ["2"] }), field())].map(given)).toEqual([[], [{ field: "card", value: "2" }]]);
  const [alone] = groups([offer("light", field({ values: ["2"], refused: [no("1")] }), field({ name: "oil", values: ["0"] }))]);
  expect([alone!.options.length, shown(alone!.row)]).toEqual([1, ["not 1", 0]]);
});

test("what is refused for one reason, at one price, is one row", () => {
  const blocked = [no("1"), no("2", "other"), no("3")].map((why) => ({ ...why, field: "card", price: { oil: -1 } }));
  const dear = { ...blocked[0]!, value: "4", price: {} };
  expect(byReason([...blocked, dear]).map((all) => all.map(({ value }) => value))).toEqual([["1", "3"], ["2"], ["4"]]);
});

test("what was chosen stays chosen while others change the table, as far as it can", () => {
  const was = offer("claim", field(), field({ name: "dice", values: [1, 2, 3, 4], count: 3, ordered: true }));
  const now = offer("claim", field({ values: ["b", "c"] }), field({ name: "dice", values: [1, 3, 4], count: 3, ordered: true }));
  expect(carry(was, [[1], [3, 1, 0]], now)).toEqual([[0], [2, 0]]);
  expect(carry(was, [[0], []], now)).toEqual([[], []]);
  expect(carry(was, [[2], [0]], offer("claim", field({ values: ["b"] }), field({ name: "other" })))).toEqual([[0], []]);
});
