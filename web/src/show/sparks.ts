// The sparks of a firework: where each of them is at any time follows from the burst alone, so that a show can be stopped,
// moved on or painted as a still.

/** How a burst opens: each suit has its own way. */
export type Form =
  "sphere" | "star" | "palm" | "crescent" | "diamond" | "heart" | "triangle" | "flower" | "ring";

const FORMS: Readonly<Record<string, Form>> = {
  red: "sphere",
  yellow: "star",
  green: "palm",
  white: "crescent",
  blue: "diamond",
  purple: "heart",
  teal: "triangle",
  multicolour: "flower",
  black: "ring",
};

export function formOf(suit: string): Form {
  return FORMS[suit] ?? "sphere";
}

export interface Burst {
  readonly x: number;
  readonly y: number;
  /** When it opens, and how long its last spark is seen, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
  /** How far the sparks fly. */
  readonly reach: number;
  readonly colours: readonly string[];
  readonly sparks: readonly Spark[];
}

export interface Spark {
  readonly angle: number;
  /** How far of the reach it flies. */
  readonly far: number;
  /** Which part of the burst it is seen for. */
  readonly life: number;
  readonly size: number;
  readonly colour: number;
  /** Whether it twinkles before it goes out. */
  readonly twinkles: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far all sparks of a burst have come: which part of their way they have flown, and of the reach they have fallen. */
export interface Flight {
  readonly flown: number;
  readonly fallen: number;
}

/** Air slows sparks down: after a third of their time they have flown most of the way. */
const DRAG = 4.5;
/** How deep a spark has fallen in the end, as a part of the reach. */
const FALL = 0.42;

/** How far sparks have come after a part of their burst's time, from 0 to 1. */
export function flightOf(time: number): Flight {
  return { flown: (1 - Math.exp(-DRAG * time)) / (1 - Math.exp(-DRAG)), fallen: FALL * time * time };
}

export function placeOf({ x, y, reach }: Burst, spark: Spark, { flown, fallen }: Flight): Point {
  const far = reach * spark.far * flown;
  return { x: x + Math.cos(spark.angle) * far, y: y + Math.sin(spark.angle) * far + reach * fallen };
}

/** How bright a spark is after a part of its burst's time, from 0 to 1. */
export function brightnessOf(spark: Spark, time: number): number {
  const lived = time / spark.life;
  if (lived < 0 || lived >= 1) return 0;
  const fading = 1 - lived * lived * lived;
  return spark.twinkles && lived > 0.45 ? fading * (0.35 + 0.65 * Math.abs(Math.sin(lived * 40))) : fading;
}

export interface Making {
  readonly x: number;
  readonly y: number;
  readonly at?: number;
  readonly lasts?: number;
  readonly reach: number;
  readonly colours: readonly string[];
  readonly form?: Form;
  readonly count?: number;
  readonly seed?: number;
}

/** A burst of many sparks; the same seed makes the same one. */
export function burstOf(making: Making): Burst {
  const { at = 0, lasts = 1400, form = "sphere", count = 70, seed = 1, ...rest } = making;
  const chance = chanceOf(seed);
  const sparks = Array.from({ length: count }, (_, number): Spark => {
    const [angle, far] = shaped(form, number / count, chance);
    return {
      angle,
      far,
      life: 0.6 + 0.4 * chance(),
      size: 0.7 + 0.6 * chance(),
      colour: colourOf(form, number, count, rest.colours.length),
      twinkles: form !== "palm" && chance() < 0.4,
    };
  });
  return { at, lasts, sparks, ...rest };
}

/** The colours of a flower go around it, petal by petal; others mix them. */
function colourOf(form: Form, number: number, count: number, colours: number): number {
  return form === "flower" ? Math.floor((number / count) * colours) : number % Math.max(colours, 1);
}

const TURN = 2 * Math.PI;

/** The direction of a spark and how far it flies; `part` goes from 0 to 1 around the burst. */
function shaped(form: Form, part: number, chance: () => number): [number, number] {
  const angle = part * TURN - TURN / 4;
  const blur = 0.94 + 0.12 * chance();
  switch (form) {
    case "star":
      return [angle, blur * polygon(part * 5, 0.42)];
    case "diamond":
      return [angle, (blur * 1.15) / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)))];
    case "palm":
      return [Math.round(part * 12) * (TURN / 12) + 0.05 * (chance() - 0.5), 0.25 + 0.8 * chance()];
    case "flower":
      return [angle, blur * (0.62 + 0.38 * Math.abs(Math.cos(part * 3 * TURN)))];
    case "ring":
      return [angle, chance() < 0.7 ? blur : 0.45 * blur];
    case "crescent":
      return sickle(part, blur);
    case "heart":
      return heart(part, blur);
    case "triangle":
      return [angle, blur * polygon(part * 3, 0.5)];
    case "sphere":
      return [angle + 0.1 * chance(), Math.sqrt(chance()) * 0.75 + 0.25 * blur];
  }
}

/** The outline of a new moon, open to the right: first its outer edge, then the inner one. */
function sickle(part: number, blur: number): [number, number] {
  const isOuter = part < 0.62;
  const along = isOuter ? part / 0.62 : (part - 0.62) / 0.38;
  const [from, to] = isOuter ? [0.87, TURN - 0.87] : [1.32, TURN - 1.32];
  const angle = from + along * (to - from);
  const x = isOuter ? Math.cos(angle) : 0.45 + 0.79 * Math.cos(angle);
  const y = isOuter ? Math.sin(angle) : 0.79 * Math.sin(angle);
  return [Math.atan2(y, x) - 0.35, blur * Math.hypot(x, y)];
}

/** The outline of a heart, from its notch around. */
function heart(part: number, blur: number): [number, number] {
  const turn = part * TURN;
  const x = Math.sin(turn) ** 3;
  const y = (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)) / 16;
  return [Math.atan2(-y, x), blur * Math.hypot(x, y)];
}

/** The outline of a star with its points at whole numbers, `inner` deep between them. */
function polygon(at: number, inner: number): number {
  const off = Math.abs((at % 1) - 0.5) * 2;
  return inner + (1 - inner) * off ** 1.6;
}

/** Chance that can be had again: mulberry32. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
