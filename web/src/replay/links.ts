// The addresses of finished games.

/** Where a game is looked at, at a moment and with someone's eyes. */
export function replayAt(game: string, turn = 0, seat: number | null = null): string {
  const query = [...(turn ? [`turn=${turn}`] : []), ...(seat === null ? [] : [`seat=${seat}`])].join("&");
  return `/replay/${game}${query && `?${query}`}`;
}

/** The moment and the eyes that an address names. */
export function placeIn(search: string): { turn: number; seat: number | null } {
  const query = new URLSearchParams(search);
  return { turn: numberIn(query.get("turn")) ?? 0, seat: numberIn(query.get("seat")) };
}

function numberIn(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}
