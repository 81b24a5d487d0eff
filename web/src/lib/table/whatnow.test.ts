import { beforeEach, describe, expect, it } from "vitest";
import { forget } from "../settings.svelte";
import { WhatNow } from "./whatnow.svelte";

const GAMES = ["toy", "other"];

beforeEach(() => GAMES.forEach((game) => [`first-${game}`, `what-now-${game}`].forEach(forget)));

function plays(game: string, table: string): boolean {
  const now = new WhatNow(game, table);
  now.played();
  return now.on;
}

describe("what now", () => {
  it("is said in the first three matches of a game, however often one comes back to them", () => {
    expect(["a", "b", "a", "c", "d", "c"].map((table) => plays("toy", table))).toEqual([true, true, true, true, false, true]);
    expect(plays("other", "e")).toBe(true);
  });

  it("does not count a match that is only looked at", () => {
    for (const table of ["a", "b", "c", "d"]) expect(new WhatNow("toy", table).on).toBe(true);
  });

  it("is what was chosen for this game, from then on", () => {
    new WhatNow("toy", "a").set(false);
    expect([plays("toy", "b"), plays("other", "b")]).toEqual([false, true]);
    for (const table of ["c", "d", "e"]) plays("toy", table);
    new WhatNow("toy", "f").set(true);
    expect(plays("toy", "g")).toBe(true);
  });

  it("is read aloud once for each rule", () => {
    const now = new WhatNow("toy", "a");
    const asked = (id: string, rule?: string) => now.isNew({ words: { id, args: {} }, rule });
    expect([asked("lead", "P5.1"), asked("lead-on", "P5.1"), asked("bid")]).toEqual([true, true, true]);
    expect([asked("lead", "P5.1"), asked("bid"), now.isNew(null), asked("play")]).toEqual([false, false, false, true]);
  });
});
