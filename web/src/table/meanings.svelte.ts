// What the clues of a game mean, asked of the server for those who want to know.

import type { ClueAnswer } from "../http";
import { inWords, post } from "../lobby/api";
import type { Mark } from "../protocol";
import { settings } from "./settings.svelte";
import type { Sitting } from "./sitting";

export class Meanings {
  /** Whether the meanings are listed. */
  shown = $state(false);
  answer = $state.raw<ClueAnswer | null>(null);
  wrong = $state<string | null>(null);
  private asked = 0;

  /** What the conventions say about an own card, where that is wanted. */
  markOn(card: number): Mark | null {
    return settings.meant.on ? (this.answer?.marks[card] ?? null) : null;
  }

  /** Whether the clues of a table may be explained: where advice may be given, and the whole game is known. */
  static known({ game, bots, events }: Sitting): boolean {
    return game !== null && bots != null && events[0]?.type === "dealt";
  }

  /** Ask what the clues so far mean, if anyone wants to know; an answer that comes too late is dropped. */
  async follow(sitting: Sitting): Promise<void> {
    const { game, bots, events } = sitting;
    const asked = ++this.asked;
    if (!Meanings.known(sitting) || !(this.shown || settings.meant.on)) {
      this.answer = null;
      return;
    }
    const { ruleset, players, first, seat } = game!;
    try {
      const answer = await post<ClueAnswer>("/api/clues", { ruleset, players, bots, first, seat, events });
      if (asked === this.asked) [this.answer, this.wrong] = [answer, null];
    } catch (error) {
      if (asked === this.asked) [this.answer, this.wrong] = [null, inWords(error)];
    }
  }
}
