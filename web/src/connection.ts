// The socket of a room: watched, replaced when it is lost or silent, and every request sent until it is answered.

import { Heartbeat } from "./heartbeat";
import { host, type Line } from "./host";
import { reach } from "./notice/reach.svelte";
import { newId, Outbox, type Delay, type Unsent } from "./outbox";
import type { AnyTold, Closing, Refused } from "./protocol";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const BEAT = 500;
/** Milliseconds after which a socket that does not open is told of, and after which another one is tried. */
const OPENING_SILENCE = 4500;
const OPENING_LIMIT = 10_000;

export type { Unsent };

export interface Listener {
  /** Something was told. */
  heard(told: AnyTold): void;
  /** The connection came up or went down. */
  turned(connected: boolean): void;
  /** Answers are missing, or no longer are. */
  delayed(delay: Delay | null): void;
  /** What this page knows of the game, to be told only the rest. */
  known(): { game: string; seq: number } | null;
}

export class Connection {
  private socket: Line | null = null;
  private readonly outbox = new Outbox();
  private readonly heartbeat = new Heartbeat();
  private openedAt = 0;
  private welcomed = false;
  private pause = FIRST_PAUSE;
  /** The server asks not to be called before this time. */
  private notBefore = 0;
  private timer: number | undefined;
  private readonly beats: number;
  /** The invitation in the link of an invitation-only room. */
  private readonly invitation = new URLSearchParams(location.search).get("invitation");
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.beats = setInterval(this.beat, BEAT);
    addEventListener("online", this.wake);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** Ask for something; the id by which its answer is known. */
  ask(request: Unsent): string {
    const { id, text } = this.outbox.add(request);
    if (this.welcomed) this.socket?.send(text);
    return id;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beats);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** Look after the connection now: the page is seen again, or the network is said to be back. */
  private readonly wake = (): void => {
    if (this.closed || document.visibilityState !== "visible") return;
    if (this.welcomed) this.ping();
    else if (this.socket === null && performance.now() >= this.notBefore) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const socket = host.connect(`/api/rooms/${this.room}/socket${this.query()}`);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as AnyTold);
    socket.onclose = this.lose;
    this.socket = socket;
    this.openedAt = performance.now();
  }

  private query(): string {
    const { game, seq } = this.listener.known() ?? {};
    const values = { game, since: seq?.toString(), invitation: this.invitation ?? undefined };
    const given = Object.entries(values).filter((each): each is [string, string] => each[1] !== undefined);
    return given.length ? `?${new URLSearchParams(given)}` : "";
  }

  private readonly beat = (): void => {
    const now = performance.now();
    if (this.welcomed) this.beatOpen(now);
    else if (this.socket) this.beatOpening(now - this.openedAt);
  };

  private beatOpen(now: number): void {
    const beat = this.heartbeat.beat(now, !document.hidden || !this.outbox.empty);
    if (beat === "dead") return this.lose();
    if (beat === "ping") this.ping();
    for (const text of this.outbox.due(now)) this.socket?.send(text);
    this.listener.delayed(this.outbox.delay);
  }

  private beatOpening(waited: number): void {
    if (host.starting) return;
    if (waited > OPENING_LIMIT) this.lose();
    else if (waited > OPENING_SILENCE) this.listener.turned(false);
  }

  private ping(): void {
    this.heartbeat.pinged(performance.now());
    this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
  }

  private hear(told: AnyTold): void {
    const now = performance.now();
    if (told.type === "pong") this.heartbeat.answered(now);
    this.heartbeat.heard(now);
    if (told.type === "pong") return;
    if (told.type === "refused" && this.postpones(told, now)) return;
    if (told.type === "welcome") this.arrive(now);
    if (told.type === "done" || told.type === "refused") this.settle(told.id);
    if (told.type === "closing") this.prepare(told, now);
    this.listener.heard(told);
  }

  /** Whether a refusal is not final: what could not be saved is requested again. */
  private postpones({ id, retry }: Refused, now: number): boolean {
    const kept = id !== null && retry === "same" && this.outbox.postpone(id, now);
    if (kept) this.listener.delayed(this.outbox.delay);
    return kept;
  }

  private settle(id: string | null): void {
    this.outbox.settle(id);
    this.listener.delayed(this.outbox.delay);
  }

  private arrive(now: number): void {
    this.welcomed = true;
    this.pause = FIRST_PAUSE;
    this.heartbeat.begin(now, now - this.openedAt);
    reach.found();
    this.listener.turned(true);
    for (const text of this.outbox.all(now)) this.socket?.send(text);
  }

  private prepare(told: Closing, now: number): void {
    if (told.back_in === null) this.closed = true;
    else this.notBefore = now + told.back_in * 1000;
  }

  /** Give the socket up, whether it is closed or only silent, and try another one soon. */
  private readonly lose = (): void => {
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
    this.welcomed = false;
    this.listener.turned(false);
    if (this.closed) return;
    reach.lost();
    const wished = Math.max(0, this.notBefore - performance.now());
    this.timer = setTimeout(() => this.open(), wished + this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  };
}
