import type { Box } from "../../src/http";
import { describe, expect, test } from "vitest";
import {
  draftOf,
  haveName,
  isUnusual,
  mayAdvise,
  named,
  rulesetOf,
  termsOf,
  usualTerms,
  valued,
  wordFor,
} from "../../src/lobby/terms";

const FRENCH: Box = {
  key: "fr",
  language: "fr",
  options: ["avalanche", "black-powder", "black-powder-floor-0", "tokens=", "strikes="],
  seats: 5,
  highest: { "tokens=": 15, "strikes=": 7 },
  rulings: { "black-powder": "black-powder-floor-0" },
};
const OWN_RULES = '{"edition":"custom"}';

describe("a form for a room's terms", () => {
  test("begins with what the server takes when it is not told", () => {
    expect(draftOf({})).toEqual({
      box: "",
      added: [],
      valued: {},
      seats: 3,
      manners: "remarks",
      memory: "deduced",
      advice: true,
      spectators: { view: "nothing", seat: 0, delay: 0 },
      first: null,
      seconds: null,
      then: "beginner",
    });
  });

  test("of the usual terms names the box and the seats", () => {
    const draft = draftOf(usualTerms("de", 4));
    expect([draft.box, draft.seats, draft.added]).toEqual(["de", 4, []]);
  });

  test("parts a ruleset into its box, what is added and what has a number", () => {
    const draft = draftOf({ ruleset: "fr+avalanche+tokens=6+black-powder+suits=rgb" });
    expect(draft.box).toBe("fr");
    expect(draft.added).toEqual(["avalanche", "black-powder"]);
    expect(draft.valued).toEqual({ tokens: "6", suits: "rgb" });
  });

  test("keeps rules without a name in one piece, whatever is in them", () => {
    const fields = '{"edition":"fr+custom","note":"a=b"}';
    const draft = draftOf({ ruleset: fields });
    expect([draft.box, draft.added, draft.valued]).toEqual([fields, [], {}]);
  });

  test("shows everything a room agreed on", () => {
    const draft = draftOf({
      seats: 5,
      manners: "open",
      memory: "said",
      advice: false,
      spectators: { view: "seat", seat: 2 },
      first: 0,
      clock: { seconds: 60, then: "stop" },
    });
    expect(draft).toMatchObject({
      seats: 5,
      manners: "open",
      memory: "said",
      advice: false,
      first: 0,
      seconds: 60,
      then: "stop",
    });
    expect(draft.spectators).toEqual({ view: "seat", seat: 2, delay: 0 });
  });

  test("lets the beginner move on when a clock does not say what happens", () => {
    expect(draftOf({ clock: { seconds: 30 } })).toMatchObject({ seconds: 30, then: "beginner" });
    expect(draftOf({ clock: null })).toMatchObject({ seconds: null, then: "beginner" });
  });

  test.each([
    ["the memory aid", { memory: "nothing" as const }],
    ["advice", { advice: false }],
    ["manners", { manners: "strict" as const }],
    ["who begins", { first: 0 }],
  ])("is unusual where %s differs", (_, terms) => {
    expect(isUnusual(draftOf(terms))).toBe(true);
  });

  test("is usual whatever its box, seats, clock and spectators are", () => {
    const terms = {
      ruleset: "fr+avalanche",
      seats: 5,
      clock: { seconds: 30 },
      spectators: { view: "open" as const },
    };
    expect(isUnusual(draftOf(terms))).toBe(false);
  });
});

describe("the terms of a form", () => {
  test("are those it was filled with", () => {
    const terms = {
      ruleset: "fr+black-powder+tokens=6",
      seats: 4,
      manners: "strict" as const,
      memory: "said" as const,
      advice: false,
      spectators: { view: "seat" as const, seat: 3, delay: 5 },
      first: 3,
      clock: { seconds: 300, then: "stop" as const },
    };
    expect(termsOf(draftOf(terms), FRENCH)).toEqual(terms);
  });

  test("leave out what the box does not offer, and follow the order of the box", () => {
    const draft = draftOf({ ruleset: "fr+black-powder+comet+avalanche+hand=3+strikes=1" });
    expect(rulesetOf(draft, FRENCH)).toBe("fr+avalanche+black-powder+strikes=1");
  });

  test("name our ruling in place of the printed letter where it was chosen", () => {
    expect(rulesetOf(draftOf({ ruleset: "fr+black-powder-floor-0" }), FRENCH)).toBe(
      "fr+black-powder-floor-0",
    );
    expect(rulesetOf(draftOf({ ruleset: "fr+black-powder" }), FRENCH)).toBe("fr+black-powder");
    expect(wordFor(draftOf({ ruleset: "fr+black-powder-floor-0" }), FRENCH, "black-powder")).toBe(
      "black-powder-floor-0",
    );
    expect(wordFor(draftOf({ ruleset: "fr" }), FRENCH, "black-powder")).toBeUndefined();
  });

  test("leave out numbers that were emptied again", () => {
    const draft = { ...draftOf({ ruleset: "fr" }), valued: { tokens: "  ", strikes: " 2 " } };
    expect(rulesetOf(draft, FRENCH)).toBe("fr+strikes=2");
  });

  test("keep rules without a name as they are", () => {
    expect(termsOf(draftOf({ ruleset: OWN_RULES, seats: 4 }), undefined)).toMatchObject({
      ruleset: OWN_RULES,
      seats: 4,
    });
  });

  test("have no clock where none was chosen", () => {
    expect(termsOf(draftOf({}), FRENCH).clock).toBeNull();
  });

  test("let chance decide who begins where the seat is gone", () => {
    expect(termsOf(draftOf({ seats: 3, first: 2 }), FRENCH).first).toBe(2);
    expect(termsOf(draftOf({ seats: 2, first: 2 }), FRENCH).first).toBeNull();
  });

  test("let spectators look from the last seat where theirs is gone", () => {
    const draft = draftOf({ seats: 2, spectators: { view: "seat", seat: 4 } });
    expect(termsOf(draft, FRENCH).spectators).toEqual({ view: "seat", seat: 1, delay: 0 });
  });

  test("have no more seats than the box, and name no seat beyond them", () => {
    const draft = draftOf({ seats: 5, first: 4, spectators: { view: "seat", seat: 4 } });
    const terms = termsOf(draft, { ...FRENCH, seats: 4 });
    expect([terms.seats, terms.first, terms.spectators?.seat]).toEqual([4, null, 3]);
  });
});

describe("rules", () => {
  test("have a name unless they are written as fields", () => {
    expect(haveName("fr+avalanche")).toBe(true);
    expect(haveName(OWN_RULES)).toBe(false);
  });

  test("offer options that are added, and options that take a number", () => {
    expect(named(FRENCH)).toEqual(["avalanche", "black-powder"]);
    expect(valued(FRENCH)).toEqual(["tokens", "strikes"]);
  });
});

test("a bot gives advice only where the screen remembers everything", () => {
  expect((["deduced", "said", "nothing"] as const).map(mayAdvise)).toEqual([true, false, false]);
});
