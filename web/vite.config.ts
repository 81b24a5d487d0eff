import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running server. */
const SERVER = process.env.PYTHIA_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pythia/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  // Svelte's code for browsers: that for servers has no effects to test.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  // Long enough for a busy machine.
  test: { include: ["src/**/*.test.ts"], environment: "./src/testing/client.ts", testTimeout: 120_000 },
});
