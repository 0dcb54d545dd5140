// Rules and terms in words.

import { words } from "../words.svelte";
import { DAY, HOUR, MINUTE, draftOf, haveName, mayAdvise } from "./terms";
import type { Spectators, Terms } from "../protocol";

/** A ruleset's box and what is added to it, such as "The French box" and "Black powder". */
export function rulesInWords(ruleset: string): string[] {
  if (!haveName(ruleset)) return ownRulesInWords(ruleset);
  const { box, added, valued } = draftOf({ ruleset });
  const numbers = Object.entries(valued).map(([option, value]) => numberInWords(option, value));
  return [boxInWords(box), ...added.map(optionInWords), ...numbers];
}

/** Rules without a name, by the box they are nearest to; an address may hold anything, and none of it breaks the page. */
function ownRulesInWords(fields: string): string[] {
  const own = words.say("web-games-own-rules");
  try {
    const { edition } = JSON.parse(fields) as { edition: unknown };
    return typeof edition === "string" ? [boxInWords(edition), own] : [capital(own)];
  } catch {
    return [capital(own)];
  }
}

export function boxInWords(box: string): string {
  return words.knows(`edition-${box}`) ? capital(words.say(`edition-${box}`)) : box;
}

/** What is particular about a box, in a line. */
export function aboutBox(box: string): string {
  return words.knows(`edition-about-${box}`) ? words.say(`edition-about-${box}`) : "";
}

export function optionInWords(option: string): string {
  return words.knows(`screen-option-${option}`) ? words.say(`screen-option-${option}`) : option;
}

/** Everything else a room agreed on. */
export function termsInWords(terms: Terms): string[] {
  const { manners, memory, advice, spectators, first, seconds, then } = draftOf(terms);
  const begins =
    first === null ? words.say("screen-chance") : words.say("screen-row-seat", { number: first + 1 });
  return [
    words.say("screen-memory-note", { level: words.say(`screen-memory-${memory}`) }),
    words.say("screen-room-advice", { allowed: advice && mayAdvise(memory) }),
    words.say(`screen-manners-${manners}`),
    spectatorsInWords(spectators),
    words.say("web-lobby-pair", { label: words.say("web-lobby-first"), value: begins }),
    seconds === null
      ? words.say("web-lobby-no-clock")
      : words.say("screen-room-clock", { time: timeInWords(seconds), then }),
  ];
}

/** What people without a seat see, and how far behind. */
function spectatorsInWords({ view, seat, delay }: Required<Spectators>): string {
  const seen = words.say("screen-room-watch", { view, seat: seat + 1 });
  return view === "nothing" || delay === 0
    ? seen
    : seen + words.say("screen-room-watch-late", { actions: delay });
}

/** A span of time in the reader's language, in the largest unit that fits. */
export function timeInWords(seconds: number): string {
  const units = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
    ["second", 1],
  ] as const;
  const [unit, size] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? units[3];
  const format = new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / size);
}

/** What a bot is called, by the way it plays. */
export function botInWords(bot: string): string {
  return words.knows(`screen-seat-${bot}`) ? words.say(`screen-seat-${bot}`) : bot;
}

/** How a bot plays, in a sentence; nothing is known about third-party bots. */
export function aboutBot(bot: string): string {
  return words.knows(`habit-${bot}`) ? words.say(`habit-${bot}`) : "";
}

/** What the player of a seat is called; a bot, which the record knows by its kind, in the reader's language. */
export function playerName(name: string, bot: string | null, seat: number): string {
  return bot !== null && name === `${bot} ${seat + 1}` ? `${capital(botInWords(bot))} ${seat + 1}` : name;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

function numberInWords(option: string, value: string): string {
  const label = words.knows(`screen-row-${option}`) ? words.say(`screen-row-${option}`) : option;
  return words.say("web-lobby-pair", { label, value });
}
