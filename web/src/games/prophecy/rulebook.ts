import type { RuleArt } from "..";
import { ROWS } from "./pictured";
import Position from "./Position.svelte";
import RulePicture from "./RulePicture.svelte";
import type { View } from "./types";

export const art: RuleArt<View> = { drawn: Object.keys(ROWS), Picture: RulePicture, Position };
