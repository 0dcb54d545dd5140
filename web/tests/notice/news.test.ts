import { describe, expect, test } from "vitest";
import type { GameEvent, Happened } from "../../src/protocol";
import { heardSince, newsSince } from "../../src/notice/news";
import { TIMES } from "../../src/show/cues";
import { completes, discards, draws, ends, misplays, plays, tells, TOKEN } from "../show/events";
import { ADA, BEN, CLEO, happenedOf, outcomeOf, tableOf } from "../positions";

const LISTENER = { seat: ADA, best: 25 };
const BEFORE = happenedOf({ table: tableOf({ seq: 3 }) });
const OFFERED = { options: [], refused: {} };

function after(events: readonly GameEvent[], more: Partial<Happened> = {}): Happened {
  return happenedOf({ events, table: tableOf({ seq: 4 }), ...more });
}

function news(...events: GameEvent[]): string[] {
  return newsSince(BEFORE, after(events), LISTENER);
}

describe("where nothing moves", () => {
  test("the weightiest thing that happened is heard", () => {
    expect(news(plays(), completes(), TOKEN, draws(), ends())).toEqual(["completed"]);
    expect(news(plays(), draws(), ends())).toEqual(["played"]);
    expect(news(misplays(), draws(), ends())).toEqual(["strike"]);
    expect(news(discards(), TOKEN, draws(), ends())).toEqual(["discard"]);
  });

  test("a clue is loud for whom it is about, soft for others, and silent for who gives it", () => {
    const told = (to: number, seat: number) => news({ ...tells(to), seat } as GameEvent);
    expect([told(ADA, BEN), told(CLEO, BEN), told(BEN, ADA)]).toEqual([["clue"], ["told"], []]);
  });

  test("every end has its own sound", () => {
    const over = (outcome: Parameters<typeof outcomeOf>[0]) =>
      news(plays(), { type: "ended", outcome: outcomeOf(outcome) });
    expect(over({ result: "perfect", score: 25 })).toEqual(["perfect"]);
    expect(over({ score: 20 })).toEqual(["good"]);
    expect(over({ score: 7 })).toEqual(["poor"]);
    expect(over({ result: "struck-out", score: 0 })).toEqual(["lost"]);
  });

  test("one's turn comes after what happened, once", () => {
    const now = after([plays(), ends()], { choices: OFFERED });
    expect(newsSince(BEFORE, now, LISTENER)).toEqual(["played", "turn"]);
    expect(newsSince(now, { ...now, events: [] }, LISTENER)).toEqual([]);
  });

  test("a player who joins late hears of their turn alone", () => {
    expect(newsSince(null, after([plays(), ends()], { choices: OFFERED }), LISTENER)).toEqual(["turn"]);
  });
});

describe("where moves are acted out", () => {
  function heard(events: readonly GameEvent[], more: Partial<Happened> = {}) {
    return heardSince(BEFORE, after(events, more), events, LISTENER, "full");
  }

  test("a card is heard when it is lifted, and what it came to when that is seen", () => {
    const { breath, rise } = TIMES.full;
    expect(heard([plays(), ends()])).toEqual([
      { sound: "lift", at: 0 },
      { sound: "played", at: breath + rise, higher: 1 },
    ]);
    expect(heard([misplays(), ends()])).toEqual([
      { sound: "lift", at: 0 },
      { sound: "strike", at: breath },
    ]);
  });

  test("a firework sounds the higher the more of it there is", () => {
    const fits = (rank: number) => heard([plays(5, BEN, { suit: "red", rank })])[1]!.higher!;
    expect([1, 2, 3, 4, 5].map(fits)).toEqual([1, 2, 3, 4, 5].map(fits).sort((one, other) => one - other));
  });

  test("one's turn is heard after everything else", () => {
    const sounds = heard([discards(), TOKEN, draws(), ends()], { choices: OFFERED });
    expect(sounds.map(({ sound }) => sound)).toEqual(["discard", "token", "draw", "turn"]);
    expect(sounds.at(-1)!.at).toBeGreaterThan(sounds.at(-2)!.at);
  });

  test("the end is left to the finale", () => {
    const ended: GameEvent = { type: "ended", outcome: outcomeOf() };
    expect(heard([tells(ADA), ended]).map(({ sound }) => sound)).toEqual(["clue"]);
  });

  test("tiles, pardons and the last round have sounds of their own", () => {
    const events: GameEvent[] = [
      { type: "tile-turned", seat: BEN, tile: "pardon" },
      { type: "strike-taken-back" },
      { type: "last-round-began" },
    ];
    expect(heard(events).map(({ sound }) => sound)).toEqual(["tile", "pardon", "last-round"]);
  });
});
