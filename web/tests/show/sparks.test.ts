import { describe, expect, test } from "vitest";
import { brightnessOf, burstOf, chanceOf, flightOf, formOf, placeOf, type Form } from "../../src/show/sparks";

const FORMS: Form[] = ["sphere", "star", "palm", "crescent", "diamond", "flower", "ring"];
const MAKING = { x: 100, y: 50, reach: 80, colours: ["#fff", "#000"] };

describe("a burst", () => {
  test("is the same whenever it is made of the same seed", () => {
    expect(burstOf({ ...MAKING, seed: 3 })).toEqual(burstOf({ ...MAKING, seed: 3 }));
    expect(burstOf({ ...MAKING, seed: 3 })).not.toEqual(burstOf({ ...MAKING, seed: 4 }));
  });

  test.each(FORMS)("of the form %s begins in one point and stays within its reach", (form) => {
    const burst = burstOf({ ...MAKING, form });
    for (const spark of burst.sparks) {
      expect(placeOf(burst, spark, flightOf(0))).toEqual({ x: 100, y: 50 });
      const { x, y } = placeOf(burst, spark, flightOf(0.6));
      expect(Math.hypot(x - 100, y - 50)).toBeLessThan(80 * 1.5);
    }
  });

  test("slows down and falls", () => {
    const burst = burstOf({ ...MAKING, count: 1 });
    const spark = { ...burst.sparks[0]!, angle: 0, far: 1 };
    const [early, middle, late] = [0.1, 0.5, 1].map((time) => placeOf(burst, spark, flightOf(time)));
    expect(middle!.x - early!.x).toBeGreaterThan(late!.x - middle!.x);
    expect(late!.y - middle!.y).toBeGreaterThan(middle!.y - early!.y);
  });

  test("goes out", () => {
    for (const spark of burstOf(MAKING).sparks) {
      expect(brightnessOf(spark, 0.01)).toBeGreaterThan(0.9);
      expect(brightnessOf(spark, 1)).toBe(0);
    }
  });
});

test("each suit opens in its own way, and a newer one somehow", () => {
  const suits = ["red", "yellow", "green", "white", "blue", "purple", "teal", "multicolour", "black"];
  expect(new Set(suits.map(formOf)).size).toBe(suits.length);
  expect(formOf("violet")).toBe("sphere");
});

test("chance lies between 0 and 1", () => {
  const chance = chanceOf(1);
  const drawn = Array.from({ length: 500 }, chance);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBeGreaterThan(490);
});
