import { beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "../src/pacing";

let shown: string[];
let pacer: Pacer<string>;
let quietUntil: number;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  quietUntil = 0;
  // A move stays for two seconds before the next one.
  pacer = new Pacer<string>(
    (told) => {
      shown.push(told);
      if (told.startsWith("move")) quietUntil = Date.now() + 2000;
    },
    (told) => (told.startsWith("move") ? quietUntil - Date.now() : 0),
  );
});

test("what need not wait is shown at once", () => {
  pacer.add("room");
  pacer.add("move 1");
  expect(shown).toEqual(["room", "move 1"]);
});

test("a move waits for the one before it, and everything after it waits too", () => {
  for (const told of ["move 1", "move 2", "room", "move 3"]) pacer.add(told);
  expect(shown).toEqual(["move 1"]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(["move 1", "move 2", "room"]);
  vi.advanceTimersByTime(2000);
  expect(shown).toEqual(["move 1", "move 2", "room", "move 3"]);
});

test("a player who stops waiting is shown everything, once", () => {
  for (const told of ["move 1", "move 2", "move 3"]) pacer.add(told);
  pacer.flush();
  expect(shown).toEqual(["move 1", "move 2", "move 3"]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(3);
});
