import { t } from "../../lib/text/index.svelte";
import type { GameModule } from "..";
import { prophecy } from "./pacing";
import Table from "./Table.svelte";
import type { ProphecyEvent, View } from "./types";

export const game: GameModule<View, ProphecyEvent> = {
  client: prophecy,
  Table,
  choices: [
    {
      path: ["length"],
      words: "prophecy-length",
      values: ["standard", "short"].map((value) => ({ value, words: () => t(`prophecy-length-${value}`) })),
    },
    {
      path: ["takeback"],
      words: "prophecy-takeback",
      more: "prophecy-takeback-more",
      values: [false, true].map((value) => ({ value, words: () => t(value ? "web-yes" : "web-no") })),
    },
  ],
};
