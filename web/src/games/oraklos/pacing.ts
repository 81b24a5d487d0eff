/** An update of Oraklos in steps that people can follow: a verdict is seen before its dice are gathered up, and a throw
 * comes to rest when its search begins: for those too who want no motion, so that nobody sees the dice earlier. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import { falling } from "./tumble";
import type { OraklosEvent, View } from "./types";

type Update = AnyUpdate<View, OraklosEvent>;

/** Where nothing is timed: in a replay. */
const VERDICT_MS = 1400;
const MOVE_MS = 200;

/** Nobody is kept from what they may do themselves, least of all where it is a race. */
function hold({ events, offers }: Update): number {
  return events.length && !offers.length ? MOVE_MS : 0;
}

export function spread(before: View | null, update: Update, falls: () => number = falling): Shown<Update>[] {
  const { events, view, n, elapsed_ms } = update;
  const first = (name: OraklosEvent["event"]) => events.findIndex(({ event }) => event === name);
  const [began, thrown] = [first("round-began"), first("thrown")];
  const scored = events.filter((event) => event.event === "judged");
  const lead = elapsed_ms === null || elapsed_ms >= 0 ? 0 : Math.max(0, -elapsed_ms - falls());
  const seen = before?.dice.length && began >= 0 && scored.length;
  if (!before || (!seen && (thrown < 0 || !lead))) return [{ item: update, hold_ms: hold(update) }];
  const cut = began < 0 ? thrown : began;
  const verdicts = [...before.verdicts, ...scored.map(({ verdict }) => verdict)];
  const seats = before.seats.map((seat, i) => ({
    ...seat,
    total: view.seats[i]!.total,
    has_put: view.seats[i]!.has_put || seat.has_put,
  }));
  const shown: Update = {
    ...update,
    // It comes before the update itself, which must still count as new.
    n: n - 0.5,
    events: events.slice(0, cut),
    view: { ...before, verdicts, seats, proving: null, acting: [], clock: null, review: view.review },
    offers: [],
    deadline_ms: null,
  };
  const then: Update = { ...update, events: events.slice(cut) };
  if (!lead)
    return [
      { item: shown, hold_ms: VERDICT_MS },
      { item: then, hold_ms: 0 },
    ];
  return [
    { item: shown, hold_ms: lead, exactly: true },
    { item: then, hold_ms: 0 },
  ];
}

export const oraklos: GameClient<View, OraklosEvent> = { spread, chapter: (view) => view.round, secrets: true };
