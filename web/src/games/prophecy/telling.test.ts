import { describe, expect, it } from "vitest";
import { stillOpen } from "./telling";
import type { ProphecyEvent } from "./types";

const played = (seat: number, card: string) => ({ event: { event: "played", seat, card } as ProphecyEvent });
const taken = (seat: number) => ({ event: { event: "trick-taken", seat, taken: 1 } as ProphecyEvent });
const back = (seat: number, card: string) => ({ event: { event: "card-taken-back", seat, card } as ProphecyEvent });

describe("earlier tricks (P5.6)", () => {
  const first = [played(0, "su1"), played(1, "su2"), taken(1)];

  it("are told of until the next is led", () => {
    expect(stillOpen(first)).toEqual(first);
  });

  it("and never after", () => {
    const next = [...first, played(1, "se3")];
    expect(stillOpen(next)).toEqual([first[2], next[3]]);
  });

  it("come back when the card that ended them is taken back", () => {
    const undone = [...first, back(1, "su2"), played(1, "su9")];
    expect(stillOpen(undone)).toEqual(undone);
  });
});
