import { describe, expect, test } from "vitest";
import {
  exactlyKnownOf,
  fullScore,
  knownOf,
  listed,
  placeOf,
  pointsAt,
  valueWord,
} from "../../src/table/phrases";
import { words } from "../../src/words.svelte";
import { gameOf, hand, rulesOf, suitOf } from "../positions";

const GAME = gameOf();
const ALL = [1, 2, 3, 4, 5];
const EVERYTHING = { red: ALL, yellow: ALL, green: ALL, white: ALL, blue: ALL };
const COLOURS = Object.keys(EVERYTHING);

describe("a list", () => {
  test("is read as people list things", () => {
    expect([[], [1], [1, 2], [1, 2, 4]].map((items) => listed(items))).toEqual([
      "",
      "1",
      "1 and 2",
      "1, 2 and 4",
    ]);
    expect(listed(["red", "blue"], "list-or")).toBe("red or blue");
  });

  test("avoids two equal vowels in Spanish", async () => {
    await words.speak("es");
    const pairs = [
      ["Inés", "Elena"],
      ["Elena", "Inés"],
      ["Ana", "Hilda"],
      ["Ana", "Hiela"],
      ["Ana", "Íñigo"],
    ];
    expect(pairs.map((pair) => listed(pair))).toEqual([
      "Inés y Elena",
      "Elena e Inés",
      "Ana e Hilda",
      "Ana y Hiela",
      "Ana e Íñigo",
    ]);
    expect(
      [
        [1, 2],
        [7, 8],
        [10, 11],
      ].map((pair) => listed(pair, "list-or")),
    ).toEqual(["1 o 2", "7 u 8", "10 u 11"]);
    await words.speak("en");
  });

  test("is not changed by being read", () => {
    const items = [1, 2, 3];
    listed(items);
    expect(items).toEqual([1, 2, 3]);
  });
});

test("a colour or a rank is one word", () => {
  expect([valueWord("multicolour"), valueWord(3)]).toEqual(["multicolour", "3"]);
});

describe("what is known of a card", () => {
  test("is nothing where everything is possible", () => {
    expect(knownOf({ id: 0, possible: EVERYTHING }, GAME)).toBe("nothing known");
    expect(knownOf({ id: 0, suits: COLOURS, ranks: ALL }, GAME)).toBe("nothing known");
  });

  test("is its colours, its ranks, or both", () => {
    expect(knownOf({ id: 0, suits: ["red", "blue"], ranks: ALL }, GAME)).toBe("red or blue");
    expect(knownOf({ id: 0, suits: COLOURS, ranks: [1, 2, 5] }, GAME)).toBe("1, 2 or 5");
    expect(knownOf({ id: 0, suits: ["red"], ranks: [5] }, GAME)).toBe("red; 5");
  });

  test("is what counting leaves possible, in the order of the fireworks", () => {
    expect(knownOf({ id: 0, possible: { blue: [4], yellow: [], red: [5, 4] } }, GAME)).toBe(
      "red or blue; 4 or 5",
    );
  });

  test("is what was said where the room remembers no more", () => {
    expect(knownOf({ id: 0, said: ["red", 3] }, GAME)).toBe("red and 3");
    expect(knownOf({ id: 0, said: [] }, GAME)).toBe("nothing known");
  });

  test("is not told where the room remembers nothing", () => {
    expect(knownOf({ id: 0 }, GAME)).toBe("");
    expect(exactlyKnownOf({ id: 0 }, GAME)).toBe("");
  });

  test("names the faces that counting leaves out to those who see no grid", () => {
    const card = { id: 0, possible: { red: [1, 2], blue: [2], green: [1] } };
    expect(exactlyKnownOf(card, GAME)).toBe("red, green or blue; 1 or 2, but not green 2 or blue 1");
    expect(exactlyKnownOf({ id: 0, possible: { red: [1, 2] } }, GAME)).toBe("red; 1 or 2");
  });
});

test("a full score is what all fireworks are worth at their best", () => {
  expect(fullScore(GAME)).toBe(25);
  const powder = suitOf("black", { points: [0, 0, 0, 0, 0, 5] });
  expect(fullScore(gameOf({ rules: rulesOf({ suits: [suitOf("red"), powder] }) }))).toBe(10);
});

test("a clue is said to point at places of a hand", () => {
  expect([[], [2], [1, 3]].map(pointsAt)).toEqual([
    "points at no cards",
    "points at card 2",
    "points at cards 1 and 3",
  ]);
});

test("places are counted from 1", () => {
  expect(placeOf(hand(5, 7, 9), 7)).toBe(2);
  expect(placeOf(hand(5, 7, 9), 8)).toBe(0);
});
