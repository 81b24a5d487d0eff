/** The drawings of Prophecy: "se7", "jaguar", "back", "token" … */

import { Pictures } from "../../lib/table/pictures.svelte";
import sprite from "./cards.svg";

const pictures = new Pictures(sprite, ["--card-edge"]);

export const picture = (name: string) => pictures.of(`pr-${name}`);
