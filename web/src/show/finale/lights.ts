// Light as numbers: whatever shines is added up pixel by pixel, so a thousand sparks cost less than a hundred strokes of a
// canvas would, and where many meet it becomes white, as light does.

import { brightnessOf, flightOf, placeOf, type Burst, type Point, type Spark } from "../sparks";

/** A colour as pixels have it: red and blue in one number, green in another, so that two sums add up all three. */
interface Colour {
  readonly outer: number;
  readonly green: number;
}

const OUTER = 0xff00ff;
const GREEN = 0x00ff00;
const WHITE: Colour = { outer: OUTER, green: GREEN };
/** A pixel without any light. */
const DARK = 0xff000000 | 0;
/** All the light of a colour. */
const FULL = 256;
/** How long the tail of a spark is, as a part of its burst's time. */
const TAIL = 0.07;
/** The most dots of a tail. */
const BEADS = 14;
/** How wide a spark and its glow are: a soft dot looks smaller than it is. */
const SPARK = 1.3;
const HALO = 2.5;
/** How much deeper things are mirrored than the water is. */
export const DEEP = 2.4;
/** How many places between two pixels the middle of a dot may have. */
const PHASES = 4;

/** A soft round dot for each place its middle may have between pixels: how much light, up to FULL, falls on each one. */
interface Dot {
  readonly side: number;
  readonly weights: readonly Uint16Array[];
}

export class Lights {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  private readonly whole: Int32Array;
  /** Between which pixels each row may have light: the rest needs no work. */
  private readonly first: Int32Array;
  private readonly last: Int32Array;
  private readonly dots = new Map<number, Dot>();
  private readonly colours = new Map<string, Colour>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8ClampedArray(width * height * 4);
    this.whole = new Int32Array(this.pixels.buffer);
    this.first = new Int32Array(height).fill(width);
    this.last = new Int32Array(height).fill(-1);
    this.whole.fill(DARK);
  }

  clear(): void {
    const { width } = this;
    this.last.forEach((last, row) => {
      if (last >= 0) this.whole.fill(DARK, row * width + this.first[row]!, row * width + last + 1);
    });
    this.first.fill(width);
    this.last.fill(-1);
  }

  /** Add a burst as it is at `now`; `pixel` is the size of a spark, `strength` how bright it is from 0 to 1. */
  addBurst(burst: Burst, now: number, pixel: number, strength = 1): void {
    const time = (now - burst.at) / burst.lasts;
    if (time <= 0 || time >= 1) return;
    this.addFlash(burst, time, strength);
    const [here, before] = [flightOf(time), flightOf(Math.max(0, time - TAIL))];
    const colours = burst.colours.map((colour) => this.colour(colour));
    for (const spark of burst.sparks) {
      const bright = brightnessOf(spark, time) * strength;
      if (bright <= 0.02) continue;
      const size = spark.size * pixel * SPARK;
      const head = placeOf(burst, spark, here);
      const colour = colours[spark.colour % colours.length]!;
      this.addStreak(placeOf(burst, spark, before), head, size, colour, bright);
      if (isWhite(spark, time)) this.addDot(head.x, head.y, size * 0.75, WHITE, bright);
    }
  }

  /** Add a spark with the way it has just come. */
  addStreak(tail: Point, head: Point, size: number, colour: Colour | string, bright: number): void {
    const light = typeof colour === "string" ? this.colour(colour) : colour;
    const [x, y] = [head.x - tail.x, head.y - tail.y];
    const beads = Math.min(BEADS, Math.ceil((1.4 * Math.hypot(x, y)) / size) + 1);
    for (let bead = 1; bead <= beads; bead += 1) {
      const part = bead / beads;
      this.addDot(tail.x + x * part, tail.y + y * part, size * (0.4 + 0.6 * part), light, bright * part);
    }
    this.addDot(head.x, head.y, size * HALO, light, bright * 0.45);
  }

  /** Mirror what is above the shore in the water below, with waves that move as time goes by. */
  mirror(shore: number, time: number): void {
    const { whole, width, height } = this;
    const top = Math.round(height * shore);
    for (let row = 0; row < height - top; row += 1) {
      const from = top - 1 - Math.floor(row * DEEP);
      if (from < 1) return;
      const sway = Math.round((Math.sin(time + row * 0.5) + Math.sin(0.7 * time + row * 0.21)) * row * 0.012);
      const [to, source] = [(top + row) * width, from * width];
      const left = Math.max(0, Math.min(this.first[from]!, this.first[from - 1]!) + sway);
      const right = Math.min(width - 1, Math.max(this.last[from]!, this.last[from - 1]!) + sway);
      this.widen(top + row, left, right);
      for (let x = left; x <= right; x += 1) {
        // Half of each of two rows, for all colours at once.
        const [one, other] = [whole[source + x - sway]!, whole[source + x - sway - width]!];
        whole[to + x] = DARK | (((one & 0xfefefe) >>> 1) + ((other & 0xfefefe) >>> 1));
      }
    }
  }

  /** The light of the moment a burst opens. */
  private addFlash(burst: Burst, time: number, strength: number): void {
    const light = Math.max(0, 1 - time * 2.4);
    const radius = Math.round(burst.reach * (0.35 + time));
    if (light <= 0 || radius < 1) return;
    const colour = this.colour(burst.colours[0]!);
    const { width, height } = this;
    const bright = FULL * strength * light * light * 0.8;
    for (let y = Math.max(0, Math.round(burst.y) - radius); y < Math.min(height, burst.y + radius); y += 1) {
      const half = Math.sqrt(Math.max(0, radius * radius - (y - burst.y) ** 2));
      const left = Math.max(0, Math.ceil(burst.x - half));
      const right = Math.min(width - 1, Math.floor(burst.x + half));
      this.widen(y, left, right);
      for (let x = left; x <= right; x += 1) {
        const near = 1 - ((x - burst.x) ** 2 + (y - burst.y) ** 2) / (radius * radius);
        this.add(y * width + x, colour, bright * near * near * near);
      }
    }
  }

  private addDot(x: number, y: number, radius: number, colour: Colour, bright: number): void {
    const { width, height } = this;
    const { side, weights } = this.dot(radius);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const half = (side - 1) >> 1;
    if (left < half || top < half || left + half >= width || top + half >= height) return;
    const weight = weights[Math.floor((y - top) * PHASES) * PHASES + Math.floor((x - left) * PHASES)]!;
    let at = 0;
    for (let row = top - half; row <= top + half; row += 1) {
      this.widen(row, left - half, left + half);
      let pixel = row * width + left - half;
      for (let column = 0; column < side; column += 1, at += 1, pixel += 1) {
        const share = weight[at]!;
        if (share > 0) this.add(pixel, colour, share * bright);
      }
    }
  }

  private widen(row: number, left: number, right: number): void {
    if (right < left) return;
    if (left < this.first[row]!) this.first[row] = left;
    if (right > this.last[row]!) this.last[row] = right;
  }

  /** Add a part of a colour's light, up to FULL, to a pixel. What is too much for a colour runs over into the bit above it. */
  private add(pixel: number, { outer, green }: Colour, share: number): void {
    const before = this.whole[pixel]!;
    const one = (before & OUTER) + ((Math.imul(outer, share) >>> 8) & OUTER);
    const two = (before & GREEN) + ((Math.imul(green, share) >>> 8) & GREEN);
    const [over, above] = [one & 0x1000100, two & 0x10000];
    this.whole[pixel] =
      DARK | ((one | (over - (over >>> 8))) & OUTER) | ((two | (above - (above >>> 8))) & GREEN);
  }

  private dot(radius: number): Dot {
    const halves = Math.max(2, Math.round(radius * 2));
    let dot = this.dots.get(halves);
    if (!dot) this.dots.set(halves, (dot = makeDot(halves / 2)));
    return dot;
  }

  private colour(name: string): Colour {
    let colour = this.colours.get(name);
    if (!colour) this.colours.set(name, (colour = readColour(name)));
    return colour;
  }
}

/** Whether a spark still burns so hot that its middle is white. */
function isWhite(spark: Spark, time: number): boolean {
  return time < 0.5 || spark.twinkles;
}

function makeDot(radius: number): Dot {
  const half = Math.ceil(radius);
  const side = 2 * half + 1;
  const weights = Array.from({ length: PHASES * PHASES }, (_, phase) => {
    const x = half + ((phase % PHASES) + 0.5) / PHASES;
    const y = half + (Math.floor(phase / PHASES) + 0.5) / PHASES;
    return Uint16Array.from({ length: side * side }, (_, at) => {
      const away = Math.hypot((at % side) + 0.5 - x, Math.floor(at / side) + 0.5 - y);
      return FULL * Math.max(0, 1 - (away / radius) ** 2) ** 2;
    });
  });
  return { side, weights };
}

/** A colour written as `#rrggbb`; a pixel has them the other way round. */
function readColour(name: string): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(name.slice(at, at + 2), 16));
  return { outer: (blue! << 16) | red!, green: green! << 8 };
}
