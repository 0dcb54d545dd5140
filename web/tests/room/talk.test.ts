import { describe, expect, test } from "vitest";
import type { Line, Manners, Notice } from "../../src/protocol";
import { lineOf, mayRemark, noticeInWords, noTextBecause, textOf } from "../../src/room/talk";
import { REMARKS } from "../../src/protocol";
import { words } from "../../src/words.svelte";
import { roomOf } from "./rooms";

const LINE: Line = {
  type: "said",
  number: 1,
  member: 2,
  name: "Ben",
  text: "Good luck",
  remark: null,
  at: 0,
};
const NOTICE: Notice = {
  type: "notice",
  number: 2,
  code: "removed",
  by: "Ada",
  whom: "Ben",
  seat: null,
  bot: null,
  door: null,
  at: 0,
};

describe("what was said", () => {
  test("is shown with its speaker", () => {
    expect(lineOf(LINE)).toBe("Ben: Good luck");
  });

  test("is worded by the page where it is a remark", () => {
    expect(textOf({ ...LINE, text: null, remark: "hello" })).toBe("Hello!");
    expect(REMARKS.every((remark) => words.knows(`remark-${remark}`))).toBe(true);
  });

  test("may be nothing", () => {
    expect(textOf({ ...LINE, text: null })).toBe("");
  });
});

describe("what was done to the room", () => {
  test("is told with who did it to whom", () => {
    expect(lineOf(NOTICE)).toBe("Ada removed Ben from the room.");
  });

  test("is told also where names are missing", () => {
    expect(noticeInWords({ ...NOTICE, by: null, whom: null })).toBe(
      "The host removed a guest from the room.",
    );
    expect(noticeInWords({ ...NOTICE, code: "host-returned", by: null, whom: null })).toBe(
      "A guest is back and is host again.",
    );
  });

  test("names the bot that plays for a player", () => {
    expect(noticeInWords({ ...NOTICE, code: "stood-in", bot: "club" })).toBe(
      "Ada let the bot “club player” play for Ben.",
    );
  });

  test("names who may join", () => {
    const doors = (["open", "invited", "locked", null] as const).map((door) =>
      noticeInWords({ ...NOTICE, code: "door-set", door }),
    );
    expect(doors).toEqual([
      "Ada opened the room to everyone with the link.",
      "Ada made the room invitation-only.",
      "Ada locked the room.",
      "Ada opened the room to everyone with the link.",
    ]);
  });
});

describe("talk", () => {
  const playing = (manners?: Manners) => roomOf({ running: true, terms: { manners } });

  test("is free while no game runs", () => {
    const room = roomOf({ seat: null, terms: { manners: "strict" } });
    expect([noTextBecause(room), mayRemark(room)]).toEqual([null, true]);
  });

  test.each([
    ["strict" as const, "no-talk-now", false],
    ["remarks" as const, "remarks-only", true],
    ["open" as const, null, true],
    [undefined, "remarks-only", true],
  ])("follows the manners of the room while a game runs: %s", (manners, because, remarks) => {
    expect(noTextBecause(playing(manners))).toBe(because);
    expect(mayRemark(playing(manners))).toBe(remarks);
  });

  test("is not for those who watch a game", () => {
    const room = { ...playing("open"), seat: null };
    expect([noTextBecause(room), mayRemark(room)]).toEqual(["watchers-are-silent", false]);
  });
});
