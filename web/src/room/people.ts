// Who is who in a room.

import { USUAL_BOT } from "../lobby/bot";
import { botInWords, capital, playerName } from "../lobby/wording";
import type { ChairNow, Game, MemberNow, RoomNow } from "../protocol";
import type { Presence } from "../table/presence";
import type { Visit } from "../visit.svelte";
import { words } from "../words.svelte";

export function member(room: RoomNow, number: number | null): MemberNow | undefined {
  return room.members.find((each) => each.number === number);
}

export function isFree(chair: ChairNow): boolean {
  return chair.member === null && chair.bot === null;
}

export function hasFreeSeat(room: RoomNow): boolean {
  return room.chairs.some(isFree);
}

/** Members without a seat. */
export function standing(room: RoomNow): MemberNow[] {
  const seated = new Set(room.chairs.map((chair) => chair.member));
  return room.members.filter((each) => !seated.has(each.number));
}

/** What a seat is called: its player, its bot, or that it is free. */
export function chairName(room: RoomNow, chair: ChairNow): string {
  if (chair.bot !== null) return words.say("screen-room-bot", { bot: botInWords(chair.bot) });
  return member(room, chair.member)?.name ?? capital(words.say("screen-room-free"));
}

/** A game of this room with its players called as the reader calls them. */
export function inOwnWords(game: Game, { chairs }: RoomNow): Game {
  return {
    ...game,
    players: game.players.map((name, seat) => playerName(name, chairs[seat]?.bot ?? null, seat)),
  };
}

/** Those who may vote for an acting host: people with a seat, or all members where nobody plays and nobody sits. */
export function electors(room: RoomNow): MemberNow[] {
  const seated = room.members.filter((each) => room.chairs.some((chair) => chair.member === each.number));
  return seated.length || room.running ? seated : [...room.members];
}

/** What to show about a member in addition to the name. */
export function memberNotes(room: RoomNow, one: MemberNow): string[] {
  const notes: [string, boolean][] = [
    ["screen-room-you", one.number === room.you],
    [room.host === room.owner ? "screen-room-host" : "web-room-acting-host", one.number === room.host],
    ["web-room-owner", one.number === room.owner && room.host !== room.owner],
    ["screen-room-away", !one.present],
    ["screen-room-votes", room.running && room.votes.includes(one.number)],
  ];
  return notes.filter(([, holds]) => holds).map(([note]) => words.say(note));
}

/** Whether the player of a seat is away or has a bot play for them, and what the reader may do about it. */
export function presenceOf(visit: Visit, room: RoomNow, seat: number): Presence | null {
  const chair = room.chairs[seat]!;
  const player = member(room, chair.member);
  if (!player || (player.present && chair.stand_in === null)) return null;
  const mine = room.seat === seat;
  return {
    away: !player.present,
    since: player.away_since,
    standIn: chair.stand_in,
    substitute: visit.isHost ? () => visit.ask({ type: "stand-in", seat, bot: USUAL_BOT }) : undefined,
    giveBack: visit.isHost || mine ? () => visit.ask({ type: "give-back", seat }) : undefined,
  };
}

/** What the room waits for, as the reader is told. */
export function whatNext(room: RoomNow, sees: boolean): string {
  if (room.running) return words.say("screen-room-running", { sees });
  const host = room.host !== null && room.host === room.you;
  if (hasFreeSeat(room))
    return room.seat === null ? words.say("screen-room-choose") : words.say("screen-room-fill", { host });
  if (host) return room.games.length ? "" : words.say("screen-room-ready");
  return words.say("screen-room-wait", {
    host: member(room, room.host)?.name ?? capital(words.say("screen-room-host")),
  });
}
