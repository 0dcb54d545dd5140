import { beforeEach, describe, expect, test, vi } from "vitest";
import { press, type Hotkeys } from "../../src/table/keys";
import { Turn } from "../../src/table/turn.svelte";
import { words } from "../../src/words.svelte";
import { FakeElement } from "../browser";
import { BEN, CLEO, clue, discard, hand, play, tableOf, TestSitting } from "../positions";

/** What typing happens in; the fake elements know one selector each. */
const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea, dialog";

let sitting: TestSitting;
let turn: Turn;
const counsel = { open: true, thinking: false, advice: null, invitation: "", ask: vi.fn(), dismiss: vi.fn() };
const move = vi.fn();
const help = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  sitting = new TestSitting();
  turn = new Turn(sitting);
});

/** Press a key; whether it meant something. */
function pressed(key: string, more: Partial<KeyboardEvent> = {}, hotkeys: Partial<Hotkeys> = {}): boolean {
  const event = {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...more,
  };
  return press(event as KeyboardEvent, {
    turn,
    seats: 3,
    others: [BEN, CLEO],
    counsel,
    move,
    help,
    ...hotkeys,
  });
}

describe("a key means nothing", () => {
  test.each(["ctrlKey", "metaKey", "altKey"] as const)("to the table together with %s", (modifier) => {
    expect(pressed("1", { [modifier]: true })).toBe(false);
    expect(turn.picked).toBeNull();
  });

  test("to the table while text is being typed", () => {
    const field = new FakeElement(FIELDS);
    const word = new FakeElement();
    field.append(word);
    expect(pressed("1", { target: field as unknown as EventTarget })).toBe(false);
    expect(pressed("?", { target: word as unknown as EventTarget })).toBe(false);
    expect(help).not.toHaveBeenCalled();
  });

  test("where it has no meaning", () => {
    expect(["x", "0", "9", " ", "Enter", "Tab", "F1"].filter((key) => pressed(key))).toEqual([]);
  });

  test("while one is asked whether one is sure, but escape goes back", () => {
    sitting.offer(play(0));
    turn.pending = play(0);
    expect(["1", "p", "c", "v"].filter((key) => pressed(key))).toEqual([]);
    expect(pressed("Escape")).toBe(true);
    expect(turn.pending).toBeNull();
  });
});

describe("cards and actions", () => {
  test("a digit chooses the card at that place of one's hand", () => {
    sitting.now = { ...sitting.now!, table: tableOf({ hands: [hand(0, 2, 4, 15, 16), [], []] }) };
    expect(pressed("2")).toBe(true);
    expect(turn.picked).toBe(2);
    expect(pressed("5", { target: new FakeElement() as unknown as EventTarget })).toBe(true);
    expect(turn.picked).toBe(16);
  });

  test("P plays and D discards the chosen card", () => {
    sitting.offer(play(0), discard(0), play(1), discard(1));
    pressed("1");
    expect(pressed("p")).toBe(true);
    pressed("2");
    expect(pressed("D", { shiftKey: true })).toBe(true);
    expect(sitting.acts).toEqual([play(0).action, discard(1).action]);
  });

  test("P does nothing without a card, and is not handed on to the browser", () => {
    sitting.offer(play(0));
    expect(pressed("p")).toBe(true);
    expect(sitting.acts).toEqual([]);
  });

  test("A goes through the fireworks that may be announced, and back to none", () => {
    sitting.offer(play(0), play(0, "red"), play(0, "blue"));
    pressed("1");
    const seen = ["a", "a", "a", "a"].map((key) => (pressed(key), turn.announce));
    expect(seen).toEqual(["red", "blue", null, "red"]);
  });

  test("A announces nothing where nothing may be announced", () => {
    sitting.offer(play(0));
    pressed("1");
    expect(pressed("a")).toBe(true);
    expect(turn.announce).toBeNull();
  });

  test("N writes on the chosen card, or on the one that is looked up", () => {
    turn.inspected = 6;
    expect(pressed("n")).toBe(true);
    expect(turn.noting).toBe(6);
    pressed("3");
    pressed("n");
    expect(turn.noting).toBe(2);
  });

  test("shift and an arrow move the chosen card", () => {
    expect(pressed("ArrowLeft", { shiftKey: true })).toBe(true);
    expect(pressed("ArrowRight", { shiftKey: true })).toBe(true);
    expect(move.mock.calls).toEqual([[-1], [1]]);
    expect([pressed("ArrowLeft"), pressed("ArrowRight")]).toEqual([false, false]);
  });
});

describe("clues", () => {
  test("C waits for the number of a player, and that player is told", () => {
    sitting.offer(clue(BEN, "red"), clue(CLEO, "red"));
    expect(pressed("c")).toBe(true);
    expect(turn.choosingReceiver).toBe(true);
    expect(pressed("3")).toBe(true);
    expect([turn.receiver, turn.choosingReceiver, turn.picked]).toEqual([CLEO, false, null]);
  });

  test("C chooses the only player who can be told something", () => {
    sitting.offer(clue(CLEO, "red"), clue(CLEO, 1));
    pressed("c");
    expect([turn.receiver, turn.choosingReceiver]).toEqual([CLEO, false]);
  });

  test("C lets go of everything where nobody can be told anything", () => {
    turn.pick(1);
    expect(pressed("c")).toBe(true);
    expect([turn.picked, turn.receiver, turn.choosingReceiver]).toEqual([null, null, false]);
  });

  test("a number that no seat has is not a player", () => {
    sitting.offer(clue(BEN, "red"), clue(CLEO, "red"));
    pressed("c");
    expect(["0", "4", "1.5", "p", " "].filter((key) => pressed(key))).toEqual([]);
    expect(turn.choosingReceiver).toBe(true);
    expect(pressed("Escape")).toBe(true);
    expect(turn.choosingReceiver).toBe(false);
  });

  test("one's own number chooses nobody", () => {
    sitting.offer(clue(BEN, "red"), clue(CLEO, "red"));
    pressed("c");
    expect(pressed("1")).toBe(true);
    expect([turn.receiver, turn.choosingReceiver]).toEqual([null, false]);
  });

  test("a digit or the letter of a colour says it", () => {
    sitting.offer(clue(BEN, "red", 5), clue(BEN, "black", 6), clue(BEN, 3, 7), clue(CLEO, 3));
    const said = ["R", "k", "3"].map((key) => {
      turn.tell(BEN);
      return pressed(key);
    });
    expect(said).toEqual([true, true, true]);
    expect(sitting.acts.map((action) => "value" in action && action.value)).toEqual(["red", "black", 3]);
    expect(sitting.acts.every((action) => "to" in action && action.to === BEN)).toBe(true);
  });

  test("an English letter says a colour in any language, after the language's own letters", async () => {
    await words.speak("de");
    sitting.offer(clue(BEN, "yellow", 5), clue(BEN, "black", 6), clue(BEN, "green", 7));
    const said = ["e", "y", "s", "k", "g", "r"].map((key) => {
      turn.tell(BEN);
      return pressed(key);
    });
    await words.speak("en");
    expect(said).toEqual([true, true, true, true, true, false]);
    const values = sitting.acts.map((action) => "value" in action && action.value);
    expect(values).toEqual(["yellow", "yellow", "black", "black", "green"]);
  });

  test("a colour that may not be said means nothing, nor do the keys of cards", () => {
    sitting.offer(clue(BEN, "red"), play(0));
    turn.tell(BEN);
    expect(["b", "1", "p", "v", "h"].filter((key) => pressed(key))).toEqual([]);
    expect(turn.receiver).toBe(BEN);
  });
});

describe("the table", () => {
  test("V covers one hand after the other, and opens them again", () => {
    const seen = ["v", "v", "v", "v"].map((key) => (pressed(key), turn.veiled));
    expect(seen).toEqual([BEN, CLEO, null, BEN]);
  });

  test("H asks for advice, where there is any", () => {
    expect(pressed("h")).toBe(true);
    expect(counsel.ask).toHaveBeenCalledOnce();
    expect(pressed("h", {}, { counsel: undefined })).toBe(true);
    expect(counsel.ask).toHaveBeenCalledOnce();
  });

  test("? shows the keys", () => {
    expect(pressed("?", { shiftKey: true })).toBe(true);
    expect(help).toHaveBeenCalledOnce();
  });

  test("escape means something as long as there is a way back", () => {
    turn.pick(1);
    expect(pressed("Escape")).toBe(true);
    expect(pressed("Escape")).toBe(false);
  });
});
