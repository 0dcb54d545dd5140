// Rooms to begin a test with: Ada reads and hosts, Ben sits beside her, Cleo stands, and a seat is free.

import type { ChairNow, MemberNow, RoomNow } from "../../src/protocol";

export const [ADA, BEN, CLEO] = [1, 2, 3];

export function memberOf(number: number, name: string, away_since: number | null = null): MemberNow {
  return { number, name, present: away_since === null, away_since };
}

export function chairOf(more: Partial<ChairNow> = {}): ChairNow {
  return { member: null, bot: null, stand_in: null, advised: 0, ...more };
}

export function roomOf(more: Partial<RoomNow> = {}): RoomNow {
  return {
    type: "room",
    room: "ABCD",
    number: 1,
    terms: {},
    host: ADA,
    owner: ADA,
    door: "open",
    invitation: null,
    members: [memberOf(ADA, "Ada"), memberOf(BEN, "Ben"), memberOf(CLEO, "Cleo")],
    chairs: [chairOf({ member: ADA }), chairOf({ member: BEN }), chairOf()],
    votes: [],
    host_votes: [],
    takeover: null,
    removed: [],
    game: null,
    running: false,
    games: [],
    review: null,
    watching: 0,
    you: ADA,
    seat: 0,
    shuffling: false,
    entropy: null,
    ...more,
  };
}
