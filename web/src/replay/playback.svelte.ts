// A finished game at one of its moments, for a table that shows it.

import type { GameSnapshots } from "../http";
import { get, inWords, patiently } from "../lobby/api";
import type { Game, GameEvent, Happened, Memory } from "../protocol";
import { story } from "../table/story";
import type { Sitting } from "../table/sitting";
import { words } from "../words.svelte";
import { Hindsight } from "./hindsight.svelte";
import { playersInWords } from "./wording";

/** What is to be seen: a moment of a game, with someone's eyes. */
interface Scene {
  readonly game: string;
  at: number;
  readonly seat: number | null;
}

export class Playback implements Sitting {
  readonly live = false;
  readonly memory: Memory = "deduced";
  readonly desk = null;
  readonly myTurn = false;
  readonly busy = false;
  readonly connected = true;
  readonly counsel = new Hindsight(this);
  film = $state.raw<GameSnapshots | null>(null);
  /** Whose eyes are looked through; null for all hands open. */
  seat = $state<number | null>(null);
  /** Whether the moments play automatically. */
  running = $state(false);
  wrong = $state<string | null>(null);
  private place = $state(0);
  private readonly films = new Map<string, Promise<GameSnapshots>>();
  /** What was asked for last; on the screen as soon as its film is there. */
  private wanted: Scene | null = null;

  readonly game: Game | null = $derived(
    this.film && { ...this.film.game, players: playersInWords(this.film.summary) },
  );
  readonly last = $derived(this.film ? this.film.moments.length - 1 : 0);
  /** How many actions the table that is shown has seen. */
  readonly at = $derived(Math.min(this.place, this.last));
  readonly events: readonly GameEvent[] = $derived(
    this.film?.moments.slice(0, this.at + 1).flatMap((moment) => moment.events) ?? [],
  );

  /** `moved` is told of every step that is taken by hand. */
  constructor(private readonly moved: () => void) {}

  get now(): Happened | null {
    return this.film?.moments[this.at] ?? null;
  }

  get bots() {
    return this.film?.summary.players.map(({ bot }) => bot) ?? null;
  }

  get opened() {
    return this.film?.opened ?? null;
  }

  /** What happened at a moment, in words. */
  told(at: number): string {
    const moment = this.film?.moments[at];
    if (!this.game || !moment) return "";
    return story(this.game, moment.events, moment).join(" ") || words.say("event-ended");
  }

  /** Show a moment of a game; what was shown before stays until its film is there. */
  show(game: string, at: number, seat: number | null): void {
    void this.load({ game, at, seat });
  }

  /** Look through someone's eyes. */
  look(seat: number | null): void {
    this.seat = seat;
    if (this.wanted) void this.load({ ...this.wanted, seat });
    this.moved();
  }

  go(at: number): void {
    this.running = false;
    this.place = Math.max(0, Math.min(at, this.last));
    // A step in the game on the screen leaves another one that is on its way where it was wanted.
    if (this.wanted && this.wanted.game === this.film?.summary.game) this.wanted.at = this.place;
    this.moved();
  }

  /** Let the moments follow each other, from the deal if this is the end; or stop. */
  run(on: boolean): void {
    if (on && this.at === this.last) this.go(0);
    this.running = on;
  }

  /** The next moment of those that follow each other. */
  advance(): void {
    const runs = this.at + 1 < this.last;
    this.go(this.at + 1);
    this.running = runs;
  }

  act(): void {
    throw new Error("nothing can be done in a game that is over");
  }

  ask(): void {
    throw new Error("nothing can be written on cards that were played");
  }

  private async load(scene: Scene): Promise<void> {
    const path = `/api/games/${scene.game}/film${scene.seat === null ? "" : `?seat=${scene.seat}`}`;
    this.wanted = scene;
    try {
      const film = await this.fetched(path);
      if (this.wanted === scene) this.put(film, scene);
    } catch (error) {
      this.films.delete(path);
      if (this.wanted === scene) this.wrong = inWords(error);
    }
  }

  private put(film: GameSnapshots, { at, seat }: Scene): void {
    [this.film, this.place, this.seat, this.wrong] = [film, at, seat, null];
  }

  private fetched(path: string): Promise<GameSnapshots> {
    const film = this.films.get(path) ?? patiently(() => get<GameSnapshots>(path));
    this.films.set(path, film);
    return film;
  }
}
