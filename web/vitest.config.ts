import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// Tests of what needs no browser, compiled as browsers get it. What needs one is played in Chromium, by ../tests/web.
export default mergeConfig(
  page({ mode: "test", command: "build" }),
  defineConfig({
    resolve: { conditions: ["browser"] },
    server: { fs: { allow: [".", "../src/hanabi/text"] } },
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "./tests/environment.ts",
      setupFiles: "tests/setup.ts",
    },
  }),
);
