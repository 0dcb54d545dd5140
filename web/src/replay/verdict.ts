// A finished game looked back on: what was still possible after every action, and what there is to say about it.

import type { ActionRemark, GameReview } from "../http";
import { get, patiently } from "../lobby/api";
import { words } from "../words.svelte";

/** A remark and where it belongs. */
export interface Placed {
  readonly seq: number;
  readonly turn: number;
  readonly remark: ActionRemark;
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
export function remarkInWords(
  { code, seat, details, cost }: ActionRemark,
  players: readonly string[],
): string {
  const [receiver = "", warner = "", answerer = ""] = ["to", "warner", "answerer"].map(
    (key) => players[Number(details[key])],
  );
  const said = details["clue"] ?? "";
  const clue = typeof said === "string" && said ? words.say(`suit-${said}`) : said;
  const values = { ...details, cost, receiver, warner, answerer, clue, player: players[seat] ?? "" };
  return words.knows(`mark-${code}`) ? words.say(`mark-${code}`, values).trim() : "";
}
