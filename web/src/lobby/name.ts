// What somebody calls themselves, remembered from room to room.

import { words } from "../words.svelte";

const KEPT = "hanabi-name";
export const LONGEST_NAME = 24;

/** The name used last, or one to begin with. */
export function usualName(): string {
  return localStorage.getItem(KEPT) ?? suggested();
}

export function keepName(name: string): void {
  localStorage.setItem(KEPT, name.trim());
}

/** One of the names the terminal gives its bots, by chance, so that two newcomers rarely share one. */
function suggested(): string {
  const names = words.say("player-names").split(" ");
  return names[Math.floor(Math.random() * names.length)] ?? words.say("player-default");
}
