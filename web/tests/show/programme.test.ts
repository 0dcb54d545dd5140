import { describe, expect, test } from "vitest";
import type { Outcome } from "../../src/protocol";
import { moodOf, programmeOf, standOf, stillOf, type Programme } from "../../src/show/finale/programme";
import { heardIn } from "../../src/show/finale/score";
import { outcomeOf, rulesOf } from "../positions";
import { completes } from "./events";

function shown(fireworks: number[], outcome: Partial<Outcome> = {}, ...order: string[]): Programme {
  const score = fireworks.reduce((sum, height) => sum + height, 0);
  return programmeOf({
    rules: rulesOf(),
    fireworks,
    outcome: outcomeOf({ score, ...outcome }),
    events: order.map(completes),
    best: 25,
  });
}

describe("the mood", () => {
  test.each([
    ["perfect", { result: "perfect", score: 25 }],
    ["good", { score: 15 }],
    ["poor", { score: 14 }],
    ["poor", { result: "stopped", score: 0 }],
    ["lost", { result: "struck-out", score: 0 }],
    ["lost", { result: "card-lost", score: 0 }],
    ["lost", { result: "no-action", score: 0 }],
  ] as const)("is %s", (mood, outcome) => {
    expect(moodOf(outcomeOf(outcome), 25)).toBe(mood);
  });
});

describe("the programme", () => {
  test("has the colours in the order they were completed", () => {
    const order = ["blue", "red", "white", "green", "yellow"];
    const { shells, fuses } = shown([5, 5, 5, 5, 5], { result: "perfect" }, ...order);
    const seen = [...new Set(shells.map(({ suit }) => suit))];
    expect(seen).toEqual(order);
    const lit = [...fuses].sort((one, other) => one.lit! - other.lit!).map(({ suit }) => suit);
    expect(lit).toEqual(order);
  });

  test("has a small shell for each card of what is not complete, and a dark fuse for what was never begun", () => {
    const { shells, fuses, mood } = shown([3, 0, 0, 0, 5], {}, "blue");
    expect(mood).toBe("poor");
    expect(shells.filter(({ suit }) => suit === "red")).toHaveLength(3);
    expect(Math.max(...shells.filter(({ suit }) => suit === "red").map(({ reach }) => reach))).toBeLessThan(
      0.1,
    );
    expect(fuses.map(({ lit }) => lit !== null)).toEqual([true, false, false, false, true]);
  });

  test("completes what nobody told of, too", () => {
    // A player who joined late was told of blue alone.
    const { shells } = shown([5, 0, 0, 0, 5], {}, "blue");
    expect([...new Set(shells.map(({ suit }) => suit))]).toEqual(["blue", "red"]);
  });

  test("ends with all colours at once only where it was good, and three times where it was perfect", () => {
    const count = (programme: Programme) => programme.shells.length;
    expect(count(shown([5, 5, 0, 0, 0]))).toBe(6);
    expect(count(shown([5, 5, 5, 0, 0]))).toBe(9 + 3);
    expect(count(shown([5, 5, 5, 5, 5], { result: "perfect" }))).toBe(15 + 3 * 5);
  });

  test("of a lost game rises and goes out", () => {
    const { shells, mood } = shown([5, 2, 0, 0, 0], { result: "struck-out", score: 0 }, "red");
    expect(mood).toBe("lost");
    expect(shells).toHaveLength(7);
    expect(shells.every(({ fizzles }) => fizzles)).toBe(true);
  });

  test("of nothing at all is short", () => {
    const { shells, lasts, told } = shown([0, 0, 0, 0, 0], { result: "stopped", score: 0 });
    expect(shells).toEqual([]);
    expect(Math.max(lasts, told)).toBeLessThan(2000);
  });

  test("stays in the sky, and is told before it is over", () => {
    const { shells, told, lasts } = shown([5, 5, 5, 5, 5], { result: "perfect" });
    for (const { x, y, rises, opens } of shells) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1);
      expect(y).toBeGreaterThan(0);
      expect(opens).toBeGreaterThan(rises);
    }
    expect(told).toBeLessThan(lasts);
    expect(lasts).toBeLessThan(20_000);
  });
});

test("what remains has every colour as large as it was built", () => {
  const still = stillOf(shown([5, 3, 1, 0, 0], {}, "red"));
  expect(still.map(({ suit }) => suit)).toEqual(["red", "yellow", "green"]);
  const [red, yellow, green] = still.map(({ reach }) => reach);
  expect(red).toBeGreaterThan(yellow!);
  expect(yellow).toBeGreaterThan(green!);
});

test("fuses stand in a row, the middle one in the middle", () => {
  const row = Array.from({ length: 5 }, (_, at) => standOf(at, 5));
  expect(row[2]).toBeCloseTo(0.5);
  expect([...row].sort((one, other) => one - other)).toEqual(row);
});

test("a finale is heard: what rises, what opens, what goes out, and how it ended", () => {
  const perfect = heardIn(shown([5, 5, 5, 5, 5], { result: "perfect" }));
  const lost = heardIn(shown([2, 0, 0, 0, 0], { result: "struck-out", score: 0 }));
  const sounds = (heard: typeof perfect) => [...new Set(heard.map(({ sound }) => sound))].sort();
  expect(sounds(perfect)).toEqual(["burst", "launch", "perfect", "pop"]);
  expect(sounds(lost)).toEqual(["fizzle", "lost"]);
});
