/** What this browser remembers of its reader: language, theme, pace, sounds, what plays itself, who is muted. */

const PREFIX = "pythia.";

/** Storage may be forbidden or full; then settings last as long as the page. */
const fallback = new Map<string, string>();

export function remembered(name: string): string | null {
  const newer = fallback.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
    fallback.delete(name);
  } catch {
    fallback.set(name, value);
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

function oneOf<T extends string>(name: string, values: readonly T[]): T {
  const value = remembered(name);
  return values.find((known) => known === value) ?? values[0]!;
}

export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["calm", "quick", "off"] as const;
export type Theme = (typeof THEMES)[number];
export type PaceName = (typeof PACES)[number];

/** What waiting times are multiplied with. */
const FACTORS: Record<PaceName, number> = { calm: 1, quick: 0.45, off: 0 };

class Settings {
  theme: Theme = $state(oneOf("theme", THEMES));
  pace: PaceName = $state(oneOf("pace", PACES));
  /** Nobody is surprised by a sound on a first visit. */
  sound: boolean = $state(remembered("sound") === "yes");
  /** Whether one's turn is heard. */
  turnSound: boolean = $state(remembered("turn-sound") !== "no");
  /** Whether one's turn is told outside the page, where the browser lets it. */
  notices: boolean = $state(remembered("notices") === "yes");
  /** Whether what alone is left to play plays itself. */
  forced: boolean = $state(remembered("forced") !== "no");

  get paceFactor(): number {
    return FACTORS[this.pace];
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
    this.apply();
  }

  setPace(pace: PaceName): void {
    this.pace = pace;
    remember("pace", pace);
    this.apply();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    remember("sound", sound ? "yes" : "no");
  }

  setTurnSound(turnSound: boolean): void {
    this.turnSound = turnSound;
    remember("turn-sound", turnSound ? "yes" : "no");
  }

  setNotices(notices: boolean): void {
    this.notices = notices;
    remember("notices", notices ? "yes" : "no");
  }

  setForced(forced: boolean): void {
    this.forced = forced;
    remember("forced", forced ? "yes" : "no");
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.pace = this.pace;
  }
}

export const settings = new Settings();

/** What a game's guided first game is called. */
export const FIRST_LESSON = "first";

/** How far one has come in a lesson; null where it was never begun. */
export function learned(game: string, lesson: string): number | "done" | null {
  const step = remembered(`lesson-${game}-${lesson}`);
  return step === null || step === "done" ? step : Math.trunc(Number(step)) || 0;
}

/** Whoever has done a lesson, and only looks at its beginning again, has still done it. */
export function learn(game: string, lesson: string, step: number | "done"): void {
  if (step === 0 && learned(game, lesson) === "done") return;
  remember(`lesson-${game}-${lesson}`, String(step));
}
