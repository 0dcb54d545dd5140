// Advice for a moment of a finished game: what a bot would have done, seeing what the seat to move saw then.

import { get, inWords } from "../lobby/api";
import type { Advice } from "../protocol";
import type { Counsel } from "../table/sitting";
import { words } from "../words.svelte";
import type { Playback } from "./playback.svelte";

interface Asked {
  readonly game: string;
  readonly seq: number;
}

export class Hindsight implements Counsel {
  private told = $state.raw<Advice | null>(null);
  private asked = $state.raw<Asked | null>(null);
  private failed = $state.raw<(Asked & { why: string }) | null>(null);

  constructor(private readonly playback: Playback) {}

  get open(): boolean {
    return this.playback.now?.table.outcome === null;
  }

  get thinking(): boolean {
    return this.isNow(this.asked);
  }

  get advice(): Advice | null {
    return this.isNow(this.told) ? this.told : null;
  }

  get wrong(): string | null {
    return this.isNow(this.failed) ? this.failed!.why : null;
  }

  get invitation(): string {
    return words.say("web-advice-here");
  }

  ask(): void {
    const { now } = this.playback;
    if (now && this.open && !this.thinking) void this.fetch({ game: now.game, seq: now.seq });
  }

  dismiss(): void {
    this.told = null;
  }

  private async fetch(asked: Asked): Promise<void> {
    [this.asked, this.failed] = [asked, null];
    try {
      this.told = await get<Advice>(`/api/games/${asked.game}/advice?seq=${asked.seq}`);
    } catch (error) {
      this.failed = { ...asked, why: inWords(error) };
    }
    if (this.asked === asked) this.asked = null;
  }

  /** Whether something belongs to the moment that is shown. */
  private isNow(what: Asked | null): boolean {
    const { now } = this.playback;
    return what !== null && what.game === now?.game && what.seq === now.seq;
  }
}
