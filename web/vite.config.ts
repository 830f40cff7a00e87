/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { GROUPS } from "./tools/chunks.ts";
import { icons } from "./tools/icons.ts";
import { licences } from "./tools/licences.ts";

const server = process.env.BOTTEGA_SERVER ?? "http://127.0.0.1:8080"; // `make dev` names its own

export default defineConfig({
  plugins: [icons(), licences(), svelte()],
  server: {
    proxy: { "/api": { target: server, ws: true } },
    warmup: { clientFiles: ["src/main.ts", "src/lobby/*.svelte"] }, // while the server still starts
  },
  build: {
    target: "es2022",
    manifest: true, // tools/weight.mjs reads it
    license: { fileName: ".vite/licences.json" }, // of what is bundled; tools/sbom.py reads it
    assetsInlineLimit: 0, // fonts are fetched when their letters are needed, never carried in the style sheet
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["index.html", "src/games/index.ts"], // boards are built and weighed whether or not a page asks for them
      preserveEntrySignatures: "strict",
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  test: { include: ["src/**/*.test.ts", "tools/**/*.test.ts"], testTimeout: 120_000 },
});
