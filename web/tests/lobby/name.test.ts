import { expect, test } from "vitest";
import { calledName, keepName, shortName, suggestedName, usualName } from "../../src/lobby/name";

test("a name is remembered without the blanks around it", () => {
  expect(usualName()).toBe("");
  keepName("  Ada ");
  expect(usualName()).toBe("Ada");
});

test("an empty name does not erase the last one", () => {
  keepName("Ada");
  keepName("   ");
  expect(usualName()).toBe("Ada");
});

test("a long name is cut to 24 characters as people count them", () => {
  expect(shortName("a".repeat(30))).toBe("a".repeat(24));
  expect(shortName("Zoë")).toBe("Zoë");
  expect(shortName("👩‍👩‍👧".repeat(30))).toBe("👩‍👩‍👧".repeat(24));
});

test("a guest without a name gets the suggested one for the whole visit", () => {
  const suggested = suggestedName();
  expect(["Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen"]).toContain(suggested);
  expect(calledName(" ")).toBe(suggested);
  expect(suggestedName()).toBe(suggested);
  expect(calledName(" Ada ")).toBe("Ada");
});
