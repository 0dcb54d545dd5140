// A finished game looked back on: what was still possible after every action, and what there is to say about it.

import { get, patiently } from "../lobby/api";
import { words } from "../words.svelte";

export interface GameRemark {
  readonly code: string;
  readonly seat: number;
  /** What its sentence mentions; `to` is a seat. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly cost: number;
}

export interface ReviewedAction {
  /** Counted from 1; 0 for the deal. */
  readonly turn: number;
  readonly seat: number;
  readonly points: number;
  readonly best: number;
  readonly remarks: readonly GameRemark[];
}

/** As many actions as the game's film has moments. */
export interface GameReview {
  readonly game: string;
  readonly score: number;
  readonly best: number;
  readonly verdict: string;
  readonly possible: number;
  readonly lost: Readonly<Record<string, number>>;
  readonly actions: readonly ReviewedAction[];
}

/** A remark and where it belongs. */
export interface Placed {
  readonly seq: number;
  readonly turn: number;
  readonly remark: GameRemark;
}

export function reviewOf(game: string): Promise<GameReview> {
  return patiently(() => get<GameReview>(`/api/games/${game}/review`));
}

/** Every remark, in the order of the game. */
export function remarksIn({ actions }: GameReview): Placed[] {
  return actions.flatMap(({ turn, remarks }, seq) => remarks.map((remark) => ({ seq, turn, remark })));
}

export function verdictInWords({ verdict, score, best, possible, lost }: GameReview): string {
  const values = { score, best, possible, cards: lost["cards"] ?? 0, turns: lost["turns"] ?? 0 };
  return words.knows(`verdict-${verdict}`) ? words.say(`verdict-${verdict}`, values) : "";
}

/** A remark as a sentence about its player. */
export function remarkInWords({ code, seat, details, cost }: GameRemark, players: readonly string[]): string {
  const receiver = players[Number(details["to"])] ?? "";
  const values = { ...details, cost, receiver, player: players[seat] ?? "" };
  return words.knows(`mark-${code}`) ? words.say(`mark-${code}`, values).trim() : "";
}
