import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Families of messages that no page says: those for people who type commands, and rules, which the server words. */
const UNSAID =
  /^(?:admin|argument|arena|bench|command|difference|epilogue|examined|example|flag|forms|heading|page|play|promise|ruling|topic|verb|verify|way)-/;

/** A catalogue as the page needs it: every reader waits for what is in it. */
function spoken(catalogue: string): string {
  let said = true;
  const needed = catalogue.split("\n").filter((line) => {
    if (/^[a-z]/.test(line)) said = !UNSAID.test(line);
    return said && !line.startsWith("#");
  });
  return needed.join("\n");
}

function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      const file = /^(.*\.ftl)\?raw$/.exec(id)?.[1];
      if (!file) return null;
      // What boxes are called belongs to the words of a language, and comes with them.
      const boxes = file.replace(/^.*\//, `${import.meta.dirname}/src/boxes/`);
      const texts = [file, boxes]
        .filter(existsSync)
        .map((each) => (this.addWatchFile(each), readFileSync(each, "utf-8")));
      return `export default ${JSON.stringify(spoken(texts.join("\n")))}`;
    },
  };
}

/** On a host that only has files, nothing says at which path the page is: all addresses are relative. */
function relativeManifest(): Plugin {
  return {
    name: "relative-manifest",
    transformIndexHtml: (html) => html.replace('"/manifest.webmanifest"', '"./manifest.webmanifest"'),
  };
}

// The page is part of the Python package: the server serves what is built here. In the mode `site` it is built for hosts
// that only have files (`make site`): a worker plays the server's part.
export default defineConfig(({ mode }) => ({
  plugins: [catalogues(), svelte(), ...(mode === "site" ? [relativeManifest()] : [])],
  base: mode === "site" ? "./" : "/",
  define: { __SITE__: mode === "site" },
  worker: { format: "es" as const },
  build: {
    outDir: mode === "site" ? "../play" : "../src/hanabi/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The first ones that know light-dark(); rewritten for older ones, a part of the page has no night of its own.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
