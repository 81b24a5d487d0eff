import type { GameModule } from "..";
import { oraklos } from "./pacing";
import Table from "./Table.svelte";
import type { OraklosEvent, View } from "./types";

export const game: GameModule<View, OraklosEvent> = {
  client: oraklos,
  Table,
};
