import { beforeEach, describe, expect, test, vi } from "vitest";
import { newId, Outbox } from "../src/outbox";

let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
  outbox = new Outbox();
});

/** When a request is sent again, in seconds, within ten minutes. */
function sentAgain(from = 0): number[] {
  const seconds = Array.from({ length: 600 }, (_, at) => from + at + 1);
  return seconds.filter((second) => outbox.due(second * 1000).length > 0);
}

describe("a request", () => {
  test("is sent as it was asked, under an id of its own", () => {
    const first = outbox.add({ type: "vote", end: true });
    const second = outbox.add({ type: "vote", end: true });
    expect(JSON.parse(first.text)).toEqual({ type: "vote", end: true, id: first.id });
    expect(first.id).not.toBe(second.id);
  });

  test("without an answer is sent again after five seconds, and then ever more rarely", () => {
    outbox.add({ type: "stand" });
    expect(sentAgain().slice(0, 6)).toEqual([5, 15, 35, 75, 115, 155]);
  });

  test("that is answered is not sent again", () => {
    const { id } = outbox.add({ type: "stand" });
    outbox.settle(id);
    expect(outbox.empty).toBe(true);
    expect(sentAgain()).toEqual([]);
  });

  test("that the server could not read is forgotten with all others", () => {
    outbox.add({ type: "stand" });
    outbox.add({ type: "begin" });
    outbox.settle(null);
    expect(outbox.empty).toBe(true);
  });

  test("goes on waiting while another one is answered", () => {
    const { id } = outbox.add({ type: "stand" });
    const other = outbox.add({ type: "begin" });
    outbox.settle(id);
    expect(outbox.all(0)).toEqual([other.text]);
  });

  test("is sent again on a new connection, in the order it was asked", () => {
    const texts = [outbox.add({ type: "stand" }).text, outbox.add({ type: "sit" }).text];
    expect(outbox.all(3000)).toEqual(texts);
    expect(outbox.due(5000)).toEqual([]);
  });
});

describe("advice", () => {
  test("may take its time", () => {
    outbox.add({ type: "ask-advice", seq: 3 });
    expect(sentAgain()).toEqual([]);
    expect(outbox.delay).toBeNull();
  });

  test("is asked for again on a new connection", () => {
    const { text } = outbox.add({ type: "ask-advice", seq: 3 });
    expect(outbox.all(60_000)).toEqual([text]);
  });

  test("that the server could not look up is asked for again soon", () => {
    const { id } = outbox.add({ type: "ask-advice", seq: 3 });
    outbox.postpone(id, 0);
    expect(sentAgain().slice(0, 3)).toEqual([1, 3, 7]);
  });
});

describe("a missing answer", () => {
  test("is late once its request was sent again", () => {
    outbox.add({ type: "stand" });
    expect(outbox.delay).toBeNull();
    outbox.due(4999);
    expect(outbox.delay).toBeNull();
    outbox.due(5000);
    expect(outbox.delay).toBe("late");
  });

  test("is no longer missed on a new connection", () => {
    outbox.add({ type: "stand" });
    outbox.due(5000);
    outbox.all(6000);
    expect(outbox.delay).toBeNull();
  });

  test("means that nothing is saved where the server says so, which is the graver reason", () => {
    outbox.add({ type: "stand" });
    const { id } = outbox.add({ type: "begin" });
    outbox.due(5000);
    expect(outbox.postpone(id, 5000)).toBe(true);
    expect(outbox.delay).toBe("unsaved");
    outbox.settle(id);
    expect(outbox.delay).toBe("late");
  });
});

describe("a request that could not be saved", () => {
  test("is sent again after a second, and then ever more rarely", () => {
    const { id } = outbox.add({ type: "stand" });
    outbox.postpone(id, 0);
    expect(sentAgain().slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  });

  test("waits longer each time the server says so again", () => {
    const { id } = outbox.add({ type: "stand" });
    outbox.postpone(id, 0);
    outbox.postpone(id, 1000);
    expect(outbox.due(2999)).toEqual([]);
    expect(outbox.due(3000)).toHaveLength(1);
  });

  test("is none where it was answered already", () => {
    const { id } = outbox.add({ type: "stand" });
    outbox.settle(id);
    expect(outbox.postpone(id, 0)).toBe(false);
  });
});

test("no id comes twice", () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
});
