// Every test starts in a browser that remembers nothing, and reads English.

import "./browser";
import { afterEach, beforeEach, vi } from "vitest";
import { words } from "../src/words.svelte";

await words.speak("en");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // A gap in the words of the page is told to the console, and nowhere else.
  vi.spyOn(console, "error").mockImplementation((...gap) => {
    throw new Error(gap.join(" "));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
