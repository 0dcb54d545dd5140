// What the page asks over HTTP; a refusal comes with a sentence in the reader's language.

import { host } from "../host";
import type { Boxes, Refusal } from "../http";
import { answers, reach } from "../notice/reach.svelte";
import { words } from "../words.svelte";

/** Milliseconds after which it is asked whether the server is still there; an answer may take longer than that. */
const DOUBT = 2500;

class HttpRefusal extends Error {}
class Unreached extends Error {}

export function get<T>(path: string): Promise<T> {
  return answered<T>(path, {});
}

export function post<T>(path: string, body?: object): Promise<T> {
  return postText<T>(path, body && JSON.stringify(body));
}

/** Send a text as it is: whether it is JSON is for the server to find out. */
export function postText<T>(path: string, body?: string): Promise<T> {
  const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
  return answered<T>(path, { method: "POST", headers, body });
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

/** What `ask` finds, asked again each time the server is there again after it could not be reached. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreached)) throw error;
      await reach.back();
    }
  }
}

/** What went wrong, as a sentence. */
export function inWords(error: unknown): string {
  if (error instanceof HttpRefusal) return error.message;
  return words.refusal("server-unreachable", { server: location.host });
}

async function answered<T>(path: string, init: RequestInit): Promise<T> {
  const headers = { ...init.headers, "Accept-Language": words.language };
  const { answer, told } = await whileReached(async (signal) => {
    const answer = await host.fetch(path, { ...init, headers, signal });
    // Whatever is not JSON comes from someone in between who could not reach the server either.
    return { answer, told: (await answer.json()) as unknown };
  }).catch(lost);
  reach.found();
  if (answer.ok) return told as T;
  throw new HttpRefusal((told as Refusal).message);
}

/** What `ask` finds, however long it takes, unless the server stops answering anything. */
async function whileReached<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const doubts = setInterval(async () => {
    if (!(await answers())) stop.abort();
  }, DOUBT);
  return ask(stop.signal).finally(() => clearInterval(doubts));
}

function lost(): never {
  reach.lost();
  throw new Unreached();
}
