// This page's part in every shuffle: a number of its own, and a check that it counts (docs/replays.md).

import { SvelteMap } from "svelte/reactivity";
import type { Unsent } from "./outbox";
import type { AnyTold, Game, GameOpened, RoomNow, ShownShuffle, ShuffleCall } from "./protocol";

/** What there may be to tell the player; all but the first are warnings. */
export type Finding = "counted" | "left-out" | "not-listed" | "repeated" | "changed" | "broken";

/** What was found out about the shuffle of each game; the gravest finding counts. */
export const findings = new SvelteMap<string, Finding>();

const KEPT = "hanabi-entropy";
const MOST_KEPT = 8;
const BYTES = 32;

/** The SHA-256 of a text; browsers have none of their own where a page is not served by https. */
async function sha256(text: string): Promise<string> {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  return hex(sha256(new TextEncoder().encode(text)));
}

async function commit(entropy: string): Promise<string> {
  return sha256(`hanabi-entropy 1\n${entropy}\n`);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Shuffler {
  /** Every number of ours by its commitment; this tab remembers them when it is loaded again. */
  private readonly numbers = new Map<string, string>();
  /** The commitment that each request without an answer is about, by its id. */
  private readonly requests = new Map<string, string>();
  /** What the server has confirmed and not called for yet. */
  private promised: string | null = null;
  private mayPromise = true;
  private seat: number | null = null;
  private call: ShuffleCall | null = null;
  private dealt: Game | null = null;
  /** The game that each commitment of the server was for. */
  private readonly servers = new Map<string, string>();
  /** Keeps messages in their order, even if hashing has to be loaded first. */
  private queue: Promise<void>;

  constructor(private readonly ask: (request: Unsent) => string) {
    this.queue = this.remember();
  }

  /** Take note of a message; whether it answers a request of ours, which the player need not hear of. */
  hear(told: AnyTold): boolean {
    const ours = (told.type === "done" || told.type === "refused") && this.requests.has(told.id ?? "");
    // A request that is to be sent again is not answered yet.
    if (told.type === "done" || (told.type === "refused" && told.retry !== "same"))
      this.settle(told.id, told.type === "done");
    else this.queue = this.queue.then(() => this.take(told)).catch(() => undefined);
    return ours;
  }

  private async take(told: AnyTold): Promise<void> {
    switch (told.type) {
      case "welcome":
        this.mayPromise = true;
        break;
      case "room":
        await this.lookAt(told);
        break;
      case "shuffle":
        if (told.game !== this.call?.game) this.reveal(told);
        break;
      case "game":
        if (told.game !== this.dealt?.game) this.checkDeal(told);
        break;
      case "opened":
        if (told.game === this.dealt?.game) await this.checkEnd(told, this.dealt.shuffle ?? null);
        break;
    }
  }

  private settle(id: string | null, done: boolean): void {
    if (id === null) this.requests.clear();
    const commitment = this.requests.get(id ?? "");
    if (commitment === undefined) return;
    this.requests.delete(id ?? "");
    if (done && !this.call?.commitments.includes(commitment)) this.promised = commitment;
  }

  /** Promise a number as soon as the room could take one and has none of ours. */
  private async lookAt(room: RoomNow): Promise<void> {
    this.seat = room.seat;
    if (room.seat === null || room.running || room.shuffling || this.requests.size) return;
    const held = room.entropy ?? null;
    // Another device may have promised a number: it is replaced once, when this page joins.
    if (held !== null && (this.numbers.has(held) || !this.mayPromise)) return;
    this.mayPromise = false;
    const entropy = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
    const commitment = await commit(entropy);
    this.numbers.set(commitment, entropy);
    this.keep();
    this.requests.set(this.ask({ type: "commit-entropy", commitment }), commitment);
  }

  /** Reveal our number if it is listed, unless the server's has been used before and may be known. */
  private reveal(call: ShuffleCall): void {
    const promised = this.promised;
    [this.call, this.promised] = [call, null];
    if ((this.servers.get(call.server) ?? call.game) !== call.game) return this.find(call.game, "repeated");
    this.servers.set(call.server, call.game);
    const listed = this.own(call.commitments);
    const entropy = this.numbers.get(listed);
    if (entropy) this.requests.set(this.ask({ type: "reveal", game: call.game, entropy }), listed);
    else if (promised && this.seat !== null) this.find(call.game, "not-listed");
  }

  /** The commitment at our seat. */
  private own(commitments: readonly (string | null)[]): string {
    return (this.seat === null ? null : commitments[this.seat]) ?? "";
  }

  /** Compare what was dealt with what was called for. */
  private checkDeal(dealt: Game): void {
    this.dealt = dealt;
    const promised = this.promised;
    this.promised = null;
    if (!dealt.shuffle) return;
    const listed = dealt.shuffle.seats.map((seat) => seat.commitment);
    const call = this.call?.game === dealt.game ? this.call : null;
    if (call && (call.server !== dealt.shuffle.server || !same(call.commitments, listed)))
      this.find(dealt.game, "changed");
    else if (!call && promised && this.seat !== null && this.own(listed) !== promised)
      this.find(dealt.game, "not-listed");
    else if (this.numbers.has(this.own(listed)) && this.seat !== null)
      this.find(dealt.game, dealt.shuffle.seats[this.seat]?.source === "player" ? "counted" : "left-out");
  }

  /** Compare what was opened with what was promised when the game was dealt. */
  private async checkEnd(opened: GameOpened, dealt: ShownShuffle | null): Promise<void> {
    if (dealt && !(await this.opens(opened.shuffle ?? null, dealt))) this.find(opened.game, "broken");
  }

  /** Whether the numbers are those whose commitments were told, and ours among them is ours. */
  private async opens(opened: ShownShuffle | null, dealt: ShownShuffle): Promise<boolean> {
    if (!opened?.secret || (await commit(opened.secret)) !== dealt.server) return false;
    const listed = (shuffle: ShownShuffle) =>
      shuffle.seats.map((seat) => `${seat.source} ${seat.commitment}`);
    if (!same(listed(opened), listed(dealt))) return false;
    for (const { commitment, entropy } of opened.seats)
      if (entropy && (await commit(entropy)) !== commitment) return false;
    return true;
  }

  /** Keep a finding, unless something graver is known. */
  private find(game: string, finding: Finding): void {
    const known = findings.get(game);
    if (known === undefined || known === "counted") findings.set(game, finding);
  }

  private keep(): void {
    try {
      sessionStorage.setItem(KEPT, JSON.stringify([...this.numbers.values()].slice(-MOST_KEPT)));
    } catch {
      // Without a place to keep them, numbers last as long as the page.
    }
  }

  private async remember(): Promise<void> {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as string[];
      for (const entropy of kept) this.numbers.set(await commit(entropy), entropy);
    } catch {
      this.numbers.clear();
    }
  }
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
