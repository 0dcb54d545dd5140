// The own hand in the order its holder likes.

import type { CardNow, Desk } from "../protocol";

/** The hand as it was arranged; cards drawn since then stand at the end. */
export function arranged(hand: readonly CardNow[], desk: Desk | null): readonly CardNow[] {
  const place = new Map((desk?.order ?? []).map((card, at) => [card, at]));
  const at = (card: CardNow) => place.get(card.id) ?? place.size + card.id;
  return [...hand].sort((one, other) => at(one) - at(other));
}

/** The order with one card moved to another place. */
export function moved(hand: readonly CardNow[], card: number, to: number): number[] {
  const rest = hand.map((each) => each.id).filter((each) => each !== card);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, card);
  return rest;
}
