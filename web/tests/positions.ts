// Games, tables and choices to begin a test with: Ada, Ben and Cleo, and Ada reads.

import type {
  Action,
  CardNow,
  Desk,
  Game,
  GameEvent,
  Happened,
  Memory,
  GameOpened,
  Option,
  Outcome,
  Ruleset,
  Suit,
  TableNow,
} from "../src/protocol";
import type { Counsel, DeskRequest, Sitting } from "../src/table/sitting";

export const [ADA, BEN, CLEO] = [0, 1, 2];

export function suitOf(key: string, more: Partial<Suit> = {}): Suit {
  const points = [0, 1, 2, 3, 4, 5];
  return { key, order: [1, 2, 3, 4, 5], copies: [3, 2, 2, 2, 1], points, touch: "own", named: true, ...more };
}

export function rulesOf(more: Partial<Ruleset> = {}): Ruleset {
  return {
    edition: "fr",
    suits: ["red", "yellow", "green", "white", "blue"].map((key) => suitOf(key)),
    hand_sizes: [5, 5, 4, 4],
    clue_tokens: 8,
    strikes: 3,
    empty_clues: true,
    ending: "last-round",
    announce: false,
    tiles: [],
    tile_for: "fives",
    may_decline: true,
    below_zero: false,
    skipping: false,
    free_empty_clues: true,
    may_waste: false,
    ...more,
  };
}

export function gameOf(more: Partial<Game> = {}): Game {
  return {
    type: "game",
    game: "first",
    ruleset: "fr",
    rules: rulesOf(),
    players: ["Ada", "Ben", "Cleo"],
    first: ADA,
    seat: ADA,
    commitment: "",
    again: null,
    shuffle: null,
    ...more,
  };
}

/** Cards whose faces nobody sees. */
export function hand(...ids: number[]): CardNow[] {
  return ids.map((id) => ({ id }));
}

/** A table with cards 0 to 4 in Ada's hand, 5 to 9 in Ben's and 10 to 14 in Cleo's. */
export function tableOf(more: Partial<TableNow> = {}): TableNow {
  return {
    seq: 0,
    turn: 0,
    seat: ADA,
    clue_tokens: 8,
    strikes: 0,
    fireworks: [0, 0, 0, 0, 0],
    hands: [hand(0, 1, 2, 3, 4), hand(5, 6, 7, 8, 9), hand(10, 11, 12, 13, 14)],
    discards: [],
    deck: 35,
    drawn: 15,
    turned: [],
    returned: [],
    turns_left: null,
    decision: null,
    outcome: null,
    points: 0,
    best: 25,
    reach: [5, 5, 5, 5, 5],
    remark: null,
    ...more,
  };
}

export function happenedOf(more: Partial<Happened> = {}): Happened {
  const { table = tableOf() } = more;
  return {
    type: "happened",
    game: "first",
    seq: table.seq,
    events: [],
    choices: null,
    ends: null,
    substitutes: {},
    ...more,
    table,
  };
}

export function outcomeOf(more: Partial<Outcome> = {}): Outcome {
  return { result: "finished", score: 20, reason: null, by: null, ...more };
}

export function play(card: number, announce?: string): Option {
  return { action: announce === undefined ? { type: "play", card } : { type: "play", card, announce } };
}

export function discard(card: number): Option {
  return { action: { type: "discard", card } };
}

export function clue(to: number, value: string | number, ...points_at: number[]): Option {
  return { action: { type: "clue", to, value }, points_at };
}

/** A place at the table that keeps what is asked of it; everything about it may be changed. */
export class TestSitting implements Sitting {
  game: Game | null = gameOf();
  now: Happened | null = happenedOf();
  events: readonly GameEvent[] = [];
  desk: Desk | null = null;
  opened: GameOpened | null = null;
  memory: Memory = "deduced";
  live = true;
  busy = false;
  connected = true;
  sending: { readonly action: Action } | null = null;
  asked: Action | null = null;
  counsel: Counsel | undefined;
  readonly acts: Action[] = [];
  readonly requests: DeskRequest[] = [];

  get myTurn(): boolean {
    return this.now?.choices != null;
  }

  /** It is Ada's turn and this is what she may do. */
  offer(...options: Option[]): void {
    this.now = happenedOf({ table: this.now?.table, choices: { options, refused: {} } });
  }

  /** It is another's turn. */
  passTurn(table: Partial<TableNow> = {}): void {
    this.now = happenedOf({ table: tableOf({ seat: BEN, ...table }) });
  }

  act(action: Action): void {
    this.acts.push(action);
  }

  ask(request: DeskRequest): void {
    this.requests.push(request);
  }
}
