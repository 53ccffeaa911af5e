import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Relative addresses: the server puts a <base> into the page, so one build serves any base path.
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: process.env.TATAMI_CLIENT_DIR ?? "../src/tatami/server/http/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
