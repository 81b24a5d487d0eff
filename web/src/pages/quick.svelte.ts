/** The table that "Play now" begins: what was chosen last for a game, as far as there still is such a choice. */

import { chosen, choosing, minutesOf, type Choice, type Options } from "../games";
import { guest } from "../lib/me.svelte";
import { forget, remember, remembered } from "../lib/settings.svelte";
import type { GameFacts } from "../lib/wire/messages";

export interface Chosen {
  players: number;
  bots: string;
  options: Options;
}

/** What was remembered of another Pythia, or spoiled, is not taken over. */
function kept(name: string, facts: GameFacts): Chosen {
  const usual: Chosen = { ...facts.quick, options: facts.quick.options as Options };
  try {
    const last = JSON.parse(remembered(`quick-${name}`) ?? "{}") as Partial<Chosen>;
    const { players = 0, bots = "" } = last;
    return {
      players: Number.isInteger(players) && players >= facts.least && players <= facts.most ? players : usual.players,
      bots: facts.levels.includes(bots) ? bots : usual.bots,
      options: { ...usual.options, ...(typeof last.options === "object" ? last.options : {}) },
    };
  } catch {
    return usual;
  }
}

export class Quick {
  private own: Chosen | null = $state.raw(null);

  constructor(private readonly name: () => string) {}

  /** Null until the server has said what there is. */
  get chosen(): Chosen | null {
    const facts = guest.game(this.name());
    return this.own ?? (facts ? kept(this.name(), facts) : null);
  }

  get minutes(): number | null {
    return minutesOf(this.name(), this.chosen?.options ?? {});
  }

  choose(more: Partial<Chosen>): void {
    if (!this.chosen) return;
    this.own = { ...this.chosen, ...more };
    remember(`quick-${this.name()}`, JSON.stringify(this.own));
  }

  /** Whether anything was chosen; it no longer is. */
  forget(): boolean {
    const known = remembered(`quick-${this.name()}`) !== null;
    this.own = null;
    forget(`quick-${this.name()}`);
    return known;
  }

  /** Leaves out what is no value of these choices. */
  fit(choices: Choice[]): void {
    if (!this.chosen) return;
    const { options } = this.chosen;
    const fitting = choices.reduce<Options>((made, { path, values }) => {
      const value = chosen(options, path);
      return choosing(made, path, values.some((each) => each.value === value) ? value : values[0]!.value);
    }, {});
    this.own = { ...this.chosen, options: fitting };
  }
}
