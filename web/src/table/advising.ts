// Advice in words, and where on the table it points.

import { botInWords } from "../lobby/wording";
import type { Action, Choices, Clue, ClueMeaning, Game, Suggestion, TableNow } from "../protocol";
import { words, type Values } from "../words.svelte";
import { listed, placeOf } from "./phrases";

/** The cards that a suggestion is about: the one it plays or discards, or those its clue points at. */
export function cardsIn(suggestion: Suggestion | undefined): readonly number[] {
  if (!suggestion) return [];
  return "card" in suggestion.action ? [suggestion.action.card] : suggestion.points_at;
}

/** The action among those that may be taken which is suggested. */
export function offeredIn(
  choices: Choices | null | undefined,
  suggestion: Suggestion | undefined,
): Action | null {
  const wanted = JSON.stringify(suggestion?.action);
  return choices?.options.find(({ action }) => JSON.stringify(action) === wanted)?.action ?? null;
}

/** What to do and why, for the seat whose turn it is. */
export function adviceInWords(best: Suggestion, game: Game, table: TableNow): string {
  return words.say("coach-advice", { ...named(best.action, game, table), reason: why(best) });
}

/** What other bots would do instead, and why. */
export function alternativeInWords(other: Suggestion, game: Game, table: TableNow): string {
  const bots = listed(other.bots.map(botInWords));
  return words.say("coach-alternative", { ...named(other.action, game, table), bots, reason: why(other) });
}

/** An action that waits to be sent, as a promise that it is kept. */
export function choiceInWords(action: Action, game: Game, table: TableNow): string {
  return words.say("web-room-choice-kept", named(action, game, table));
}

export function chancesInWords({ chances }: Suggestion): string {
  return chances ? words.say("coach-odds", { ...chances }) : "";
}

/** What a clue means to anyone who knows the conventions. */
export function meaningInWords(meaning: ClueMeaning, game: Game): string {
  const { giver, to, value, code, focus, awaited } = meaning;
  return words.say("coach-meaning", {
    ...clue({ to, value }, game),
    giver: game.players[giver] ?? "",
    awaited: game.players[awaited ?? 0] ?? "",
    called: awaited === null ? "no" : "yes",
    code,
    focus,
  });
}

/** A third-party bot may have reasons of its own, for which there are no words. */
function why({ reason, details }: Suggestion): string {
  return words.knows(`reason-${reason}`) ? words.say(`reason-${reason}`, { ...details }) : "";
}

/** The values that name an action. */
function named(action: Action, game: Game, table: TableNow): Values {
  switch (action.type) {
    case "play":
      return {
        ...held(action.card, table),
        kind: action.announce ? "announce" : "play",
        suit: action.announce ?? "",
      };
    case "discard":
      return { ...held(action.card, table), kind: "discard" };
    case "clue":
      return clue(action, game);
    case "choose":
      if (action.option === null) return { kind: "decline" };
      if (action.option.type === "clue") return clue(action.option, game);
      return { kind: "card", suit: action.option.suit, rank: action.option.rank };
  }
}

function held(card: number, table: TableNow): Values {
  return { place: placeOf(table.hands[table.seat] ?? [], card) };
}

function clue({ to, value }: Pick<Clue, "to" | "value">, game: Game): Values {
  const player = game.players[to] ?? "";
  return typeof value === "number"
    ? { kind: "rank", player, rank: value }
    : { kind: "colour", player, suit: value };
}
