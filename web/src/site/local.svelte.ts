// The page's side of the worker that plays the server's part.

import type { Host, Line } from "../host";
import { watch } from "./locks";
import { state } from "./state.svelte";
import type { Answer, Call, Heard, Start } from "./worker";

/** Milliseconds in which a worker that was asked something must have said anything, once it has started. */
const LONGEST_SILENCE = 60_000;
const LOOK = 5000;
/** How often a worker may die before it has answered anything. */
const MOST_DEATHS = 2;

/** A connection to a room in the worker. */
class LocalLine implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly host: LocalHost,
    readonly number: number,
  ) {}

  send(text: string): void {
    // A worker that thinks is not a worker that is gone: whether it is alive is found out elsewhere.
    const { type, id } = JSON.parse(text) as { type: string; id: string };
    if (type === "ping") queueMicrotask(() => this.hear(JSON.stringify({ type: "pong", id })));
    else this.host.call("receive", this.number, text);
  }

  hear(text: string): void {
    this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  close(): void {
    this.host.forget(this.number);
  }
}

interface Waiting {
  resolve: (result: Answer) => void;
  reject: (error: Error) => void;
}

export class LocalHost implements Host {
  readonly alone = true;
  private worker: Worker | null = null;
  private numbers = 0;
  private heardAt = 0;
  private deaths = 0;
  /** The other tabs with this page: the one that was opened last has the games. */
  private readonly tabs = new BroadcastChannel("hanabi-tabs");
  private readonly lines = new Map<number, LocalLine>();
  private readonly waiting = new Map<number, Waiting>();
  /** What could not be saved: another worker is given it, and it is lost only with the page. */
  private unsaved: Record<string, string> = {};

  constructor() {
    this.tabs.onmessage = () => this.retire();
    this.tabs.postMessage("opened");
    this.start();
    setInterval(() => this.look(), LOOK);
  }

  get starting(): boolean {
    return state.loading;
  }

  async fetch(path: string, init: RequestInit): Promise<Response> {
    const language = new Headers(init.headers).get("Accept-Language") ?? "";
    const body = typeof init.body === "string" ? init.body : "";
    if (path === "/health") return Response.json({ status: "ok" });
    const [status, text] = (await this.asked("fetch", init.method ?? "GET", path, body, language))!;
    return new Response(text, { status, headers: { "Content-Type": "application/json" } });
  }

  connect(path: string): Line {
    const line = new LocalLine(this, ++this.numbers);
    const { pathname, searchParams } = new URL(path, location.origin);
    const room = pathname.split("/")[3] ?? "";
    this.lines.set(line.number, line);
    this.call(
      "connect",
      line.number,
      room,
      searchParams.get("game"),
      Number(searchParams.get("since") ?? -1),
    );
    return line;
  }

  forget(line: number): void {
    if (this.lines.delete(line)) this.call("disconnect", line);
  }

  /** Call a method of the worker whose answer is of no interest. */
  call(...call: Call): void {
    this.asked(...call).catch(() => undefined);
  }

  private asked(...call: Call): Promise<Answer> {
    if (state.elsewhere) return Promise.reject(new Error("another tab has the games"));
    if (!this.worker) this.start();
    const number = ++this.numbers;
    if (!this.waiting.size) this.heardAt = performance.now();
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker!.postMessage({ number, call });
    });
  }

  private start(): void {
    state.loading = true;
    state.share = 0;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const life = `hanabi-worker-${Math.random()}`;
    worker.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data.type === "ready") watch(life, () => this.lose(worker));
      this.hear(data);
    };
    worker.onerror = () => this.lose(worker);
    const python = new URL("python/", document.baseURI).href;
    worker.postMessage({ unsaved: this.unsaved, python, life } satisfies Start);
    this.worker = worker;
  }

  private hear(told: Heard): void {
    this.heardAt = performance.now();
    switch (told.type) {
      case "progress":
        state.share = told.share;
        break;
      case "ready":
        state.loading = state.failed = state.died = false;
        break;
      case "answer":
        this.deaths = 0;
        this.waiting.get(told.number)?.resolve(told.result);
        this.waiting.delete(told.number);
        break;
      case "frames":
        for (const [line, text] of told.frames) this.lines.get(line)?.hear(text);
        break;
      case "unsaved":
        Object.assign(this.unsaved, told.documents);
        state.unsaved = true;
        break;
      case "saved":
        this.unsaved = {};
        state.unsaved = false;
        break;
      case "failed":
        console.warn(told.why);
        this.lose();
    }
  }

  /** Give a worker up that says nothing any more. */
  private look(): void {
    const silent = performance.now() - this.heardAt > LONGEST_SILENCE;
    if (this.waiting.size && silent && !state.loading) this.lose();
  }

  /** Let another tab have the games, unless some of them are nowhere but here. */
  private retire(): void {
    if (state.unsaved) return;
    state.elsewhere = true;
    this.drop();
  }

  /** Start another worker in place of one that died, once; after that, when the page asks for something again. */
  private lose(worker = this.worker): void {
    if (worker !== this.worker) return;
    state.failed = state.loading || ++this.deaths > MOST_DEATHS;
    this.drop();
    const lines = [...this.lines.values()];
    this.lines.clear();
    if (!state.failed) {
      state.died = true;
      this.start();
    }
    for (const line of lines) line.onclose?.(new CloseEvent("close"));
  }

  private drop(): void {
    state.loading = false;
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error("the worker is gone"));
    this.waiting.clear();
  }
}
