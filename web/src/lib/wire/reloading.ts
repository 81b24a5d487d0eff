/** A page that is older than its server is loaded anew: once for what the server says it is, never in a circle. */

const KEY = "pythia.reloaded";

/** Whether the page is on its way out: not if it was loaded anew for this very server before, or may keep no note of it. */
export function reloadOnce(seen: string, notes: Pick<Storage, "getItem" | "setItem">, reload: () => void): boolean {
  try {
    if (notes.getItem(KEY) === seen) return false;
    notes.setItem(KEY, seen);
  } catch {
    return false;
  }
  reload();
  return true;
}
