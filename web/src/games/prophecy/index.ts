import type { GameModule } from "..";
import { prophecy } from "./pacing";
import Table from "./Table.svelte";
import type { ProphecyEvent, View } from "./types";

export const game: GameModule<View, ProphecyEvent> = {
  client: prophecy,
  Table,
};
