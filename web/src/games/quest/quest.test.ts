import { describe, expect, it } from "vitest";
import type { Offer } from "../../lib/wire/contract";
import { expand, groups, staying, targets, type Option } from "./choices";
import { declared, has, isMore, kinds, ofKind, ofPay, pays, things, thriftiest, toggle, type Thing } from "./declaring";
import { matching } from "./finding";
import { glyph } from "./glyphs";
import { flights, path, sound } from "./flights";
import { casesOf, percents, type Cases } from "./odds";
import { hold, spread } from "./pacing";
import { BATTLES, FIGHT, MOVE, TOWN, view } from "./pieces";
import { CHARTS, SPACES } from "./places";
import samples from "./samples.json";
import { scene } from "./scene";
import type { FightOdds, Printed, QuestEvent } from "./types";

/** A hero with all there is, before a battle: what it is told, and some battles with the odds by the rules. */
interface Sample {
  fight_odds: FightOdds;
  offers: Offer[];
  battles: (Option & { cases: Cases })[];
  thriftiest: Cases;
}
const LADEN = Object.entries(samples as unknown as Record<string, Sample>);
const item = (name: string): Thing => ({ field: "items", name });
const options = (offers: Offer[]): Option[] =>
  offers.flatMap((offer) => expand(offer).map((deed) => ({ deed, price: offer.price })));
const [BARE, ARMED, WILL] = options(FIGHT) as [Option, Option, Option];

const began = (card: string | null, seat = 0): QuestEvent => ({ event: "turn-began", seat, extra: false, card });
const moved = (space: string): QuestEvent => ({ event: "moved", seat: 0, way: "foot", space });
const fought: QuestEvent = { event: "fight-began", seat: 0, creature: "bear", kind: "strength", items: [], extras: [] };
const rolled: QuestEvent = {
  event: "rolled", seat: 0, kind: "strength", own: [3], foe: [5], own_total: 7, foe_total: 10, own_counts: 0, foe_counts: 0, own_die: 3, foe_added: 5, parts: [["strength", 4]], using: [], result: "loss",
}; // prettier-ignore

describe("offers", () => {
  it("stand for every deed they hold, lists as a whole", () => {
    expect(expand(MOVE[1]!)).toEqual([
      { do: "move", way: "foot", to: "mountains-9" },
      { do: "move", way: "foot", to: "plains-11" },
    ]);
    expect(expand(FIGHT[1]!)).toEqual([{ do: "fight", kind: "strength", items: ["sword"], extras: [] }]);
    expect(expand(TOWN[4]!)).toEqual([{ do: "end" }]);
    expect(expand(MOVE[3]!)).toEqual([]);
  });

  it("are grouped by what is done, each way of moving by itself, with the reasons why not", () => {
    const found = groups([...TOWN, ...MOVE]);
    expect(found.map(({ verb, way }) => way ?? verb)).toEqual(["stay", "foot", "horse", "move", "visit", "buy", "sell", "end"]);
    const buy = found.find(({ verb }) => verb === "buy")!;
    expect(buy.options.map(({ deed, price }) => [deed.item, price.gold])).toEqual([["axe", 2]]);
    expect(buy.blocked.map(({ value, rule, price }) => [value, rule, price.gold])).toEqual([["great-sword", "Q7.1", 8]]);
  });

  it("light up the lands, each by its cheapest way", () => {
    const dear = { ...MOVE[2]!, fields: [MOVE[2]!.fields[0]!, { ...MOVE[2]!.fields[1]!, values: ["plains-11", "plains-8"] }] };
    const all = groups([dear, ...MOVE]);
    const found = targets(all);
    expect([...found.keys()].sort()).toEqual(["enchanted-wilderness", "mountains-9", "plains-11", "plains-8"]);
    expect(found.get("plains-11")!.deed.way).toBe("foot");
    expect(staying(all)!.deed).toEqual({ do: "move", way: "stay" });
  });

  it("of battles are not spelt out", () => {
    const [fights] = groups(FIGHT);
    expect([fights!.options, fights!.offers]).toEqual([[], FIGHT.slice(0, 3)]);
  });

  it("have odds where the server tells them", () => {
    expect(casesOf(BARE, view())).toEqual([10, 5, 21]);
    expect(casesOf(ARMED, view())).toEqual([21, 5, 10]);
    expect(casesOf(WILL, view())).toEqual([15, 6, 15]);
    expect(casesOf({ ...WILL, price: {} }, view())).toBeNull();
    expect(casesOf(BARE, view({ fight_odds: null }))).toBeNull();
    expect(casesOf({ deed: { do: "end" }, price: {} }, view())).toBeNull();
    const rolls = view({
      roll_odds: [
        { using: [], cases: [1, 1, 1] },
        { using: ["cape"], cases: [2, 1, 0] },
      ],
    });
    expect(casesOf({ deed: { do: "roll", using: ["cape"] }, price: {} }, rolls)).toEqual([2, 1, 0]);
  });
});

describe("odds", () => {
  it("are whole percentages that make 100", () => {
    expect(percents([1, 1, 1])).toEqual({ win: 34, draw: 33, loss: 33 });
    expect(percents([26, 4, 6])).toEqual({ win: 72, draw: 11, loss: 17 });
    for (let win = 0; win <= 36; win++)
      for (let draw = 0; win + draw <= 36; draw++) {
        const shown = percents([win, draw, 36 - win - draw]);
        expect(shown.win + shown.draw + shown.loss).toBe(100);
        expect([shown.win > 0, shown.draw > 0]).toEqual([win > 0, draw > 0]);
      }
  });
});

describe("a battle that is declared", () => {
  const free = (names: string[]): Offer => ({
    ...FIGHT[0]!,
    fields: [FIGHT[0]!.fields[0]!, { ...FIGHT[0]!.fields[2]!, values: names, count: names.length, least: 0 }],
  });

  it("begins with the surest of those that spend nothing", () => {
    expect(declared(thriftiest(FIGHT, view())!)).toEqual([item("sword")]);
    expect(thriftiest(FIGHT.toReversed(), view())!.deed.kind).toBe("strength");
    expect(declared(thriftiest([free(["forgotten-chapel"])], view())!)).toEqual([]);
    expect(declared(thriftiest(FIGHT, view({ fight_odds: null }))!)).toEqual([]);
    expect(thriftiest([], view())).toBeNull();
  });

  it("begins with the cheapest where nothing is free", () => {
    const [, , cheap] = FIGHT;
    expect(thriftiest([{ ...cheap!, price: { magic: 3 } }, cheap!], view())).toEqual(WILL);
  });

  it("asks how it is paid only where something is owed", () => {
    expect(pays(FIGHT, BARE)).toEqual([]);
    const inHealth = {
      ...FIGHT[2]!,
      fields: FIGHT[2]!.fields.map((field) => (field.name === "pay" ? { ...field, values: ["health"] } : field)),
    };
    const both = [...FIGHT, inHealth];
    expect(pays(both, WILL)).toEqual(["magic", "health"]);
    expect(ofPay(both, WILL, "health").deed.pay).toBe("health");
  });

  it("changes by what is touched, and by nothing else", () => {
    expect([things(FIGHT), kinds(FIGHT)]).toEqual([[item("sword")], ["strength", "will"]]);
    const bare = toggle(FIGHT, ARMED, item("sword"));
    expect([bare.deed.kind, declared(bare)]).toEqual(["strength", []]);
    expect(toggle(FIGHT, bare, item("sword"))).toEqual(ARMED);
    expect(ofKind(FIGHT, ARMED, "will")).toEqual(WILL);
    // A thing that only another battle knows takes that battle.
    expect(toggle(FIGHT, WILL, item("sword"))).toEqual(ARMED);
  });

  describe.each(LADEN)("by a hero with all there is, against %s", (_, { fight_odds, offers, battles, thriftiest: surest }) => {
    const told = { fight_odds, roll_odds: [] };
    const fits = ({ deed }: Option) =>
      offers.some(
        ({ fields }) =>
          fields.every(({ name, values, count, least }) => {
            if (count === null) return values.includes(deed[name] as string);
            const chosen = (deed[name] as string[]).filter((each) => values.includes(each)).length;
            return (least ?? count) <= chosen && chosen <= count;
          }) &&
          (deed.items as string[]).every((each) => fields.some(({ name, values }) => name === "items" && values.includes(each))),
      );

    it("has the odds that the rules give it", () => {
      for (const { cases, ...option } of battles) expect(casesOf(option, told)).toEqual(cases);
    });

    it("begins with the surest that is free", () => {
      expect(casesOf(thriftiest(offers, told)!, told)).toEqual(surest);
    });

    it("is one that is offered, with what was touched in it or out of it", () => {
      const all = things(offers);
      for (const from of [thriftiest(offers, told)!, ...battles.slice(0, 20)])
        for (const thing of all) {
          const to = toggle(offers, from, thing);
          expect(has(to, thing)).toBe(!has(from, thing));
          expect(fits(to)).toBe(true);
          expect(casesOf(to, told)).not.toBeNull();
        }
    });
  });

  it("knows an item that does more when it is paid for", () => {
    const [, { offers }] = LADEN[0]!;
    const all = things(offers);
    const mace: Thing = { field: "extras", name: "mace-of-the-dark-gods" };
    expect(all.filter((thing) => isMore(all, thing))).toEqual([mace]);
    const paid = toggle(offers, thriftiest(offers, view({ fight_odds: null }))!, mace);
    expect([paid.deed.items, paid.deed.extras, paid.price]).toEqual([[mace.name], [mace.name], { health: 1, magic: 1 }]);
  });
});

describe("the stage", () => {
  it("shows the chance card until somebody moves", () => {
    expect(scene([began("plains")], view())).toMatchObject({ show: "chance", card: "plains" });
    expect(scene([began("plains"), moved("city")], view())).toBeNull();
    expect(scene([began(null)], view())).toMatchObject({ show: "turn" });
  });

  it("keeps a battle with its rolls until the next thing happens", () => {
    const lost: QuestEvent = { event: "fight-ended", seat: 0, creature: "bear", result: "loss" };
    const shown = scene([began("plains"), moved("city"), fought, rolled, lost], view());
    expect(shown).toMatchObject({ show: "battle", creature: "bear", result: "loss", rolls: [rolled] });
    expect(scene([fought, rolled, lost, began(null, 1)], view({ turn: 1 }))).toMatchObject({ show: "turn", seat: 1 });
  });

  it("shows whoever comes late what the view tells", () => {
    const heroes = view().heroes.map((hero) => ({ ...hero, space: "plains-11" }));
    expect(scene([], view({ heroes }))).toMatchObject({ show: "card", card: "bear" });
    expect(scene([], view({ phase: "move" }))).toMatchObject({ show: "turn", seat: 0 });
    const chance = { left: 3, pools: [], discards: ["forest", "plains"] };
    expect(scene([], view({ phase: "move", chance }))).toMatchObject({ show: "chance", card: "plains" });
    expect(scene([], view({ phase: "move", chance, extra_turn: true }))).toMatchObject({ show: "turn", extra: true });
    expect(scene([], view({ phase: "over", turn: null }))).toBeNull();
  });

  it("shows the rolls of a battle that began before one came", () => {
    const { now: battle } = BATTLES[0]!;
    expect(scene([rolled], view({ battle }))).toMatchObject({ show: "battle", creature: "bear", rolls: [rolled], now: battle });
  });
});

describe("figures", () => {
  it("walk along the ring and sail straight", () => {
    expect(path("village", "magic-tower", "horse")).toEqual(["mountains-1", "magic-tower"]);
    expect(path("village", "thieves-guild", "horse")).toEqual(["plains-19", "thieves-guild"]);
    expect(path("village", "city", "boat")).toEqual(["city"]);
    expect(path("city", "city", "stay")).toEqual([]);
  });

  it("have a place on both charts, apart from each other", () => {
    for (const { places, width, height } of Object.values(CHARTS)) {
      expect(places).toHaveLength(SPACES.length);
      places.forEach(([x, y], i) => {
        expect(x > 40 && y > 40 && x < width - 40 && y < height - 40).toBe(true);
        const [nx, ny] = places[(i + 1) % places.length]!;
        expect(Math.hypot(nx - x, ny - y)).toBeGreaterThan(90);
      });
    }
  });
});

describe("what happens", () => {
  it("is laid, heard and held", () => {
    const laid: QuestEvent = { event: "cards-laid", spaces: ["plains-8", "plains-4"] };
    expect(flights([laid]).map((flight) => "item" in flight && flight.item)).toEqual(["card plains-8", "card plains-4"]);
    expect([sound([moved("city")]), sound([rolled, moved("city")]), sound([])]).toEqual(["die", "dice", null]);
    expect(hold({ events: [rolled], offers: [] })).toBeGreaterThan(hold({ events: [moved("city")], offers: [] }));
    expect(hold({ events: [rolled], offers: MOVE })).toBe(0);
  });
});

describe("a battle of several rolls", () => {
  const dropped: QuestEvent = { event: "item-gone", seat: 0, item: "divine-will" };
  const fighting = (rolls: number) => view({ phase: "act", acting: [], gold: rolls } as never);
  const update = {
    kind: "update" as const,
    n: 7,
    view: view({ phase: "over" }),
    offers: MOVE,
    deadline_ms: null,
    elapsed_ms: null,
    moves_left: null,
    events: [fought, rolled, dropped, rolled, rolled, moved("city")],
    moments: [3, 4, 5, 6].map((events, i) => ({ events, lines: 0, view: fighting(i) })),
  };

  it("is seen roll by roll as the rules show it, and offers nothing before the last", () => {
    const steps = spread(update);
    expect(steps.map(({ item }) => item.events.length)).toEqual([3, 1, 2]);
    expect(steps.map(({ item }) => item.offers.length)).toEqual([0, 0, MOVE.length]);
    expect(steps.map(({ item }) => item.view)).toEqual([fighting(0), fighting(1), update.view]);
    expect(steps.map(({ item }) => [item.n, item.moment])).toEqual([
      [7, 0],
      [7, 1],
      [7, null],
    ]);
  });

  it("is one step where there is one roll, or the server shows no moment", () => {
    expect(spread({ ...update, events: [fought, rolled], moments: [{ events: 2, lines: 0, view: fighting(0) }] })).toHaveLength(
      1,
    );
    expect(spread({ ...update, moments: [] })).toHaveLength(1);
  });
});

describe("the catalogue", () => {
  const card = (id: string, sort: Printed["sort"]) => ({ id, sort }) as Printed;
  const all = [card("sword", "common"), card("bear", "creature")];
  const words = ({ id }: Printed) => ({ sword: "Épée tranchante", bear: "Ours" })[id]!;

  it("is searched without accents, by every word, within a sort", () => {
    expect(matching(all, "all", " tranch  epee", words)).toEqual([all[0]]);
    expect(matching(all, "creature", "epee", words)).toEqual([]);
    expect(matching(all, "creature", "", words)).toEqual([all[1]]);
  });

  it("has a picture for everything", () => {
    expect(glyph("giant-rat")).toBe(glyph("rat"));
    expect(glyph("scroll-of-decay")).toBe(glyph("ancient-scroll"));
    expect(glyph("plains-4")).not.toBe(glyph("gem-mine"));
  });
});
