import type { GameModule } from "..";
import { quest } from "./pacing";
import { loadPrinted } from "./printed.svelte";
import Table from "./Table.svelte";
import type { QuestEvent, View } from "./types";

export const game: GameModule<View, QuestEvent> = {
  client: quest,
  Table,
  prepare: loadPrinted,
};
