/** Who this browser is to the server: a guest with a name, once there is a reason to be one. */

import { t } from "./text/index.svelte";
import { api } from "./wire/api";
import type { Me } from "./wire/messages";

class Guest {
  me: Me | null = $state.raw(null);

  get name(): string {
    return this.me?.name ?? "";
  }

  async load(): Promise<void> {
    this.me = await api.me();
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim());
  }

  /** Nobody need type a name to begin: one is given, and can be changed. */
  async ensure(): Promise<void> {
    if (!this.me) await this.load();
    if (this.me?.guest) return;
    await this.rename(t("web-guest-name", { number: String(10 + Math.floor(Math.random() * 90)) }));
  }
}

export const guest = new Guest();
