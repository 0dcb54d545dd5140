// Which events of a message are acted out: only what is news, and only the last action where many come at once.

import type { GameEvent, Happened } from "../protocol";
import { lastTurn } from "../table/story";

/** The events to act out at `now` after `before` was shown; `told` are all events of the game so far. */
export function newsOf(
  before: Happened | null,
  now: Happened,
  told: readonly GameEvent[],
  live: boolean,
): readonly GameEvent[] {
  const isSame = before?.game === now.game;
  // A player who joins late sees the table as it is; a deal is news to everyone.
  if (!isSame) return live && now.seq === 0 ? now.events : [];
  if (now.seq === before.seq + 1) return now.events;
  // A player who looks back jumps to a moment to see just that.
  return live && now.seq > before.seq ? lastTurn(told) : [];
}
