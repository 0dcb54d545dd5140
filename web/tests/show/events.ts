// Events of a game, by what matters to a test.

import type { Card, GameEvent } from "../../src/protocol";
import { ADA, BEN } from "../positions";

export const RED_1: Card = { suit: "red", rank: 1 };

export function plays(card = 5, seat = BEN, face = RED_1): GameEvent {
  return { type: "played", seat, card, face, place: 0, announced: null };
}

export function misplays(card = 5, seat = BEN): GameEvent {
  return { type: "misplayed", seat, card, face: RED_1, place: 0, strike: 1, announced: null };
}

export function discards(card = 5, seat = BEN): GameEvent {
  return { type: "discarded", seat, card, face: RED_1, place: 0 };
}

export function draws(card = 15, seat = BEN): GameEvent {
  return { type: "drawn", seat, card, face: null };
}

export function tells(to = BEN, value: string | number = "red", ...cards: number[]): GameEvent {
  return { type: "clued", seat: ADA, to, value, cards, places: [], free: false };
}

export function ends(seat = BEN): GameEvent {
  return { type: "turn-ended", seat };
}

export const TOKEN: GameEvent = { type: "token-returned" };

export function completes(suit = "red"): GameEvent {
  return { type: "completed", suit };
}
