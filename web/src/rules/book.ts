// A rulebook as the server writes it, and where on the page it is read.

import type { Rule, Rulebook, Section } from "../http";
import { get } from "../lobby/api";

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

/** The sections whose rules can be tried. */
const TRIED = ["turn", "tiles", "end"];

/** The tag of a rule that can be tried; of several rules with this tag, the first has it. */
export function tried(section: Section, rule: Rule, tries: readonly string[]): string | null {
  if (!TRIED.includes(section.key)) return null;
  const first = (tag: string) => section.rules.find((each) => each.tags.split(" ").includes(tag)) === rule;
  return tries.find(first) ?? null;
}

function isNumber(rule: Rule): boolean {
  return rule.figure?.type === "offer" && rule.figure.option.endsWith("=");
}
