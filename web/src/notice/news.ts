// What is new at the table, for ears and for somebody who looks elsewhere.

import type { GameEvent, Happened } from "../protocol";

export type News = "end" | "completed" | "strike" | "clue" | "played" | "turn";

/** What makes an event worth a sound, the weightiest first. */
const WEIGHT: readonly [News, (event: GameEvent, seat: number | null) => boolean][] = [
  ["end", (event) => event.type === "ended"],
  ["completed", (event) => event.type === "completed"],
  ["strike", (event) => event.type === "misplayed"],
  ["clue", (event, seat) => event.type === "clued" && event.to === seat],
  ["played", (event) => event.type === "played"],
];

/** The weightiest thing that happened between two messages, and whether one's turn has come. */
export function newsSince(before: Happened | null, now: Happened, seat: number | null): News[] {
  const sameGame = before !== null && before.game === now.game;
  // Whoever comes into the middle of a game is told all of it, which is not new.
  const events = sameGame && now.seq > before.seq ? now.events : [];
  const weightiest = WEIGHT.find(([, isSo]) => events.some((event) => isSo(event, seat)));
  // Somebody may have had their turn elsewhere, as on a phone while this page slept.
  const playedElsewhere = now.events.some((event) => event.type === "turn-ended" && event.seat === seat);
  const wasMine = sameGame && before.choices !== null && !playedElsewhere;
  const turn: News[] = now.choices && !wasMine ? ["turn"] : [];
  return weightiest ? [weightiest[0], ...turn] : turn;
}
