/**
 * A click on the table that is meant for nothing on it, or the Escape key, hurries what is going on. Space and Enter
 * would not do: after one's own card the focus is on its neighbour, which they would play.
 */

import { on } from "svelte/events";

/** What is pressed for its own sake. */
const CONTROLS = "a, button, input, select, textarea, label, summary, dialog, [tabindex='0']";
/** Something that can be pressed at times says so when a press means nothing. */
const IDLE = "[data-idle]";
/** A pointer that went further has dragged. */
const STILL_PX = 9;

function isFree(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control === null || control.matches(IDLE);
}

export function hurries(table: HTMLElement, hurry: () => void): () => void {
  let down = { x: 0, y: 0 };
  const off = [
    on(table, "pointerdown", (event) => (down = { x: event.clientX, y: event.clientY })),
    on(table, "click", (event) => {
      const dragged = Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL_PX;
      const selects = getSelection()?.isCollapsed === false;
      if (!event.defaultPrevented && !dragged && !selects && isFree(event.target)) hurry();
    }),
    on(window, "keydown", (event) => {
      const { key, repeat, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (key !== "Escape" || repeat || ctrlKey || metaKey || altKey || defaultPrevented) return;
      // In a field or a dialog it has a meaning already.
      const typing = target instanceof Element && target.closest("input, select, textarea, dialog");
      if (!typing && !document.querySelector("dialog[open]")) hurry();
    }),
  ];
  return () => off.forEach((stop) => stop());
}
