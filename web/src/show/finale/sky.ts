// What flies and shines in the sky of a finale; the night behind it is painted once, as `night.ts` does.

import { lightsOf } from "../paint";
import { burstOf, formOf, type Burst, type Point } from "../sparks";
import { Lights } from "./lights";
import type { Size } from "./night";
import { stillOf, type Programme, type Shell } from "./programme";

/** Where it begins if there is room for it. */
export const SHORE = 0.74;
/** How long the show takes to become a still. */
export const FADE = 1400;

/** The pieces of a rocket's tail. */
const TRAIL = 7;
/** What is left of a shell that went out. */
const ASHES = ["#a3482e", "#8a7f74", "#e0763a"];

/** Paints the lights of a programme, as they are at any time. */
export class Sky {
  private readonly bursts: readonly (readonly [Shell, Burst])[];
  private readonly still: readonly Burst[];
  private readonly lights: Lights;
  private readonly image: ImageData;

  constructor(
    private readonly programme: Programme,
    private readonly size: Size,
  ) {
    this.lights = new Lights(size.width, size.height);
    this.image = new ImageData(this.lights.pixels, size.width);
    this.bursts = programme.shells.map((shell) => [shell, this.burst(shell)] as const);
    this.still = stillOf(programme).map((still, seed) =>
      burstOf({
        ...this.at(still.x, still.y),
        at: -still.age * 1000,
        lasts: 1000,
        reach: still.reach * this.unit,
        colours: programme.mood === "lost" ? ASHES : lightsOf(still.suit),
        form: formOf(still.suit),
        count: Math.round(60 + still.reach * 460),
        seed: seed + 1,
      }),
    );
  }

  /** Paint all lights as they are some milliseconds after the beginning; Infinity is the still that remains. */
  paint(brush: CanvasImageData, now: number): void {
    const { lights } = this;
    lights.clear();
    for (const [shell, burst] of this.bursts) {
      if (now >= shell.rises && now < shell.opens) this.addRocket(shell, now);
      else if (now < shell.opens + shell.lasts) lights.addBurst(burst, now, this.pixel);
    }
    const rest = Math.min(1, Math.max(0, (now - this.programme.lasts) / FADE));
    if (rest > 0) for (const burst of this.still) lights.addBurst(burst, 0, this.pixel, rest);
    lights.mirror(this.size.shore, Number.isFinite(now) ? now / 420 : 3);
    brush.putImageData(this.image, 0, 0);
  }

  /** A spark on its way up, with a tail; one that fizzles turns over and falls. */
  private addRocket(shell: Shell, now: number): void {
    const part = (now - shell.rises) / (shell.opens - shell.rises);
    const colour = lightsOf(shell.suit)[0]!;
    for (let back = 0; back < TRAIL; back += 1) {
      const here = this.way(shell, Math.max(0, part - back * 0.035));
      const before = this.way(shell, Math.max(0, part - (back + 1) * 0.035));
      const bright = (1 - back / TRAIL) * (shell.fizzles ? 0.55 : 0.9);
      this.lights.addStreak(
        before,
        here,
        this.pixel * (1.6 - back * 0.16),
        back < 2 ? "#fff4d8" : colour,
        bright,
      );
    }
  }

  private way(shell: Shell, part: number): Point {
    const start = this.at(shell.from, 1);
    const end = this.at(shell.x, shell.y);
    if (shell.fizzles) {
      const high = Math.sin(part * Math.PI * 0.86) * 0.3;
      return {
        x: start.x + (shell.seed % 2 ? 1 : -1) * part * 0.09 * this.unit,
        y: start.y - high * start.y,
      };
    }
    const risen = 1 - (1 - part) ** 2.2;
    const sway = Math.sin(part * 9 + shell.seed) * 0.004 * this.unit;
    return { x: start.x + (end.x - start.x) * risen + sway, y: start.y + (end.y - start.y) * risen };
  }

  private burst(shell: Shell): Burst {
    const landed = shell.fizzles ? this.way(shell, 1) : this.at(shell.x, shell.y);
    return burstOf({
      ...landed,
      at: shell.opens,
      lasts: shell.fizzles ? 700 : shell.lasts,
      reach: (shell.fizzles ? 0.03 : shell.reach) * this.unit,
      colours: shell.fizzles ? ASHES : lightsOf(shell.suit),
      form: shell.fizzles ? "sphere" : formOf(shell.suit),
      count: shell.fizzles ? 14 : Math.round(50 + shell.reach * 360),
      seed: shell.seed,
    });
  }

  private at(x: number, y: number): Point {
    return { x: x * this.size.width, y: y * this.size.shore * this.size.height };
  }

  /** What sizes are parts of: the larger the window, the larger the show, but it stays in the sky. */
  private get unit(): number {
    return Math.min(this.size.width * 0.95, this.size.height * this.size.shore * 1.1);
  }

  private get pixel(): number {
    return Math.max(1.5, this.unit / 270);
  }
}
