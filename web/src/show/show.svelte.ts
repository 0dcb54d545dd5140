// Acts out what happens at a table. The page always shows the truth; what is acted out lies over it and can be dropped at
// any moment. Only the fireworks and the counters wait until a card that is being turned over has been seen.

import type { Game, GameEvent, Happened } from "../protocol";
import { lastTurn } from "../table/story";
import type { Sitting } from "../table/sitting";
import { choreographed, type Scene } from "./choreography";
import { scheduled, type Manner, type Schedule } from "./cues";
import { curtain } from "./curtain.svelte";
import { newsOf } from "./news";
import { motion } from "./motion.svelte";
import { measure, type Spots } from "./spots";

/** A move that is being acted out. */
export interface Act {
  readonly number: number;
  readonly schedule: Schedule;
  readonly scene: Scene;
  /** Whether the game ends with it. */
  readonly last: boolean;
}

/** What happens no more once it was told is not acted out a second time. */
const AFTERMATH = new Set<GameEvent["type"]>(["drawn", "ended"]);

export class Show<View> {
  acts = $state.raw<readonly Act[]>([]);
  /** What the fireworks and counters show until a move has been seen; null while they show what is. */
  held = $state.raw<View | null>(null);
  private seen: Happened | null = null;
  private shown: View | null = null;
  private before: Spots = new Map();
  private due: Schedule | null = null;
  /** The game that ends with the move that is due or acted out. */
  private ending: string | null = null;
  private count = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** Called when something may have happened, while the page still shows what was before. */
  prepare(sitting: Sitting, view: View | null): void {
    const { now, game } = sitting;
    if (!now || !game || now === this.seen) return;
    const events = newsOf(this.seen, now, sitting.events, sitting.live);
    const previous = this.shown;
    [this.seen, this.shown] = [now, view];
    this.cut();
    const speed = motion();
    if (events.length === 0 || speed === "none" || document.hidden) return;
    const root = this.root();
    this.before = root ? measure(root) : new Map();
    this.due = scheduled(events, sitting.live ? speed : "short");
    if (this.due.reveal > 0) this.held = previous;
    if (sitting.live && isEnd(events)) curtain.fall((this.ending = now.game));
  }

  /** Called when the page shows what is now. */
  begin(sitting: Sitting): void {
    const { due } = this;
    this.due = null;
    if (!due) return;
    if (this.root() && sitting.game && sitting.now) this.play(due, sitting.game, sitting.now, this.before);
    else this.drop();
  }

  /** Act out the last move once more. */
  again(sitting: Sitting): void {
    const { game, now } = sitting;
    const events = lastTurn(sitting.events).filter(({ type }) => !AFTERMATH.has(type));
    if (!game || !now) return;
    const speed: Manner | "none" = motion();
    const gone = [...this.before].filter(([name]) => name === goneIn(events));
    this.drop();
    this.play(scheduled(events, speed === "none" ? "still" : speed), game, now, new Map(gone));
  }

  revealed(act: Act): void {
    if (act.number === this.count) this.held = null;
  }

  over(act: Act): void {
    this.acts = this.acts.filter((each) => each !== act);
    if (act.last) this.end(true);
  }

  /** Show what is, at once. */
  drop(): void {
    this.due = null;
    this.held = null;
    this.acts = [];
    this.end(false);
  }

  /** Make way for the next move: what is not revealed yet is dropped, sparks may fly on. */
  private cut(): void {
    if (this.held !== null) this.acts = this.acts.filter((act) => act.number !== this.count);
    this.held = null;
    this.end(false);
  }

  /** Let it be told how the game ended, after its last move was seen or because nobody looks. */
  private end(seen: boolean): void {
    if (this.ending) curtain.fallen(this.ending, seen);
    this.ending = null;
  }

  private play(schedule: Schedule, game: Game, now: Happened, before: Spots): void {
    const root = this.root();
    if (!root) return;
    const scene = choreographed(schedule, {
      before,
      after: measure(root),
      screen: { width: innerWidth, height: innerHeight },
      players: game.players,
      seat: game.seat,
      hands: now.table.hands.map((hand) => hand.map((card) => card.id)),
    });
    this.count += 1;
    this.acts = [...this.acts, { number: this.count, schedule, scene, last: this.ending === now.game }];
  }
}

function isEnd(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.type === "ended");
}

/** The spot of the card that left its hand. */
function goneIn(events: readonly GameEvent[]): string {
  const gone = events.find((event) => ["played", "misplayed", "discarded"].includes(event.type));
  return gone && "card" in gone ? `card-${gone.card}` : "";
}
