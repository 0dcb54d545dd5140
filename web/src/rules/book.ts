// A rulebook as the server writes it, and where on the page it is read.

import { get } from "../lobby/api";
import type { Card } from "../protocol";

/** Suits that have the same cards, and the ranks of these, copy by copy. */
export interface Copies {
  readonly type: "copies";
  readonly suits: readonly string[];
  readonly ranks: readonly number[];
}

export interface Turned {
  readonly type: "tile";
  readonly tile: string;
}

/** A part of the scale, and what the audience says there. */
export interface Band {
  readonly type: "band";
  readonly least: number;
  readonly most: number;
  readonly remark: string;
}

/** A hand, a clue, and the places it points at, counted from 1. */
export interface Pointed {
  readonly type: "clue";
  readonly hand: readonly Card[];
  readonly value: string | number;
  readonly places: readonly number[];
}

/** Fireworks at the end of a show, how high each stands, and what that counts. */
export interface Score {
  readonly type: "score";
  readonly fireworks: readonly { suit: string; height: number; top: number; points: number }[];
  readonly score: number;
}

export interface Offer {
  readonly type: "offer";
  readonly option: string;
  readonly text: string;
}

/** A topic that boxes see differently, the own way first. */
export interface Departure {
  readonly type: "departure";
  readonly topic: string;
  readonly ways: readonly { text: string; boxes: readonly string[] }[];
}

export interface Rule {
  readonly tags: string;
  readonly text: string;
  readonly figure: Copies | Turned | Band | Pointed | Score | Offer | Departure | null;
}

export interface Section {
  readonly key: string;
  readonly heading: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly name: string;
  readonly edition: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The rulebook of a ruleset, named as it stands in an address. */
export function read(name: string, language: string): Promise<Rulebook> {
  return get<Rulebook>(`/api/rules/${name}?language=${language}`);
}

/** The ruleset that a part of an address names. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the page shows of a rulebook: numbers of one's own are filled in beside it, not described. */
export function shown(book: Rulebook): Section[] {
  const sections = book.sections.map((section) => ({
    ...section,
    rules: section.rules.filter((rule) => !isNumber(rule)),
  }));
  return sections.filter((section) => section.rules.length);
}

function isNumber(rule: Rule): boolean {
  return rule.figure?.type === "offer" && rule.figure.option.endsWith("=");
}
