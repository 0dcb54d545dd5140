import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Option } from "../../src/protocol";
import { settings } from "../../src/table/settings.svelte";
import { Turn } from "../../src/table/turn.svelte";
import {
  ADA,
  BEN,
  CLEO,
  clue,
  discard,
  gameOf,
  hand,
  outcomeOf,
  play,
  tableOf,
  TestSitting,
} from "../positions";

const TO_BEN = clue(BEN, "red", 5, 7);
const TO_CLEO = clue(CLEO, 1, 10);
const FREE_CLUE: Option = {
  action: { type: "choose", option: { type: "clue", to: BEN, value: "blue" } },
  points_at: [6],
};
const BACK_TO_DECK: Option = { action: { type: "choose", option: { type: "card", suit: "red", rank: 4 } } };
const DECLINE: Option = { action: { type: "choose", option: null } };

let sitting: TestSitting;
let turn: Turn;

beforeEach(() => {
  sitting = new TestSitting();
  turn = new Turn(sitting);
});

afterEach(() => {
  settings.confirm.set(false);
});

describe("what may be done", () => {
  test("before anything has happened there is nothing to do and no hand", () => {
    sitting.now = null;
    expect(turn.options).toEqual([]);
    expect(turn.hand).toEqual([]);
    expect(turn.refusal("play")).toBe("");
  });

  test("in the turn of another there is nothing to do, and one's hand is still there", () => {
    sitting.passTurn();
    expect(turn.options).toEqual([]);
    expect(turn.receivers).toEqual([]);
    expect(turn.hand.map((card) => card.id)).toEqual([0, 1, 2, 3, 4]);
  });

  test("a player's hand is that of their seat, and a spectator has none", () => {
    sitting.game = gameOf({ seat: CLEO });
    expect(turn.hand[0]?.id).toBe(10);
    sitting.game = gameOf({ seat: null });
    expect(turn.hand).toEqual([]);
    expect(turn.handOf(BEN)).toHaveLength(5);
    expect(turn.handOf(7)).toEqual([]);
  });

  test("a hand without a game is empty", () => {
    sitting.game = null;
    expect(turn.hand).toEqual([]);
  });

  test("the card that is chosen can be played and discarded", () => {
    sitting.offer(play(0), discard(0), play(1), discard(1));
    turn.pick(1);
    expect(turn.play).toEqual(play(1));
    expect(turn.discard).toEqual(discard(1));
  });

  test("without a card there is nothing to play or to discard", () => {
    sitting.offer(play(0), discard(0));
    expect(turn.play).toBeUndefined();
    expect(turn.discard).toBeUndefined();
  });

  test("a card that may not be discarded can still be played", () => {
    sitting.offer(play(1));
    turn.pick(1);
    expect(turn.play).toEqual(play(1));
    expect(turn.discard).toBeUndefined();
  });

  test("an advised play is wanted once its firework is announced, and its announcement before that", () => {
    const option = play(2, "blue");
    sitting.offer(play(2), play(2, "red"), option);
    sitting.asked = option.action;
    turn.pick(2);
    expect(turn.wants(turn.play)).toBe(false);
    expect([null, "red", "blue"].map((suit) => turn.wantsAnnouncement(suit))).toEqual([false, false, true]);
    turn.announce = "blue";
    expect(turn.wants(turn.play)).toBe(true);
    expect(turn.wantsAnnouncement("blue")).toBe(false);
  });

  test("an advised play without an announcement takes back the one that was chosen", () => {
    const option = play(2);
    sitting.offer(option, play(2, "red"));
    sitting.asked = option.action;
    turn.pick(2);
    expect(turn.wantsAnnouncement(null)).toBe(false);
    turn.announce = "red";
    expect(turn.wantsAnnouncement(null)).toBe(true);
    turn.pick(1);
    expect(turn.wantsAnnouncement("red")).toBe(false);
  });

  test("a card may be let go where the table allows it", () => {
    sitting.offer(play(2), discard(3));
    expect([2, 3].map((card) => [turn.allows(card, "play"), turn.allows(card, "discard")])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("a play is the one that announces the chosen firework", () => {
    sitting.offer(play(1), play(1, "red"), play(1, "blue"), play(2, "green"));
    turn.pick(1);
    expect(turn.announcements).toEqual(["red", "blue"]);
    expect(turn.play).toEqual(play(1));
    turn.announce = "blue";
    expect(turn.play).toEqual(play(1, "blue"));
  });

  test("everyone who can be told something is a receiver once", () => {
    sitting.offer(TO_BEN, clue(BEN, 2), TO_CLEO, play(0));
    expect(turn.receivers).toEqual([BEN, CLEO]);
  });

  test("the clues are those to the chosen hand", () => {
    sitting.offer(TO_BEN, TO_CLEO, play(0));
    turn.tell(CLEO);
    expect(turn.clues).toEqual([{ option: TO_CLEO, clue: TO_CLEO.action }]);
  });

  test("the free clue of a bonus tile is a clue like any other", () => {
    sitting.offer(FREE_CLUE);
    expect(turn.receivers).toEqual([BEN]);
    turn.tell(BEN);
    expect(turn.clues.map(({ option }) => option)).toEqual([FREE_CLUE]);
  });

  test("a bonus tile lets one choose a discarded card, or decline", () => {
    sitting.offer(BACK_TO_DECK, DECLINE);
    expect(turn.cards).toEqual([{ option: BACK_TO_DECK, card: { type: "card", suit: "red", rank: 4 } }]);
    expect(turn.decline).toBe(DECLINE);
    expect(turn.receivers).toEqual([]);
  });

  test("an ordinary turn has no discarded card to choose and nothing to decline", () => {
    sitting.offer(play(0), TO_BEN, FREE_CLUE);
    expect(turn.cards).toEqual([]);
    expect(turn.decline).toBeUndefined();
  });

  test("what is not possible says why", () => {
    sitting.now = {
      ...sitting.now!,
      choices: { options: [play(0)], refused: { discard: "all-tokens-available" } },
    };
    expect(turn.refusal("discard")).toContain("All clue tokens are available");
    expect(turn.refusal("play")).toBe("");
  });

  test("a reason this page has no words for is told by its code", () => {
    sitting.now = { ...sitting.now!, choices: { options: [], refused: { clue: "of-a-newer-server" } } };
    expect(turn.refusal("clue")).toContain("of-a-newer-server");
  });
});

describe("choosing", () => {
  test("choosing a card lets go of everything else that was begun", () => {
    sitting.offer(play(1), TO_BEN);
    turn.tell(BEN);
    turn.tried = TO_BEN;
    turn.note(6);
    turn.pick(1);
    expect([turn.picked, turn.receiver, turn.tried, turn.noting]).toEqual([1, null, null, null]);
  });

  test("choosing a hand lets go of the card and its announcement", () => {
    sitting.offer(play(1, "red"), TO_BEN);
    turn.pick(1);
    turn.announce = "red";
    turn.tell(BEN);
    expect([turn.picked, turn.announce, turn.receiver]).toEqual([null, null, BEN]);
  });

  test("a hand that cannot be told anything is not chosen", () => {
    sitting.offer(TO_BEN);
    turn.tell(CLEO);
    expect(turn.receiver).toBeNull();
    turn.tell(BEN);
    turn.tell(null);
    expect(turn.receiver).toBeNull();
  });

  test("a choice has begun with a card, a hand or a question whether one is sure", () => {
    sitting.offer(play(1), TO_BEN);
    expect([turn.begun, turn.choosingReceiver]).toEqual([false, false]);
    turn.pick(1);
    expect(turn.begun).toBe(true);
    turn.tell(BEN);
    expect(turn.begun).toBe(true);
    turn.clear();
    turn.pending = TO_BEN;
    expect(turn.begun).toBe(true);
  });

  test("the card under the mouse is looked at first, then the one looked up, then the chosen one", () => {
    turn.picked = 1;
    expect(turn.lookedAt).toBe(1);
    turn.inspected = 6;
    expect(turn.lookedAt).toBe(6);
    turn.glanced = 10;
    expect(turn.lookedAt).toBe(10);
  });

  test("players write on cards while the game runs, and nobody else does", () => {
    turn.note(6);
    expect(turn.noting).toBe(6);
    turn.note(null);
    expect(turn.noting).toBeNull();
    sitting.game = gameOf({ seat: null });
    turn.note(6);
    expect(turn.noting).toBeNull();
  });
});

describe("acting", () => {
  test("what is chosen is done at once, and nothing stays chosen", () => {
    sitting.offer(play(1));
    turn.pick(1);
    turn.take(turn.play);
    expect(sitting.acts).toEqual([play(1).action]);
    expect(turn.begun).toBe(false);
  });

  test("nothing is done without an option", () => {
    turn.pick(1);
    turn.take(undefined);
    expect(sitting.acts).toEqual([]);
    expect(turn.picked).toBe(1);
  });

  test("nothing is done while an earlier request waits for its answer", () => {
    sitting.offer(play(1));
    sitting.busy = true;
    turn.pick(1);
    turn.take(turn.play);
    expect(turn.busy).toBe(true);
    expect(sitting.acts).toEqual([]);
    expect(turn.picked).toBe(1);
  });

  test("players who want to be asked are asked once before anything is done", () => {
    settings.confirm.set(true);
    sitting.offer(play(1));
    turn.pick(1);
    turn.take(turn.play);
    expect(sitting.acts).toEqual([]);
    expect(turn.pending).toBe(sitting.now?.choices?.options[0]);
    turn.take(turn.play);
    expect(sitting.acts).toEqual([play(1).action]);
    expect(turn.pending).toBeNull();
  });

  test("a yes to one action is none to another", () => {
    settings.confirm.set(true);
    sitting.offer(play(1), discard(1));
    turn.pick(1);
    turn.take(turn.play);
    turn.take(turn.discard);
    expect(sitting.acts).toEqual([]);
    expect(turn.pending).toEqual(discard(1));
  });

  test("a card that was sent off stays chosen in sight until it is answered", () => {
    sitting.offer(play(1), discard(1));
    sitting.sending = { action: { type: "discard", card: 1 } };
    expect(turn.sent).toEqual(discard(1));
    expect(turn.isChosen(1)).toBe(true);
    expect(turn.isChosen(2)).toBe(false);
    turn.pick(2);
    expect(turn.isChosen(2)).toBe(true);
  });

  test("a clue that was sent off chooses no card", () => {
    sitting.offer(TO_BEN);
    sitting.sending = { action: TO_BEN.action };
    expect(turn.isChosen(5)).toBe(false);
  });

  test("while nothing is sent, nothing counts as sent", () => {
    sitting.offer(play(1));
    expect(turn.sent).toBeUndefined();
    expect(turn.isChosen(1)).toBe(false);
  });
});

describe("where the eye is led", () => {
  test("a clue that is looked at shows its cards, one to be confirmed before that, one that is sent after it", () => {
    sitting.offer(TO_BEN, TO_CLEO, FREE_CLUE);
    sitting.sending = { action: FREE_CLUE.action };
    expect([...turn.aimedAt]).toEqual([6]);
    turn.tried = TO_CLEO;
    expect([...turn.aimedAt]).toEqual([10]);
    turn.pending = TO_BEN;
    expect([...turn.aimedAt]).toEqual([5, 7]);
  });

  test("a play that is looked at points at no cards", () => {
    turn.pending = play(1);
    expect([...turn.aimedAt]).toEqual([]);
  });

  test("otherwise advice shows its cards", () => {
    expect([...turn.aimedAt]).toEqual([]);
    sitting.counsel = { ...quietCounsel(), advice: adviceTo(clue(BEN, "red", 5, 7)) };
    expect([...turn.aimedAt]).toEqual([5, 7]);
    sitting.counsel = { ...quietCounsel(), advice: adviceTo(play(3)) };
    expect([...turn.aimedAt]).toEqual([3]);
  });

  test("a lesson that asks for a card wants it chosen, and then its action", () => {
    const [wanted, other] = [play(1), discard(1)];
    sitting.offer(wanted, other);
    sitting.asked = wanted.action;
    expect([turn.wantsCard(1), turn.wantsCard(2), turn.wantsHand(BEN)]).toEqual([true, false, false]);
    turn.pick(1);
    expect(turn.wantsCard(1)).toBe(false);
    expect([turn.wants(wanted), turn.wants(other), turn.wants(undefined)]).toEqual([true, false, false]);
  });

  test("a lesson that asks for a clue wants the hand chosen, and then the clue", () => {
    sitting.offer(TO_BEN, TO_CLEO);
    sitting.asked = TO_BEN.action;
    expect([turn.wantsHand(BEN), turn.wantsHand(CLEO), turn.wantsCard(5)]).toEqual([true, false, false]);
    turn.tell(BEN);
    expect(turn.wantsHand(BEN)).toBe(false);
    expect(turn.wants(TO_BEN)).toBe(true);
  });

  test("where nothing is asked for, nothing is wanted", () => {
    expect([turn.wantsCard(1), turn.wantsHand(BEN), turn.wants(play(1))]).toEqual([false, false, false]);
  });
});

describe("one step back", () => {
  test("leads from being asked to the choice, then to nothing chosen", () => {
    turn.picked = 1;
    turn.pending = play(1);
    expect(turn.back()).toBe(true);
    expect([turn.pending, turn.picked]).toEqual([null, 1]);
    expect(turn.back()).toBe(true);
    expect(turn.picked).toBeNull();
    expect(turn.back()).toBe(false);
  });

  test("puts a card down that was looked up", () => {
    turn.inspected = 6;
    expect(turn.back()).toBe(true);
    expect(turn.inspected).toBeNull();
  });

  test("no longer waits for the number of a player", () => {
    turn.choosingReceiver = true;
    expect(turn.back()).toBe(true);
    expect(turn.choosingReceiver).toBe(false);
  });

  test("opens a covered hand last of all", () => {
    turn.veiled = BEN;
    turn.picked = 1;
    expect(turn.back()).toBe(true);
    expect([turn.picked, turn.veiled]).toEqual([null, BEN]);
    expect(turn.back()).toBe(true);
    expect(turn.veiled).toBeNull();
  });
});

describe("after something happened", () => {
  test("a chosen card stays chosen while it is held", () => {
    turn.pick(1);
    sitting.passTurn();
    turn.settle();
    expect(turn.picked).toBe(1);
    sitting.passTurn({ hands: [hand(0, 2, 3, 4, 15), [], []] });
    turn.settle();
    expect(turn.picked).toBeNull();
  });

  test("a card of another player that was looked up is forgotten once it is gone", () => {
    turn.inspected = 6;
    turn.settle();
    expect(turn.inspected).toBe(6);
    sitting.now = { ...sitting.now!, table: tableOf({ hands: [hand(0), hand(5), hand(10)] }) };
    turn.settle();
    expect(turn.inspected).toBeNull();
  });

  test("no card is held before anything has happened", () => {
    turn.inspected = 6;
    sitting.now = null;
    turn.settle();
    expect(turn.inspected).toBeNull();
  });

  test("what was being looked at or confirmed is let go", () => {
    sitting.offer(TO_BEN);
    turn.tried = TO_BEN;
    turn.pending = TO_BEN;
    turn.glanced = 5;
    turn.settle();
    expect([turn.tried, turn.pending, turn.glanced]).toEqual([null, null, null]);
  });

  test("a hand stays chosen as long as it can be told something", () => {
    sitting.offer(TO_BEN);
    turn.tell(BEN);
    turn.settle();
    expect(turn.receiver).toBe(BEN);
    sitting.offer(play(ADA));
    turn.settle();
    expect(turn.receiver).toBeNull();
  });

  test("an announcement stays as long as it may be made", () => {
    sitting.offer(play(1), play(1, "red"));
    turn.pick(1);
    turn.announce = "red";
    turn.settle();
    expect(turn.announce).toBe("red");
    sitting.offer(play(1), play(1, "blue"));
    turn.settle();
    expect(turn.announce).toBeNull();
    expect(turn.play).toEqual(play(1));
  });

  test("the number of a player is waited for only while there is something to do", () => {
    sitting.offer(TO_BEN, TO_CLEO);
    turn.choosingReceiver = true;
    turn.settle();
    expect(turn.choosingReceiver).toBe(true);
    sitting.passTurn();
    turn.settle();
    expect(turn.choosingReceiver).toBe(false);
  });

  test("nobody goes on writing on a card when the game is over", () => {
    turn.note(6);
    turn.settle();
    expect(turn.noting).toBe(6);
    sitting.passTurn({ outcome: outcomeOf() });
    turn.settle();
    expect(turn.noting).toBeNull();
  });
});

function quietCounsel() {
  return { open: true, thinking: false, invitation: "", ask: () => {}, dismiss: () => {} };
}

function adviceTo({ action, points_at = [] }: Option) {
  const suggestion = { action, points_at, reason: "", details: {}, bots: ["beginner"], chances: null };
  const advice = { type: "advice" as const, game: "first", seq: 0, bot: "beginner", clues: [] };
  return { ...advice, suggestions: [suggestion] };
}
