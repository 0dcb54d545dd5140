// What was said, and what may be said now.

import type { Line, Remark, RoomNow } from "../protocol";
import { words } from "../words.svelte";

export const LONGEST_TEXT = 500;
export const REMARKS: readonly Remark[] = [
  "hello",
  "know-nothing",
  "remember-yours",
  "let-me-think",
  "take-your-time",
  "back-soon",
  "i-am-back",
  "well-played",
  "never-mind",
  "sorry",
  "thanks",
  "goodbye",
];

export function textOf(line: Line): string {
  return line.remark === null ? (line.text ?? "") : words.say(`remark-${line.remark}`);
}

export function lineOf(line: Line): string {
  return words.say("screen-room-line", { name: line.name, text: textOf(line) });
}

/** Why somebody may not say anything they like now, by the code of its refusal; null when they may. */
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
