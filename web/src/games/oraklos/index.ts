import { duration, t } from "../../lib/text/index.svelte";
import type { GameModule } from "..";
import { oraklos } from "./pacing";
import Table from "./Table.svelte";
import type { OraklosEvent, View } from "./types";

const seconds = (values: number[]) => values.map((each) => ({ value: each * 1000, words: () => duration(each) }));

export const game: GameModule<View, OraklosEvent> = {
  client: oraklos,
  Table,
  choices: [
    {
      path: ["variant"],
      words: "oraklos-variant",
      values: ["standard", "junior", "antipodes"].map((value) => ({ value, words: () => t(`oraklos-variant-${value}`) })),
    },
    {
      path: ["clocks", "search"],
      words: "oraklos-clock-search",
      values: [{ value: null, words: () => t("web-clock-none") }, ...seconds([30, 60, 120, 300])],
    },
    {
      path: ["clocks", "proof"],
      words: "oraklos-clock-proof",
      values: seconds([10, 15, 20, 30, 60]),
      when: ({ variant }) => variant !== "antipodes",
    },
    {
      path: ["judge"],
      words: "oraklos-judge",
      values: ["players", "oracle"].map((value) => ({ value, words: () => t(`oraklos-judge-${value}`) })),
      when: ({ variant }) => variant === "antipodes",
    },
    {
      path: ["clocks", "challenge"],
      words: "oraklos-clock-challenge",
      values: seconds([30, 60, 120]),
      when: ({ variant, judge }) => variant === "antipodes" && judge !== "oracle",
    },
  ],
};
