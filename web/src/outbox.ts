// Requests until they are answered: each is sent again under its id when it must be, and has one effect.

import type { AnyRequest } from "./protocol";

/** Milliseconds after which an unanswered request is sent again; the pause doubles each time. */
const ANSWER_LIMIT = 5000;
/** The same for one that the server could not save. */
const SAVE_PAUSE = 1000;
const LONGEST_PAUSE = 40_000;

export type Unsent = AnyRequest extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
/** Why an answer is missing: the server is slow, or it cannot save anything. */
export type Delay = "late" | "unsaved";

interface Letter {
  readonly text: string;
  /** Whether it may take its time, as advice does. */
  readonly patient: boolean;
  /** When it is to be sent again. */
  due: number;
  pause: number;
  delay: Delay | null;
}

export class Outbox {
  private readonly letters = new Map<string, Letter>();

  add(request: Unsent): { id: string; text: string } {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    const patient = request.type === "ask-advice";
    this.letters.set(id, { text, patient, due: Infinity, pause: ANSWER_LIMIT, delay: null });
    this.expect(id, performance.now());
    return { id, text };
  }

  get empty(): boolean {
    return this.letters.size === 0;
  }

  /** The gravest reason for which an answer is missing. */
  get delay(): Delay | null {
    const delays = [...this.letters.values()].map(({ delay }) => delay);
    return delays.find((each) => each === "unsaved") ?? delays.find((each) => each) ?? null;
  }

  /** Everything, for a new connection. */
  all(now: number): string[] {
    for (const [id, letter] of this.letters) {
      letter.delay = null;
      this.expect(id, now);
    }
    return [...this.letters.values()].map(({ text }) => text);
  }

  /** What is to be sent again on this connection. */
  due(now: number): string[] {
    const due = [...this.letters].filter(([, letter]) => letter.due <= now);
    for (const [id, letter] of due) {
      letter.delay ??= "late";
      this.expect(id, now);
    }
    return due.map(([, { text }]) => text);
  }

  /** Forget a request that is answered; whatever the server could not read it will not read next time. */
  settle(id: string | null): void {
    if (id === null) this.letters.clear();
    else this.letters.delete(id);
  }

  /** Keep a request that could not be saved; whether there is one. */
  postpone(id: string, now: number): boolean {
    const letter = this.letters.get(id);
    if (!letter) return false;
    if (letter.delay !== "unsaved") letter.pause = SAVE_PAUSE;
    letter.delay = "unsaved";
    this.expect(id, now);
    return true;
  }

  private expect(id: string, now: number): void {
    const letter = this.letters.get(id)!;
    letter.due = letter.patient && letter.delay === null ? Infinity : now + letter.pause;
    letter.pause = Math.min(2 * letter.pause, LONGEST_PAUSE);
  }
}

/** A unique id; crypto.randomUUID is missing if a page is not served over https. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
