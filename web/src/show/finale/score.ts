// What is heard of a finale: every shell on its way and when it opens, and how it all ended.

import type { Heard } from "../../notice/sounds";
import type { Programme } from "./programme";

/** From how large a shell on it is heard over the bay. */
const LARGE = 0.15;

export function heardIn({ shells, mood, told }: Programme): Heard[] {
  const heard = shells.flatMap(({ rises, opens, reach, fizzles, seed }): Heard[] => {
    const higher = 0.9 + ((seed * 7) % 5) * 0.06;
    if (fizzles) return [{ sound: "fizzle", at: rises }];
    if (reach < LARGE) return [{ sound: "pop", at: opens, higher }];
    return [
      { sound: "launch", at: rises, higher },
      { sound: "burst", at: opens, higher },
    ];
  });
  return [...heard, { sound: mood, at: told }];
}
