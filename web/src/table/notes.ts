// What is written on cards: one's own notes while the game runs, everyone's once it is over.

import type { Card, Game, GameEvent, TableNow } from "../protocol";
import { words } from "../words.svelte";
import type { Sitting } from "./sitting";
import { who } from "./story";

export const LONGEST_NOTE = 200;

export interface CardNote {
  readonly seat: number;
  readonly card: number;
  readonly text: string;
}

/** Every note that may be read, by seat. */
export function readable({ game, desk, opened }: Sitting): CardNote[] {
  const own = game?.players.map((_, seat) => (seat === game.seat ? (desk?.notes ?? {}) : {})) ?? [];
  return (opened?.notes ?? own).flatMap((notes, seat) =>
    Object.entries(notes).map(([card, text]) => ({ seat, card: Number(card), text })),
  );
}

/** The notes on one card, in words: whose they are and what they say. */
export function notesOn(card: number | null, sitting: Sitting, game: Game): string[] {
  return readable(sitting)
    .filter((note) => note.card === card)
    .map((note) => noteInWords(note, game));
}

export function noteInWords({ seat, text }: CardNote, game: Game): string {
  return words.say("web-table-note", { ...who(game, seat), text });
}

/** What a card is called, with the notes on it. */
export function withNotes(label: string, notes: readonly string[]): string {
  return notes.reduce((card, note) => words.say("web-table-noted", { card, note }), label);
}

/** Whether one may write on cards: those who play may, as long as they do. */
export function mayNote({ live, game, now }: Sitting): boolean {
  return live && game !== null && game.seat !== null && now?.table.outcome === null;
}

/** The faces of all cards that were ever seen, by card. */
export function facesSeen(events: readonly GameEvent[], table: TableNow): ReadonlyMap<number, Card> {
  const told = events.flatMap((event) =>
    "card" in event && event.face ? [[event.card, event.face] as const] : [],
  );
  const held = table.hands.flat().flatMap((card) => (card.face ? [[card.id, card.face] as const] : []));
  return new Map([...told, ...held]);
}
