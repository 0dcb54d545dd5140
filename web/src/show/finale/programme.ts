// The programme of a finale, made from the game that was just played: a shell for each card that was built, the colours in
// the order they were completed, and dark fuses for what is missing. Places and sizes are parts of the sky's.

import type { GameEvent, Outcome, Ruleset } from "../../protocol";
import { chanceOf } from "../sparks";

export type Mood = "perfect" | "good" | "poor" | "lost";

/** What stands ready for a colour on the shore. */
export interface Fuse {
  readonly suit: string;
  readonly height: number;
  readonly most: number;
  /** Where it stands, from left to right. */
  readonly x: number;
  /** When it is lit, in milliseconds; null if nothing was built. */
  readonly lit: number | null;
}

export interface Shell {
  readonly suit: string;
  /** Where it comes from, and where it opens; the top of the sky is 0. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly rises: number;
  readonly opens: number;
  readonly lasts: number;
  readonly reach: number;
  readonly seed: number;
  /** Whether it goes out on its way instead of opening. */
  readonly fizzles: boolean;
}

export interface Programme {
  readonly mood: Mood;
  readonly fuses: readonly Fuse[];
  readonly shells: readonly Shell[];
  /** When the score is shown, and when all is over. */
  readonly told: number;
  readonly lasts: number;
}

const LOST = new Set<Outcome["result"]>(["struck-out", "card-lost", "no-action"]);
/** From which part of the full score on a show is a good one. */
const GOOD = 0.6;

export function moodOf({ result, score }: Outcome, best: number): Mood {
  if (LOST.has(result)) return "lost";
  if (score >= best) return "perfect";
  return score >= GOOD * best ? "good" : "poor";
}

export interface Played {
  readonly rules: Ruleset;
  /** How high each firework is. */
  readonly fireworks: readonly number[];
  readonly outcome: Outcome;
  readonly events: readonly GameEvent[];
  /** The score of a game in which everything is complete. */
  readonly best: number;
}

const BEGINS = 300;
const RISE = 650;
const LASTS = 1900;
/** The pauses between two small shells, two colours, and two shells of the chorus. */
const QUICK = 170;
const COLOUR = 1150;
const CHORUS = 130;

export function programmeOf(played: Played): Programme {
  const mood = moodOf(played.outcome, played.best);
  return new Writer(played, mood).write();
}

/** Where the fuse of a colour stands in the row of all colours. */
export function standOf(at: number, count: number): number {
  return 0.5 + ((at + 0.5) / count - 0.5) * Math.min(0.86, 0.17 * count);
}

class Writer {
  private readonly shells: Shell[] = [];
  private readonly lit = new Map<string, number>();
  private readonly chance = chanceOf(7);
  private time = BEGINS;

  constructor(
    private readonly played: Played,
    private readonly mood: Mood,
  ) {}

  write(): Programme {
    for (const suit of this.unfinished()) this.begin(suit);
    if (this.mood === "lost") this.time += COLOUR / 2;
    else {
      for (const suit of this.completed()) this.celebrate(suit);
      this.chorus();
    }
    const over = Math.max(this.time, ...this.shells.map((shell) => shell.opens + shell.lasts * 0.7));
    return {
      mood: this.mood,
      fuses: this.fuses(),
      shells: this.shells,
      told: this.mood === "lost" ? this.time : Math.max(BEGINS, this.time - COLOUR * 0.4),
      lasts: over,
    };
  }

  private fuses(): Fuse[] {
    const { rules, fireworks } = this.played;
    return rules.suits.map((suit, at) => ({
      suit: suit.key,
      height: fireworks[at] ?? 0,
      most: suit.order.length,
      x: standOf(at, rules.suits.length),
      lit: this.lit.get(suit.key) ?? null,
    }));
  }

  /** The completed colours in the order they were completed. */
  private completed(): string[] {
    const order = this.played.events.flatMap((event) => (event.type === "completed" ? [event.suit] : []));
    const place = (suit: string) => (order.includes(suit) ? order.indexOf(suit) : order.length);
    return this.suits((height, most) => height === most).sort((one, other) => place(one) - place(other));
  }

  /** What was begun; if the game was lost, all that was built. */
  private unfinished(): string[] {
    return this.suits((height, most) => height > 0 && (height < most || this.mood === "lost"));
  }

  private suits(wanted: (height: number, most: number) => boolean): string[] {
    const { rules, fireworks } = this.played;
    return rules.suits
      .filter((suit, at) => wanted(fireworks[at] ?? 0, suit.order.length))
      .map((suit) => suit.key);
  }

  private place(suit: string): number {
    return this.played.rules.suits.findIndex(({ key }) => key === suit);
  }

  /** A small shell for each card, and then it is dark. */
  private begin(suit: string): void {
    const at = this.place(suit);
    const height = this.played.fireworks[at] ?? 0;
    this.lit.set(suit, this.time);
    for (let card = 0; card < height; card += 1) {
      this.shoot(suit, {
        side: (card - (height - 1) / 2) * 0.035,
        y: 0.62 - 0.05 * card,
        reach: 0.05 + 0.012 * card,
        fizzles: this.mood === "lost",
      });
      this.time += QUICK;
    }
    this.time += QUICK * 2;
  }

  /** A pair of small shells, then the large one. */
  private celebrate(suit: string): void {
    this.lit.set(suit, this.time);
    for (const side of [-0.07, 0.07]) {
      this.shoot(suit, { side, y: 0.5 + 0.05 * this.chance(), reach: 0.1 });
      this.time += QUICK;
    }
    this.shoot(suit, { side: 0, y: 0.2 + 0.12 * this.chance(), reach: 0.3 });
    this.time += COLOUR - QUICK;
  }

  /** Everything that is complete at once; twice, and all over the sky, if nothing is missing. */
  private chorus(): void {
    const all = this.completed();
    if (this.mood === "poor" || all.length === 0) return;
    const rounds = this.mood === "perfect" ? 3 : 1;
    for (let round = 0; round < rounds; round += 1) {
      for (const suit of all) {
        const reach = this.mood === "perfect" ? 0.24 + 0.06 * round : 0.18;
        this.shoot(suit, { side: 0.3 * (this.chance() - 0.5), y: 0.15 + 0.35 * this.chance(), reach });
        this.time += CHORUS;
      }
      this.time += 350;
    }
    this.time += COLOUR;
  }

  private shoot(suit: string, how: { side: number; y: number; reach: number; fizzles?: boolean }): void {
    const from = standOf(this.place(suit), this.played.rules.suits.length);
    this.shells.push({
      suit,
      from,
      x: Math.min(0.93, Math.max(0.07, from + how.side)),
      y: how.y,
      rises: this.time,
      opens: this.time + RISE,
      lasts: LASTS * (0.6 + how.reach * 1.6),
      reach: how.reach,
      seed: this.shells.length + 1,
      fizzles: how.fizzles ?? false,
    });
  }
}

/** A burst of the still that stays when all is over: every colour as large as it was built. */
export interface Still {
  readonly suit: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** How far it has opened, from 0 to 1. */
  readonly age: number;
}

export function stillOf({ mood, fuses }: Programme): Still[] {
  return fuses
    .filter(({ height }) => height > 0)
    .map(({ suit, height, most, x }, at): Still => {
      if (mood === "lost") return { suit, x, y: 0.93, reach: 0.03 + 0.012 * height, age: 0.5 };
      const part = height / most;
      const high = at % 2 === 0 ? 0.3 : 0.45;
      return {
        suit,
        x,
        y: part === 1 ? high : 0.68 - 0.12 * part,
        reach: part === 1 ? 0.25 : 0.04 + 0.09 * part,
        age: 0.34,
      };
    });
}
