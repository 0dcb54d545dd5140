// What happened, in the words of the catalogue: a line for each turn, the newest last.

import { botInWords } from "../lobby/wording";
import type { Card, Clued, Game, GameEvent, Happened, Misplayed, Played } from "../protocol";
import { words, type Values } from "../words.svelte";
import { listed } from "./phrases";

type Given = Record<string, Values[string] | boolean>;

/** Events that go without saying in a story. */
const UNTOLD = new Set(["turn-ended", "asked", "ended"]);

/** The lines of a story that ends here; where a bot chose in someone's place, the line says so. */
export function story(game: Game, events: readonly GameEvent[], { table, substitutes }: Happened): string[] {
  const turns: string[][] = [[]];
  const numbers = actionNumbers(events, table.seq);
  events.forEach((event, at) => {
    const turn = turns.at(-1)!;
    if (!UNTOLD.has(event.type)) turn.push(told(game, event));
    const bot = substitutes[numbers[at]!];
    const isOver = event.type === "asked" || (event.type === "turn-ended" && !endsSkip(events, at));
    if (bot !== undefined && isOver) turn.push(substituted(game, event.seat, bot));
    if (["dealt", "turn-ended"].includes(event.type)) turns.push([]);
  });
  return turns
    .map((turn) => turn.filter(Boolean))
    .filter((turn) => turn.length)
    .map((turn) => turn.join(" "));
}

/** For each event the number of its action, counted back from the last one: a page that came late knows no deal. */
function actionNumbers(events: readonly GameEvent[], seq: number): number[] {
  const numbers: number[] = [];
  let number = seq;
  for (let at = events.length - 1; at >= 0; at -= 1) {
    numbers[at] = number;
    if (beginsAction(events, at)) number -= 1;
  }
  return numbers;
}

/** Whether an event is the first one of its action. */
function beginsAction(events: readonly GameEvent[], at: number): boolean {
  const [before, event] = [events[at - 1], events[at]!];
  if (isAftermath(event) || endsSkip(events, at) || before === undefined) return false;
  return isAftermath(before) || ["dealt", "turn-ended", "asked"].includes(before.type);
}

/** Whether an event still belongs to the turn that ended before it; a game that is stopped ends by an action of its own. */
function isAftermath(event: GameEvent): boolean {
  return (
    event.type === "last-round-began" ||
    event.type === "skipped" ||
    (event.type === "ended" && event.outcome.reason === null)
  );
}

/** Whether an event ends the turn of someone who was skipped. */
export function endsSkip(events: readonly GameEvent[], at: number): boolean {
  return events[at]?.type === "turn-ended" && events[at - 1]?.type === "skipped";
}

/** That a bot chose an action of a seat. */
function substituted(game: Game, seat: number, bot: string): string {
  return words.say("web-table-substituted", {
    player: game.players[seat] ?? "none",
    you: seat === game.seat,
    bot: botInWords(bot),
  });
}

/** The events of the last round: what a room without a memory may still show. */
export function lastRound(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const ends = events.flatMap((event, at) => (event.type === "turn-ended" ? [{ seat: event.seat, at }] : []));
  const own = ends.filter((end) => end.seat === game.seat).at(-1);
  const from = game.seat === null ? ends.at(-game.players.length - 1) : own;
  return from ? events.slice(from.at + 1) : events;
}

/** The events of the last action that someone took. */
export function lastTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = events.filter((event, at) => !isAftermath(event) && !endsSkip(events, at)).at(-1);
  const before = last ? events.slice(0, events.lastIndexOf(last)) : [];
  return events.slice(before.map((event) => event.type).lastIndexOf("turn-ended") + 1);
}

/** An event in a sentence. */
export function told(game: Game, event: GameEvent): string {
  const id = `event-${event.type}`;
  // A newer server may tell of things that this page has no words for.
  return words.knows(id) ? words.say(id, values(game, event)) : "";
}

function values(game: Game, event: GameEvent): Given {
  switch (event.type) {
    case "dealt":
      return { count: event.hands[0]!.length, ...who(game, game.first) };
    case "drawn":
      return { ...who(game, event.seat), hidden: event.face === null, ...face(event.face) };
    case "clued":
      return clue(game, event);
    case "discarded":
      return { ...who(game, event.seat), ...face(event.face), place: event.place + 1 };
    case "played":
      return play(game, event);
    case "misplayed":
      return { ...play(game, event), strike: event.strike };
    case "reshuffled":
    case "rekindled":
      return { ...who(game, event.seat), ...face(event.face) };
    case "tile-turned":
      return { ...who(game, event.seat), tile: event.tile };
    case "declined":
    case "skipped":
      return who(game, event.seat);
    case "completed":
      return { suit: event.suit };
    case "effect-lost":
      return { tile: event.tile };
    default:
      return {};
  }
}

export function who(game: Game, seat: number): Given {
  return { player: game.players[seat] ?? "", you: seat === game.seat };
}

function face(card: Card | null): Given {
  return card === null ? {} : { suit: card.suit, rank: card.rank };
}

function clue(game: Game, event: Clued): Given {
  const places = event.places.map((place) => place + 1);
  const rank = typeof event.value === "number";
  return {
    ...who(game, event.seat),
    to: game.players[event.to] ?? "",
    to_you: event.to === game.seat,
    kind: rank ? "rank" : "colour",
    [rank ? "rank" : "suit"]: event.value,
    count: places.length,
    places: listed(places),
    free: event.free,
  };
}

function play(game: Game, event: Played | Misplayed): Given {
  const announced = event.announced;
  return {
    ...who(game, event.seat),
    ...face(event.face),
    place: event.place + 1,
    announced: announced ?? "none",
    firework: announced ? words.say(`suit-${announced}`) : "",
    wrong: announced !== null && announced !== event.face.suit,
    strikes: game.rules.strikes,
  };
}
