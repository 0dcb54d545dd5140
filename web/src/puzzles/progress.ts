// Which puzzles were solved in this browser.

const KEPT = "hanabi-puzzles";

export function solved(): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

export function keepSolved(number: number): void {
  localStorage.setItem(KEPT, JSON.stringify([...solved(), number]));
}

/** The first of `count` puzzles after this one that is not solved, or just the next one. */
export function nextPuzzle(after: number, count: number): number {
  const numbers = Array.from({ length: count }, (_, step) => ((after + step) % count) + 1);
  const done = solved();
  return numbers.find((number) => !done.has(number)) ?? numbers[0]!;
}

/** The first puzzle that is not solved. */
export function firstPuzzle(): number {
  const done = solved();
  let number = 1;
  while (done.has(number)) number += 1;
  return number;
}
