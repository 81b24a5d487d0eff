/** Brings the focus back to what is asked next, for whoever plays without a pointer.
 *
 * What was chosen goes with the deed, and the focus with it.
 */

import type { Offer } from "../wire/contract";
import type { MatchState } from "../wire/match";

/** Where one goes on after a deed: cards in hand, dice on a floor. */
const STAYS = "[data-stays]";

export class FocusKeeper {
  /** What is asked; it can take the focus. */
  prompt: HTMLElement | undefined = $state();
  /** Whether a pointer was used last. */
  pointed = false;
  /** Where a deed was done without a pointer, and among what. */
  private left: { at: Element; offers: Offer[] } | null = null;

  constructor(
    private readonly match: () => MatchState<unknown>,
    busy: () => boolean,
  ) {
    $effect(() => {
      const { offers, refused } = match();
      if (!busy()) this.come(offers, refused !== null);
    });
  }

  /** A deed is being done. */
  leave(): void {
    const at = document.activeElement;
    const lost = !this.pointed && at && at !== document.body;
    this.left = lost ? { at, offers: this.match().offers } : null;
  }

  private come(offers: Offer[], refused: boolean): void {
    const { left } = this;
    if (!left || !offers.length || (offers === left.offers && !refused)) return;
    this.left = null;
    const now = document.activeElement;
    // Whoever has taken the focus elsewhere keeps it there.
    if (now === document.body || (now === left.at && !left.at.closest(STAYS))) this.prompt?.focus();
  }
}
