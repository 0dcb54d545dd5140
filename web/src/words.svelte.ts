// Every word of the page, from the same Fluent catalogues that the Python programs read.

import type { BoxMessages } from "./http";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FALLBACK = "en";
const CHOICE = "hanabi-language";
const files = import.meta.glob<string>("../../src/hanabi/text/*.ftl", { query: "?raw", import: "default" });

export const languages = Object.keys(files).map(languageOf).sort();

export type Values = Record<string, FluentVariable>;

class Words {
  language = $state(FALLBACK);
  private bundles = $state.raw<readonly FluentBundle[]>([]);

  /** Speak a language from now on, English where it lacks a message. */
  async speak(language: string): Promise<void> {
    const chain = [...new Set([language, FALLBACK])];
    this.bundles = await Promise.all(chain.map(load));
    this.language = language;
    document.documentElement.lang = language;
    void this.learnBoxes(language);
  }

  /** Learn what the server calls boxes that come from packages; ours are known without it. */
  private async learnBoxes(language: string): Promise<void> {
    if (__SITE__) return;
    const told = await boxWords(language);
    if (told === "" || this.language !== language) return;
    this.bundles[0]?.addResource(new FluentResource(told));
    this.bundles = [...this.bundles];
  }

  /** Speak the reader's language; without a connection it may be missing, but English is kept with every other. */
  async begin(): Promise<void> {
    await this.speak(preferred()).catch(() => this.speak(FALLBACK));
  }

  /** Speak another language, and remember it once its catalogue is loaded. */
  async choose(language: string): Promise<void> {
    await this.speak(language);
    localStorage.setItem(CHOICE, language);
  }

  knows(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A message with its values; a boolean is given to it as yes or no. */
  say(id: string, values: Record<string, FluentVariable | boolean> = {}): string {
    return this.format(
      this.bundles.find((each) => each.hasMessage(id)),
      id,
      values,
    );
  }

  /** A message without values in English, which is there beside every other language. */
  inEnglish(id: string): string {
    return this.format(this.bundles.at(-1), id, {});
  }

  private format(
    bundle: FluentBundle | undefined,
    id: string,
    values: Record<string, FluentVariable | boolean>,
  ): string {
    const pattern = bundle?.getMessage(id)?.value;
    const failures = bundle && pattern ? [] : [new Error("no such message")];
    const given = Object.entries(values).map(([name, value]) => [name, worded(value)] as const);
    const text = bundle && pattern ? bundle.formatPattern(pattern, Object.fromEntries(given), failures) : id;
    // The tests of the page fail on anything in the console, so no gap is missed even if it shows for a moment.
    for (const failure of failures) console.error(id, failure.message);
    return text;
  }

  /** A refusal in words; its details count seats from 0, and people from 1. */
  refusal(code: string, details: Values = {}): string {
    const { seat } = details;
    const values: Values = typeof seat === "number" ? { ...details, number: seat + 1 } : details;
    return this.knows(`error-${code}`)
      ? this.say(`error-${code}`, values)
      : this.say("error-unworded", { code });
  }
}

export const words = new Words();

/** The language someone chose, or that their browser prefers, or English. */
function preferred(): string {
  const wanted = [localStorage.getItem(CHOICE) ?? "", ...navigator.languages];
  const tongues = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return tongues.find((tongue) => languages.includes(tongue)) ?? FALLBACK;
}

function languageOf(path: string): string {
  return path.replace(/^.*\/|\.ftl$/g, "");
}

async function load(language: string): Promise<FluentBundle> {
  const path = Object.keys(files).find((each) => languageOf(each) === language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (path) bundle.addResource(new FluentResource(await files[path]!()));
  return bundle;
}

/** What the server calls its boxes, as messages; nothing without a server. */
async function boxWords(language: string): Promise<string> {
  try {
    const answer = await fetch(`/api/words/${language}`);
    return answer.ok ? ((await answer.json()) as BoxMessages).fluent : "";
  } catch {
    return "";
  }
}

function worded(value: FluentVariable | boolean): FluentVariable {
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}
