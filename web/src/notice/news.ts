// What is new at the table, for ears and for someone who looks elsewhere.

import type { GameEvent, Happened } from "../protocol";
import { moodOf } from "../show/finale/programme";
import { scheduled, type Cue, type Manner } from "../show/cues";
import { newsOf } from "../show/news";
import { endsSkip } from "../table/story";
import type { Heard, Sound } from "./sounds";

/** What makes an event worth a sound, the weightiest first. */
const WEIGHT: readonly GameEvent["type"][] = [
  "ended",
  "completed",
  "misplayed",
  "tile-turned",
  "clued",
  "played",
  "discarded",
];

/** Who listens: their seat, and the score of a game in which everything is complete. */
export interface Listener {
  readonly seat: number | null;
  readonly best: number;
}

/** The weightiest thing that happened between two messages, and whether one's turn has come. */
export function newsSince(before: Happened | null, now: Happened, listener: Listener): Sound[] {
  const sameGame = before !== null && before.game === now.game;
  // A person who joins in the middle of a game is sent all of it, which is not new.
  const events = sameGame && now.seq > before.seq ? now.events : [];
  const told = WEIGHT.flatMap((type) => events.filter((event) => event.type === type));
  const weightiest = told.flatMap((event) => soundOf(event, listener) ?? []).slice(0, 1);
  return [...weightiest, ...(turnCame(before, now, listener.seat) ? (["turn"] as const) : [])];
}

/** Whether one's turn has come since the message before. */
function turnCame(before: Happened | null, now: Happened, seat: number | null): boolean {
  // The turn may have been taken elsewhere, such as on a phone while this page slept.
  const playedElsewhere = now.events.some(
    (event, at) => event.type === "turn-ended" && event.seat === seat && !endsSkip(now.events, at),
  );
  const wasMine = before?.game === now.game && before.choices !== null && !playedElsewhere;
  return now.choices !== null && !wasMine;
}

/** Everything that is heard while a move is acted out, when it is seen; one's turn comes last. */
export function heardSince(
  before: Happened | null,
  now: Happened,
  told: readonly GameEvent[],
  listener: Listener,
  manner: Manner,
): Heard[] {
  const schedule = scheduled(newsOf(before, now, told, true), manner);
  const heard = schedule.cues.flatMap((cue) => heardAt(cue, listener, schedule.reveal));
  const last = heard.at(-1)?.at ?? -PAUSE;
  return turnCame(before, now, listener.seat) ? [...heard, { sound: "turn", at: last + PAUSE }] : heard;
}

/** Milliseconds between what happened and one's turn. */
const PAUSE = 300;
/** A card is the higher the more of its firework there is: a major scale. */
const SCALE = [1, 9 / 8, 5 / 4, 3 / 2, 5 / 3];

function heardAt(cue: Cue, listener: Listener, reveal: number): Heard[] {
  const { event, at, lasts } = cue;
  const sound = soundOf(event, listener);
  switch (event.type) {
    case "played":
      return [
        { sound: "lift", at },
        { sound: "played", at: at + lasts, higher: SCALE[event.face.rank - 1] },
      ];
    case "misplayed":
      return [
        { sound: "lift", at },
        { sound: "strike", at: reveal },
      ];
    case "discarded":
      return [{ sound: "discard", at: at + lasts * 0.6 }];
    case "drawn":
      return [{ sound: "draw", at }];
    case "dealt":
      return [{ sound: "deal", at }];
    case "clued":
      return sound ? [{ sound, at: reveal }] : [];
    case "ended":
      // The finale has a sound of its own.
      return [];
    default:
      return sound ? [{ sound, at }] : [];
  }
}

/** What an event sounds like; a clue that is not about one's own hand is softer, and one's own is silent. */
function soundOf(event: GameEvent, { seat, best }: Listener): Sound | null {
  switch (event.type) {
    case "ended":
      return moodOf(event.outcome, best);
    case "clued":
      if (event.to === seat) return "clue";
      return event.seat === seat ? null : "told";
    case "misplayed":
      return "strike";
    case "discarded":
      return "discard";
    case "played":
    case "completed":
      return event.type;
    case "rekindled":
      return "played";
    case "token-returned":
      return "token";
    case "strike-taken-back":
      return "pardon";
    case "tile-turned":
      return "tile";
    case "last-round-began":
      return "last-round";
    default:
      return null;
  }
}
