import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyTold, Line } from "../src/protocol";
import { Visit } from "../src/visit.svelte";
import { roomOf } from "./room/rooms";

/** A socket that only the server talks through. */
class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(): void {}

  close(): void {}

  tell(...told: AnyTold[]): void {
    for (const each of told) this.onmessage?.({ data: JSON.stringify(each) });
  }
}

const WELCOME: AnyTold = { type: "welcome", protocol: 2, room: "ABCD" };
let visit: Visit;

function lineOf(number: number, name: string): Line {
  return { type: "said", number, member: 1, name, text: `from ${name}`, remark: null, at: number };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  visit = new Visit("ABCD");
});

afterEach(() => {
  visit.leave();
  vi.unstubAllGlobals();
});

test("what is not told again after coming back was erased", () => {
  FakeSocket.last.tell(WELCOME, roomOf(), lineOf(2, "Ada"), lineOf(3, "Ben"), lineOf(4, "Ada"));
  expect(visit.lines.map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(visit.heard).toBe(0);
  FakeSocket.last.tell(WELCOME, roomOf(), lineOf(3, "Ben"));
  expect(visit.lines.map(({ number }) => number)).toEqual([3]);
  expect(visit.heard).toBe(4);
});

test("the players of a game are called as they were told last", () => {
  const game = (players: string[]): AnyTold => ({
    type: "game",
    game: "g",
    ruleset: "fr",
    rules: {} as never,
    players,
    first: 0,
    seat: 1,
    commitment: "",
    again: null,
    shuffle: null,
  });
  FakeSocket.last.tell(WELCOME, roomOf(), game(["Ada", "Ben"]));
  FakeSocket.last.tell(WELCOME, roomOf(), game(["—", "Ben"]));
  expect(visit.game?.players).toEqual(["—", "Ben"]);
});
