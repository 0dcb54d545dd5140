// Recorded games that come from elsewhere, and the rooms in which they are talked about.

import type { Imported } from "../http";
import { get, postText } from "../lobby/api";
import { places } from "../places.svelte";
import { replayAt } from "./links";

/** Bytes; the server takes no more. */
export const LARGEST_FILE = 128 * 1024;

/** The rooms of the games that were imported since the page was loaded. */
const rooms = new Map<string, string>();

/** Hand a recorded game to the server, and look at it. */
export async function importText(text: string): Promise<void> {
  const { game } = await imported(text);
  places.go(replayAt(game));
}

/** What was pasted, as JSON: a game is that already, and a link becomes a string. */
export function asJson(pasted: string): string {
  return pasted.trimStart().startsWith("{") ? pasted : JSON.stringify(pasted);
}

/** Go to a room in which this game has just been played: its own, or else a new one. */
export async function reviewTogether(game: string): Promise<void> {
  const room = rooms.get(game) ?? (await imported(await recordOf(game))).room;
  places.go(`/r/${room}`);
}

async function recordOf(game: string): Promise<string> {
  return JSON.stringify(await get(`/api/games/${game}/replay`));
}

async function imported(text: string): Promise<Imported> {
  const found = await postText<Imported>("/api/games", text);
  rooms.set(found.game, found.room);
  return found;
}
