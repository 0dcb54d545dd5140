import { describe, expect, test } from "vitest";
import { mayRevive, reachOf } from "../../src/table/reach";
import { rulesOf, suitOf, tableOf } from "../positions";

const red = (...ranks: number[]) => ranks.map((rank) => ({ suit: "red", rank }));

describe("which fireworks can still be completed", () => {
  test("one is out of reach above the first card that is lost", () => {
    const table = tableOf({ discards: red(4, 3, 3, 5) });
    expect(reachOf(suitOf("red"), 1, table)).toBe(2);
    expect(reachOf(suitOf("yellow"), 1, table)).toBe(5);
  });

  test("what is built cannot be lost", () => {
    expect(reachOf(suitOf("red"), 3, tableOf({ discards: red(2, 2, 3) }))).toBe(5);
  });

  test("black is built downwards", () => {
    const black = suitOf("black", { order: [5, 4, 3, 2, 1], copies: [1, 2, 2, 2, 3] });
    expect(reachOf(black, 0, tableOf({ discards: [{ suit: "black", rank: 1 }] }))).toBe(4);
  });

  test("a tile that is not revealed yet, or waits for an answer, may bring a card back", () => {
    const rules = rulesOf({ tiles: ["token", "reshuffle", "rekindle"] });
    expect(mayRevive(rules, tableOf({ turned: ["reshuffle"] }))).toBe(true);
    expect(mayRevive(rules, tableOf({ turned: ["reshuffle", "rekindle"] }))).toBe(false);
    const decision = { tile: "rekindle" as const, may_decline: false };
    expect(mayRevive(rules, tableOf({ turned: ["reshuffle", "rekindle"], decision }))).toBe(true);
    expect(mayRevive(rulesOf(), tableOf())).toBe(false);
  });
});
