/** Who this browser is to the server: a guest with a name, once there is a reason to be one. */

import { knows, loadWords, t } from "./text/index.svelte";
import { api } from "./wire/api";
import type { GameFacts, Me } from "./wire/messages";

export const isLoopback = (address: string): boolean => ["127.0.0.1", "localhost", "[::1]"].includes(new URL(address).hostname);

class Guest {
  me: Me | null = $state.raw(null);
  private asked = 0;
  private answered = 0;

  get name(): string {
    return this.me?.name ?? "";
  }

  /** Where others find this server. */
  get share(): string {
    return this.me?.share ?? location.origin;
  }

  /** Whether others can come at all: a loopback address leads every other machine to itself. */
  get isReached(): boolean {
    return !isLoopback(this.share);
  }

  /** What the server says of a game, once it has. */
  game(name: string): GameFacts | undefined {
    return this.me?.games.find((game) => game.name === name);
  }

  async load(): Promise<void> {
    const asked = ++this.asked;
    const me = await api.me();
    // Of a game that this client does not know, the server has the words: its name among them.
    const unknown = me.games.flatMap(({ name }) => (knows(`${name}-name`) ? [] : [name]));
    if (unknown.length) await loadWords(...unknown);
    this.learn(me, asked);
  }

  async rename(name: string): Promise<void> {
    const asked = ++this.asked;
    const me = await api.rename(name.trim());
    this.learn(me, asked);
  }

  /** An answer to an earlier question that comes after that to a later one is out of date. */
  private learn(me: Me, asked: number): void {
    if (asked < this.answered) return;
    this.answered = asked;
    this.me = me;
  }

  /** Takes the name that was typed, if one was; else the own, or one that is given. */
  async become(typed: string | null): Promise<void> {
    const name = typed?.trim();
    if (name && name !== this.name) await this.rename(name);
    else await this.ensure();
  }

  /** Nobody need type a name to begin: one is given, and can be changed. */
  async ensure(): Promise<void> {
    if (!this.me) await this.load();
    if (this.me?.guest) return;
    await this.rename(t("web-guest-name", { number: String(10 + Math.floor(Math.random() * 90)) }));
  }
}

export const guest = new Guest();
