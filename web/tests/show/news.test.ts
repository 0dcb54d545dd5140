import { expect, test } from "vitest";
import type { GameEvent, Happened } from "../../src/protocol";
import { newsOf } from "../../src/show/news";
import { BEN, CLEO, happenedOf, tableOf } from "../positions";
import { discards, draws, ends, plays, tells } from "./events";

const PLAY = [plays(), draws(), ends()];
const DISCARD = [discards(10, CLEO), draws(16, CLEO), ends(CLEO)];

function at(seq: number, events: readonly GameEvent[] = [], game = "first"): Happened {
  return happenedOf({ game, events, table: tableOf({ seq }) });
}

test("a move that follows the one on the screen is news", () => {
  expect(newsOf(at(3), at(4, PLAY), PLAY, true)).toEqual(PLAY);
});

test("of many moves at once only the last one is acted out", () => {
  const many = [tells(BEN), ends(0), ...PLAY, ...DISCARD];
  expect(newsOf(at(3), at(13, many), many, true)).toEqual(DISCARD);
});

test("a player who joins late, or is told the same again, sees the table as it is", () => {
  expect(newsOf(null, at(4, PLAY), PLAY, true)).toEqual([]);
  expect(newsOf(at(4, PLAY), at(4), PLAY, true)).toEqual([]);
  expect(newsOf(at(9, [], "another"), at(4, PLAY), PLAY, true)).toEqual([]);
});

test("a deal is news to everybody who plays, and to nobody who looks back", () => {
  const dealt: GameEvent = { type: "dealt", hands: [[null], [null]] };
  expect(newsOf(null, at(0, [dealt]), [dealt], true)).toEqual([dealt]);
  expect(newsOf(null, at(0, [dealt]), [dealt], false)).toEqual([]);
});

test("a player who looks back sees the next step acted out, and no jump", () => {
  expect(newsOf(at(3), at(4, PLAY), PLAY, false)).toEqual(PLAY);
  expect(newsOf(at(4), at(3, PLAY), PLAY, false)).toEqual([]);
  expect(newsOf(at(3), at(9, PLAY), PLAY, false)).toEqual([]);
});
