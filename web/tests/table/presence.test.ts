import { beforeEach, describe, expect, test, vi } from "vitest";
import { awayInWords, spanInWords, timeAway, waitedFor, type Presence } from "../../src/table/presence";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const NOW = 1_800_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW * 1000);
});

describe("how long a player has been away", () => {
  test.each([
    [MINUTE, "1 min"],
    [HOUR - 1, "59 min"],
    [HOUR, "1 hr"],
    [2 * DAY - 1, "47 hr"],
    [2 * DAY, "2 days"],
  ])("%s seconds are told as %s", (seconds, span) => {
    expect(spanInWords(seconds)).toBe(span);
    expect(timeAway(NOW - seconds)).toBe(span);
  });

  test("is not told for less than a minute, nor where it is not known", () => {
    expect(timeAway(NOW - 59)).toBe("");
    expect(timeAway(null)).toBe("");
    expect(awayInWords(null)).toBe("away");
    expect(awayInWords(NOW - 3 * MINUTE)).toBe("away for 3 min");
  });
});

describe("whom the table waits for", () => {
  const away: Presence = { away: true, since: NOW - 5 * MINUTE, standIn: null };

  test("is thinking if they are here", () => {
    expect(waitedFor(null, "Ben", false)).toBe("Ben is thinking …");
    expect(waitedFor(undefined, "Ben", false)).toBe("Ben is thinking …");
  });

  test("is away, and for how long", () => {
    expect(waitedFor(away, "Ben", false)).toBe("Waiting for Ben (away for 5 min)");
    expect(waitedFor({ ...away, since: null }, "Ben", false)).toBe("Waiting for Ben (away)");
  });

  test("is the bot that plays for them", () => {
    expect(waitedFor({ ...away, standIn: "beginner" }, "Ben", false)).toBe(
      "A bot is playing for Ben: beginner",
    );
    expect(waitedFor({ ...away, standIn: "beginner" }, "Ada", true)).toBe(
      "A bot is playing for you: beginner",
    );
  });
});
