import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const WORKER_GLOBALS = [
  "addEventListener",
  "caches",
  "clients",
  "fetch",
  "location",
  "Response",
  "setTimeout",
  "skipWaiting",
  "URL",
];

export default defineConfig(
  // Written by make protocol.
  globalIgnores(["src/protocol.ts"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // An underscore stands where a name is required and no value is of interest.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      // The maps and sets of these files are never changed, or never shown; the one that is both is a SvelteMap.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // svelte-check knows every name of the browser.
      "no-undef": "off",
      // To eslint, other components and the values of bindings are any; svelte-check knows their types.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // {" "} keeps a blank that Svelte would drop at the end of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // The project of TypeScript has the page and its tests, and nothing else.
    files: ["*.js", "*.ts", "public/*.js", "site/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ["public/sw.js", "site/sw.js"],
    languageOptions: { globals: Object.fromEntries(WORKER_GLOBALS.map((name) => [name, "readonly"])) },
  },
);
