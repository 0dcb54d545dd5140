// The sky of a finale on a canvas: night over a bay, with everything that happens in it mirrored in the water.

import { lightsOf, paintBurst } from "../paint";
import { burstOf, chanceOf, formOf, type Burst } from "../sparks";
import { stillOf, type Mood, type Programme, type Shell } from "./programme";

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How far down the water begins, as a part of the height. */
  readonly shore: number;
}

/** Where it begins if there is room for it. */
export const SHORE = 0.74;
/** How long the show takes to become a still. */
export const FADE = 1400;

/** What is left of a shell that went out. */
const ASHES = ["#a3482e", "#8a7f74", "#e0763a"];

/** The light over the hills. */
const GLOWS: Readonly<Record<Mood, string>> = {
  perfect: "#a8622c",
  good: "#35538f",
  poor: "#2a3154",
  lost: "#5a1d22",
};

/** Paints a programme, as it is at any time. */
export class Sky {
  private readonly night: HTMLCanvasElement;
  private readonly water: Water;
  private readonly bursts: readonly (readonly [Shell, Burst])[];
  private readonly still: readonly Burst[];

  constructor(
    private readonly programme: Programme,
    private readonly size: Size,
  ) {
    this.night = document.createElement("canvas");
    this.night.width = size.width;
    this.night.height = size.height;
    const brush = this.night.getContext("2d");
    if (brush) paintNight(brush, size, programme.mood);
    this.water = new Water(size);
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

  /** Paint everything as it is some milliseconds after the beginning; Infinity is the still that remains. */
  paint(brush: CanvasRenderingContext2D, now: number): void {
    const { programme } = this;
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = "source-over";
    brush.drawImage(this.night, 0, 0);
    for (const [shell, burst] of this.bursts) this.paintShell(brush, shell, burst, now);
    const rest = Math.min(1, Math.max(0, (now - programme.lasts) / FADE));
    if (rest > 0) this.paintStill(brush, rest);
    this.water.mirror(brush, now);
  }

  private paintStill(brush: CanvasRenderingContext2D, strength: number): void {
    for (const burst of this.still) paintBurst(brush, burst, 0, this.pixel, strength);
  }

  private paintShell(brush: CanvasRenderingContext2D, shell: Shell, burst: Burst, now: number): void {
    if (now >= shell.rises && now < shell.opens) this.paintRocket(brush, shell, now);
    else if (now < shell.opens + shell.lasts) paintBurst(brush, burst, now, this.pixel);
  }

  /** A spark on its way up, with a tail; one that fizzles turns over and falls. */
  private paintRocket(brush: CanvasRenderingContext2D, shell: Shell, now: number): void {
    const part = (now - shell.rises) / (shell.opens - shell.rises);
    const colour = lightsOf(shell.suit)[0]!;
    brush.save();
    brush.globalCompositeOperation = "lighter";
    brush.lineCap = "round";
    for (let back = 0; back < 7; back += 1) {
      const here = this.way(shell, Math.max(0, part - back * 0.035));
      const before = this.way(shell, Math.max(0, part - (back + 1) * 0.035));
      brush.globalAlpha = (1 - back / 7) * (shell.fizzles ? 0.55 : 0.9);
      brush.strokeStyle = back < 2 ? "#fff4d8" : colour;
      brush.lineWidth = this.pixel * (1.6 - back * 0.16);
      brush.beginPath();
      brush.moveTo(before.x, before.y);
      brush.lineTo(here.x, here.y);
      brush.stroke();
    }
    brush.restore();
  }

  private way(shell: Shell, part: number): { x: number; y: number } {
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

  private at(x: number, y: number): { x: number; y: number } {
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

/** How deep the sky is mirrored: as a part of the water's depth. */
const DEEP = 2.4;
/** How many pixels of the sky make one in the water. */
const BLUR = 2;
const RIPPLES = 14;

/** The picture above the shore, upside down in the water, dimmer, with ripples. */
class Water {
  private readonly picture = document.createElement("canvas");
  private readonly brush = this.picture.getContext("2d");
  private readonly shore: number;

  constructor(private readonly size: Size) {
    this.shore = Math.round(size.height * size.shore);
    this.picture.width = Math.ceil(size.width / BLUR);
    this.picture.height = Math.ceil((size.height - this.shore) / BLUR);
  }

  mirror(brush: CanvasRenderingContext2D, now: number): void {
    const { brush: small, picture, shore } = this;
    if (!small) return;
    const { width, height } = this.size;
    const deep = height - shore;
    const from = Math.max(0, shore - deep * DEEP);
    // A canvas that is painted onto itself is copied as a whole, each time: the small picture is painted once.
    small.setTransform(1, 0, 0, -1, 0, picture.height);
    small.drawImage(brush.canvas, 0, from, width, shore - from, 0, 0, picture.width, picture.height);
    const time = Number.isFinite(now) ? now / 420 : 3;
    brush.save();
    brush.globalCompositeOperation = "source-over";
    brush.globalAlpha = 0.6;
    for (let ripple = 0; ripple < RIPPLES; ripple += 1) {
      const top = ripple / RIPPLES;
      const sway = Math.sin(time + ripple * 1.3) * ripple * 0.0011 * width;
      const [y, tall] = [top * picture.height, picture.height / RIPPLES];
      brush.drawImage(picture, 0, y, picture.width, tall, sway, shore + top * deep, width, deep / RIPPLES);
    }
    brush.restore();
  }
}

function paintNight(brush: CanvasRenderingContext2D, size: Size, mood: Mood): void {
  const { width, height } = size;
  const shore = height * size.shore;
  const sky = brush.createLinearGradient(0, 0, 0, shore);
  sky.addColorStop(0, mood === "lost" ? "#07060f" : "#050918");
  sky.addColorStop(0.65, mood === "lost" ? "#150c1c" : "#111a3d");
  sky.addColorStop(1, GLOWS[mood]);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, shore);
  const chance = chanceOf(11);
  paintStars(brush, width, shore, mood === "lost" ? 40 : 150, chance);
  if (mood === "perfect" || mood === "good") paintMoon(brush, width, shore, mood === "perfect");
  paintHills(brush, width, shore, 0.2, "#0d1330", 3, chance);
  paintHills(brush, width, shore, 0.09, "#090d24", 7, chance);
  paintTown(brush, width, shore, mood, chance);
  const water = brush.createLinearGradient(0, shore, 0, height);
  water.addColorStop(0, "#0c1230");
  water.addColorStop(1, "#04060f");
  brush.fillStyle = water;
  brush.fillRect(0, shore, width, height - shore);
}

function paintStars(
  brush: CanvasRenderingContext2D,
  width: number,
  shore: number,
  count: number,
  chance: () => number,
): void {
  brush.fillStyle = "#dfe6ff";
  for (let star = 0; star < count; star += 1) {
    brush.globalAlpha = 0.15 + 0.6 * chance() * chance();
    brush.beginPath();
    brush.arc(chance() * width, chance() * shore * 0.85, 0.4 + chance() * 0.0011 * width, 0, 7);
    brush.fill();
  }
  brush.globalAlpha = 1;
}

function paintMoon(brush: CanvasRenderingContext2D, width: number, shore: number, full: boolean): void {
  const radius = Math.min(width, shore) * 0.05;
  const [x, y] = [radius * 2.6, radius * 2.4];
  const light = brush.createRadialGradient(x, y, radius * 0.6, x, y, radius * 4);
  light.addColorStop(0, "#fff3cf66");
  light.addColorStop(1, "#fff3cf00");
  brush.fillStyle = light;
  brush.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  brush.fillStyle = "#fff3cf";
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
  if (full) return;
  brush.fillStyle = "#0a1029";
  brush.beginPath();
  brush.arc(x - radius * 0.45, y - radius * 0.22, radius * 0.86, 0, 7);
  brush.fill();
}

/** A row of hills along the shore, so high. */
function paintHills(
  brush: CanvasRenderingContext2D,
  width: number,
  shore: number,
  high: number,
  colour: string,
  waves: number,
  chance: () => number,
): void {
  const start = chance() * 6;
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(0, shore);
  for (let x = 0; x <= width; x += width / 160) {
    const at = x / width;
    const wave = 0.5 + 0.32 * Math.sin(start + at * waves) + 0.18 * Math.sin(start * 2 + at * waves * 2.7);
    brush.lineTo(x, shore - wave * high * shore);
  }
  brush.lineTo(width, shore);
  brush.fill();
}

/** Roofs along the shore, and a light here and there; nobody sleeps through a good show. */
function paintTown(
  brush: CanvasRenderingContext2D,
  width: number,
  shore: number,
  mood: Mood,
  chance: () => number,
): void {
  const awake: Readonly<Record<Mood, number>> = { perfect: 0.95, good: 0.7, poor: 0.35, lost: 0.12 };
  const unit = Math.min(width, shore) / 100;
  for (let x = -unit; x < width;) {
    const wide = unit * (3 + chance() * 4);
    const tall = unit * (1.6 + chance() * 2.6);
    brush.fillStyle = "#060919";
    brush.fillRect(x, shore - tall, wide, tall);
    // A roof with upturned eaves.
    brush.beginPath();
    brush.moveTo(x - unit * 0.9, shore - tall);
    brush.quadraticCurveTo(
      x + wide * 0.25,
      shore - tall - unit * 0.4,
      x + wide * 0.5,
      shore - tall - unit * 1.7,
    );
    brush.quadraticCurveTo(x + wide * 0.75, shore - tall - unit * 0.4, x + wide + unit * 0.9, shore - tall);
    brush.fill();
    if (chance() < awake[mood]) {
      brush.fillStyle = chance() < 0.5 ? "#ffca6b" : "#ff9d4d";
      brush.fillRect(x + wide * (0.2 + 0.4 * chance()), shore - tall * 0.72, unit * 0.8, unit * 0.9);
    }
    x += wide + unit * chance() * 5;
  }
}
