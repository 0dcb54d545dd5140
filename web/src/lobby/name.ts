// What someone calls themselves, remembered from room to room.

import { words } from "../words.svelte";

const KEPT = "hanabi-name";
const LONGEST_NAME = 24;
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
let suggestion = "";

/** The name used last; empty for someone who never gave one. */
export function usualName(): string {
  return localStorage.getItem(KEPT) ?? "";
}

export function keepName(name: string): void {
  if (name.trim()) localStorage.setItem(KEPT, name.trim());
}

/** As much of a name as the server accepts; an emoji made of several others is one character. */
export function shortName(name: string): string {
  const found = Array.from(characters.segment(name), ({ segment }) => segment);
  return found.slice(0, LONGEST_NAME).join("");
}

/** What someone is called: as they say, or else as was suggested to them. */
export function calledName(name: string): string {
  return name.trim() || suggestedName();
}

/** One of the names the terminal gives its bots, by chance, so that two newcomers rarely share one; it stays for this visit. */
export function suggestedName(): string {
  const names = words.say("player-names").split(" ");
  suggestion ||= names[Math.floor(Math.random() * names.length)] ?? words.say("player-default");
  return suggestion;
}
