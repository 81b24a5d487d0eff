import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { sounds } from "../sounds";
import { TurnNotice } from "./notice";

let now = 0;
let hidden = false;
const called = vi.spyOn(sounds, "callTurn").mockImplementation(() => {});

function notice(mine: boolean): TurnNotice {
  return new TurnNotice(
    mine,
    () => ({ title: "Your turn", tag: "k7m2q9xy" }),
    () => now,
    () => hidden,
  );
}

beforeEach(() => {
  now = 0;
  hidden = false;
  called.mockClear();
});

describe("a turn is called", () => {
  it("where others took their time", () => {
    const turn = notice(false);
    now = 3000;
    turn.hear(true);
    turn.hear(true);
    expect(called).toHaveBeenCalledTimes(1);
  });
  it("not where it was seen coming, nor where it is there from the first", () => {
    const turn = notice(true);
    turn.hear(true);
    turn.hear(false);
    now = 1000;
    turn.hear(true);
    expect(called).not.toHaveBeenCalled();
  });
  it("always in a hidden page", () => {
    hidden = true;
    const turn = notice(false);
    turn.hear(true);
    expect(called).toHaveBeenCalledTimes(1);
  });
});

describe("the system tells of it", () => {
  const shown: string[] = [];
  class Told {
    static permission = "granted";
    onclick: unknown = null;
    constructor(title: string) {
      shown.push(title);
    }
    close(): void {
      shown.push("closed");
    }
  }
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal("Notification", Told);
    vi.stubGlobal("isSecureContext", true);
  });
  afterEach(() => {
    settings.setNotices(false);
    vi.unstubAllGlobals();
  });

  it("in a hidden page, where one likes it, until one has acted", () => {
    settings.setNotices(true);
    hidden = true;
    const turn = notice(false);
    turn.hear(true);
    turn.hear(false);
    expect(shown).toEqual(["Your turn", "closed"]);
  });
  it("not in one that is seen, nor unless asked to", () => {
    const turn = notice(false);
    hidden = true;
    turn.hear(true);
    settings.setNotices(true);
    hidden = false;
    turn.hear(false);
    turn.hear(true);
    expect(shown).toEqual([]);
  });
});
