// Paints bursts on a canvas.

import { brightnessOf, flightOf, placeOf, type Burst } from "./sparks";

/** How long a trail is, as parts of the burst's time behind a spark. */
const TRAIL = [0.035, 0.075];

/** Paint a burst as it is at `now`; `pixel` is the size of a spark. */
export function paintBurst(brush: CanvasRenderingContext2D, burst: Burst, now: number, pixel: number): void {
  const time = (now - burst.at) / burst.lasts;
  if (time <= 0 || time >= 1) return;
  brush.save();
  brush.globalCompositeOperation = "lighter";
  brush.lineCap = "round";
  paintFlash(brush, burst, time);
  const flight = flightOf(time);
  const flights = TRAIL.map((back) => flightOf(Math.max(0, time - back)));
  for (const spark of burst.sparks) {
    const bright = brightnessOf(spark, time);
    if (bright <= 0.02) continue;
    const here = placeOf(burst, spark, flight);
    brush.strokeStyle = burst.colours[spark.colour % burst.colours.length]!;
    flights.forEach((back, at) => {
      const before = placeOf(burst, spark, back);
      brush.globalAlpha = bright * (at === 0 ? 0.9 : 0.32);
      brush.lineWidth = spark.size * pixel * (at === 0 ? 1 : 2.2);
      brush.beginPath();
      brush.moveTo(before.x, before.y);
      brush.lineTo(here.x, here.y);
      brush.stroke();
    });
    if (time < 0.5 || spark.twinkles) {
      brush.globalAlpha = bright * 0.9;
      brush.fillStyle = "#fff";
      brush.beginPath();
      brush.arc(here.x, here.y, spark.size * pixel * 0.45, 0, 7);
      brush.fill();
    }
  }
  brush.restore();
}

/** The light of the moment it opens. */
function paintFlash(brush: CanvasRenderingContext2D, burst: Burst, time: number): void {
  const light = Math.max(0, 1 - time * 3.2);
  const glow = Math.max(0, 0.5 - time * 0.55);
  if (glow <= 0) return;
  const radius = burst.reach * (0.5 + time * 0.8);
  const disc = brush.createRadialGradient(burst.x, burst.y, 0, burst.x, burst.y, radius);
  const colour = burst.colours[0]!;
  disc.addColorStop(0, light > 0 ? "#ffffff" : colour);
  disc.addColorStop(0.25, colour);
  disc.addColorStop(1, "transparent");
  brush.globalAlpha = glow * 0.55 + light * 0.4;
  brush.fillStyle = disc;
  brush.beginPath();
  brush.arc(burst.x, burst.y, radius, 0, 7);
  brush.fill();
}

/** The lights of a suit in the night, as a canvas needs them. */
export function lightsOf(suit: string): readonly string[] {
  return LIGHTS[suit] ?? LIGHTS["white"]!;
}

const LIGHTS: Readonly<Record<string, readonly string[]>> = {
  red: ["#ff5a3e", "#ff8a5c", "#ffc38a"],
  yellow: ["#ffe53a", "#fff3a0", "#ffb92e"],
  green: ["#5fe69a", "#b4ffcf", "#2fbf7a"],
  white: ["#f5f6fa", "#cfe0ff", "#ffffff"],
  blue: ["#6f86ff", "#a9b9ff", "#5ad1ff"],
  purple: ["#a057ff", "#d2b8ff", "#7a3cf0"],
  teal: ["#5cd6dc", "#bdf5f2", "#2aa5ac"],
  multicolour: ["#f4725a", "#f6a95b", "#f2e53a", "#70dc9f", "#8fa2f0", "#d59bea"],
  black: ["#b9a88a", "#e8c98a", "#8d8577"],
};
