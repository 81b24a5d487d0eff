/** What a table's client needs of the browser it runs in. */

import { reloadOnce } from "./reloading";
import type { Line, Surroundings } from "./socket";

export interface Browser extends Surroundings {
  /** Milliseconds of this device's clock. */
  now(): number;
  hidden(): boolean;
  /** Calls when somebody looks at the page again or turns away from it, and when the device is back on the network. */
  watch(seen: () => void): () => void;
}

function lineTo(table: string): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Line;
}

/** `pageshow`: back from the browser's memory of pages; `focus`: a laptop may wake without the page having been hidden. */
const WAKING = ["online", "focus", "pageshow"] as const;

export function browser(table: string): Browser {
  return {
    open: () => lineTo(table),
    random: Math.random,
    reload: (seen) => reloadOnce(seen, sessionStorage, () => location.reload()),
    now: Date.now,
    hidden: () => document.hidden,
    watch(seen) {
      for (const name of WAKING) addEventListener(name, seen);
      document.addEventListener("visibilitychange", seen);
      return () => {
        for (const name of WAKING) removeEventListener(name, seen);
        document.removeEventListener("visibilitychange", seen);
      };
    },
  };
}
