import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Offer } from "../../lib/wire/contract";
import type { Deed } from "../../lib/wire/messages";
import { choices } from "./choices";
import { Draft } from "./draft.svelte";
import samples from "./samples.json";
import type { View } from "./types";

const SAMPLES = samples as unknown as Record<string, { view: View; offers: Offer[] }>;

let end: (() => void) | null = null;
afterEach(() => end?.());

/** A table at this moment, where every deed makes one busy until it is answered. */
class Table {
  view: View;
  offers: Offer[];
  busy = $state(false);
  sent: [Deed, boolean | undefined][] = [];
  draft!: Draft;

  constructor(name: string) {
    const { view, offers } = SAMPLES[name]!;
    this.view = $state.raw(view);
    this.offers = $state.raw(offers);
    end = $effect.root(() => {
      this.draft = new Draft(
        () => this.view,
        () => choices(this.offers),
        () => this.busy,
        (deed, alongside) => {
          this.sent.push([deed, alongside]);
          this.busy = true;
        },
      );
    });
    flushSync();
  }
  get deeds(): Deed[] {
    return this.sent.map(([deed]) => deed);
  }
  see(more: Partial<View>): void {
    this.view = { ...this.view, ...more };
    flushSync();
  }
  settle(): void {
    this.busy = false;
    flushSync();
  }
  press(...keys: (string | Partial<KeyboardEvent>)[]): boolean[] {
    return keys.map((key) => {
      const own = typeof key === "string" ? { key } : key;
      const code = /^\d$/.test(own.key ?? "") ? `Digit${own.key}` : "";
      return this.draft.press({ code, repeat: false, shiftKey: false, ...own } as KeyboardEvent);
    });
  }
}

describe("a cup", () => {
  it("is filled with as many as asked for, of what there is", () => {
    const { draft, deeds, press } = wrap("cup");
    expect(draft.cupLeft).toBe(5);
    draft.fill();
    for (let i = 0; i < 4; i++) draft.put(0, 1);
    expect([draft.cup, draft.cupLeft]).toEqual([[3, 0, 0, 0], 2]);
    press("2", "2", "3", { key: "2", shiftKey: true }, "4");
    expect([draft.cup, draft.cupLeft]).toEqual([[3, 1, 0, 1], 0]);
    expect(deeds()).toEqual([]);
    press("Enter", "Enter");
    expect(deeds()).toEqual([{ do: "cup", dice: { r: 3, y: 1, k: 1 } }]);
  });
});

function wrap(name: string) {
  const table = new Table(name);
  return { table, draft: table.draft, deeds: () => table.deeds, press: table.press.bind(table) };
}

describe("a search", () => {
  it("lets cards be claimed beside each other, and nothing be pressed beside another deed", () => {
    const { table, draft, deeds } = wrap("search");
    const [first, second] = choices(table.offers).claim!.cards;
    draft.claim(first!);
    expect([draft.answers(first!), draft.answers(second!)]).toEqual([false, true]);
    draft.noMore();
    draft.claim(second!);
    expect(table.sent).toEqual([
      [{ do: "claim", marker: 3, card: first }, true],
      [{ do: "claim", marker: 2, card: second }, true],
    ]);
    table.settle();
    expect([draft.reaching, draft.answers(first!)]).toEqual([[], true]);
    draft.noMore();
    draft.claim(second!);
    expect(deeds().map((deed) => deed.do)).toEqual(["claim", "claim", "done"]);
  });

  it("takes the highest marker that is free, the one wanted, or the lowest", () => {
    const { table, draft, deeds, press } = wrap("search");
    const [one, two, three] = choices(table.offers).claim!.cards;
    expect(draft.marker).toBe(3);
    press("m");
    expect(draft.marker).toBe(2);
    table.see({ markers: [3, 1] });
    expect(draft.marker).toBe(3);
    press({ key: "1", shiftKey: true }, "2");
    expect(deeds()).toEqual([
      { do: "claim", marker: 1, card: one },
      { do: "claim", marker: 3, card: two },
    ]);
    expect([draft.reached(one!), draft.reached(three!), draft.marker]).toEqual([1, null, null]);
    draft.claim(three!);
    expect(deeds()).toHaveLength(2);
  });

  it("is ended by 0, and a key held down says nothing", () => {
    const { deeds, press } = wrap("search");
    expect(press({ key: "0", repeat: true })).toEqual([false]);
    expect(press("0", "x")).toEqual([true, false]);
    expect(deeds()).toEqual([{ do: "done" }]);
  });
});

describe("a denial", () => {
  it("takes the same card twice, or a key that says one is sure", () => {
    const { table, draft, deeds, press } = wrap("deny");
    press("1", "2");
    expect([draft.armed, deeds()]).toEqual(["rrbb", []]);
    press("Escape");
    expect(draft.armed).toBeNull();
    press("1", "1");
    expect(deeds()).toEqual([{ do: "deny", card: "rbyy" }]);
    table.settle();
    press("2", "Enter");
    expect(deeds().at(-1)).toEqual({ do: "deny", card: "rrbb" });
  });

  it("denies no card that is not offered", () => {
    const { draft, deeds } = wrap("deny");
    draft.deny("kkkk");
    draft.sure();
    expect([draft.armed, deeds()]).toEqual([null, []]);
  });
});

describe("a shape", () => {
  it("goes out with its fourth corner, in the order it was pointed at", () => {
    const { draft, deeds, press } = wrap("proof");
    press("d", "B", "a");
    expect(deeds()).toEqual([]);
    press("f", "g");
    expect(draft.picked).toEqual([3, 1, 0, 5]);
    expect(deeds()).toEqual([{ do: "prove", dice: [3, 1, 0, 5] }]);
  });

  it("is undone from its end", () => {
    const { draft } = wrap("proof");
    draft.pick(3);
    draft.pick(1);
    draft.pick(3);
    expect(draft.picked).toEqual([3, 1]);
    draft.pick(1);
    expect(draft.picked).toEqual([3]);
    draft.back();
    expect(draft.picked).toEqual([]);
  });

  it("has no die that is gone", () => {
    const { table, draft } = wrap("proof");
    table.see({ left: [0, 1] });
    draft.pick(5);
    expect(draft.picked).toEqual([]);
  });

  it("can be passed by, where it refutes", () => {
    const { table, draft, deeds, press } = wrap("challenge");
    press("a", "b", "c");
    expect(draft.picked).toHaveLength(3);
    press("0");
    expect(deeds()).toEqual([{ do: "pass" }]);
    table.draft.pick(4);
    expect(draft.picked).toHaveLength(3);
  });
});

describe("dice that are taken", () => {
  it("are so many, put back at will, and sent in order", () => {
    const { draft, deeds } = wrap("take");
    for (const die of [5, 3, 1, 0, 2, 4]) draft.pick(die);
    expect([draft.picked, draft.takeLeft]).toEqual([[5, 3, 1, 0, 2], 0]);
    draft.pick(3);
    draft.take();
    expect([draft.takeLeft, deeds()]).toEqual([1, []]);
    draft.pick(4);
    draft.take();
    expect(deeds()).toEqual([{ do: "take", dice: [0, 1, 2, 4, 5] }]);
  });
});

describe("what is half made", () => {
  it("outlasts what others do, and no new step of the game", () => {
    const { table, draft } = wrap("proof");
    draft.pick(3);
    const [own, ...others] = table.view.seats;
    table.see({ seats: [own!, ...others.map((each) => ({ ...each, done: !each.done }))] });
    expect(draft.picked).toEqual([3]);
    table.see({ seats: [{ ...own!, tries: own!.tries + 1 }, ...others] });
    expect(draft.picked).toEqual([]);
    draft.pick(3);
    table.see({ phase: "take" });
    expect(draft.picked).toEqual([]);
  });
});
