/** An update of Oraklos in steps that people can follow: a verdict is seen before its dice are gathered up. */

import type { GameClient } from "../../lib/wire/client.svelte";
import type { Update as AnyUpdate } from "../../lib/wire/messages";
import type { Shown } from "../../lib/wire/pace";
import type { OraklosEvent, View } from "./types";

type Update = AnyUpdate<View, OraklosEvent>;

/** Short: everyone searches as soon as the next dice have fallen. */
const VERDICT_MS = 1400;
const MOVE_MS = 200;

/** Nobody is kept from what they may do themselves, least of all where it is a race. */
function hold({ events, offers }: Update): number {
  return events.length && !offers.length ? MOVE_MS : 0;
}

export function spread(before: View | null, update: Update): Shown<Update>[] {
  const { events, view, n } = update;
  const thrown = events.findIndex((event) => event.event === "round-began");
  const scored = events.filter((event) => event.event === "judged");
  if (!before?.dice.length || thrown < 0 || !scored.length) return [{ item: update, hold_ms: hold(update) }];
  const verdicts = [...before.verdicts, ...scored.map(({ verdict }) => verdict)];
  const seats = before.seats.map((seat, i) => ({ ...seat, total: view.seats[i]!.total }));
  const first: Update = {
    ...update,
    // It comes before the update itself, which must still count as new.
    n: n - 0.5,
    events: events.slice(0, thrown),
    view: { ...before, verdicts, seats, proving: null, acting: [], clock: null, review: view.review },
    offers: [],
    deadline_ms: null,
  };
  return [
    { item: first, hold_ms: VERDICT_MS },
    { item: { ...update, events: events.slice(thrown) }, hold_ms: 0 },
  ];
}

export const oraklos: GameClient<View, OraklosEvent> = { spread, chapter: (view) => view.round };
