/** Whether the step in which time counts has begun: before that dice fall, and nobody can do anything. */
export class Opening {
  /** The beginning, on this device's clock, that has come. */
  private come: number | null = $state(null);
  constructor(
    private readonly began: () => number | null,
    private readonly now: () => number = Date.now,
  ) {
    $effect(() => {
      const began = this.began();
      if (began === null || this.left() <= 0) return;
      const timer = setTimeout(() => (this.come = began), this.left());
      return () => clearTimeout(timer);
    });
  }

  get isOpen(): boolean {
    const began = this.began();
    return began === null || began === this.come || this.left() <= 0;
  }

  private left(): number {
    return (this.began() ?? 0) - this.now();
  }
}
