/** How the games at the plain table present themselves: their colours, sounds and sayings, once they are known. */

import type { GamePresented } from "../../lib/wire/messages";
import { presentedOf } from "..";

let known: Map<string, GamePresented> = $state.raw(new Map());

export const presented = (name: string): GamePresented | undefined => known.get(name);

/** Without them a game is played all the same. */
export async function loadPresented(name: string): Promise<void> {
  const found = await presentedOf(name).catch(() => undefined);
  if (found) known = new Map(known).set(name, found);
}
