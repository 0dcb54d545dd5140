import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/protocol";
import { scheduled, TIMES } from "../../src/show/cues";
import { completes, discards, draws, ends, misplays, plays, tells, TOKEN } from "./events";

const FULL = TIMES.full;

function atOf(events: readonly GameEvent[], type: GameEvent["type"]): number {
  return scheduled(events, "full").cues.find(({ event }) => event.type === type)!.at;
}

describe("a move in time", () => {
  test("what a card came to is shown when it lands, not before", () => {
    expect(scheduled([plays(), draws(), ends()], "full").reveal).toBe(FULL.breath + FULL.rise);
  });

  test("a card that does not fit cracks when it has been looked at", () => {
    expect(scheduled([misplays(), draws(), ends()], "full").reveal).toBe(FULL.breath);
  });

  test("the next card is drawn once the old one has left", () => {
    expect(atOf([plays(), draws()], "drawn")).toBe(FULL.breath);
    expect(atOf([misplays(), draws()], "drawn")).toBe(FULL.breath);
    expect(atOf([discards(), TOKEN, draws()], "drawn")).toBe(FULL.discard / 2);
  });

  test("a firework is completed by the card that lands, and its token leaves from there", () => {
    const events = [plays(), completes(), TOKEN, draws(), ends()];
    const landed = FULL.breath + FULL.rise;
    expect(atOf(events, "completed")).toBe(landed);
    expect(atOf(events, "token-returned")).toBe(landed);
  });

  test("a clue is over when its light has gone out", () => {
    const { reveal, ends: over } = scheduled([tells()], "full");
    expect([reveal, over]).toEqual([FULL.clue, FULL.clue + FULL.lit]);
  });

  test("a tile is read before what it does begins", () => {
    const tile: GameEvent = { type: "tile-turned", seat: 0, tile: "pardon" };
    const events = [plays(), completes(), tile, { type: "strike-taken-back" } as const];
    expect(atOf(events, "strike-taken-back") - atOf(events, "tile-turned")).toBe(FULL.tile);
  });

  test("a deal takes longer with more cards", () => {
    const deal = (count: number): GameEvent => ({ type: "dealt", hands: [Array<null>(count).fill(null)] });
    expect(scheduled([deal(5)], "full").ends).toBeGreaterThan(scheduled([deal(3)], "full").ends);
  });

  test("the short way takes less than half as long, and no breath", () => {
    const move = [plays(), draws(), ends()];
    expect(scheduled(move, "short").ends).toBeLessThan(scheduled(move, "full").ends / 2);
  });

  test("what has nothing to show takes no time", () => {
    expect(scheduled([ends()], "full")).toMatchObject({ reveal: 0, ends: 0 });
    expect(scheduled([], "full")).toMatchObject({ reveal: 0, ends: 0 });
  });
});
