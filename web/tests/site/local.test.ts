import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keeper } from "../../src/site/documents";
import { LocalHost } from "../../src/site/local.svelte";
import { state } from "../../src/site/state.svelte";
import type { Heard } from "../../src/site/worker";

class FakeWorker {
  static readonly made: FakeWorker[] = [];
  onmessage: ((event: { data: Heard }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminated = false;
  readonly sent: { number?: number; unsaved?: Record<string, string>; life?: string }[] = [];

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: object): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  tell(data: Heard): void {
    this.onmessage?.({ data });
  }
}

/** Another tab is told of what this one posts, and posts itself. */
class FakeChannel {
  static last: FakeChannel;
  readonly posted: unknown[] = [];
  onmessage: (() => void) | null = null;

  constructor() {
    FakeChannel.last = this;
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }
}

/** What is called when the holder of a lock is no more. */
const ended = new Map<string, () => void>();
const locks = { request: (name: string, call: () => void) => (ended.set(name, call), Promise.resolve()) };

function lastWorker(): FakeWorker {
  return FakeWorker.made.at(-1)!;
}

function die(worker: FakeWorker): void {
  ended.get(worker.sent[0]!.life!)?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.made.length = 0;
  ended.clear();
  Object.assign(state, { loading: false, failed: false, died: false, elsewhere: false, unsaved: false });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("self", { location: new URL("https://hanabi.example/play/") });
  vi.stubGlobal("location", self.location);
  vi.stubGlobal("CloseEvent", Event);
  vi.stubGlobal("document", { baseURI: "https://hanabi.example/play/" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a second tab", () => {
  test("is announced by the page that opens", () => {
    new LocalHost();
    expect(FakeChannel.last.posted).toEqual(["opened"]);
  });

  test("takes the games over, and this one starts no worker any more", async () => {
    const host = new LocalHost();
    lastWorker().tell({ type: "ready" });
    const asked = host.fetch("/api/boxes", {});
    FakeChannel.last.onmessage!();
    await expect(asked).rejects.toThrow();
    expect(lastWorker().terminated).toBe(true);
    expect(state.elsewhere).toBe(true);
    await expect(host.fetch("/api/boxes", {})).rejects.toThrow();
    expect(FakeWorker.made).toHaveLength(1);
  });

  test("does not take over what is saved nowhere", () => {
    new LocalHost();
    lastWorker().tell({ type: "unsaved", documents: { "game/1": "{}" } });
    FakeChannel.last.onmessage!();
    expect(state.elsewhere).toBe(false);
    expect(lastWorker().terminated).toBe(false);
  });
});

describe("a worker that dies", () => {
  test("is told of, and another one is given what could not be saved", () => {
    new LocalHost();
    const first = lastWorker();
    first.tell({ type: "ready" });
    first.tell({ type: "unsaved", documents: { "game/1": "{}" } });
    die(first);
    expect(FakeWorker.made).toHaveLength(2);
    expect([state.died, state.loading]).toEqual([true, true]);
    expect(lastWorker().sent[0]!.unsaved).toEqual({ "game/1": "{}" });
    lastWorker().tell({ type: "ready" });
    expect([state.died, state.loading, state.failed]).toEqual([false, false, false]);
  });

  test("closes the connections to its rooms, which are then opened again", () => {
    const line = new LocalHost().connect("/api/rooms/ABCD/socket");
    const closed = vi.fn();
    line.onclose = closed;
    lastWorker().tell({ type: "ready" });
    die(lastWorker());
    expect(closed).toHaveBeenCalledOnce();
  });

  test("again and again without an answer is not started for ever", () => {
    new LocalHost();
    for (let death = 0; death < 5 && !state.failed; death += 1) {
      lastWorker().tell({ type: "ready" });
      die(lastWorker());
    }
    expect(state.failed).toBe(true);
    expect(FakeWorker.made).toHaveLength(3);
  });

  test("while it is loaded is a page that could not be loaded", () => {
    new LocalHost();
    lastWorker().onerror!();
    expect([state.failed, state.loading]).toEqual([true, false]);
  });
});

test("what cannot be saved is told, and saved with what comes next", async () => {
  const told: unknown[] = [];
  const written: Record<string, string>[] = [];
  let full = true;
  const write = (documents: Record<string, string>) => {
    if (full) return Promise.reject(new Error("full"));
    written.push(documents);
    return Promise.resolve();
  };
  const keeper = new Keeper({}, (each) => told.push(each), write);
  await keeper.keep({ "game/1": "one" });
  expect(told).toEqual([{ type: "unsaved", documents: { "game/1": "one" } }]);
  full = false;
  await keeper.keep({});
  await keeper.keep({ "room/A": "two" });
  expect(written).toEqual([{ "game/1": "one", "room/A": "two" }]);
  expect(told.at(-1)).toEqual({ type: "saved" });
});
