import { expect, test } from "vitest";
import { firstPuzzle, keepSolved, nextPuzzle, solved } from "../../src/puzzles/progress";

test("puzzles are set in their order, without those that are solved", () => {
  expect(firstPuzzle()).toBe(1);
  for (const number of [1, 2, 4]) keepSolved(number);
  expect(firstPuzzle()).toBe(3);
  expect([nextPuzzle(1, 5), nextPuzzle(3, 5), nextPuzzle(5, 5)]).toEqual([3, 5, 3]);
});

test("after all are solved, the next one follows, and the first after the last", () => {
  for (const number of [1, 2, 3]) keepSolved(number);
  expect([nextPuzzle(1, 3), nextPuzzle(3, 3)]).toEqual([2, 1]);
});

test.each(["", "{", "7", '{"1": true}', '["1", null, 2.5]'])(
  "what is no list of puzzles is ignored: %s",
  (kept) => {
    localStorage.setItem("hanabi-puzzles", kept);
    expect(solved().size).toBe(0);
    keepSolved(3);
    expect(solved().has(3)).toBe(true);
  },
);
