import type { GameModule } from "..";
import type { GameEvent } from "../../lib/wire/messages";
import { plain } from "./pacing";
import { loadPresented } from "./presented.svelte";
import Table from "./Table.svelte";

export const game: GameModule<unknown, GameEvent> = {
  client: plain,
  Table,
  prepare: loadPresented,
};
