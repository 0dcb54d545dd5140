// What moves from where to where when something happens at the table, as keyframes for the browser's own animations.

import type { Card, GameEvent } from "../protocol";
import { lightsOf } from "./paint";
import type { Cue, Schedule } from "./cues";
import { TIMES } from "./cues";
import { burstOf, formOf, type Burst } from "./sparks";
import { inSight, type Screen, type Spot, type Spots } from "./spots";

/** What something that flies over the table looks like. */
export type Look =
  | { readonly kind: "card"; readonly face: Card; readonly suited: boolean; readonly by: string }
  | { readonly kind: "shard"; readonly face: Card; readonly half: 1 | 2 }
  | { readonly kind: "strike" | "token" | "halo" | "flash" }
  | { readonly kind: "value"; readonly value: string | number }
  | { readonly kind: "tile"; readonly tile: string };

/** Something that flies over the table and is gone afterwards. */
export interface Actor {
  readonly look: Look;
  readonly width: number;
  readonly at: number;
  readonly lasts: number;
  readonly path: readonly Keyframe[];
  /** How it turns about itself meanwhile, if it does. */
  readonly spin?: readonly Keyframe[];
}

/** Something on the table that moves for a moment, and is then as it was. */
export interface Touch {
  readonly spot: string;
  readonly at: number;
  readonly lasts: number;
  readonly path: readonly Keyframe[];
}

export interface Scene {
  readonly actors: readonly Actor[];
  readonly touches: readonly Touch[];
  readonly bursts: readonly Burst[];
}

/** What the choreographer knows of the table. */
export interface Scenery {
  /** Where things lay before the move, and where they lie after it. */
  readonly before: Spots;
  readonly after: Spots;
  readonly screen: Screen;
  readonly players: readonly string[];
  /** The seat of the reader, whose cards lie face down. */
  readonly seat: number | null;
  /** The cards of each hand after the move. */
  readonly hands: readonly (readonly number[])[];
}

const OUT = "cubic-bezier(.2,.7,.2,1)";
const IN = "cubic-bezier(.6,0,.9,.5)";
const BOTH = "cubic-bezier(.5,0,.3,1)";
const GOLD = "#ffb454";

/** Everything that is to be seen of a move. */
export function choreographed(schedule: Schedule, scenery: Scenery): Scene {
  const parts = schedule.cues.map((cue) => acted(cue, schedule, scenery));
  return {
    actors: parts.flatMap((part) => part.actors ?? []),
    touches: [
      ...parts.flatMap((part) => part.touches ?? []),
      ...(schedule.manner === "still" ? [] : closedUp(schedule, scenery)),
    ],
    bursts: parts.flatMap((part) => part.bursts ?? []),
  };
}

function acted(cue: Cue, schedule: Schedule, scenery: Scenery): Partial<Scene> {
  if (schedule.manner === "still") return held(cue, scenery);
  const { event } = cue;
  const show = new Choreographer(cue, TIMES[schedule.manner], scenery);
  switch (event.type) {
    case "played":
      return show.played(event);
    case "misplayed":
      return show.misplayed(event);
    case "discarded":
      return show.discarded(event);
    case "clued":
      return show.clued(event);
    case "drawn":
      return { touches: [show.dealt(event.card, cue.at, cue.lasts)] };
    case "dealt":
      return show.deal();
    case "completed":
      return show.completed(event.suit);
    case "token-returned":
      return { actors: [show.flight({ kind: "token" }, show.source(schedule), "tokens", 34)] };
    case "strike-taken-back":
      return show.pardoned();
    case "tile-turned":
      return { actors: [show.large({ kind: "tile", tile: event.tile })] };
    case "reshuffled":
      return { actors: [show.flight(cardOf(event.face), "discards", "deck", 70)] };
    case "rekindled":
      return show.rekindled(event.face);
    default:
      return {};
  }
}

/** The middle of the show, where cards are looked at. */
function stage({ width, height }: Screen): Spot {
  const wide = Math.min(190, Math.max(104, Math.min(0.34 * width, 0.23 * height)));
  return { x: width / 2, y: height * 0.42, width: wide, height: wide * 1.4 };
}

/** Without motion: what was played or said stands in the middle for a while. */
function held({ event, at, lasts }: Cue, { screen, players }: Scenery): Partial<Scene> {
  const look = lookOf(event, players);
  if (!look || lasts === 0) return {};
  const { width, x, y } = stage(screen);
  const path = [placed({ x, y }), placed({ x, y })];
  const halo: Actor = { look: { kind: "halo" }, width: width * 3.6, at, lasts, path };
  const actors: Actor[] = [halo, { look, width, at, lasts, path }];
  if (event.type === "misplayed") {
    const below = [placed({ x, y: y + width * 0.45 }), placed({ x, y: y + width * 0.45 })];
    actors.push({ look: { kind: "strike" }, width: width * 0.7, at, lasts, path: below });
  }
  return { actors };
}

function lookOf(event: GameEvent, players: readonly string[]): Look | null {
  switch (event.type) {
    case "played":
    case "misplayed":
    case "discarded":
      return cardOf(event.face, players[event.seat]);
    case "clued":
      return { kind: "value", value: event.value };
    case "tile-turned":
      return { kind: "tile", tile: event.tile };
    default:
      return null;
  }
}

function cardOf(face: Card, by = ""): Look {
  return { kind: "card", face, suited: true, by };
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

function placed({ x, y, scale = 1, turn = 0 }: Pose, more: Keyframe = {}): Keyframe {
  const at = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
  return { transform: `${at} rotate(${turn}deg) scale(${scale.toFixed(3)})`, ...more };
}

/** The cards that stay close up where one has left, seen from their own hand. */
function closedUp({ cues }: Schedule, { before, after, hands }: Scenery): Touch[] {
  const gone = cues.find(({ event }) => ["played", "misplayed", "discarded"].includes(event.type));
  if (!gone) return [];
  return hands.flatMap((cards, seat) => {
    const [old, now] = [before.get(`hand-${seat}`), after.get(`hand-${seat}`)];
    if (!old || !now) return [];
    return cards.flatMap((card): Touch[] => {
      const [from, to] = [before.get(`card-${card}`), after.get(`card-${card}`)];
      if (!from || !to) return [];
      const by = { x: from.x - old.x - (to.x - now.x), y: from.y - old.y - (to.y - now.y) };
      if (Math.hypot(by.x, by.y) < 1) return [];
      const path = [{ transform: `translate(${by.x}px, ${by.y}px)`, easing: BOTH }, { transform: "none" }];
      return [{ spot: `card-${card}`, at: gone.at + 120, lasts: 320, path }];
    });
  });
}

type Times = (typeof TIMES)["full"];

/** Says how one event is acted out. */
class Choreographer {
  constructor(
    private readonly cue: Cue,
    private readonly times: Times,
    private readonly scenery: Scenery,
  ) {}

  /** A card that fits: lifted, turned over, looked at; then it rises and bursts. */
  played(event: Extract<GameEvent, { type: "played" }>): Partial<Scene> {
    const { at, lasts } = this.cue;
    const to = this.spot(`firework-${event.face.suit}`);
    const opens = at + lasts;
    const landing = placed({ x: to.x, y: to.y, scale: (0.62 * to.width) / this.stage.width }, { offset: 1 });
    const card: Actor = {
      look: cardOf(event.face, this.scenery.players[event.seat]),
      width: this.stage.width,
      at,
      lasts,
      path: [...this.lift(event.seat, event.card, lasts), { ...landing, opacity: 0.9 }],
      spin: this.turnOver(event.seat, lasts),
    };
    return {
      actors: [this.halo(), card],
      touches: [this.pulse(`firework-${event.face.suit}`, opens, 1.1)],
      bursts: [this.burst(event.face.suit, to, opens, 1.15)],
    };
  }

  /** A card that does not fit: it cracks, falls to the discards, and a strike comes down. */
  misplayed(event: Extract<GameEvent, { type: "misplayed" }>): Partial<Scene> {
    const { at } = this.cue;
    const { breath, fall } = this.times;
    const { x, y, width } = this.stage;
    const cracks = at + breath;
    const whole: Actor = {
      look: cardOf(event.face, this.scenery.players[event.seat]),
      width,
      at,
      lasts: breath,
      path: this.lift(event.seat, event.card, breath),
      spin: this.turnOver(event.seat, breath),
    };
    const to = this.spot("discards");
    const shards = ([1, 2] as const).map((half): Actor => {
      const side = half === 1 ? -1 : 1;
      return {
        look: { kind: "shard", face: event.face, half },
        width,
        at: cracks,
        lasts: fall,
        path: [
          placed({ x, y, scale: 1.04 }, { easing: OUT }),
          placed({ x: x + side * 9, y: y - 4, turn: side * 5, scale: 1.06 }, { offset: 0.22, easing: IN }),
          placed(
            { x: to.x + side * 14, y: to.y, turn: side * 150, scale: Math.max(0.14, 26 / width) },
            { opacity: 0.5 },
          ),
        ],
      };
    });
    const home = this.spot("strikes");
    const low = { x, y: y + width * 0.1 };
    const strike: Actor = {
      look: { kind: "strike" },
      width: width * 1.05,
      at: cracks,
      lasts: fall + 520,
      path: [
        placed({ ...low, scale: 2.6, turn: -25 }, { opacity: 0, easing: IN }),
        placed({ ...low, turn: -8 }, { opacity: 1, offset: 0.13 }),
        placed({ ...low, scale: 1.08, turn: -8 }, { opacity: 1, offset: 0.6, easing: BOTH }),
        placed({ x: home.x, y: home.y, scale: Math.max(0.08, 18 / width) }, { opacity: 0.8 }),
      ],
    };
    const flash: Actor = {
      look: { kind: "flash" },
      width: 0,
      at: cracks,
      lasts: 520,
      path: [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }],
    };
    return {
      actors: [this.halo(), whole, flash, ...shards, strike],
      touches: [{ spot: "table", at: cracks, lasts: 380, path: SHAKE }],
    };
  }

  discarded(event: Extract<GameEvent, { type: "discarded" }>): Partial<Scene> {
    const { at, lasts } = this.cue;
    const from = this.origin(event.seat, event.card);
    const to = this.spot("discards");
    const width = Math.max(from.width * 1.25, this.stage.width * 0.6);
    const [x, y] = [from.x + (to.x - from.x) * 0.4, Math.min(from.y, to.y) - width * 0.35];
    const high = inSight({ x, y, width, height: 0 }, this.scenery.screen);
    const card: Actor = {
      look: cardOf(event.face),
      width,
      at,
      lasts,
      path: [
        placed({ x: from.x, y: from.y, scale: from.width / width }, { easing: OUT }),
        placed({ x: high.x, y: high.y, turn: 5 }, { offset: 0.45, easing: IN }),
        placed({ x: to.x, y: to.y, turn: 28, scale: Math.max(0.2, 30 / width) }, { opacity: 0.6 }),
      ],
      ...(event.seat === this.scenery.seat && { spin: turned(180, 0, 0.05, 0.4) }),
    };
    return { actors: [card] };
  }

  /** A clue goes from who gives it to who gets it, and lights the cards it points at. */
  clued(event: Extract<GameEvent, { type: "clued" }>): Partial<Scene> {
    const { at, lasts } = this.cue;
    const { clue, lit } = this.times;
    const [from, to] = [this.spot(`hand-${event.seat}`), this.spot(`hand-${event.to}`)];
    const cards = event.cards
      .map((card) => this.scenery.after.get(`card-${card}`))
      .filter((card) => card != null);
    const aim = cards.length ? middle(cards) : { x: to.x, y: to.y };
    const width = Math.min(74, this.stage.width * 0.5);
    const high = { x: (from.x + aim.x) / 2, y: Math.min(from.y, aim.y) - width * 0.7 };
    const arrives = clue / lasts;
    const value: Actor = {
      look: { kind: "value", value: event.value },
      width,
      at,
      lasts,
      path: [
        placed({ x: from.x, y: from.y, scale: 0.3 }, { opacity: 0, easing: OUT }),
        placed({ ...high, scale: 1.15 }, { opacity: 1, offset: arrives * 0.5, easing: "ease-in" }),
        placed({ ...aim, scale: 0.95 }, { offset: arrives, easing: "linear" }),
        ...(cards.length ? [] : shaken(aim, arrives)),
        placed(
          { ...aim, scale: 0.95 },
          { opacity: 0.95, offset: arrives + (1 - arrives) * 0.25, easing: OUT },
        ),
        placed({ x: aim.x, y: aim.y - width * 0.2, scale: 1.5 }, { opacity: 0 }),
      ],
    };
    const colour = typeof event.value === "string" ? lightsOf(event.value)[0]! : GOLD;
    const step = Math.min(80, lit / 8);
    return {
      actors: [...(event.free ? [] : [this.spent()]), value],
      touches: event.cards.map((card, number) =>
        this.lightUp(card, at + clue + number * step, lit * 0.8, colour),
      ),
      bursts: cards.map((card, number) =>
        burstOf({
          x: card.x,
          y: card.y,
          at: at + clue + number * step,
          lasts: lit * 0.8,
          reach: card.width * 0.85,
          colours: [colour, "#ffffff"],
          form: "ring",
          count: 16,
          seed: number + 1,
        }),
      ),
    };
  }

  /** A card comes from the deck to its place in a hand. */
  dealt(card: number, at: number, lasts: number): Touch {
    const [from, to] = [this.spot("deck"), this.scenery.after.get(`card-${card}`)];
    if (!to) return { spot: "", at, lasts, path: [] };
    const scale = Math.min(0.6, Math.max(from.width, 20) / to.width);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) rotate(-35deg) scale(${scale})`;
    const path = [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.02, easing: OUT },
      { transform: "none", opacity: 1 },
    ];
    return { spot: `card-${card}`, at, lasts, path };
  }

  /** Card by card, around the table. */
  deal(): Partial<Scene> {
    const { hands } = this.scenery;
    const most = Math.max(0, ...hands.map((hand) => hand.length));
    const order = Array.from({ length: most }, (_, place) => hands.map((hand) => hand[place])).flat();
    const cards = order.filter((card) => card !== undefined);
    return {
      touches: cards.map((card, number) =>
        this.dealt(card, this.cue.at + number * this.times.between, this.times.deal),
      ),
    };
  }

  completed(suit: string): Partial<Scene> {
    const at = this.spot(`firework-${suit}`);
    const { lasts } = this.cue;
    return {
      touches: [this.pulse(`firework-${suit}`, this.cue.at + 90, 1.22)],
      bursts: [
        this.burst(suit, at, this.cue.at, 2.3, lasts * 1.5, 2),
        this.burst(suit, at, this.cue.at + lasts * 0.22, 1.6, lasts * 1.4, 3),
      ],
    };
  }

  pardoned(): Partial<Scene> {
    const { x, y } = this.spot("strikes");
    const { at, lasts } = this.cue;
    const path = [
      placed({ x, y, scale: 1.4 }, { opacity: 1, easing: OUT }),
      placed({ x, y: y - 46, scale: 2.2, turn: 90 }, { opacity: 0 }),
    ];
    return { actors: [{ look: { kind: "strike" }, width: 30, at, lasts, path }] };
  }

  rekindled(face: Card): Partial<Scene> {
    const suit = `firework-${face.suit}`;
    const opens = this.cue.at + this.cue.lasts;
    return {
      actors: [this.flight(cardOf(face), "discards", suit, 90)],
      touches: [this.pulse(suit, opens, 1.1)],
      bursts: [this.burst(face.suit, this.spot(suit), opens, 1.15)],
    };
  }

  /** From one spot to another, in a bow. */
  flight(look: Look, from: string, to: string, width: number): Actor {
    const { at, lasts } = this.cue;
    const [a, b] = [this.spot(from), this.spot(to)];
    const bow = {
      x: (a.x + b.x) / 2,
      y: Math.min(a.y, b.y) - Math.min(60, Math.hypot(a.x - b.x, a.y - b.y) / 4),
    };
    const path = [
      placed({ x: a.x, y: a.y, scale: 0.4 }, { opacity: 0.4, easing: "ease-out" }),
      placed(inSight({ ...bow, width: 0, height: 0 }, this.scenery.screen), {
        opacity: 1,
        offset: 0.5,
        easing: "ease-in",
      }),
      placed({ x: b.x, y: b.y, scale: 0.5 }, { opacity: 0.9 }),
    ];
    return { look, width, at, lasts, path };
  }

  /** In the middle, as large as a card that is played. */
  large(look: Look): Actor {
    const { at, lasts } = this.cue;
    const { x, y, width } = this.stage;
    const from = this.spot("tiles");
    const path = [
      placed({ x: from.x, y: from.y, scale: 0.15 }, { opacity: 0.3, easing: OUT }),
      placed({ x, y }, { opacity: 1, offset: 0.3 }),
      placed({ x, y, scale: 1.04 }, { opacity: 1, offset: 0.75, easing: IN }),
      placed({ x: from.x, y: from.y, scale: 0.15 }, { opacity: 0 }),
    ];
    return { look, width: width * 1.25, at, lasts, path, spin: turned(360, 0, 0, 0.32) };
  }

  /** Where a token comes from that returns: the discarded card, or else the firework that earned it. */
  source({ cues }: Schedule): string {
    for (const { event } of [...cues].reverse()) {
      if (event.type === "completed") return `firework-${event.suit}`;
      if (event.type === "played") return `firework-${event.face.suit}`;
      if (event.type === "discarded") return "discards";
    }
    return "tiles";
  }

  private get stage(): Spot {
    return stage(this.scenery.screen);
  }

  /** Where something lies now, or lay before, or else the edge of the table. */
  private spot(name: string): Spot {
    const { after, before, screen } = this.scenery;
    const found = after.get(name) ?? before.get(name);
    return inSight(found ?? { x: screen.width / 2, y: screen.height, width: 40, height: 40 }, screen);
  }

  /** Where a card lay in a hand. */
  private origin(seat: number, card: number): Spot {
    const hand = this.spot(`hand-${seat}`);
    const width = Math.min(hand.width / 5, 80);
    return this.scenery.before.get(`card-${card}`) ?? { x: hand.x, y: hand.y, width, height: width * 1.4 };
  }

  /** Up from the hand, to the middle, and there for a breath, within `lasts`. */
  private lift(seat: number, card: number, lasts: number): Keyframe[] {
    const { x, y, width } = this.stage;
    const from = this.origin(seat, card);
    const scale = from.width / width;
    const part = (time: number) => time / lasts;
    const { large, breath } = this.times;
    return [
      placed({ x: from.x, y: from.y, scale }, { easing: OUT }),
      placed(
        { x: from.x, y: from.y - 16, scale: scale * 1.12 },
        { offset: part(large * 0.28), easing: BOTH },
      ),
      placed({ x, y }, { offset: part(large), easing: "linear" }),
      placed({ x, y, scale: 1.06 }, { offset: part(breath), easing: IN }),
    ];
  }

  /** Once over; a card that its reader sees already goes all the way around. */
  private turnOver(seat: number, lasts: number): Keyframe[] {
    const { large, turned: end } = this.times;
    return turned(seat === this.scenery.seat ? 180 : 360, 0, (large * 0.35) / lasts, end / lasts);
  }

  /** The light goes down around what is looked at. */
  private halo(): Actor {
    const { x, y, width } = this.stage;
    const { at } = this.cue;
    const { breath, large, rise } = this.times;
    const lasts = breath + rise;
    const path = [
      placed({ x, y }, { opacity: 0 }),
      placed({ x, y }, { opacity: 1, offset: large / lasts }),
      placed({ x, y }, { opacity: 1, offset: breath / lasts }),
      placed({ x, y }, { opacity: 0 }),
    ];
    return { look: { kind: "halo" }, width: width * 3.6, at, lasts, path };
  }

  /** The token that a clue costs. */
  private spent(): Actor {
    const { x, y } = this.spot("tokens");
    const { at } = this.cue;
    const path = [
      placed({ x, y, scale: 0.7 }, { opacity: 1, easing: OUT }),
      placed({ x, y: y + 34, scale: 1.3, turn: 20 }, { opacity: 0 }),
    ];
    return { look: { kind: "token" }, width: 34, at, lasts: this.times.clue, path };
  }

  private pulse(spot: string, at: number, scale: number): Touch {
    const path = [
      { transform: "none", filter: "none", easing: OUT },
      { transform: `scale(${scale})`, filter: "brightness(1.5)", offset: 0.25 },
      { transform: "none", filter: "none" },
    ];
    return { spot, at, lasts: 520, path };
  }

  private lightUp(card: number, at: number, lasts: number, colour: string): Touch {
    const path = [
      { filter: "none", easing: OUT },
      { filter: `brightness(1.25) drop-shadow(0 0 9px ${colour})`, offset: 0.25 },
      { filter: `brightness(1.12) drop-shadow(0 0 6px ${colour})`, offset: 0.7 },
      { filter: "none" },
    ];
    return { spot: `card-${card}`, at, lasts, path };
  }

  private burst(
    suit: string,
    { x, y, width }: Spot,
    at: number,
    size: number,
    lasts = this.times.burst,
    seed = 1,
  ): Burst {
    const reach = Math.max(width, 56) * size;
    return burstOf({ x, y, at, lasts, reach, colours: lightsOf(suit), form: formOf(suit), count: 64, seed });
  }
}

const SHAKE: Keyframe[] = [0, -7, 6, -5, 4, -2, 0].map((x, at) => ({
  transform: `translate(${x}px, ${at % 2 ? 2 : -1}px)`,
}));

function turned(from: number, to: number, start: number, end: number): Keyframe[] {
  const at = (angle: number) => ({ transform: `rotateY(${angle}deg)` });
  return [
    { ...at(from), easing: "linear" },
    { ...at(from), offset: start, easing: BOTH },
    { ...at(to), offset: end },
    at(to),
  ];
}

/** A shake of the head, for a clue that points at nothing. */
function shaken({ x, y }: { x: number; y: number }, from: number): Keyframe[] {
  const step = (1 - from) * 0.05;
  return [-9, 9, -6].map((by, at) =>
    placed({ x: x + by, y, scale: 0.95 }, { offset: from + step * (at + 1) }),
  );
}

function middle(spots: readonly Spot[]): { x: number; y: number } {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean((spot) => spot.x), y: mean((spot) => spot.y) };
}
