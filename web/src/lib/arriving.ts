/** Where the focus is after one has gone to another page: at its heading, for whoever hears or steps through it. */

const FIELDS = "input, select, textarea, [contenteditable]";

/** Who types, or has gone elsewhere by now, keeps the focus. */
function isFree(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || !at.isConnected;
}

function focus(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses the heading of the page that is there now, or as soon as it has one; the answer stops waiting for it. */
export function arrive(): () => void {
  const look = (): boolean => {
    if (!isFree()) return true;
    const heading = document.querySelector<HTMLElement>("main h1, h1");
    if (heading) focus(heading);
    return heading !== null;
  };
  if (document.activeElement?.matches(FIELDS) || look()) return () => {};
  const seen = new MutationObserver(() => look() && seen.disconnect());
  seen.observe(document.body, { childList: true, subtree: true });
  return () => seen.disconnect();
}

/** Past the head of the page, to what it is about. */
export function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>("main");
  if (main) focus(main);
}
