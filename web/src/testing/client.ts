/** Where tests run: Node, with the little of a window that modules ask for when they are loaded.
 *
 * Svelte compiles for a browser there: for a server it would leave out all effects.
 */

import type { Environment } from "vitest/runtime";

const WINDOW = { innerWidth: 1280, innerHeight: 800, matchMedia: () => ({ matches: false }) };

const environment: Environment = {
  name: "client",
  viteEnvironment: "client",
  setup(global) {
    Object.assign(global, WINDOW, { window: WINDOW });
    return { teardown: () => {} };
  },
};
export default environment;
