// Playing by single keys. In a clue, digits and letters name what is said; elsewhere they choose cards and actions.

import type { Counsel } from "./sitting";
import type { Turn } from "./turn.svelte";
import { words } from "../words.svelte";

export interface Hotkeys {
  readonly turn: Turn;
  /** Seats by the number that is shown with them. */
  readonly seats: number;
  /** Everyone else's seats, in the order they move. */
  readonly others: readonly number[];
  readonly counsel: Counsel | undefined;
  move(by: number): void;
  help(): void;
}

/** Act on a key; whether it meant something. */
export function press(event: KeyboardEvent, hotkeys: Hotkeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const key = event.key.toLowerCase();
  const { turn } = hotkeys;
  if (key === "?") return did(hotkeys.help());
  if (key === "escape") return turn.back();
  if (turn.pending) return false;
  if (turn.choosingReceiver) return chooseReceiver(key, hotkeys);
  if (turn.receiver !== null) return sayValue(key, turn);
  if (event.shiftKey && key === "arrowleft") return did(hotkeys.move(-1));
  if (event.shiftKey && key === "arrowright") return did(hotkeys.move(1));
  return chooseAction(key, hotkeys);
}

function chooseAction(key: string, { turn, others, counsel }: Hotkeys): boolean {
  const card = turn.hand[Number(key) - 1];
  if (card) return did(turn.pick(card.id));
  switch (key) {
    case "p":
      return did(turn.take(turn.play));
    case "d":
      return did(turn.take(turn.discard));
    case "a":
      return did(nextAnnouncement(turn));
    case "c":
      return did(askReceiver(turn));
    case "h":
      return did(counsel?.ask());
    case "v":
      return did(veilNext(turn, others));
    case "n":
      return did(turn.note(turn.picked ?? turn.inspected));
    default:
      return false;
  }
}

function askReceiver(turn: Turn): void {
  const { receivers } = turn;
  turn.clear();
  if (receivers.length === 1) turn.tell(receivers[0]!);
  else turn.choosingReceiver = receivers.length > 0;
}

/** The next hand as its holder sees it; after the last one, all of them open again. */
function veilNext(turn: Turn, others: readonly number[]): void {
  const at = turn.veiled === null ? -1 : others.indexOf(turn.veiled);
  turn.veiled = others[at + 1] ?? null;
}

function chooseReceiver(key: string, { turn, seats }: Hotkeys): boolean {
  const number = Number(key);
  if (!Number.isInteger(number) || number < 1 || number > seats) return false;
  return did(turn.tell(number - 1));
}

/** Give a clue by its key; English letters work too, after those of the reader's language. */
function sayValue(key: string, turn: Turn): boolean {
  const keyed = (letter: Wording) => turn.clues.find(({ clue }) => keyOf(clue.value, letter) === key);
  const said = keyed((id) => words.say(id)) ?? keyed((id) => words.inEnglish(id));
  if (said) turn.take(said.option);
  return said !== undefined;
}

type Wording = (id: string) => string;

/** The key that says a value: its digit, or its letter. */
function keyOf(value: string | number, letter: Wording): string {
  return typeof value === "number" ? String(value) : letter(`letter-${value}`).toLowerCase();
}

function nextAnnouncement(turn: Turn): void {
  const all = [null, ...turn.announcements];
  turn.announce = all[(all.indexOf(turn.announce) + 1) % all.length] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), select, textarea, dialog") !== null
  );
}

function did(_: void): boolean {
  return true;
}
