// Opening a room and joining it.

import type { GameSummary, NewRoom } from "../http";
import { places } from "../places.svelte";
import type { Terms } from "../protocol";
import { plan, type Arrival } from "../room/arrival";
import { words } from "../words.svelte";
import { boxes, post } from "./api";
import { EXPERT, keepBot, usualBot } from "./bot";
import { calledName, keepName } from "./name";
import { usualTerms } from "./terms";

export const SEATS_WITH_BOTS = 4;

/** The box of the reader's language, or else the server's usual one. */
export async function nearestBox(): Promise<string> {
  const found = (await boxes()).boxes.find((box) => box.language === words.language);
  return found?.key ?? "fr";
}

/** Open a room, join it and sit down. */
export async function openRoom(terms: Terms, name: string): Promise<void> {
  await enterNew(terms, { name, sit: true, begin: false });
}

/** Open a room, and start at once with bots on all other seats. */
export async function playWithBots(name: string, bot: string, seats = SEATS_WITH_BOTS): Promise<void> {
  keepBot(bot);
  await enterNew(usualTerms(await nearestBox(), seats), { name, sit: true, begin: true, bot });
}

/** Open a room in which experts play among themselves, and watch. */
export async function watchExperts(name: string): Promise<void> {
  const terms = { ...usualTerms(await nearestBox(), SEATS_WITH_BOTS), spectators: { view: "open" as const } };
  await enterNew(terms, { name, sit: false, begin: true, bot: EXPERT });
}

/** Resume a finished game after this number of actions, with bots on all other seats. */
export async function playAgain(
  earlier: GameSummary,
  seq: number,
  seat: number,
  name: string,
): Promise<void> {
  const again = { game: earlier.game, seq };
  const terms = usualTerms(earlier.ruleset, earlier.players.length);
  await enterNew(terms, { name, sit: true, seat, begin: true, again, bot: usualBot() });
}

async function enterNew(terms: Terms, arrival: Arrival): Promise<void> {
  keepName(arrival.name);
  const { room } = await post<NewRoom>("/api/rooms", terms);
  plan(room, { ...arrival, name: calledName(arrival.name) });
  places.go(`/r/${room}`);
}
