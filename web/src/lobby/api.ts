// What the page asks over HTTP; a refusal comes with a code that the catalogues word.

import { words, type Values } from "../words.svelte";

export class HttpRefusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Values,
  ) {
    super(code);
  }
}

/** A box as the server offers it: its options by name, those that take a number ending in "=". */
export interface Box {
  readonly key: string;
  readonly options: readonly string[];
  readonly seats: number;
}

export interface Boxes {
  readonly boxes: readonly Box[];
  readonly bots: readonly string[];
}

export function get<T>(path: string): Promise<T> {
  return answered<T>(path, {});
}

export function post<T>(path: string, body?: object): Promise<T> {
  const headers = body ? { "Content-Type": "application/json" } : undefined;
  return answered<T>(path, { method: "POST", headers, body: body && JSON.stringify(body) });
}

let asked: Promise<Boxes> | null = null;

/** The boxes and bots there are: asked for once, and again after a failure. */
export function boxes(): Promise<Boxes> {
  asked ??= get<Boxes>("/api/boxes").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What went wrong, as a sentence. */
export function inWords(error: unknown): string {
  if (error instanceof HttpRefusal) return words.refusal(error.code, error.details);
  return words.refusal("server-unreachable", { server: location.host });
}

async function answered<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const told: unknown = await answer.json();
  if (answer.ok) return told as T;
  const { code, details } = told as { code: string; details: Values };
  throw new HttpRefusal(code, details);
}
