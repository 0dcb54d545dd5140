import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/protocol";
import { choreographed, type Scene, type Scenery } from "../../src/show/choreography";
import { scheduled, type Manner } from "../../src/show/cues";
import type { Spot } from "../../src/show/spots";
import { ADA, BEN } from "../positions";
import { completes, discards, draws, misplays, plays, tells, TOKEN } from "./events";

function spot(x: number, y: number, width = 60): Spot {
  return { x, y, width, height: width * 1.4 };
}

const FIXED: [string, Spot][] = [
  ["tokens", spot(300, 30)],
  ["strikes", spot(400, 30)],
  ["deck", spot(500, 30)],
  ["discards", spot(1100, 600, 200)],
  ["firework-red", spot(400, 120)],
  ["hand-0", spot(500, 700, 400)],
  ["hand-1", spot(300, 350, 400)],
];
const SCENERY: Scenery = {
  before: new Map([
    ...FIXED,
    ["card-5", spot(200, 350)],
    ["card-6", spot(270, 350)],
    ["card-0", spot(420, 700)],
  ]),
  after: new Map([
    ...FIXED,
    ["card-6", spot(200, 350)],
    ["card-15", spot(480, 350)],
    ["card-0", spot(420, 700)],
  ]),
  screen: { width: 1280, height: 800 },
  players: ["Ada", "Ben"],
  seat: ADA,
  hands: [[0], [6, 15]],
};

function shown(events: readonly GameEvent[], manner: Manner = "full", more: Partial<Scenery> = {}): Scene {
  return choreographed(scheduled(events, manner), { ...SCENERY, ...more });
}

function kinds({ actors }: Scene): string[] {
  return actors.map(({ look }) => look.kind);
}

const first = (scene: Scene, kind: string) => scene.actors.find(({ look }) => look.kind === kind)!;
const place = (frame: Keyframe) =>
  /translate\((.*?)px, (.*?)px\)/.exec(String(frame["transform"]))!.slice(1, 3).map(Number);

describe("a played card", () => {
  test("goes from its hand by the middle to its firework, and bursts there", () => {
    const scene = shown([plays()]);
    const { path } = first(scene, "card");
    expect(path.map(place)).toEqual([
      [200, 350],
      [200, 334],
      [640, 336],
      [640, 336],
      [400, 120],
    ]);
    expect(scene.bursts).toHaveLength(1);
    expect(scene.bursts[0]).toMatchObject({ x: 400, y: 120 });
  });

  test("turns over: half a turn from one's own hand, a whole one from another's", () => {
    const begins = (seat: number, card: number) =>
      first(shown([plays(card, seat)]), "card").spin![0]!["transform"];
    expect(begins(ADA, 0)).toBe("rotateY(180deg)");
    expect(begins(BEN, 5)).toBe("rotateY(360deg)");
  });

  test("comes from its hand where nobody knows where it lay", () => {
    const { path } = first(shown([plays()], "full", { before: new Map() }), "card");
    expect(place(path[0]!)).toEqual([300, 350]);
  });

  test("bursts where it can be seen, even if its firework is scrolled away", () => {
    const after = new Map([...SCENERY.after, ["firework-red", spot(400, -500)]]);
    expect(shown([plays()], "full", { after }).bursts[0]!.y).toBeGreaterThan(0);
  });

  test("that completes its firework bursts larger, and a token comes back from there", () => {
    const [one, two] = [shown([plays()]), shown([plays(), completes(), TOKEN])];
    const largest = ({ bursts }: Scene) => Math.max(...bursts.map(({ reach }) => reach));
    expect(largest(two)).toBeGreaterThan(1.5 * largest(one));
    const { path } = first(two, "token");
    expect([place(path[0]!), place(path.at(-1)!)]).toEqual([
      [400, 120],
      [300, 30],
    ]);
  });
});

test("a card that does not fit cracks in two, the table shakes, and the strike travels to the others", () => {
  const scene = shown([misplays()]);
  expect(kinds(scene)).toEqual(["halo", "card", "flash", "shard", "shard", "strike"]);
  expect(place(first(scene, "strike").path.at(-1)!)).toEqual([400, 30]);
  expect(scene.touches.map((touch) => touch.spot)).toContain("table");
  expect(scene.bursts).toEqual([]);
});

test("a discarded card falls to the discards, and the others of its hand close up", () => {
  const scene = shown([discards(), TOKEN, draws()]);
  expect(place(first(scene, "card").path.at(-1)!)).toEqual([1100, 600]);
  const closing = scene.touches.find(({ spot }) => spot === "card-6")!;
  expect(closing.path[0]!["transform"]).toBe("translate(70px, 0px)");
  // Ada's hand stays as it is.
  expect(scene.touches.some(({ spot }) => spot === "card-0")).toBe(false);
});

test("a drawn card comes from the deck", () => {
  const drawn = shown([draws()]).touches.find(({ spot }) => spot === "card-15")!;
  expect(drawn.path[0]!["transform"]).toContain("translate(20px, -320px)");
});

describe("a clue", () => {
  test("goes from who gives it to who gets it, costs a token and lights its cards", () => {
    const scene = shown([tells(BEN, "red", 6, 15)]);
    expect(kinds(scene)).toEqual(["token", "value"]);
    const { path } = first(scene, "value");
    expect([place(path[0]!), place(path.at(-2)!)]).toEqual([
      [500, 700],
      [340, 350],
    ]);
    expect(scene.touches.map(({ spot }) => spot)).toEqual(["card-6", "card-15"]);
    expect(scene.bursts).toHaveLength(2);
  });

  test("that points at nothing goes to the hand, and lights nothing", () => {
    const scene = shown([tells(BEN, 5)]);
    expect(place(first(scene, "value").path.at(-1)!)[0]).toBe(300);
    expect([scene.touches, scene.bursts]).toEqual([[], []]);
  });

  test("of a bonus tile costs nothing", () => {
    const free = { ...tells(BEN, 5), free: true } as GameEvent;
    expect(kinds(shown([free]))).toEqual(["value"]);
  });
});

test("all cards are dealt from the deck, around the table", () => {
  const after = new Map([
    ...FIXED,
    ...[0, 1, 5, 6].map((card): [string, Spot] => [`card-${card}`, spot(card * 50, 500)]),
  ]);
  const dealt: GameEvent = {
    type: "dealt",
    hands: [
      [null, null],
      [null, null],
    ],
  };
  const { touches } = shown([dealt], "full", {
    after,
    before: new Map(),
    hands: [
      [0, 1],
      [5, 6],
    ],
  });
  expect(touches.map(({ spot }) => spot)).toEqual(["card-0", "card-5", "card-1", "card-6"]);
  expect(touches.map(({ at }) => at)).toEqual(
    [...touches.map(({ at }) => at)].sort((one, other) => one - other),
  );
});

test("tiles, pardons and cards that come back have their ways too", () => {
  const face = { suit: "red", rank: 1 };
  const one = (event: GameEvent) => shown([event]);
  expect(kinds(one({ type: "tile-turned", seat: ADA, tile: "token" }))).toEqual(["tile"]);
  expect(kinds(one({ type: "strike-taken-back" }))).toEqual(["strike"]);
  expect(place(first(one({ type: "reshuffled", seat: ADA, face }), "card").path.at(-1)!)).toEqual([500, 30]);
  expect(one({ type: "rekindled", seat: ADA, face }).bursts).toHaveLength(1);
});

test("without motion what was played or said stands still in the middle", () => {
  for (const event of [plays(), misplays(), discards(), tells(BEN, 5)]) {
    const scene = shown([event, draws()], "still");
    expect(scene.touches).toEqual([]);
    expect(scene.bursts).toEqual([]);
    for (const { path } of scene.actors) expect(path[0]).toEqual(path.at(-1));
  }
});

test("every keyframe comes in its time", () => {
  const face = { suit: "red", rank: 1 };
  const all: GameEvent[] = [plays(), misplays(), discards(), tells(BEN, 5), tells(BEN, 5, 6), TOKEN];
  const more: GameEvent[] = [
    { type: "tile-turned", seat: ADA, tile: "token" },
    { type: "reshuffled", seat: ADA, face },
  ];
  for (const event of [...all, ...more])
    for (const manner of ["full", "short"] as const)
      for (const { path, spin = [] } of shown([event], manner).actors)
        for (const frames of [path, spin]) {
          const offsets = frames.flatMap((frame) => (typeof frame.offset === "number" ? [frame.offset] : []));
          expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
          expect(Math.max(0, ...offsets)).toBeLessThanOrEqual(1);
        }
});
