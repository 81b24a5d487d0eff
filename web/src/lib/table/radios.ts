/** A group of radio buttons, as the keyboard knows them: one stop of the Tab key, and arrows choose. */

import { on } from "svelte/events";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attached to an element with the role of a radio group. */
export function arrows(group: HTMLElement): () => void {
  const radios = () => [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]:not(:disabled)')];

  const settle = () => {
    const all = radios();
    const stop = all.find((radio) => radio.ariaChecked === "true") ?? all[0];
    for (const radio of all) radio.tabIndex = radio === stop ? 0 : -1;
  };
  const seen = new MutationObserver(settle);
  seen.observe(group, { subtree: true, childList: true, attributeFilter: ["aria-checked", "disabled"] });
  settle();

  const off = on(group, "keydown", (event) => {
    const step = STEPS[event.key];
    const all = radios();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = all[(at + step + all.length) % all.length]!;
    next.focus();
    next.click();
  });
  return () => {
    seen.disconnect();
    off();
  };
}
