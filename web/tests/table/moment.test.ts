import { expect, test } from "vitest";
import type { Card, GameEvent } from "../../src/protocol";
import { touched } from "../../src/table/moment";
import { ADA, BEN, CLEO, gameOf, outcomeOf } from "../positions";

const GAME = gameOf();
const RED_5: Card = { suit: "red", rank: 5 };
const CLUE: GameEvent = {
  type: "clued",
  seat: BEN,
  to: CLEO,
  value: "red",
  cards: [10, 12],
  places: [0, 2],
  free: false,
};
const PLAY: GameEvent = { type: "played", seat: CLEO, card: 10, face: RED_5, place: 0, announced: null };
const STRIKE: GameEvent = {
  type: "misplayed",
  seat: CLEO,
  card: 10,
  face: RED_5,
  place: 0,
  strike: 1,
  announced: null,
};
const COMPLETED: GameEvent = { type: "completed", suit: "red" };

function ends(seat: number): GameEvent {
  return { type: "turn-ended", seat };
}

test("the cards of a clue are shown in its turn, and for the rest of the round", () => {
  const now = touched(GAME, [ends(ADA), CLUE, ends(BEN)]);
  expect([[...now.told], [...now.toldLately]]).toEqual([
    [10, 12],
    [10, 12],
  ]);
  const later = touched(GAME, [ends(ADA), CLUE, ends(BEN), PLAY, ends(CLEO)]);
  expect([[...later.told], [...later.toldLately]]).toEqual([[], [10, 12]]);
  const gone = touched(GAME, [CLUE, ends(BEN), ends(CLEO), ends(ADA)]);
  expect([...gone.toldLately]).toEqual([]);
});

test("a firework that grew is shown, whether a hand or the discard pile had the card", () => {
  const rekindled: GameEvent = { type: "rekindled", seat: CLEO, face: { suit: "blue", rank: 1 } };
  const now = touched(GAME, [PLAY, rekindled, ends(CLEO)]);
  expect([...now.grown]).toEqual(["red", "blue"]);
  expect([now.discarded, now.struck]).toEqual([[], false]);
});

test("a discarded card is shown, and a strike as one", () => {
  const discard: GameEvent = { type: "discarded", seat: CLEO, card: 10, face: RED_5, place: 0 };
  expect(touched(GAME, [discard, ends(CLEO)])).toMatchObject({ discarded: [RED_5], struck: false });
  expect(touched(GAME, [STRIKE, ends(CLEO)])).toMatchObject({ discarded: [RED_5], struck: true });
});

test("the firework that makes a game perfect is shown like every other", () => {
  const perfect: GameEvent = { type: "ended", outcome: outcomeOf({ result: "perfect", score: 25 }) };
  const now = touched(GAME, [CLUE, ends(BEN), PLAY, COMPLETED, ends(CLEO), perfect]);
  expect([[...now.completed], [...now.grown]]).toEqual([["red"], ["red"]]);
});

test("the last strike is shown like every other", () => {
  const lost: GameEvent = { type: "ended", outcome: outcomeOf({ result: "struck-out", score: 0 }) };
  expect(touched(GAME, [CLUE, ends(BEN), STRIKE, ends(CLEO), lost]).struck).toBe(true);
});
