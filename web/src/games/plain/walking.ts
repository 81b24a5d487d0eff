/** Arrow keys go from button to button of a group, Home and End to its ends; Tab goes on as ever. */

import { on } from "svelte/events";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function walks(group: HTMLElement): () => void {
  return on(group, "keydown", (event) => {
    const step = STEPS[event.key];
    const ends = event.key === "Home" || event.key === "End";
    if ((!step && !ends) || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const to = step ? at + step : event.key === "Home" ? 0 : buttons.length - 1;
    buttons[(to + buttons.length) % buttons.length]!.focus();
    event.preventDefault();
  });
}
