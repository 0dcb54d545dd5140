import { describe, expect, test } from "vitest";
import type { Card, Game, GameEvent, TableNow, Tile } from "../../src/protocol";
import { lastRound, lastTurn, story, who } from "../../src/table/story";
import { ADA, BEN, CLEO, gameOf, happenedOf, outcomeOf, rulesOf, tableOf } from "../positions";

const RED_1: Card = { suit: "red", rank: 1 };
const BLUE_4: Card = { suit: "blue", rank: 4 };
const GAME = gameOf();
const DEALT: GameEvent = { type: "dealt", hands: [[null, null, null, null, null], [], []] };
const LAST_ROUND: GameEvent = { type: "last-round-began" };

/** Cards go by their place in the hand: no event needs more than that to be told. */
function tells(seat: number, to: number, value: string | number, ...places: number[]): GameEvent {
  return { type: "clued", seat, to, value, cards: places.map((place) => 20 + place), places, free: false };
}

function discards(seat: number, place: number, face = RED_1): GameEvent {
  return { type: "discarded", seat, card: 20 + place, face, place };
}

function plays(seat: number, place: number, announced: string | null = null): GameEvent {
  return { type: "played", seat, card: 20 + place, face: RED_1, place, announced };
}

function misplays(seat: number, place: number, strike = 1, announced: string | null = null): GameEvent {
  return { type: "misplayed", seat, card: 20 + place, face: RED_1, place, strike, announced };
}

function draws(seat: number, card: number, face: Card | null = null): GameEvent {
  return { type: "drawn", seat, card, face };
}

function ends(seat: number): GameEvent {
  return { type: "turn-ended", seat };
}

/** A turn that passes without an action. */
function skips(seat: number): GameEvent[] {
  return [{ type: "skipped", seat }, ends(seat)];
}

function turnsUp(seat: number, tile: Tile): GameEvent {
  return { type: "tile-turned", seat, tile };
}

function asks(seat: number, tile: Tile): GameEvent {
  return { type: "asked", seat, decision: { tile, may_decline: true } };
}

function over(...[result, reason]: ["finished" | "struck-out"] | ["stopped", "vote"]): GameEvent {
  return { type: "ended", outcome: outcomeOf({ result, reason: reason ?? null }) };
}

function told(events: readonly GameEvent[], table: Partial<TableNow> = {}, game: Game = GAME): string[] {
  return story(game, events, happenedOf({ table: tableOf(table) }));
}

describe("what is told", () => {
  test("a story begins with the deal and who begins", () => {
    expect(told([DEALT])).toEqual(["Everyone is dealt 5 cards. You go first."]);
    expect(told([DEALT], {}, gameOf({ first: BEN }))).toEqual(["Everyone is dealt 5 cards. Ben goes first."]);
  });

  test("before anything has happened there is nothing to tell", () => {
    expect(told([])).toEqual([]);
  });

  test("every turn has a line of its own", () => {
    const events = [DEALT, tells(ADA, BEN, "red", 0), ends(ADA), tells(BEN, CLEO, 1, 0), ends(BEN)];
    expect(told(events)).toEqual([
      "Everyone is dealt 5 cards. You go first.",
      "You tell Ben: card 1 is red.",
      "Ben tells Cleo: card 1 is a 1.",
    ]);
  });

  test("a player who can do nothing is skipped", () => {
    expect(told([plays(ADA, 0), ends(ADA), ...skips(BEN)])[1]).toBe(
      "Ben has no cards and no clue token to spend: the turn is skipped.",
    );
  });

  test("a clue names the places of its cards", () => {
    expect(told([tells(ADA, BEN, "red", 0, 2, 4)])).toEqual(["You tell Ben: cards 1, 3 and 5 are red."]);
    expect(told([tells(BEN, ADA, 3, 1, 2)])).toEqual(["Ben tells you: cards 2 and 3 are 3s."]);
  });

  test("a clue may point at nothing", () => {
    expect(told([tells(ADA, BEN, "blue")])).toEqual(["You tell Ben: no card is blue."]);
    expect(told([tells(ADA, BEN, 5)])).toEqual(["You tell Ben: no card is a 5."]);
  });

  test("a discarded card is named by the place it had", () => {
    const events = [discards(BEN, 1), draws(BEN, 15, BLUE_4), ends(BEN)];
    expect(told(events)).toEqual(["Ben discards card 2, the red 1. Ben draws the blue 4."]);
  });

  test("nobody is told the face of the card they draw", () => {
    expect(told([draws(ADA, 4)])).toEqual(["You draw a card."]);
    expect(told([draws(BEN, 9)])).toEqual(["Ben draws a card."]);
  });

  test("a card that does not fit costs a strike, and strikes are counted", () => {
    const events = [misplays(ADA, 0), ends(ADA), misplays(BEN, 0, 2), ends(BEN)];
    expect(told(events)).toEqual([
      "You play card 1, the red 1: it doesn’t fit. Strike 1 of 3!",
      "Ben plays card 1, the red 1: it doesn’t fit. Strike 2 of 3!",
    ]);
  });

  test("a strike that is taken back is told with its tile", () => {
    const pardon: GameEvent[] = [
      turnsUp(BEN, "pardon"),
      { type: "strike-taken-back" },
      { type: "token-returned" },
    ];
    expect(told([...pardon, ends(BEN)])).toEqual([
      "Ben reveals a bonus tile: a pardon. A strike is removed. The team gets a clue token back.",
    ]);
  });

  test("an announced play names its firework", () => {
    expect(told([plays(BEN, 0, "red")])).toEqual(["Ben announces red and plays card 1, the red 1."]);
  });

  test("a wrong announcement is told as the reason of its strike", () => {
    const game = gameOf({ rules: rulesOf({ strikes: 1 }) });
    expect(told([misplays(ADA, 0, 1, "blue")], {}, game)).toEqual([
      "You announce blue and play card 1, the red 1: wrong firework. Strike 1 of 1!",
    ]);
    expect(told([misplays(ADA, 0, 1, "red")], {}, game)).toEqual([
      "You announce red and play card 1, the red 1: it doesn’t fit. Strike 1 of 1!",
    ]);
  });

  test("a completed firework and its token are told with the play", () => {
    const reward: GameEvent[] = [{ type: "completed", suit: "red" }, { type: "token-returned" }];
    expect(told([plays(ADA, 1), ...reward, ends(ADA)])).toEqual([
      "You play card 2, the red 1. The red firework is complete! The team gets a clue token back.",
    ]);
  });

  test("a bonus tile and what was chosen are one line", () => {
    const chosen: GameEvent[][] = [
      [{ type: "reshuffled", seat: BEN, face: RED_1 }],
      [{ type: "rekindled", seat: BEN, face: BLUE_4 }],
      [{ type: "declined", seat: BEN }],
    ];
    const lines = chosen.map((events) =>
      told([turnsUp(BEN, "reshuffle"), asks(BEN, "reshuffle"), ...events, ends(BEN)]),
    );
    expect(lines).toEqual([
      ["Ben reveals a bonus tile: back into the deck. Ben shuffles the red 1 back into the deck."],
      [
        "Ben reveals a bonus tile: back into the deck. Ben puts the blue 4 from the discard pile on its firework.",
      ],
      ["Ben reveals a bonus tile: back into the deck. Ben doesn’t use the tile."],
    ]);
  });

  test("a bonus tile without effect says so", () => {
    expect(told([turnsUp(ADA, "rekindle"), { type: "effect-lost", tile: "rekindle" }])).toEqual([
      "You reveal a bonus tile: back onto the table. The tile has no effect and is lost.",
    ]);
  });

  test("the end of the deck is told, the end of the game is told elsewhere", () => {
    expect(told([LAST_ROUND])).toEqual(["The deck is empty: everyone gets one more turn."]);
    expect(told([over("finished")])).toEqual([]);
  });

  test("what only a newer server knows is left out", () => {
    const unknown = { type: "comet-passed", seat: BEN } as unknown as GameEvent;
    expect(told([tells(ADA, BEN, "blue"), unknown, ends(ADA), unknown, ends(BEN)])).toEqual([
      "You tell Ben: no card is blue.",
    ]);
  });

  test("a player without a name at this table is mentioned without one", () => {
    expect(who(GAME, 7)).toEqual({ player: "", you: false });
    expect(who(gameOf({ seat: null }), ADA)).toEqual({ player: "Ada", you: false });
  });
});

describe("actions that a bot chose for a player", () => {
  /** Ada, Ben and Cleo give a clue each. */
  const ROUND = [ADA, BEN, CLEO].flatMap((seat) => [tells(seat, (seat + 1) % 3, 5), ends(seat)]);

  function chosen(events: readonly GameEvent[], seq: number, ...byBots: number[]): string[] {
    const substitutes = Object.fromEntries(byBots.map((number) => [number, "beginner"]));
    const lines = story(GAME, events, happenedOf({ table: tableOf({ seq }), substitutes }));
    return lines.map((line) => /^(\w+).*?(\(.*\))?$/.exec(line)!.slice(1).join(" "));
  }

  test("are told with whose they were, counted from the deal", () => {
    expect(chosen([DEALT, ...ROUND], 3, 2)).toEqual([
      "Everyone ",
      "You ",
      "Ben (A bot played for Ben: beginner.)",
      "Cleo ",
    ]);
    expect(chosen([DEALT, ...ROUND], 3, 1)[1]).toBe("You (A bot played for you: beginner.)");
  });

  test("are found by a guest who came late and knows no deal", () => {
    expect(chosen(ROUND, 12, 11)).toEqual(["You ", "Ben (A bot played for Ben: beginner.)", "Cleo "]);
  });

  test("are two where a bonus tile asks: what turned it up and the answer", () => {
    const asked = [plays(ADA, 0), turnsUp(ADA, "rank-clue"), asks(ADA, "rank-clue")];
    const answer: GameEvent[] = [{ type: "declined", seat: ADA }, ends(ADA)];
    const events = [DEALT, ...asked, ...answer, tells(BEN, CLEO, 5), ends(BEN)];
    const line = (number: number) =>
      story(GAME, events, happenedOf({ table: tableOf({ seq: 3 }), substitutes: { [number]: "beginner" } }));
    expect(line(1)[1]).toMatch(
      /a free rank clue\. \(A bot played for you: beginner\.\) You don’t use the tile\.$/,
    );
    expect(line(2)[1]).toMatch(/You don’t use the tile\. \(A bot played for you: beginner\.\)$/);
    expect(line(3)[2]).toMatch(/\(A bot played for Ben: beginner\.\)$/);
  });

  test("are not those of a player who was skipped", () => {
    const events = [DEALT, tells(ADA, CLEO, 5), ends(ADA), ...skips(BEN), tells(CLEO, ADA, 5), ends(CLEO)];
    expect(chosen(events, 2, 1)).toEqual([
      "Everyone ",
      "You (A bot played for you: beginner.)",
      "Ben ",
      "Cleo ",
    ]);
    expect(chosen(events, 2, 2)).toEqual([
      "Everyone ",
      "You ",
      "Ben ",
      "Cleo (A bot played for Cleo: beginner.)",
    ]);
  });

  test("are counted right in the moment the deck ends", () => {
    const events = [DEALT, ...ROUND, discards(ADA, 0), draws(ADA, 4), ends(ADA), LAST_ROUND];
    expect(chosen(events, 4, 2)).toEqual([
      "Everyone ",
      "You ",
      "Ben (A bot played for Ben: beginner.)",
      "Cleo ",
      "You ",
      "The ",
    ]);
    expect(chosen(events, 4, 4).slice(-2)).toEqual(["You (A bot played for you: beginner.)", "The "]);
    expect(chosen([...events, tells(BEN, CLEO, 5), ends(BEN)], 5, 4, 5).slice(-2)).toEqual([
      "You (A bot played for you: beginner.)",
      "The (A bot played for Ben: beginner.)",
    ]);
  });

  test("are told of the player also where they end the game", () => {
    const events = [DEALT, ...ROUND, misplays(ADA, 0), ends(ADA), over("struck-out")];
    expect(chosen(events, 4, 4).at(-1)).toBe("You (A bot played for you: beginner.)");
    expect(chosen(events, 4, 3).at(-2)).toBe("Cleo (A bot played for Cleo: beginner.)");
  });

  test("are counted right in a game that was stopped: that is nobody's action, but counts", () => {
    expect(chosen([DEALT, ...ROUND, over("stopped", "vote")], 4, 3).at(-1)).toBe(
      "Cleo (A bot played for Cleo: beginner.)",
    );
    expect(chosen([DEALT, ...ROUND, LAST_ROUND, over("stopped", "vote")], 4, 3).at(-2)).toBe(
      "Cleo (A bot played for Cleo: beginner.)",
    );
    expect(chosen([DEALT, ...ROUND, over("stopped", "vote")], 4, 4).join()).not.toContain("bot");
  });

  test("are told without a name where the table has none", () => {
    const events = [tells(7, ADA, 5), ends(7)];
    const lines = story(
      GAME,
      events,
      happenedOf({ table: tableOf({ seq: 1 }), substitutes: { 1: "own-bot" } }),
    );
    expect(lines[0]).toContain("(A bot played: own-bot.)");
  });
});

describe("the last round", () => {
  const first = [DEALT, tells(ADA, BEN, 5), ends(ADA)];
  const others = [tells(BEN, CLEO, 5), ends(BEN), tells(CLEO, ADA, 5), ends(CLEO)];

  test("is everything since one's own turn ended", () => {
    expect(lastRound(GAME, [...first, ...others])).toEqual(others);
    expect(lastRound(GAME, first)).toEqual([]);
  });

  test("is the whole game before one had a turn", () => {
    expect(lastRound(gameOf({ seat: BEN }), first)).toEqual(first);
  });

  test("is as many turns as there are players to a spectator", () => {
    const watched = gameOf({ seat: null });
    expect(lastRound(watched, [...first, ...others])).toEqual([...first, ...others]);
    const next = [tells(ADA, CLEO, 1), ends(ADA)];
    expect(lastRound(watched, [...first, ...others, ...next])).toEqual([...others, ...next]);
  });
});

describe("the last turn", () => {
  const before = [DEALT, tells(ADA, BEN, 5), ends(ADA)];
  const last = [discards(BEN, 5), draws(BEN, 15, BLUE_4), ends(BEN)];

  test("is everything since the turn before it ended", () => {
    expect(lastTurn([...before, ...last])).toEqual(last);
    expect(lastTurn(before)).toEqual(before);
    expect(lastTurn([])).toEqual([]);
  });

  test("goes on while a bonus tile waits for an answer", () => {
    const asked = [plays(BEN, 5), turnsUp(BEN, "reshuffle"), asks(BEN, "reshuffle")];
    expect(lastTurn([...before, ...asked])).toEqual(asked);
  });

  test("is still the one that emptied the deck or ended the game", () => {
    expect(lastTurn([...before, ...last, LAST_ROUND])).toEqual([...last, LAST_ROUND]);
    expect(lastTurn([...before, ...last, over("finished")])).toEqual([...last, over("finished")]);
  });

  test("goes on over those who were skipped after it", () => {
    const skipped = [...skips(CLEO), ...skips(ADA)];
    expect(lastTurn([...before, ...last, ...skipped])).toEqual([...last, ...skipped]);
  });

  test("is over when the game is stopped", () => {
    expect(lastTurn([...before, ...last, over("stopped", "vote")])).toEqual([over("stopped", "vote")]);
  });
});
