// What was said and done in the room, and what may be said now.

import { botInWords } from "../lobby/wording";
import type { Line, Notice, RoomNow } from "../protocol";
import { words } from "../words.svelte";

export const LONGEST_TEXT = 500;

export function textOf(line: Line): string {
  return line.remark === null ? (line.text ?? "") : words.say(`remark-${line.remark}`);
}

/** What was done to the room or its people, and who did it. */
export function noticeInWords({ code, by, whom, bot, door }: Notice): string {
  return words.say(`notice-${code}`, {
    by: by ?? words.say("notice-host"),
    whom: whom ?? "none",
    bot: bot === null ? "" : botInWords(bot),
    door: door ?? "open",
  });
}

export function lineOf(line: Line | Notice): string {
  if (line.type === "notice") return noticeInWords(line);
  return words.say("screen-room-line", { name: line.name, text: textOf(line) });
}

/** Why someone may not say anything they like now, by the code of its refusal; null when they may. */
export function noTextBecause(room: RoomNow): string | null {
  if (!room.running) return null;
  if (room.seat === null) return "watchers-are-silent";
  const reasons = { strict: "no-talk-now", remarks: "remarks-only", open: null };
  return reasons[room.terms.manners ?? "remarks"];
}

/** Whether remarks may be made now. */
export function mayRemark(room: RoomNow): boolean {
  return [null, "remarks-only"].includes(noTextBecause(room));
}
