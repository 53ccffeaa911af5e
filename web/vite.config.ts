import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** With the texts of puzzles, all that goes into the client from outside `web/`. `hatch_build.py` and the cache keys in `pyproject.toml` list both. */
const ANALYSIS_TEXTS = fileURLToPath(new URL("../src/tatami/analysis/texts", import.meta.url));

export default defineConfig({
  // Relative addresses: the server puts a <base> into the page, so one build serves any base path.
  base: "./",
  plugins: [svelte()],
  resolve: { alias: { "$analysis-texts": ANALYSIS_TEXTS } },
  build: {
    outDir: process.env.TATAMI_CLIENT_DIR ?? "../src/tatami/server/http/client",
    emptyOutDir: true,
    // Which module is in which file: a site without a server leaves out the pages that need one.
    manifest: ".modules.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
