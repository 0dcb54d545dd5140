// The socket of a room: kept up, taken up again when it is lost, and every request sent until it is answered.

import { reach } from "./notice/reach.svelte";
import type { AnyRequest, AnyTold, Closing } from "./protocol";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

export type Unsent = AnyRequest extends infer Each ? (Each extends { id: string } ? Omit<Each, "id"> : never) : never;

export interface Listener {
  /** Something was told. */
  heard(told: AnyTold): void;
  /** The connection came up or went down. */
  turned(connected: boolean): void;
  /** What this page knows of the game, to be told only the rest. */
  known(): { game: string; seq: number } | null;
}

export class Connection {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, string>();
  private pause = FIRST_PAUSE;
  private timer: number | undefined;
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Ask for something; the id by which its answer is known. */
  ask(request: Unsent): string {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    this.unanswered.set(id, text);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    return id;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket === null && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.open();
    }
  };

  private open(): void {
    const known = this.listener.known();
    const since = known ? `?game=${encodeURIComponent(known.game)}&since=${known.seq}` : "";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.room}/socket${since}`);
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as AnyTold);
    socket.onclose = () => this.lost();
    this.socket = socket;
  }

  private hear(told: AnyTold): void {
    if (told.type === "welcome") this.arrive();
    if (told.type === "done" || told.type === "refused") this.settle(told.id);
    if (told.type === "closing") this.prepare(told);
    this.listener.heard(told);
  }

  /** Forget a request that is answered; whatever the server could not read it will not read next time. */
  private settle(id: string | null): void {
    if (id === null) this.unanswered.clear();
    else this.unanswered.delete(id);
  }

  private arrive(): void {
    this.pause = FIRST_PAUSE;
    reach.found();
    this.listener.turned(true);
    for (const text of this.unanswered.values()) this.socket?.send(text);
  }

  private prepare(told: Closing): void {
    if (told.back_in === null) this.closed = true;
    else this.pause = Math.max(this.pause, told.back_in * 1000);
  }

  private lost(): void {
    this.socket = null;
    this.listener.turned(false);
    if (this.closed) return;
    reach.lost();
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }
}

/** A word that never comes twice; crypto.randomUUID is missing where a page is not served by https. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}
