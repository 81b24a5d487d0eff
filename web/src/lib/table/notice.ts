/** That it is one's turn, told where one is: by a sound and, if the page is hidden and one likes it, by the system. */

import { settings } from "../settings.svelte";
import { sounds } from "../sounds";

/** Who waited less has seen it coming: a sound at every card of a quick game would only be noise. */
const WAITED_MS = 2500;

export const mayNotify = (): boolean => "Notification" in globalThis && globalThis.isSecureContext;

/** Asks whoever reads the page; a browser asks only once. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export class TurnNotice {
  /** Since when others act; null: it is one's turn. */
  private since_ms: number | null;
  private told: Notification | null = null;

  constructor(
    mine: boolean,
    private readonly words: () => { title: string; tag: string },
    private readonly now: () => number = () => performance.now(),
    private readonly hidden: () => boolean = () => document.hidden,
  ) {
    this.since_ms = mine ? null : now();
  }

  /** Whose turn it is, whenever that may have changed. */
  hear(mine: boolean): void {
    const since = this.since_ms;
    this.since_ms = mine ? null : (since ?? this.now());
    if (!mine) this.told?.close();
    if (!mine || since === null) return;
    if (this.hidden() || this.now() - since >= WAITED_MS) sounds.callTurn();
    if (this.hidden() && settings.notices && mayNotify() && Notification.permission === "granted") this.notify();
  }

  private notify(): void {
    const { title, tag } = this.words();
    try {
      this.told = new Notification(title, { tag });
      this.told.onclick = () => window.focus();
    } catch {
      // Some phones let only background workers do this; there are the sound and the title.
    }
  }
}
