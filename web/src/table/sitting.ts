// What a table shows and may be asked, whatever answers: a room, a recorded game or a lesson.

import type { Action, Advice, Desk, Game, GameEvent, Happened, Mark, Memory, GameOpened } from "../protocol";
import type { Presence } from "./presence";

/** What someone does to their own cards, or writes on any; nobody else sees it. */
export type DeskRequest =
  | { readonly type: "arrange"; readonly order: number[] }
  | { readonly type: "mark"; readonly card: number; readonly mark: Mark | null }
  | { readonly type: "note"; readonly card: number; readonly text: string };

/** What a bot would do at the table that is shown, for those who ask. */
export interface Counsel {
  /** Whether one may ask now. */
  readonly open: boolean;
  /** Whether the answer is on its way. */
  readonly thinking: boolean;
  readonly advice: Advice | null;
  /** What went wrong, where nobody else says it. */
  readonly wrong?: string | null;
  /** The words on the button. */
  readonly invitation: string;
  ask(): void;
  /** Look no longer at what was advised. */
  dismiss(): void;
}

export interface Sitting {
  readonly game: Game | null;
  /** The last thing that happened, with the table after it. */
  readonly now: Happened | null;
  /** Every event up to there that was told. */
  readonly events: readonly GameEvent[];
  readonly desk: Desk | null;
  readonly opened: GameOpened | null;
  readonly memory: Memory;
  /** Whether the game is played here and now, and not only looked at. */
  readonly live: boolean;
  readonly myTurn: boolean;
  /** Whether an action would have to wait. */
  readonly busy: boolean;
  readonly connected: boolean;
  /** The action that was chosen and is not answered yet. */
  readonly sending?: { readonly action: Action } | null;
  /** The one action, out of those that are listed, that a lesson asks for or a bot advises. */
  readonly asked?: Action | null;
  /** Advice, where there may be any. */
  readonly counsel?: Counsel;
  /** The bot in each seat, or null for a person, where it may be told what clues mean. */
  readonly bots?: readonly (string | null)[] | null;
  /** How often each seat has asked for advice. */
  readonly advised?: readonly number[];
  /** Whether the bots whose game it is are not there yet. */
  readonly preparing?: boolean;
  /** By seat, who is away or has a bot play for them. */
  readonly presence?: readonly (Presence | null)[];
  act(action: Action): void;
  ask(request: DeskRequest): void;
}
