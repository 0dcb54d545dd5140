// What the last turn and the last round touched, for the eye to find it on the table.

import type { Card, Game, GameEvent } from "../protocol";
import { lastRound, lastTurn } from "./story";

export interface Touched {
  /** Cards a clue pointed at in the last turn, and in the last round. */
  readonly told: ReadonlySet<number>;
  readonly toldLately: ReadonlySet<number>;
  /** Suits whose firework grew, and those that were completed. */
  readonly grown: ReadonlySet<string>;
  readonly completed: ReadonlySet<string>;
  readonly discarded: readonly Card[];
  readonly struck: boolean;
}

export function touched(game: Game, events: readonly GameEvent[]): Touched {
  const turn = lastTurn(events);
  const grown = [...of(turn, "played"), ...of(turn, "rekindled")];
  return {
    told: cluedIn(turn),
    toldLately: cluedIn(lastRound(game, events)),
    grown: new Set(grown.map((event) => event.face.suit)),
    completed: new Set(of(turn, "completed").map((event) => event.suit)),
    discarded: [...of(turn, "discarded"), ...of(turn, "misplayed")].map((event) => event.face),
    struck: of(turn, "misplayed").length > 0,
  };
}

function cluedIn(events: readonly GameEvent[]): ReadonlySet<number> {
  return new Set(of(events, "clued").flatMap((event) => event.cards));
}

function of<Type extends GameEvent["type"]>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}
