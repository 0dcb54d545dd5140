// The night over a bay that a finale is fired into: it is painted once, and its sky is mirrored in the water.

import { chanceOf } from "../sparks";
import { DEEP } from "./lights";
import type { Mood } from "./programme";

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How far down the water begins, as a part of the height. */
  readonly shore: number;
}

const RIPPLES = 28;

/** The light over the hills. */
const GLOWS: Readonly<Record<Mood, string>> = {
  perfect: "#a8622c",
  good: "#35538f",
  poor: "#2a3154",
  lost: "#5a1d22",
};

export function paintNight(brush: CanvasRenderingContext2D, size: Size, mood: Mood): void {
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
  mirror(brush, size);
}

/** The picture above the shore once more, upside down, dimmer, and with ripples. */
function mirror(brush: CanvasRenderingContext2D, { width, height, shore }: Size): void {
  const top = Math.round(height * shore);
  const step = (height - top) / RIPPLES;
  const sky = document.createElement("canvas");
  [sky.width, sky.height] = [width, top];
  sky.getContext("2d")?.drawImage(brush.canvas, 0, 0);
  brush.save();
  brush.globalAlpha = 0.6;
  for (let ripple = 0; ripple < RIPPLES; ripple += 1) {
    const sway = Math.sin(3 + ripple * 0.9) * ripple * 0.0006 * width;
    const from = top - (ripple + 1) * step * DEEP;
    // The water has ends as well, which no ripple may show.
    brush.setTransform(
      1 + 0.001 * ripple,
      0,
      0,
      -1,
      sway - 0.0005 * ripple * width,
      top + (ripple + 1) * step,
    );
    brush.drawImage(sky, 0, from, width, step * DEEP, 0, 0, width, step);
  }
  brush.restore();
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
