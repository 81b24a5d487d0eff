/** How much room a table has. Widths count in letters, so that large ones are given space. */

/** How high what a page shows below the table is. */
export const below = $state({ px: 0 });

export class Layout {
  width = $state(innerWidth);
  /** How high the window is. */
  window = $state(innerHeight);
  /** The table's own width, between the rails. */
  room = $state(innerWidth);
  /** Whether the scores stand beside the table now. */
  beside = $state(false);
  /** Whether they are asked for where they do not. */
  counting = $state(false);
  /** Ten letters are measured. */
  ten = $state(160);

  get height(): number {
    return this.window - below.px;
  }
  letters(px: number): number {
    return (10 * px) / this.ten;
  }
  /** Whether talk and scores stand beside the table. */
  get wide(): boolean {
    return this.letters(this.width) >= 68;
  }
  /** A phone on its side: what is needed stands beside each other. */
  get low(): boolean {
    return this.height < 480 && this.letters(this.room) >= 36;
  }
  get compact(): boolean {
    return this.low || this.letters(this.room) < 44;
  }
}
