// A picture of a finished show to keep or to share.

import { shapeOf } from "../../artwork/shapes";
import { lightsOf } from "../paint";
import { paintNight } from "./night";
import type { Programme } from "./programme";
import { Sky, SHORE } from "./sky";

export interface Caption {
  readonly title: string;
  readonly score: string;
  readonly remark: string;
  /** Who played what and when. */
  readonly about: readonly string[];
}

const SIZE = { width: 1200, height: 675, shore: SHORE };
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';

export async function pictureOf(programme: Programme, caption: Caption): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIZE.width, SIZE.height];
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("this browser has no canvas");
  paintNight(brush, SIZE, programme.mood);
  const lights = new OffscreenCanvas(SIZE.width, SIZE.height);
  const lit = lights.getContext("2d");
  if (lit) new Sky(programme, SIZE).paint(lit, Infinity);
  brush.globalCompositeOperation = "screen";
  brush.drawImage(lights, 0, 0);
  brush.globalCompositeOperation = "source-over";
  const shade = brush.createLinearGradient(0, SIZE.height * 0.55, 0, SIZE.height);
  shade.addColorStop(0, "#04060f00");
  shade.addColorStop(0.5, "#04060fcc");
  brush.fillStyle = shade;
  brush.fillRect(0, 0, SIZE.width, SIZE.height);
  paintFuses(brush, programme);
  paintWords(brush, caption);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture could be made")))),
  );
}

function paintWords(brush: CanvasRenderingContext2D, { title, score, remark, about }: Caption): void {
  const write = (text: string, size: number, x: number, y: number, colour: string, weight = 400) => {
    brush.font = `${weight} ${size}px ${FONT}`;
    brush.fillStyle = colour;
    brush.fillText(text, x, y, SIZE.width - x - 40);
  };
  brush.textBaseline = "alphabetic";
  brush.textAlign = "right";
  brush.font = `700 34px ${FONT}`;
  brush.fillStyle = "#fff4d8";
  brush.fillText(title, SIZE.width - 48, 66);
  brush.textAlign = "left";
  write(score, 96, 48, 580, "#ffb454", 800);
  const left = 48 + brush.measureText(score).width + 36;
  write(remark, 27, left, 545, "#eef1fb", 600);
  about.forEach((line, at) => write(line, 22, left, 580 + at * 30, "#aab3d4"));
}

/** Every colour with how high it is, below the score: lit if it is complete. */
function paintFuses(brush: CanvasRenderingContext2D, { fuses }: Programme): void {
  const step = Math.min(60, 300 / fuses.length);
  fuses.forEach(({ suit, height, most }, at) => {
    const colour = height === most ? lightsOf(suit)[0]! : "#8f9ac6";
    const left = 50 + at * step;
    brush.save();
    brush.translate(left, 602);
    const shape = new Path2D(shapeOf(suit));
    brush.globalAlpha = height === most ? 1 : 0.25;
    brush.fillStyle = colour;
    brush.fill(shape, "evenodd");
    brush.globalAlpha = 1;
    brush.strokeStyle = colour;
    brush.lineWidth = 1.4;
    brush.stroke(shape);
    brush.restore();
    brush.font = `700 15px ${FONT}`;
    brush.fillStyle = colour;
    brush.fillText(`${height}/${most}`, left, 648);
  });
}

/** Hand the picture to the device's own way of sharing, or save it. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    // A player who cancels has shared nothing, and nothing is wrong.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
