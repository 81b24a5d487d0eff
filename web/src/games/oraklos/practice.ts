/** What one has practised: times of what was found, and how many were right in a row. */

import { remember, remembered } from "../../lib/settings.svelte";

export interface Practised {
  /** In tenths of a second, the latest last. */
  times: number[];
  streak: number;
  best: number;
}

const NAME = "practice";
const KEPT = 100;
export const NEW: Practised = { times: [], streak: 0, best: 0 };

export function right(known: Practised, tenths: number | null): Practised {
  const streak = known.streak + 1;
  const times = tenths === null ? known.times : [...known.times, tenths].slice(-KEPT);
  return { times, streak, best: Math.max(known.best, streak) };
}

export function wrong(known: Practised): Practised {
  return { ...known, streak: 0 };
}

/** Seconds with one decimal, in the reader's way of writing. */
export function seconds(tenths: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / 10);
}

export function mean(times: number[]): number {
  return times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
}

export function keep(practised: Practised): void {
  remember(NAME, JSON.stringify(practised));
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** What this browser remembers; what is no such thing is forgotten. */
export function known(saved: string | null = remembered(NAME)): Practised {
  try {
    const { times, streak, best } = JSON.parse(saved ?? "{}") as Partial<Practised>;
    if (Array.isArray(times) && times.every(isCount) && isCount(streak) && isCount(best)) return { times, streak, best };
  } catch {
    // Somebody wrote something else there.
  }
  return NEW;
}
