import { beforeEach, expect, test } from "vitest";
import { Heartbeat } from "../src/heartbeat";

let heartbeat: Heartbeat;

/** A connection that was made at once, at a time of 10 seconds. */
beforeEach(() => {
  heartbeat = new Heartbeat();
  heartbeat.begin(10_000, 50);
});

/** Beat twice a second from one time to another; what there was to do, each thing once. */
function beats(from: number, to: number, waited = true): string[] {
  const found = new Set<string>();
  for (let now = from; now <= to; now += 500) found.add(heartbeat.beat(now, waited));
  return [...found];
}

test("a connection is fine as long as something was heard lately", () => {
  expect(beats(10_500, 11_500)).toEqual(["fine"]);
  heartbeat.heard(11_600);
  expect(beats(12_000, 13_500)).toEqual(["fine"]);
});

test("after two quiet seconds a ping is due while the page is visible", () => {
  expect(beats(10_500, 12_000)).toEqual(["fine", "ping"]);
});

test("in the background a ping is due after half a minute", () => {
  expect(beats(10_500, 39_500, false)).toEqual(["fine"]);
  expect(heartbeat.beat(40_000, false)).toBe("ping");
});

test("a ping without an answer within two seconds means a dead connection", () => {
  heartbeat.pinged(12_000);
  expect(beats(12_500, 13_500)).toEqual(["fine"]);
  expect(heartbeat.beat(14_000, true)).toBe("dead");
});

test("whatever is heard answers a ping", () => {
  heartbeat.pinged(12_000);
  heartbeat.heard(12_300);
  expect(beats(12_500, 14_000)).toEqual(["fine"]);
});

test("a slow network gets twice as long as its last answer took", () => {
  heartbeat.pinged(11_000);
  expect(beats(11_500, 12_500)).toEqual(["fine"]);
  heartbeat.answered(12_800);
  heartbeat.heard(12_800);
  heartbeat.pinged(13_000);
  expect(beats(13_000, 16_500)).toEqual(["fine"]);
  expect(heartbeat.beat(17_000, true)).toBe("dead");
});

test("no network gets more than ten seconds", () => {
  heartbeat.begin(10_000, 6000);
  heartbeat.pinged(11_000);
  expect(beats(11_000, 16_500)).toEqual(["fine"]);
  heartbeat.answered(16_900);
  heartbeat.heard(16_900);
  heartbeat.pinged(17_000);
  expect(beats(17_000, 26_500)).toEqual(["fine"]);
  expect(heartbeat.beat(27_000, true)).toBe("dead");
});

test("a connection that took long to be made gets as long for its answers", () => {
  heartbeat.begin(10_000, 6000);
  heartbeat.pinged(12_000);
  expect(beats(12_000, 17_500)).toEqual(["fine"]);
  expect(heartbeat.beat(18_000, true)).toBe("dead");
});

test("an answer that nobody asked for changes nothing", () => {
  heartbeat.answered(90_000);
  heartbeat.pinged(12_000);
  expect(beats(12_000, 14_000)).toEqual(["fine", "dead"]);
});

test("a page that slept asks once more before it gives the connection up", () => {
  heartbeat.pinged(10_500);
  expect(heartbeat.beat(60_000, true)).toBe("ping");
  heartbeat.pinged(60_000);
  expect(heartbeat.beat(61_000, true)).toBe("fine");
  expect(heartbeat.beat(62_000, true)).toBe("dead");
});

test("a page that is slowed down is excused once, not for ever", () => {
  heartbeat.pinged(10_500);
  expect(heartbeat.beat(60_000, false)).toBe("ping");
  heartbeat.pinged(60_000);
  expect(heartbeat.beat(120_000, false)).toBe("dead");
});

test("a page that heard something is excused again", () => {
  heartbeat.pinged(10_500);
  expect(heartbeat.beat(60_000, true)).toBe("ping");
  heartbeat.heard(60_100);
  heartbeat.pinged(60_200);
  expect(heartbeat.beat(120_000, true)).toBe("ping");
});
