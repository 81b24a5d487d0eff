/** Where tests run: Node without a page, but with effects, which Svelte leaves out where it thinks of a server. */

import type { Environment } from "vitest/runtime";

const environment: Environment = {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
};
export default environment;
