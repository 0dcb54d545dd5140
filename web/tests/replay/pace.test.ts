import { beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../../src/replay/pace";

const act = vi.fn();
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  pace = new Pace(100, act);
});

test("what is asked for is done at once", () => {
  pace.call();
  expect(act).toHaveBeenCalledTimes(1);
});

test("what is asked for during the pause is done once, at its end", () => {
  pace.call();
  pace.call();
  pace.call();
  vi.advanceTimersByTime(99);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
});

test("what is done at the end of a pause is followed by another one", () => {
  pace.call();
  pace.call();
  vi.advanceTimersByTime(150);
  pace.call();
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(50);
  expect(act).toHaveBeenCalledTimes(3);
});

test("after a quiet pause it is done at once again", () => {
  pace.call();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(1);
  pace.call();
  expect(act).toHaveBeenCalledTimes(2);
});

test("what is taken back is not done, and what comes next is done at once", () => {
  pace.call();
  pace.call();
  pace.cancel();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
  pace.call();
  expect(act).toHaveBeenCalledTimes(2);
});

test("what is taken back does not shorten the next pause", () => {
  pace.call();
  vi.advanceTimersByTime(60);
  pace.cancel();
  pace.call();
  vi.advanceTimersByTime(60);
  pace.call();
  expect(act).toHaveBeenCalledTimes(2);
});
