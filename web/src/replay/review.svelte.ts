// Looking back in a room: someone leads, the others see the same moment unless they look on their own.

import { member } from "../room/people";
import type { MemberNow } from "../protocol";
import type { Visit } from "../visit.svelte";
import { Pace } from "./pace";
import { Playback } from "./playback.svelte";

/** Four times a second is enough to follow. */
const PAUSE = 250;

export class Review {
  readonly playback = new Playback(() => this.moved());
  /** Whether one looks on one's own. */
  alone = $state(true);
  private readonly sending = new Pace(PAUSE, () => this.tells && this.send());

  constructor(private readonly visit: Visit) {}

  /** Who leads, if anyone does. */
  get leader(): MemberNow | undefined {
    const { room } = this.visit;
    return room?.review ? member(room, room.review.member) : undefined;
  }

  get leads(): boolean {
    return this.leader !== undefined && this.leader.number === this.visit.room?.you;
  }

  /** Whether one's steps are sent to everyone; not while the connection is lost, for someone may take over. */
  private get tells(): boolean {
    return this.leads && this.visit.connected;
  }

  /** Whether one may lead: every member of the room may. */
  get mayLead(): boolean {
    return this.visit.room?.you != null;
  }

  /** See what is shown to everyone or, if nothing is, the room's last game from a moment on. */
  join(from = 0): void {
    const { room } = this.visit;
    this.alone = !room?.review;
    if (room?.review) this.follow();
    else if (room?.game) this.playback.show(room.game, from, null);
  }

  /** Go where the leader is, unless one looks on one's own or leads. */
  follow(): void {
    const review = this.visit.room?.review;
    if (!review || this.alone || (this.leads && this.playback.film)) return;
    this.playback.show(review.moment.game, review.moment.seq ?? 0, review.seat);
  }

  lead(): void {
    this.alone = false;
    this.send();
  }

  stop(): void {
    this.sending.cancel();
    this.visit.ask({ type: "show", moment: null });
  }

  /** Tell where one has gone while nobody was told: until one led, or without a connection. */
  resume(): void {
    if (!this.tells) return;
    this.alone = false;
    if (!this.isShown()) this.sending.call();
  }

  leave(): void {
    this.sending.cancel();
  }

  private moved(): void {
    if (this.tells) this.sending.call();
    else if (!this.leads) this.alone = true;
  }

  /** Whether everyone is shown what the leader sees. */
  private isShown(): boolean {
    const { film, at, seat } = this.playback;
    const shown = this.visit.room?.review;
    return shown?.moment.game === film?.summary.game && shown?.moment.seq === at && shown.seat === seat;
  }

  private send(): void {
    const { film, at, seat } = this.playback;
    if (film) this.visit.ask({ type: "show", moment: { game: film.summary.game, seq: at }, seat });
  }
}
