// Small pieces of sentences about cards and clues.

import type { CardNow, Game } from "../protocol";
import { words } from "../words.svelte";

export type ClueValue = string | number;

/** The vowels before which Spanish changes "y" and "o", and how a word that begins with one is written. */
const SOUNDS = { i: /^(?:i|hi(?![ae])|y(?![aeiou]))/, o: /^(?:h?o|8|11$)/ };

/** The items as a person lists them: `1, 2 and 4`. */
export function listed(items: readonly (string | number)[], how = "list-and"): string {
  const all = items.map(String);
  const last = all.pop() ?? "";
  return all.length ? words.say(how, { items: all.join(", "), last, sound: firstSound(last) }) : last;
}

/** The vowel that a text begins with in Spanish, or `other`, as `_first_sound` of `hanabi.text.catalogue` says. */
function firstSound(text: string): string {
  const plain = text.toLowerCase().normalize("NFD");
  return Object.entries(SOUNDS).find(([, spelling]) => spelling.test(plain))?.[0] ?? "other";
}

/** A colour or a rank in a word. */
export function valueWord(value: ClueValue): string {
  return typeof value === "number" ? String(value) : words.say(`suit-${value}`);
}

/** What clues and counting say about a card, as far as the room remembers it; empty where it remembers nothing. */
export function knownOf(card: CardNow, game: Game): string {
  if (card.possible) return narrowed(suitsIn(card.possible, game), ranksIn(card.possible), game);
  if (card.suits && card.ranks) return narrowed(card.suits, card.ranks, game);
  if (card.said) return card.said.length ? listed(card.said.map(valueWord)) : words.say("known-nothing");
  return "";
}

/** The same for those who do not see the grid of faces: counting may leave out single ones. */
export function exactlyKnownOf(card: CardNow, game: Game): string {
  const possible = card.possible ?? {};
  const ranks = ranksIn(possible);
  const out = suitsIn(possible, game).flatMap((suit) =>
    ranks.filter((rank) => !possible[suit]!.includes(rank)).map((rank) => words.say("card", { suit, rank })),
  );
  const known = knownOf(card, game);
  return out.length ? words.say("web-table-known-but-not", { known, faces: listed(out, "list-or") }) : known;
}

function narrowed(suits: readonly string[], ranks: readonly number[], game: Game): string {
  const allSuits = suits.length === game.rules.suits.length;
  const allRanks = ranks.length === game.rules.suits[0]?.order.length;
  if (allSuits && allRanks) return words.say("known-nothing");
  const colours = listed(suits.map(valueWord), "list-or");
  const numbers = listed(ranks, "list-or");
  if (allSuits) return numbers;
  return allRanks ? colours : words.say("known-both", { suits: colours, ranks: numbers });
}

type Faces = Readonly<Record<string, readonly number[]>>;

function suitsIn(possible: Faces, game: Game): string[] {
  return game.rules.suits.map((suit) => suit.key).filter((suit) => possible[suit]?.length);
}

function ranksIn(possible: Faces): number[] {
  return [...new Set(Object.values(possible).flat())].sort();
}

/** The score of a game in which every firework is worth as much as it can be. */
export function fullScore({ rules }: Game): number {
  return rules.suits.reduce((sum, suit) => sum + Math.max(...suit.points), 0);
}

/** Which cards of a hand a clue points at, in words. */
export function pointsAt(places: readonly number[]): string {
  return words.say("web-table-points-at", { count: places.length, places: listed(places) });
}

/** Where a card is in its hand, counted from 1, the oldest first. */
export function placeOf(hand: readonly CardNow[], card: number): number {
  return hand.findIndex((each) => each.id === card) + 1;
}
