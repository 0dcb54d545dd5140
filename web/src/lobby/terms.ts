// A room's terms while someone fills them in, and their way from and to what the server reads.

import type { Box } from "../http";
import type { Expiry, Manners, Memory, Spectators, SpectatorView, Terms } from "../protocol";

export interface Draft {
  box: string;
  /** Options that are simply added. */
  added: string[];
  /** Options that take a value, such as tokens; empty for the usual one. */
  valued: Record<string, string>;
  seats: number;
  manners: Manners;
  memory: Memory;
  advice: boolean;
  spectators: Required<Spectators>;
  first: number | null;
  seconds: number | null;
  then: Expiry;
}

export const MANNERS: readonly Manners[] = ["strict", "remarks", "open"];
export const MEMORIES: readonly Memory[] = ["deduced", "said", "nothing"];
export const EXPIRIES: readonly Expiry[] = ["beginner", "stop"];
export const VIEWS: readonly SpectatorView[] = ["nothing", "public", "seat", "open"];
/** By how many actions spectators may be behind. */
export const DELAYS: readonly number[] = [0, 1, 3, 5, 10, 20];
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const CLOCKS: readonly number[] = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];

/** Terms to begin with: everything else is what the server takes when it is not told. */
export function usualTerms(box: string, seats: number): Terms {
  return { ruleset: box, seats };
}

/** Whether rules have a name, to which more can be added; all others are written as their fields. */
export function haveName(ruleset: string): boolean {
  return !ruleset.startsWith("{");
}

/** Whether a bot may give advice beside such a memory aid: it forgets nothing. */
export function mayAdvise(memory: Memory): boolean {
  return memory === "deduced";
}

/** Terms to be filled in; rules without a name stand in the place of the box. */
export function draftOf(terms: Terms): Draft {
  const ruleset = terms.ruleset ?? "";
  const [box = "", ...options] = haveName(ruleset) ? ruleset.split("+") : [ruleset];
  return {
    box,
    added: options.filter((option) => !option.includes("=")),
    valued: Object.fromEntries(options.filter((option) => option.includes("=")).map(parted)),
    seats: terms.seats ?? 3,
    manners: terms.manners ?? "remarks",
    memory: terms.memory ?? "deduced",
    advice: terms.advice ?? true,
    spectators: { view: "nothing", seat: 0, delay: 0, ...terms.spectators },
    first: terms.first ?? null,
    seconds: terms.clock?.seconds ?? null,
    then: terms.clock?.then ?? "beginner",
  };
}

/** Whether a draft differs from the usual in what is seldom changed. */
export function isUnusual(draft: Draft): boolean {
  const usual = draftOf({});
  return (["memory", "advice", "manners", "first"] as const).some((field) => draft[field] !== usual[field]);
}

/** The terms of a draft, without what its box does not offer. */
export function termsOf(draft: Draft, box: Box | undefined): Terms {
  const seats = Math.min(draft.seats, box?.seats ?? draft.seats);
  return {
    ruleset: rulesetOf(draft, box),
    seats,
    manners: draft.manners,
    memory: draft.memory,
    advice: draft.advice,
    spectators: { ...draft.spectators, seat: Math.min(draft.spectators.seat, seats - 1) },
    first: draft.first !== null && draft.first < seats ? draft.first : null,
    clock: draft.seconds === null ? null : { seconds: draft.seconds, then: draft.then },
  };
}

/** The word by which a draft adds an option of its box: its own, or that of our ruling; if it does. */
export function wordFor(draft: Draft, box: Box, option: string): string | undefined {
  return [box.rulings[option], option].find((word) => word !== undefined && draft.added.includes(word));
}

/** A draft's rules, without what its box does not offer; rules without a name stay as they are. */
export function rulesetOf(draft: Draft, box: Box | undefined): string {
  if (!box) return draft.box;
  const added = named(box).flatMap((option) => wordFor(draft, box, option) ?? []);
  return [draft.box, ...added, ...values(draft, box)].join("+");
}

/** The options of a box that are simply added; our rulings on them are not among them. */
export function named(box: Box): string[] {
  const rulings = Object.values(box.rulings);
  return box.options.filter((option) => !option.endsWith("=") && !rulings.includes(option));
}

/** The options of a box that take a value, without the "=". */
export function valued(box: Box): string[] {
  return box.options.filter((option) => option.endsWith("=")).map((option) => option.slice(0, -1));
}

function values(draft: Draft, box: Box): string[] {
  return valued(box)
    .map((option) => [option, draft.valued[option]?.trim()] as const)
    .filter(([, value]) => value)
    .map(([option, value]) => `${option}=${value}`);
}

function parted(option: string): [string, string] {
  const at = option.indexOf("=");
  return [option.slice(0, at), option.slice(at + 1)];
}
