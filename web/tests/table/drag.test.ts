import { beforeEach, describe, expect, test, vi } from "vitest";
import { draggable, type Drop } from "../../src/table/drag";
import { eventOf, fakeDocument, FakeElement, fakeWindow } from "../browser";

const COUNTED = { heard: true, obeyed: true };
const SWALLOWED = { heard: false, obeyed: false };

/** Three cards of 100 pixels beside each other, the middle one to be dragged, and what lies around them. */
let card: FakeElement;
let playHere: FakeElement;
let discardHere: FakeElement;
let drop: { [Way in keyof Drop]: ReturnType<typeof vi.fn<Drop[Way]>> };
let under: FakeElement[];
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const hand = new FakeElement();
  card = new FakeElement("", 100);
  hand.append(new FakeElement("", 0), card, new FakeElement("", 200));
  playHere = new FakeElement("[data-takes]");
  playHere.dataset["takes"] = "play";
  discardHere = new FakeElement("[data-takes]");
  discardHere.dataset["takes"] = "discard";
  under = [card];
  vi.spyOn(fakeDocument, "elementsFromPoint").mockImplementation(() => under);
  drop = { among: vi.fn(), on: vi.fn(), allows: vi.fn(() => true) };
  detach = draggable(drop)(card as unknown as HTMLElement);
});

function grab(x = 150, y = 50, button = 0): void {
  card.dispatchEvent(eventOf("pointerdown", { button, clientX: x, clientY: y }));
}

function pull(x: number, y = 50): void {
  fakeWindow.dispatchEvent(eventOf("pointermove", { clientX: x, clientY: y }));
}

function letGo(x: number, type = "pointerup"): void {
  fakeWindow.dispatchEvent(eventOf(type, { clientX: x, clientY: 50 }));
}

/** Click; whether the page hears of it, and whether the browser acts on it. */
function click(): { heard: boolean; obeyed: boolean } {
  const event = eventOf("click");
  fakeWindow.dispatchEvent(event);
  return { heard: !event.cancelBubble, obeyed: !event.defaultPrevented };
}

describe("a card that is dragged", () => {
  test("follows the pointer above the other cards", () => {
    grab();
    pull(170, 40);
    expect(card.style).toEqual({ transform: "translate(20px, -10px) rotate(2deg)", zIndex: "3" });
  });

  test("stays where it is until the pointer has gone some way", () => {
    grab();
    pull(155, 55);
    expect(card.style.transform).toBe("");
    pull(158);
    expect(card.style.transform).not.toBe("");
  });

  test("keeps following a pointer that comes back to where it began", () => {
    grab();
    pull(250);
    pull(151);
    expect(card.style.transform).toBe("translate(1px, 0px) rotate(2deg)");
  });

  test.each([
    ["first", 20, 0],
    ["between the others", 150, 1],
    ["last", 300, 2],
  ])("is put %s where it is let go there", (_, x, place) => {
    grab();
    pull(x === 150 ? 200 : x);
    letGo(x);
    expect(drop.among.mock.calls).toEqual([[place]]);
    expect(drop.on).not.toHaveBeenCalled();
  });

  test("lies as the others do once it is let go", () => {
    grab();
    pull(250);
    letGo(250);
    expect(card.style).toEqual({ transform: "", zIndex: "" });
    pull(400);
    expect(card.style.transform).toBe("");
  });

  test("is played or discarded where it is let go on a place that takes it", () => {
    for (const place of [playHere, discardHere]) {
      grab();
      under = [card, place];
      pull(250);
      letGo(250);
    }
    expect(drop.on.mock.calls).toEqual([["play"], ["discard"]]);
    expect(drop.among).not.toHaveBeenCalled();
  });

  test("is taken by a place also where something in it is under the pointer", () => {
    const sign = new FakeElement();
    playHere.append(sign);
    under = [card, sign, playHere];
    grab();
    pull(250);
    letGo(250);
    expect(drop.on.mock.calls).toEqual([["play"]]);
  });

  test("is not taken by a place that something lies over", () => {
    under = [card, new FakeElement(), playHere];
    grab();
    pull(250);
    letGo(250);
    expect(drop.on).not.toHaveBeenCalled();
    expect(drop.among).toHaveBeenCalledOnce();
  });

  test("is put among its neighbours where a place takes something else", () => {
    playHere.dataset["takes"] = "tile";
    under = [card, playHere];
    grab();
    pull(250);
    letGo(250);
    expect(drop.on).not.toHaveBeenCalled();
    expect(drop.among).toHaveBeenCalledOnce();
  });

  test("shows the place that would take it, one at a time", () => {
    grab();
    under = [card, playHere];
    pull(250);
    expect([...playHere.classes]).toEqual(["offered"]);
    under = [card, discardHere];
    pull(260);
    expect([[...playHere.classes], [...discardHere.classes]]).toEqual([[], ["offered"]]);
    letGo(260);
    expect([...discardHere.classes]).toEqual([]);
  });

  test("lights up no place that would refuse it, and may be let go there to be told why", () => {
    drop.allows.mockImplementation((target) => target === "play");
    grab();
    under = [card, discardHere];
    pull(400);
    expect([...discardHere.classes]).toEqual([]);
    letGo(400);
    expect(drop.on.mock.calls).toEqual([["discard"]]);
  });

  test("goes back where the browser takes the pointer away", () => {
    grab();
    under = [card, playHere];
    pull(250);
    letGo(250, "pointercancel");
    expect(card.style.transform).toBe("");
    expect([...playHere.classes]).toEqual([]);
    expect(drop.on).not.toHaveBeenCalled();
    expect(drop.among).not.toHaveBeenCalled();
  });

  test("leaves no place lit up when it is taken from the hand", () => {
    grab();
    under = [card, playHere];
    pull(250);
    detach();
    expect([...playHere.classes]).toEqual([]);
    letGo(250);
    expect(drop.on).not.toHaveBeenCalled();
  });

  test("lies alone where it has no neighbours", () => {
    detach();
    const alone = new FakeElement();
    draggable(drop)(alone as unknown as HTMLElement);
    alone.dispatchEvent(eventOf("pointerdown", { button: 0, clientX: 50, clientY: 50 }));
    pull(250);
    letGo(250);
    expect(drop.among.mock.calls).toEqual([[0]]);
  });
});

describe("a click", () => {
  test("that ends a drag is none, and the next one counts again", () => {
    grab();
    pull(250);
    letGo(250);
    expect(click()).toEqual(SWALLOWED);
    expect(click()).toEqual(COUNTED);
  });

  test("counts again where none followed the drag", () => {
    grab();
    pull(250);
    letGo(250);
    vi.runAllTimers();
    expect(click()).toEqual(COUNTED);
  });

  test("without a drag counts, and moves no card", () => {
    grab();
    letGo(150);
    expect(click()).toEqual(COUNTED);
    expect(drop.among).not.toHaveBeenCalled();
  });

  test("counts again after a drag, and moves no card", () => {
    grab();
    pull(250);
    letGo(250);
    vi.runAllTimers();
    grab();
    letGo(150);
    expect(click()).toEqual(COUNTED);
    expect(drop.among).toHaveBeenCalledOnce();
  });

  test("of another button drags nothing", () => {
    grab(150, 50, 2);
    pull(250);
    letGo(250);
    expect(card.style.transform).toBe("");
    expect(drop.among).not.toHaveBeenCalled();
  });

  test("on a card that left the hand drags nothing", () => {
    detach();
    grab();
    pull(250);
    letGo(250);
    expect(drop.among).not.toHaveBeenCalled();
  });
});
