import { describe, expect, test } from "vitest";
import { Lights } from "../../src/show/finale/lights";
import { MOST, Sharpness } from "../../src/show/finale/sharpness";
import { burstOf } from "../../src/show/sparks";

const SIDE = 40;
const RED = "#ff4000";

function at(lights: Lights, x: number, y: number): number[] {
  return [...lights.pixels.slice(4 * (y * SIDE + x), 4 * (y * SIDE + x) + 4)];
}

function spark(lights: Lights, x: number, y: number, bright = 0.5): void {
  lights.addStreak({ x, y }, { x, y }, 3, RED, bright);
}

describe("lights", () => {
  test("have their colour where a spark is and are dark elsewhere", () => {
    const lights = new Lights(SIDE, SIDE);
    spark(lights, 20.5, 10.5);
    const [red, green, blue, alpha] = at(lights, 20, 10);
    expect(red).toBeGreaterThan(150);
    expect(green! / red!).toBeCloseTo(0x40 / 0xff, 1);
    expect([blue, alpha]).toEqual([0, 255]);
    expect(at(lights, 35, 10)).toEqual([0, 0, 0, 255]);
  });

  test("add up, and no more than there can be of any colour", () => {
    const lights = new Lights(SIDE, SIDE);
    spark(lights, 20.5, 10.5, 0.2);
    const [once] = at(lights, 20, 10);
    spark(lights, 20.5, 10.5, 0.2);
    expect(Math.abs(at(lights, 20, 10)[0]! - 2 * once!)).toBeLessThanOrEqual(2);
    for (let more = 0; more < 20; more += 1) spark(lights, 20.5, 10.5, 1);
    expect(at(lights, 20, 10)).toEqual([255, 255, 0, 255]);
  });

  test("do not come in again on the other side", () => {
    const lights = new Lights(SIDE, SIDE);
    for (const [x, y] of [
      [-3, 10],
      [43, 10],
      [20, -5],
      [20, 44],
    ] as const)
      spark(lights, x, y);
    lights.addBurst(burstOf({ x: -30, y: 20, reach: 20, colours: [RED], at: 0, lasts: 100 }), 10, 2);
    expect(at(lights, 39, 10)).toEqual([0, 0, 0, 255]);
    expect(at(lights, 39, 20)).toEqual([0, 0, 0, 255]);
  });

  test("are seen dimmer in the water", () => {
    const lights = new Lights(SIDE, SIDE);
    spark(lights, 20.5, 14.5, 0.8);
    lights.mirror(0.5, 0);
    const rows = Array.from({ length: 20 }, (_, row) => at(lights, 20, 20 + row)[0]!);
    expect(Math.max(...rows)).toBeGreaterThan(40);
    expect(Math.max(...rows)).toBeLessThanOrEqual(at(lights, 20, 14)[0]!);
    expect(rows[19]).toBe(0);
  });

  test("go out, also in the water", () => {
    const lights = new Lights(SIDE, SIDE);
    spark(lights, 1.5, 14.5);
    spark(lights, 38.5, 14.5);
    lights.addBurst(burstOf({ x: 5, y: 5, reach: 20, colours: [RED], at: 0, lasts: 100 }), 10, 2);
    lights.mirror(0.5, 2);
    lights.clear();
    expect([...lights.pixels]).toEqual([...new Lights(SIDE, SIDE).pixels]);
  });
});

describe("the sharpness of the lights", () => {
  function after(milliseconds: number, frames: number): number {
    const sharpness = new Sharpness();
    for (let frame = 0; frame < frames; frame += 1) sharpness.took(milliseconds);
    return sharpness.pixels;
  }

  test("stays where frames are quick", () => expect(after(5, 300)).toBe(MOST));
  test("halves when they take long", () => expect(after(14, 30)).toBe(MOST / 2));
  test("has an end", () => expect(after(40, 500)).toBe(MOST / 4));
});
