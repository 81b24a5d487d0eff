import type { RuleArt } from "..";
import { DRAWN } from "./pictured";
import Position from "./Position.svelte";
import { loadPrinted } from "./printed.svelte";
import RulePicture from "./RulePicture.svelte";
import type { View } from "./types";

export const art: RuleArt<View> = { drawn: DRAWN, Picture: RulePicture, Position, prepare: loadPrinted };
