// Earlier moments of a game that still runs: those this page was told of, as far as the room remembers them.

import type { Desk, Game, GameEvent, Happened, Memory } from "../protocol";
import type { Sitting } from "./sitting";
import { story } from "./story";

/** A table that is played at, with every moment of its game that was told. */
export interface Rewindable {
  readonly game: Game | null;
  readonly now: Happened | null;
  readonly moments: readonly Happened[];
  readonly desk: Desk | null;
  readonly memory: Memory;
}

export class Rewind implements Sitting {
  readonly live = false;
  readonly myTurn = false;
  readonly busy = false;
  readonly connected = true;
  readonly opened = null;
  /** The number of the action after which the table is shown; null for the table as it is. */
  private seq = $state<number | null>(null);
  /** What may be looked at: a room that remembers nothing shows the last round alone. */
  readonly moments: readonly Happened[] = $derived.by(() => {
    const { moments, memory, game, now } = this.table;
    if (memory !== "nothing" || !game || !now) return moments;
    return moments.filter((moment) => moment.table.turn >= now.table.turn - game.players.length);
  });
  readonly at = $derived(this.moments.findIndex((moment) => moment.seq === this.seq));
  readonly now: Happened | null = $derived.by(() => {
    const moment = this.moments[this.at];
    return moment ? { ...moment, choices: null, ends: null } : this.table.now;
  });
  readonly events: readonly GameEvent[] = $derived(
    this.moments.slice(0, this.at + 1).flatMap((moment) => moment.events),
  );

  constructor(private readonly table: Rewindable) {}

  get game(): Game | null {
    return this.table.game;
  }

  get desk(): Desk | null {
    return this.table.desk;
  }

  get memory(): Memory {
    return this.table.memory;
  }

  /** Whether an earlier moment is being looked at. */
  get on(): boolean {
    return this.at >= 0;
  }

  /** Whether there is one. */
  get possible(): boolean {
    return this.moments.length > 1;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** What happened at the moment that is shown, in words. */
  get told(): string {
    const { game, now } = this;
    return this.on && game && now ? story(game, now.events, now).join(" ") : "";
  }

  /** Look at a moment, counted from the first one that may be looked at. */
  go(at: number): void {
    const moment = this.moments[Math.max(0, Math.min(at, this.last))];
    if (moment) this.seq = moment.seq;
  }

  /** Look at the move before the last one. */
  open(): void {
    if (this.possible) this.go(this.last - 1);
  }

  /** Back to the table as it is. */
  close(): void {
    this.seq = null;
  }

  act(): void {
    throw new Error("nothing can be done about what is over");
  }

  ask(): void {
    throw new Error("nothing can be done about what is over");
  }
}
