// Running games as the server tells them to those who play.

import type { Summary } from "../replay/film";

export interface Underway {
  readonly room: string;
  readonly game: string;
  readonly ruleset: string;
  readonly players: Summary["players"];
  /** In seconds since 1970. */
  readonly began: number;
  /** The reader's own, and the one that has to act. */
  readonly seat: number;
  readonly turn: number;
}
