import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Unsent } from "../src/outbox";
import type {
  AnyTold,
  ShownContribution,
  Done,
  Game,
  GameOpened,
  Refused,
  ShownShuffle,
  ShuffleCall,
} from "../src/protocol";
import { findings, Shuffler } from "../src/shuffle.svelte";
import { gameOf } from "./positions";
import { roomOf } from "./room/rooms";

const SECRET = "5".repeat(64);
const SERVER = await commitmentTo(SECRET);
/** What the page draws first, and what another player does. */
const [OURS, THEIRS] = ["01".repeat(32), "ab".repeat(32)];
const [OUR_COMMITMENT, THEIR_COMMITMENT] = [await commitmentTo(OURS), await commitmentTo(THEIRS)];

let asked: Unsent[];
let drawn: number;
let shuffler: Shuffler;

beforeEach(() => {
  findings.clear();
  asked = [];
  drawn = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    drawn += 1;
    return (bytes as Uint8Array).fill(drawn) as typeof bytes;
  });
  shuffler = newShuffler();
});

function newShuffler(): Shuffler {
  return new Shuffler((request) => {
    asked.push(request);
    return `request ${asked.length}`;
  });
}

/** Tell the page things, each when it is done with the one before; whether the last one answers a request of its own. */
async function tell(...told: AnyTold[]): Promise<boolean> {
  let ours = false;
  for (const each of told) {
    ours = shuffler.hear(each);
    await shuffler["queue"];
  }
  return ours;
}

/** The page has promised its number, and the room has it. */
async function promise(): Promise<void> {
  await tell(roomOf(), done(1));
}

/** What the documentation says of a commitment, by the browser's own hash. */
async function commitmentTo(entropy: string): Promise<string> {
  const hash = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(`hanabi-entropy 1\n${entropy}\n`),
  );
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function done(request: number): Done {
  return { type: "done", id: `request ${request}`, seq: 0 };
}

function refused(request: number, retry: Refused["retry"]): Refused {
  return { type: "refused", id: `request ${request}`, code: "not-now", details: {}, seq: 0, retry };
}

function call(more: Partial<ShuffleCall> = {}): ShuffleCall {
  const commitments = [OUR_COMMITMENT, THEIR_COMMITMENT];
  return { type: "shuffle", game: "first", server: SERVER, commitments, ...more };
}

function seat(more: Partial<ShownContribution> = {}): ShownContribution {
  return { source: "player", commitment: OUR_COMMITMENT, entropy: null, ...more };
}

function shuffleOf(more: Partial<ShownShuffle> = {}): ShownShuffle {
  return {
    server: SERVER,
    seats: [seat(), seat({ commitment: THEIR_COMMITMENT })],
    secret: null,
    first: null,
    ...more,
  };
}

function dealt(more: Partial<ShownShuffle> = {}): Game {
  return gameOf({ shuffle: shuffleOf(more) });
}

function opened(more: Partial<ShownShuffle> = {}): GameOpened {
  const seats = [seat({ entropy: OURS }), seat({ commitment: THEIR_COMMITMENT, entropy: THEIRS })];
  const shuffle = shuffleOf({ seats, secret: SECRET, ...more });
  return { type: "opened", game: "first", commitment: "", nonce: "", notes: [], shuffle };
}

describe("before a game", () => {
  test("the page promises a number as soon as it has a seat", async () => {
    await tell(roomOf({ seat: null }));
    expect(asked).toEqual([]);
    await tell(roomOf());
    expect(asked).toEqual([{ type: "commit-entropy", commitment: OUR_COMMITMENT }]);
  });

  test("the number is promised once", async () => {
    await promise();
    await tell(roomOf({ entropy: OUR_COMMITMENT }), roomOf({ entropy: OUR_COMMITMENT }));
    expect(asked).toHaveLength(1);
  });

  test("nothing is promised while a game runs or a deck is shuffled", async () => {
    await tell(roomOf({ running: true }), roomOf({ shuffling: true }));
    expect(asked).toEqual([]);
  });

  test("the number of another device is replaced once, when this page joins", async () => {
    await tell(roomOf({ entropy: THEIR_COMMITMENT }), done(1), roomOf({ entropy: THEIR_COMMITMENT }));
    expect(asked).toHaveLength(1);
    await tell({ type: "welcome", protocol: 2, room: "ABCD" }, roomOf({ entropy: THEIR_COMMITMENT }));
    expect(asked).toHaveLength(2);
  });

  test("answers to the page's own requests are not for the player", async () => {
    await tell(roomOf());
    expect(await tell(done(7))).toBe(false);
    expect(await tell(done(1))).toBe(true);
    expect(await tell(done(1))).toBe(false);
  });

  test("a promise that will be sent again is not answered yet", async () => {
    await tell(roomOf());
    expect(await tell(refused(1, "same"))).toBe(true);
    expect(await tell(refused(1, "change"))).toBe(true);
    expect(await tell(refused(1, "change"))).toBe(false);
  });

  test("nothing is waited for after something that the server could not read", async () => {
    await tell(roomOf(), { ...refused(1, "correct"), id: null });
    await tell(roomOf());
    expect(asked).toHaveLength(2);
  });
});

describe("when the deck is shuffled", () => {
  test("the number is revealed, once", async () => {
    await promise();
    await tell(call(), call());
    expect(asked.slice(1)).toEqual([{ type: "reveal", game: "first", entropy: OURS }]);
    expect(findings.size).toBe(0);
  });

  test("the call waits for its turn while the page still hashes its number", async () => {
    shuffler.hear(roomOf());
    await tell(call());
    expect(asked.map(({ type }) => type)).toEqual(["commit-entropy", "reveal"]);
  });

  test("a page that was loaded again still knows its number", async () => {
    await promise();
    shuffler = newShuffler();
    await tell(roomOf({ entropy: OUR_COMMITMENT, shuffling: true }), call());
    expect(asked.at(-1)).toEqual({ type: "reveal", game: "first", entropy: OURS });
  });

  test("numbers that cannot be read any more are drawn again", async () => {
    sessionStorage.setItem("hanabi-entropy", "{");
    shuffler = newShuffler();
    await promise();
    expect(asked).toHaveLength(1);
  });

  test("a page without a place to keep its numbers still takes part", async () => {
    vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    await promise();
    await tell(call());
    expect(asked.at(-1)).toEqual({ type: "reveal", game: "first", entropy: OURS });
  });

  test("a server that leaves a promised number out is noticed", async () => {
    await promise();
    await tell(call({ commitments: [null, THEIR_COMMITMENT] }));
    expect(asked).toHaveLength(1);
    expect(findings.get("first")).toBe("not-listed");
  });

  test("the answer to another request changes nothing about that", async () => {
    await promise();
    await tell(done(7), call({ commitments: [null, THEIR_COMMITMENT] }));
    expect(findings.get("first")).toBe("not-listed");
  });

  test.each([
    ["never confirmed", []],
    ["refused", [refused(1, "change")]],
  ])("a number that was %s may be left out", async (_, answers) => {
    await tell(roomOf(), ...answers, call({ commitments: [null, THEIR_COMMITMENT] }));
    expect(findings.size).toBe(0);
  });

  test("a number that was revealed is not promised for the next game", async () => {
    await promise();
    await tell(call(), done(2), call({ game: "second", server: "0".repeat(64), commitments: [null, null] }));
    expect(findings.size).toBe(0);
  });

  test("those who only watch reveal and miss nothing", async () => {
    await tell(roomOf({ seat: null }), call());
    expect(asked).toEqual([]);
    expect(findings.size).toBe(0);
  });

  test("nothing is revealed to a server that uses a number of its own twice", async () => {
    await promise();
    await tell(call(), call({ game: "second" }));
    expect(asked.filter(({ type }) => type === "reveal")).toHaveLength(1);
    expect(findings.get("second")).toBe("repeated");
  });
});

describe("when a game is dealt", () => {
  test("it is told that the own number counts", async () => {
    await promise();
    await tell(call(), dealt());
    expect(findings.get("first")).toBe("counted");
  });

  test("a number that came too late is told of", async () => {
    await promise();
    await tell(
      call(),
      dealt({ seats: [seat({ source: "withheld" }), seat({ commitment: THEIR_COMMITMENT })] }),
    );
    expect(findings.get("first")).toBe("left-out");
  });

  test.each([
    ["its own number", { server: "0".repeat(64) }],
    ["a player's number", { seats: [seat(), seat({ commitment: "0".repeat(64) })] }],
    ["the number of seats", { seats: [seat()] }],
  ])("a server that changes %s after the call is noticed", async (_, changes) => {
    await promise();
    await tell(call(), dealt(changes));
    expect(findings.get("first")).toBe("changed");
  });

  test("a server that deals without the promised number and without a call is noticed", async () => {
    await promise();
    await tell(dealt({ seats: [seat({ commitment: null, source: "absent" }), seat()] }));
    expect(findings.get("first")).toBe("not-listed");
  });

  test("a promise is good for one game", async () => {
    await promise();
    await tell(dealt(), { ...dealt({ seats: [seat({ commitment: null }), seat()] }), game: "second" });
    expect([...findings]).toEqual([["first", "counted"]]);
  });

  test("a page that promised nothing has nothing to tell of the number at its seat", async () => {
    await tell(roomOf({ running: true }), dealt({ seats: [seat({ commitment: THEIR_COMMITMENT }), seat()] }));
    expect(findings.size).toBe(0);
  });

  test("a server that shuffles alone does not concern this page", async () => {
    await promise();
    await tell(gameOf());
    expect(findings.size).toBe(0);
  });
});

describe("when a game is over", () => {
  beforeEach(async () => {
    await promise();
    await tell(call(), dealt());
  });

  test("numbers that fit what was promised are fine", async () => {
    await tell(opened());
    expect(findings.get("first")).toBe("counted");
  });

  test.each([
    ["another number of its own", { secret: "6".repeat(64) }],
    ["no number of its own", { secret: null }],
    [
      "another number of a player",
      { seats: [seat({ entropy: THEIRS }), seat({ commitment: THEIR_COMMITMENT, entropy: THEIRS })] },
    ],
    [
      "other promises",
      { seats: [seat({ entropy: OURS }), seat({ commitment: OUR_COMMITMENT, entropy: OURS })] },
    ],
    [
      "other sources",
      {
        seats: [
          seat({ source: "bot", entropy: OURS }),
          seat({ commitment: THEIR_COMMITMENT, entropy: THEIRS }),
        ],
      },
    ],
  ] as const)("a server that opens %s is noticed", async (_, changes) => {
    await tell(opened(changes));
    expect(findings.get("first")).toBe("broken");
  });

  test("a graver finding is not replaced by a later one", async () => {
    findings.set("first", "left-out");
    await tell(opened({ secret: null }));
    expect(findings.get("first")).toBe("left-out");
  });

  test("what is opened of another game is not compared", async () => {
    await tell({ ...opened({ secret: null }), game: "another" });
    expect(findings.size).toBe(1);
    expect(findings.get("first")).toBe("counted");
  });
});
