// A finished game in words.

import type { GameSnapshots, GameSummary } from "../http";
import { playerName, rulesInWords } from "../lobby/wording";
import { words } from "../words.svelte";

/** A day and a time as they are written in the reader's language; `at` is in seconds since 1970. */
export function dateInWords(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(
    at * 1000,
  );
}

/** What the players are called, by seat. */
export function playersInWords({ players }: Pick<GameSummary, "players">): string[] {
  return players.map(({ name, bot }, seat) => playerName(name, bot, seat));
}

/** The rules of a game; one from hanab.live has the name of its variant. */
export function playedRules({ variant, ruleset }: Pick<GameSummary, "variant" | "ruleset">): string[] {
  return variant ? [variant] : rulesInWords(ruleset);
}

export function pointsInWords({ score, best }: GameSummary): string {
  return words.say("points", { score, best, black: false });
}

/** How long everything was still possible. */
export function courseInWords({ moments, summary }: GameSnapshots): string {
  const at = moments.map((moment) => moment.table.best).lastIndexOf(summary.best);
  return words.say("web-replay-course", { at: Math.max(0, at), lost: at < moments.length - 1 });
}
