import { describe, expect, test, vi } from "vitest";
import {
  chairName,
  electors,
  hasFreeSeat,
  inOwnWords,
  isFree,
  memberNotes,
  presenceOf,
  standing,
  whatNext,
} from "../../src/room/people";
import type { Visit } from "../../src/visit.svelte";
import { gameOf } from "../positions";
import { ADA, BEN, chairOf, CLEO, memberOf, roomOf } from "./rooms";

const FULL = [chairOf({ member: ADA }), chairOf({ bot: "beginner" })];

function names(members: readonly { name: string }[]): string[] {
  return members.map(({ name }) => name);
}

describe("seats", () => {
  test("a seat is free without a player and without a bot", () => {
    expect([chairOf(), chairOf({ member: ADA }), chairOf({ bot: "beginner" })].map(isFree)).toEqual([
      true,
      false,
      false,
    ]);
    expect(hasFreeSeat(roomOf())).toBe(true);
    expect(hasFreeSeat(roomOf({ chairs: FULL }))).toBe(false);
  });

  test("those without a seat stand", () => {
    expect(names(standing(roomOf()))).toEqual(["Cleo"]);
  });

  test("a seat is called by its player, its bot, or free", () => {
    const room = roomOf();
    expect(room.chairs.map((chair) => chairName(room, chair))).toEqual(["Ada", "Ben", "Free"]);
    expect(chairName(room, chairOf({ bot: "club" }))).toBe("bot: club player");
  });

  test("a bot that the record knows by its kind is called so in the reader's language", () => {
    const game = gameOf({ players: ["Ada", "club 2", "club 2"] });
    const chairs = [chairOf({ member: ADA }), chairOf({ bot: "club" }), chairOf({ member: CLEO })];
    expect(inOwnWords(game, roomOf({ chairs })).players).toEqual(["Ada", "Club player 2", "club 2"]);
    expect(inOwnWords(game, roomOf({ chairs: [] })).players).toEqual(["Ada", "club 2", "club 2"]);
  });
});

describe("an acting host", () => {
  test("is chosen by people with a seat", () => {
    expect(names(electors(roomOf()))).toEqual(["Ada", "Ben"]);
  });

  test("is chosen by all members where nobody plays and nobody sits", () => {
    const empty = roomOf({ chairs: [chairOf(), chairOf()] });
    expect(names(electors(empty))).toEqual(["Ada", "Ben", "Cleo"]);
    expect(electors({ ...empty, running: true })).toEqual([]);
  });
});

describe("what is said beside a name", () => {
  test("that it is you, and the host", () => {
    const room = roomOf();
    expect(room.members.map((each) => memberNotes(room, each))).toEqual([["you", "host"], [], []]);
  });

  test("who acts as host, and who owns the room meanwhile", () => {
    const room = roomOf({ host: BEN, members: [memberOf(ADA, "Ada", 100), memberOf(BEN, "Ben")], you: BEN });
    expect(room.members.map((each) => memberNotes(room, each))).toEqual([
      ["owner", "away"],
      ["you", "acting host"],
    ]);
  });

  test("who wants to end the game, as long as it runs", () => {
    const room = roomOf({ votes: [BEN], running: true });
    expect(memberNotes(room, room.members[1]!)).toEqual(["wants to end the game"]);
    expect(memberNotes({ ...room, running: false }, room.members[1]!)).toEqual([]);
  });
});

describe("a player who is away", () => {
  const ask = vi.fn();
  const visit = (isHost: boolean) => ({ isHost, ask }) as unknown as Visit;
  const room = roomOf({
    members: [memberOf(ADA, "Ada"), memberOf(BEN, "Ben", 100)],
    chairs: [chairOf({ member: ADA }), chairOf({ member: BEN }), chairOf({ bot: "club" })],
  });

  test("is noticed, and those who are here and the bots are not", () => {
    expect([0, 2].map((seat) => presenceOf(visit(true), room, seat))).toEqual([null, null]);
    expect(presenceOf(visit(false), room, 1)).toMatchObject({ away: true, since: 100, standIn: null });
  });

  test("may be played for by a bot, if the host wants it", () => {
    presenceOf(visit(true), room, 1)!.substitute!();
    expect(ask).toHaveBeenLastCalledWith({ type: "stand-in", seat: 1, bot: "beginner" });
    expect(presenceOf(visit(false), room, 1)!.substitute).toBeUndefined();
  });

  test("gets the seat back from the host, or takes it", () => {
    const chairs = [
      chairOf({ member: ADA, stand_in: "beginner" }),
      chairOf({ member: BEN, stand_in: "beginner" }),
    ];
    const played = { ...room, chairs };
    expect(presenceOf(visit(false), played, 0)).toMatchObject({ away: false, standIn: "beginner" });
    presenceOf(visit(false), played, 0)!.giveBack!();
    expect(ask).toHaveBeenLastCalledWith({ type: "give-back", seat: 0 });
    expect(presenceOf(visit(false), played, 1)!.giveBack).toBeUndefined();
    presenceOf(visit(true), played, 1)!.giveBack!();
    expect(ask).toHaveBeenLastCalledWith({ type: "give-back", seat: 1 });
  });
});

describe("what the room waits for", () => {
  test("is the end of a running game", () => {
    expect(whatNext(roomOf({ running: true }), true)).toBe("A game is in progress.");
    expect(whatNext(roomOf({ running: true }), false)).toContain("You’ll see the table when it’s over.");
  });

  test("is that free seats are taken", () => {
    expect(whatNext(roomOf({ seat: null }), true)).toBe("Take a free seat, or stay and watch.");
    expect(whatNext(roomOf(), true)).toContain("Then start the game.");
    expect(whatNext(roomOf({ you: BEN, seat: 1 }), true)).toContain("Waiting for more players");
  });

  test("is that the host begins", () => {
    expect(whatNext(roomOf({ chairs: FULL }), true)).toBe("Every seat is taken: start the game.");
    expect(whatNext(roomOf({ chairs: FULL, games: ["first"] }), true)).toBe("");
    expect(whatNext(roomOf({ chairs: FULL, you: BEN }), true)).toBe(
      "Every seat is taken. Waiting for Ada to start the game.",
    );
  });

  test("is a host without a name also to a guest without one", () => {
    const room = roomOf({ chairs: FULL, host: null, you: null, seat: null });
    expect(whatNext(room, true)).toBe("Every seat is taken. Waiting for Host to start the game.");
  });
});
