import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is part of the Python package: the server serves what is built here.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../src/hanabi/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
