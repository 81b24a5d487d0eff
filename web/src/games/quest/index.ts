import { t } from "../../lib/text/index.svelte";
import type { GameModule } from "..";
import { quest } from "./pacing";
import { loadPrinted } from "./printed.svelte";
import Table from "./Table.svelte";
import type { QuestEvent, View } from "./types";

const yesOrNo = (first: boolean) => [first, !first].map((value) => ({ value, words: () => t(value ? "web-yes" : "web-no") }));

export const game: GameModule<View, QuestEvent> = {
  client: quest,
  Table,
  prepare: loadPrinted,
  choices: [
    { path: ["odds"], words: "quest-option-odds", more: "quest-option-odds-more", values: yesOrNo(true) },
    { path: ["economic_crisis"], words: "quest-option-crisis", more: "quest-option-crisis-more", values: yesOrNo(false) },
  ],
};
