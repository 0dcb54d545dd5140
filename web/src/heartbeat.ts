// Tells a quiet connection from a dead one: after some silence a ping is due, and its answer within a limit.

/** Milliseconds of silence after which a ping is due: few while someone looks or waits, more in the background. */
const PING_AFTER = 2000;
const PING_AFTER_HIDDEN = 30_000;
/** Milliseconds within which a ping is answered. */
const ANSWER_LIMIT = 2000;
const LONGEST_ANSWER_LIMIT = 10_000;
/** A longer gap between two beats: the page was asleep, and what arrived meanwhile may not have been read yet. */
const ASLEEP = 5000;

export type Beat = "fine" | "ping" | "dead";

export class Heartbeat {
  private heardAt = 0;
  private pingedAt: number | null = null;
  private beatAt = 0;
  /** Whether a gap was excused already; a page that is slowed down in the background has one after another. */
  private excused = false;
  private limit = ANSWER_LIMIT;

  /** A connection was made; where that takes long, answers may take as long. */
  begin(now: number, took: number): void {
    this.limit = within(took);
    this.beatAt = now;
    this.heard(now);
  }

  /** Something was heard, be it a pong or anything else. */
  heard(now: number): void {
    this.heardAt = now;
    this.pingedAt = null;
    this.excused = false;
  }

  /** A ping was answered; a slow network gets more time for the next one. */
  answered(now: number): void {
    if (this.pingedAt !== null) this.limit = within(2 * (now - this.pingedAt));
  }

  /** What is to be done now; `waited` says whether someone looks, or waits for an answer. */
  beat(now: number, waited: boolean): Beat {
    const slept = now - this.beatAt > ASLEEP && !this.excused;
    this.beatAt = now;
    if (this.pingedAt === null) {
      const quiet = now - this.heardAt;
      return quiet < (waited ? PING_AFTER : PING_AFTER_HIDDEN) ? "fine" : "ping";
    }
    if (slept) this.excused = true;
    if (slept) return "ping";
    return now - this.pingedAt < this.limit ? "fine" : "dead";
  }

  /** A ping is sent now. */
  pinged(now: number): void {
    this.pingedAt = now;
  }
}

function within(milliseconds: number): number {
  return Math.min(Math.max(milliseconds, ANSWER_LIMIT), LONGEST_ANSWER_LIMIT);
}
