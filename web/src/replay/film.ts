// Finished games as the server hands them out.

import type { Game, Happened, Moment, GameOpened, Result } from "../protocol";

/** A finished game in short. */
export interface Summary {
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly { readonly name: string; readonly bot: string | null }[];
  /** In seconds since 1970. */
  readonly began: number;
  readonly ended: number;
  readonly result: Result;
  readonly score: number;
  readonly best: number;
  /** Empty where nobody promised anything: such a game was imported. */
  readonly commitment: string;
  /** The moment of an earlier game that it took up. */
  readonly again: Moment | null;
}

/** A finished game from its deal to its end: what led to each table, and the table. */
export interface Film {
  readonly summary: Summary;
  readonly game: Game;
  readonly moments: readonly Happened[];
  readonly opened: GameOpened;
}

/** Where a game is looked at, at a moment and with somebody's eyes. */
export function replayAt(game: string, turn = 0, seat: number | null = null): string {
  const query = [...(turn ? [`turn=${turn}`] : []), ...(seat === null ? [] : [`seat=${seat}`])].join("&");
  return `/replay/${game}${query && `?${query}`}`;
}

/** The moment and the eyes that an address names. */
export function placeIn(search: string): { turn: number; seat: number | null } {
  const query = new URLSearchParams(search);
  return { turn: numberIn(query.get("turn")) ?? 0, seat: numberIn(query.get("seat")) };
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}
