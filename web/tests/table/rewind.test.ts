import { describe, expect, test } from "vitest";
import type { Happened, Memory } from "../../src/protocol";
import { Rewind } from "../../src/table/rewind.svelte";
import { gameOf, happenedOf, tableOf } from "../positions";
import { ends, tells } from "../show/events";

/** Ada, Ben and Cleo give each other clues for `turns` turns. */
function rewound(turns: number, memory: Memory = "deduced"): Rewind {
  const moments = Array.from({ length: turns + 1 }, (_, seq): Happened => {
    const events = seq === 0 ? [] : [tells(seq % 3, "red"), ends((seq + 2) % 3)];
    return happenedOf({ events, table: tableOf({ seq, turn: seq }), choices: { options: [], refused: {} } });
  });
  return new Rewind({ game: gameOf(), now: moments.at(-1)!, moments, desk: null, memory });
}

describe("looking back in a game", () => {
  test("shows the table as it is until someone asks", () => {
    const rewind = rewound(4);
    expect([rewind.on, rewind.now?.seq]).toEqual([false, 4]);
  });

  test("begins with the move before the last one, and ends at the table as it is", () => {
    const rewind = rewound(4);
    rewind.open();
    expect([rewind.on, rewind.now?.seq, rewind.events.length]).toEqual([true, 3, 6]);
    expect(rewind.told).not.toBe("");
    rewind.close();
    expect([rewind.on, rewind.now?.seq]).toEqual([false, 4]);
  });

  test("offers nothing to do", () => {
    const rewind = rewound(4);
    rewind.go(2);
    expect(rewind.now?.choices).toBeNull();
    expect(() => rewind.act()).toThrow();
    expect(() => rewind.ask()).toThrow();
  });

  test("goes no further than there are moments", () => {
    const rewind = rewound(4);
    rewind.go(-3);
    expect(rewind.now?.seq).toBe(0);
    rewind.go(99);
    expect(rewind.now?.seq).toBe(4);
  });

  test("goes back one round where the room remembers nothing", () => {
    const rewind = rewound(8, "nothing");
    rewind.go(0);
    expect([rewind.now?.seq, rewind.last]).toEqual([5, 3]);
  });

  test("is impossible before anything has happened", () => {
    const rewind = rewound(0);
    rewind.open();
    expect([rewind.possible, rewind.on]).toEqual([false, false]);
  });
});
