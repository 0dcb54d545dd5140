import { afterEach, expect, test, vi } from "vitest";
import { Meanings } from "../../src/table/meanings.svelte";
import { settings } from "../../src/table/settings.svelte";
import type { Sitting } from "../../src/table/sitting";
import { gameOf } from "../positions";

const DEALT = { type: "dealt", hands: [] } as const;

function sitting(changes: Partial<Sitting> = {}): Sitting {
  return { game: gameOf(), bots: [null, "club", null], events: [DEALT], ...changes } as unknown as Sitting;
}

/** A server that answers in the order in which it is told to. */
function answering(): ((marks: object) => void)[] {
  const answers: ((marks: object) => void)[] = [];
  vi.stubGlobal("fetch", () => {
    return new Promise((answer) => {
      answers.push((marks) => answer({ ok: true, json: () => Promise.resolve({ clues: [], marks }) }));
    });
  });
  return answers;
}

afterEach(() => {
  settings.meant.set(false);
  vi.unstubAllGlobals();
});

test("nothing is asked where nobody wants to know, or advice is off, or the deal is unknown", async () => {
  const answers = answering();
  const meanings = new Meanings();
  await meanings.follow(sitting());
  meanings.shown = true;
  await meanings.follow(sitting({ bots: null }));
  await meanings.follow(sitting({ events: [] }));
  expect(answers).toHaveLength(0);
});

test("own cards are marked only where that is wanted, and an answer that is late is dropped", async () => {
  const answers = answering();
  const meanings = new Meanings();
  settings.meant.set(true);
  const early = meanings.follow(sitting());
  const late = meanings.follow(sitting());
  answers[1]!({ 7: "play" });
  await late;
  answers[0]!({ 7: "keep" });
  await early;
  expect([meanings.markOn(7), meanings.markOn(8)]).toEqual(["play", null]);
  settings.meant.set(false);
  expect(meanings.markOn(7)).toBeNull();
});
