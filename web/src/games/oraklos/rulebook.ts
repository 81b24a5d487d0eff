import type { RuleArt } from "..";
import Position from "./Position.svelte";
import RulePicture from "./RulePicture.svelte";
import type { View } from "./types";

export const art: RuleArt<View> = { drawn: ["O1.1", "O1.2", "O1.3", "O1.4", "O3.3"], Picture: RulePicture, Position };
