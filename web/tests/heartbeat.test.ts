import { beforeEach, expect, test } from "vitest";
import { Heartbeat } from "../src/heartbeat";

let heartbeat: Heartbeat;

/** A connection that was made at once, at a time of 10 seconds. */
beforeEach(() => {
  heartbeat = new Heartbeat();
  heartbeat.begin(10_000, 50);
});

/** Beat twice a second from one time to another; the last beat. */
function beats(from: number, to: number, waited = true): string {
  let last = "";
  for (let now = from; now <= to; now += 500) last = heartbeat.beat(now, waited);
  return last;
}

test("a connection is fine as long as something was heard lately", () => {
  expect(beats(10_500, 11_500)).toBe("fine");
  heartbeat.heard(11_600);
  expect(beats(12_000, 13_500)).toBe("fine");
});

test("after two quiet seconds a ping is due while somebody looks", () => {
  expect(beats(10_500, 12_000)).toBe("ping");
});

test("in the background a ping is due after half a minute", () => {
  expect(beats(10_500, 39_500, false)).toBe("fine");
  expect(heartbeat.beat(40_000, false)).toBe("ping");
});

test("a ping without an answer within two seconds means a dead connection", () => {
  heartbeat.pinged(12_000);
  expect(beats(12_500, 13_500)).toBe("fine");
  expect(heartbeat.beat(14_000, true)).toBe("dead");
});

test("whatever is heard answers a ping", () => {
  heartbeat.pinged(12_000);
  heartbeat.heard(12_300);
  expect(beats(12_500, 14_000)).toBe("fine");
});

test("a slow network gets twice as long as its last answer took, but no more than ten seconds", () => {
  heartbeat.pinged(12_000);
  heartbeat.answered(13_800);
  heartbeat.heard(13_800);
  heartbeat.pinged(15_800);
  expect(beats(16_000, 19_000)).toBe("fine");
  expect(heartbeat.beat(19_500, true)).toBe("dead");

  heartbeat.answered(35_800);
  heartbeat.heard(35_800);
  heartbeat.pinged(36_000);
  expect(beats(36_000, 45_500)).toBe("fine");
  expect(heartbeat.beat(46_000, true)).toBe("dead");
});

test("a connection that took long to be made gets as long for its answers", () => {
  heartbeat.begin(10_000, 6000);
  heartbeat.pinged(12_000);
  expect(beats(12_000, 17_500)).toBe("fine");
  expect(heartbeat.beat(18_000, true)).toBe("dead");
});

test("an answer that nobody asked for changes nothing", () => {
  heartbeat.answered(90_000);
  heartbeat.pinged(12_000);
  expect(beats(12_000, 14_000)).toBe("dead");
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
