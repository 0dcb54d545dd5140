// When each thing of a move is to be seen, in milliseconds from its beginning.

import type { GameEvent } from "../protocol";

/** How moves are acted out: `still` shows what was played or said without moving it. */
export type Manner = "full" | "short" | "still";

export interface Cue {
  readonly event: GameEvent;
  readonly at: number;
  readonly lasts: number;
}

export interface Schedule {
  readonly manner: Manner;
  readonly cues: readonly Cue[];
  /** When the table shows what came of the move. */
  readonly reveal: number;
  readonly ends: number;
}

interface Times {
  /** A played card is large, has been turned over, and has been looked at. */
  readonly large: number;
  readonly turned: number;
  readonly breath: number;
  /** How long it rises, or falls. */
  readonly rise: number;
  readonly fall: number;
  readonly discard: number;
  readonly clue: number;
  /** How long what a clue touched is lit. */
  readonly lit: number;
  readonly draw: number;
  readonly token: number;
  readonly tile: number;
  readonly flight: number;
  readonly burst: number;
  /** How long a deal takes, and the pause between two of its cards. */
  readonly deal: number;
  readonly between: number;
}

export const TIMES: Readonly<Record<Manner, Times>> = {
  full: {
    large: 360,
    turned: 640,
    breath: 960,
    rise: 330,
    fall: 560,
    discard: 620,
    clue: 560,
    lit: 900,
    draw: 360,
    token: 460,
    tile: 1100,
    flight: 600,
    burst: 1100,
    deal: 420,
    between: 45,
  },
  short: {
    large: 180,
    turned: 280,
    breath: 320,
    rise: 210,
    fall: 300,
    discard: 320,
    clue: 260,
    lit: 550,
    draw: 220,
    token: 260,
    tile: 550,
    flight: 300,
    burst: 700,
    deal: 240,
    between: 15,
  },
  // Nothing moves: what was played or said is shown large for a while.
  still: {
    large: 0,
    turned: 0,
    breath: 1500,
    rise: 0,
    fall: 0,
    discard: 1500,
    clue: 0,
    lit: 1500,
    draw: 0,
    token: 0,
    tile: 1500,
    flight: 0,
    burst: 0,
    deal: 0,
    between: 0,
  },
};

/** Put the events of a move in time, one after the other where one follows from the other. */
export function scheduled(events: readonly GameEvent[], manner: Manner): Schedule {
  const times = TIMES[manner];
  const cues: Cue[] = [];
  let [after, left, reveal] = [0, 0, 0];
  for (const event of events) {
    const lasts = duration(event, times);
    // A new card is drawn as soon as the old one has left, which may still rise or fall.
    const at = event.type === "drawn" ? left : after;
    cues.push({ event, at, lasts });
    if (event.type === "drawn") continue;
    if (isDeed(event)) left = at + leavesAfter(event, times);
    after = at + standsAfter(event, times, lasts);
    if (isDeed(event)) reveal ||= after;
  }
  const ends = Math.max(0, ...cues.map((cue) => cue.at + cue.lasts));
  return { manner, cues, reveal, ends };
}

function isDeed({ type }: GameEvent): boolean {
  return ["played", "misplayed", "discarded", "clued"].includes(type);
}

function duration(event: GameEvent, times: Times): number {
  switch (event.type) {
    case "played":
      return times.breath + times.rise;
    case "misplayed":
      return times.breath + times.fall;
    case "discarded":
      return times.discard;
    case "clued":
      return times.clue + times.lit;
    case "drawn":
      return times.draw;
    case "token-returned":
    case "strike-taken-back":
      return times.token;
    case "completed":
      return times.burst;
    case "tile-turned":
      return times.tile;
    case "reshuffled":
    case "rekindled":
      return times.flight;
    case "dealt":
      return times.deal + event.hands.flat().length * times.between;
    default:
      return 0;
  }
}

function leavesAfter({ type }: GameEvent, times: Times): number {
  return type === "discarded" ? times.discard / 2 : times.breath;
}

/** After how long what follows from an event may begin. */
function standsAfter(event: GameEvent, times: Times, lasts: number): number {
  switch (event.type) {
    case "misplayed":
      return times.breath;
    case "clued":
      return times.clue;
    case "token-returned":
    case "strike-taken-back":
    case "completed":
      return 0;
    default:
      return lasts;
  }
}
