// A position that is being tried: the table after what the reader chose, as the server works it out.

import type { ExerciseNow } from "../http";
import { get, inWords } from "../lobby/api";
import type { Action, Desk, Game, GameEvent, Happened, Memory } from "../protocol";
import { deskAfter } from "../table/desk";
import type { DeskRequest, Sitting } from "../table/sitting";
import { words } from "../words.svelte";

/** The table of a rule in a ruleset, both as they stand in an address, after some choices. */
export function exercise(ruleset: string, tag: string, chosen: readonly number[]): Promise<ExerciseNow> {
  const { language } = words;
  return get<ExerciseNow>(`/api/rules/${ruleset}/try/${tag}?chosen=${chosen.join()}&language=${language}`);
}

/** What the server tells about a position: the game, and its table as it is now. */
interface Tried {
  game: Game;
  now: Happened;
}

export class Exercise<T extends Tried> implements Sitting {
  readonly live = true;
  readonly memory: Memory = "deduced";
  readonly opened = null;
  readonly connected = true;
  desk = $state.raw<Desk | null>(null);
  busy = $state(false);
  /** What went wrong with the last choice, as a sentence. */
  wrong = $state<string | null>(null);
  /** At each turn of the reader, which of the options they chose. */
  private chosen: readonly number[] = [];
  told = $state.raw<T>()!;
  /** How many events were shown before the last choice. */
  private shown = $state(0);
  /** The table, with the events that are news: the server tells all of them each time. */
  readonly now: Happened = $derived({ ...this.told.now, events: this.told.now.events.slice(this.shown) });

  constructor(
    private readonly load: (chosen: readonly number[]) => Promise<T>,
    private readonly start: T,
  ) {
    this.told = start;
  }

  get game(): Game {
    return this.told.game;
  }

  get events(): readonly GameEvent[] {
    return this.told.now.events;
  }

  get myTurn(): boolean {
    return this.now.choices !== null;
  }

  /** Whether the reader has done anything yet. */
  get begun(): boolean {
    return this.told !== this.start;
  }

  act(action: Action): void {
    const wanted = JSON.stringify(action);
    const options = this.now.choices?.options ?? [];
    void this.choose(options.findIndex((option) => JSON.stringify(option.action) === wanted));
  }

  again(): void {
    [this.told, this.shown] = [this.start, 0];
    [this.chosen, this.desk, this.wrong] = [[], null, null];
  }

  /** Whatever the reader does to the cards stays on this page. */
  ask(request: DeskRequest): void {
    this.desk = deskAfter(this.desk, this.game.game, request);
  }

  private async choose(option: number): Promise<void> {
    const chosen = [...this.chosen, option];
    this.busy = true;
    try {
      const told = await this.load(chosen);
      [this.shown, this.told] = [this.events.length, told];
      [this.chosen, this.wrong] = [chosen, null];
    } catch (error) {
      this.wrong = inWords(error);
    }
    this.busy = false;
  }
}
