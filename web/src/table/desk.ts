// What someone does to their own cards where no room keeps it: in the lesson, and where a rule is tried.

import type { Desk } from "../protocol";
import type { DeskRequest } from "./sitting";

/** The desk of a game after a request. */
export function deskAfter(desk: Desk | null, game: string, request: DeskRequest): Desk {
  const now: Desk = desk ?? { type: "desk", game, order: [], marks: {}, notes: {} };
  switch (request.type) {
    case "arrange":
      return { ...now, order: request.order };
    case "mark":
      return { ...now, marks: changed(now.marks, request.card, request.mark) };
    case "note":
      return { ...now, notes: changed(now.notes, request.card, request.text) };
  }
}

/** What lies on the cards, with something else on one of them, or nothing. */
function changed<T>(on: Readonly<Record<string, T>>, card: number, to: T | null): Record<string, T> {
  const rest = Object.entries(on).filter(([each]) => each !== String(card));
  return Object.fromEntries(to ? [...rest, [card, to]] : rest);
}
