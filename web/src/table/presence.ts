// Who is away from the table, since when, and what may be done about it.

import { createSubscriber } from "svelte/reactivity";
import { botInWords } from "../lobby/wording";
import { words } from "../words.svelte";

const REFRESH = 10_000;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** A player whose seat needs a word: they are away, or a bot plays for them. */
export interface Presence {
  readonly away: boolean;
  /** In seconds since 1970, where it is known. */
  readonly since: number | null;
  /** The bot that plays for them. */
  readonly standIn: string | null;
  /** Lets a bot play for them, where the reader may. */
  readonly substitute?: () => void;
  /** Gives them their seat back, where the reader may. */
  readonly giveBack?: () => void;
}

const refreshed = createSubscriber((update) => {
  const timer = setInterval(update, REFRESH);
  return () => clearInterval(timer);
});

/** The time, in seconds since 1970, for what is shown until it changes. */
export function nowInSeconds(): number {
  refreshed();
  return Date.now() / 1000;
}

/** How long someone has been away, such as `3 min`; empty while it is less than a minute, or unknown. */
export function timeAway(since: number | null): string {
  const seconds = since === null ? 0 : nowInSeconds() - since;
  return seconds < MINUTE ? "" : spanInWords(seconds);
}

/** A span of time in whole minutes, hours or days. */
export function spanInWords(seconds: number): string {
  if (seconds < HOUR) return span(seconds / MINUTE, "minute");
  return seconds < 2 * DAY ? span(seconds / HOUR, "hour") : span(seconds / DAY, "day");
}

/** That someone is away, and for how long. */
export function awayInWords(since: number | null): string {
  const time = timeAway(since);
  return time ? words.say("web-table-away", { time }) : words.say("screen-room-away");
}

/** Whom the table waits for; someone who is away is not thinking. */
export function waitedFor(presence: Presence | null | undefined, player: string, you: boolean): string {
  if (!presence) return words.say("screen-waiting", { player });
  if (presence.standIn !== null)
    return words.say("web-table-stand-in", { player, you, bot: botInWords(presence.standIn) });
  return words.say("screen-waiting-away", { player, time: timeAway(presence.since) || "none" });
}

function span(count: number, unit: string): string {
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "short" }).format(
    Math.floor(count),
  );
}
