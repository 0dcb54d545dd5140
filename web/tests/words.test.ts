import { expect, test } from "vitest";
import { words } from "../src/words.svelte";

test("a refusal counts seats from 1, its details from 0", () => {
  expect(words.refusal("seat-taken", { seat: 1 })).toBe("Seat 2 is taken.");
});
