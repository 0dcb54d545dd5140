// Which fireworks can no longer be completed: players may mark them (B15).

import type { Ruleset, Suit, TableNow } from "../protocol";

/** The bonus tiles that bring a discarded card back. */
const REVIVING = ["reshuffle", "rekindle"];

/** The height that a firework can still reach: below the first card whose every copy is discarded. */
export function reachOf(suit: Suit, built: number, table: TableNow): number {
  const isGone = (rank: number) => {
    const discarded = table.discards.filter((card) => card.suit === suit.key && card.rank === rank);
    return discarded.length === suit.copies[rank - 1];
  };
  const lost = suit.order.findIndex((rank, place) => place >= built && isGone(rank));
  return lost < 0 ? suit.order.length : lost;
}

/** Whether a bonus tile may still bring a lost card back. */
export function mayRevive(rules: Ruleset, table: TableNow): boolean {
  const count = (tiles: readonly string[]) => tiles.filter((tile) => REVIVING.includes(tile)).length;
  return count(rules.tiles) > count(table.turned) || REVIVING.includes(table.decision?.tile ?? "");
}
