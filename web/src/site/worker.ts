// The worker that plays the server's part: Python, and what it hands over to be kept and to be sent.

import type { PyodideInterface } from "pyodide";
import { Keeper, readDocuments } from "./documents";
import { GAMES, hold } from "./locks";

export type Call =
  | ["fetch", method: string, path: string, body: string, language: string]
  | ["connect", line: number, room: string, game: string | null, since: number]
  | ["receive", line: number, text: string]
  | ["disconnect", line: number]
  | ["wake"];
/** The status and the text of an answer to `fetch`. */
export type Answer = [status: number, text: string] | null;

export type Heard =
  | { type: "progress"; share: number }
  | { type: "ready" }
  | { type: "answer"; number: number; result: Answer }
  | { type: "frames"; frames: [line: number, text: string][] }
  | { type: "unsaved"; documents: Record<string, string> }
  | { type: "saved" }
  | { type: "failed"; why: string };

interface Outcome {
  result: Answer;
  kept: Record<string, string>;
  frames: [number, string][];
  /** In how many seconds something happens by itself. */
  wake: number | null;
}

export interface Start {
  unsaved: Record<string, string>;
  python: string;
  /** The lock by which the page knows that this worker lives. */
  life: string;
}

/** A month of milliseconds is more than a timer can wait. */
const LONGEST_SLEEP = 60_000;
const INDEX = "contents.json";
/** The share of the wait that is over once everything has arrived; then Python begins. */
const ARRIVED_SHARE = 0.7;

let call: (text: string) => string;
let keeper: Keeper;
let alarm: ReturnType<typeof setTimeout> | undefined;
let started: Promise<void> | null = null;
/** One thing at a time: what follows waits until what was done is kept. */
let queue = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<Start | { number: number; call: Call }>) => {
  if ("python" in data) {
    started = start(data);
    queue = started.catch(fail);
  } else {
    queue = queue.then(() => answer(data.call, data.number)).catch(fail);
  }
});

function tell(told: Heard): void {
  postMessage(told);
}

function fail(error: unknown): void {
  tell({ type: "failed", why: String(error) });
}

async function start({ unsaved, python, life }: Start): Promise<void> {
  keeper = new Keeper(unsaved, tell);
  const alone = Promise.all([hold(life), hold(GAMES)]);
  const { bytes } = (await (await fetch(python + INDEX)).json()) as { bytes: number };
  const whole = countFetched(bytes);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${python}pyodide.mjs`
  )) as typeof import("pyodide");
  const [library, packages] = [unpacked(`${python}library.bin`), unpacked(`${python}packages.bin`)];
  const stdLibURL = URL.createObjectURL(new Blob([await library]));
  const pyodide = await loadPyodide({ indexURL: python, stdLibURL });
  pyodide.unpackArchive(await packages, "zip", { extractDir: "/packages" });
  whole();
  // Another tab may have saved until it let go.
  await alone;
  const kept = await readDocuments().catch(() => ({}));
  call = makeService(pyodide, { ...kept, ...unsaved });
  tell({ type: "ready" });
}

/** Fetch an archive, which is compressed as a whole: its files have much in common. */
async function unpacked(address: string): Promise<ArrayBuffer> {
  const { body } = await fetch(address);
  return new Response(body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

function makeService(pyodide: PyodideInterface, documents: Record<string, string>): (text: string) => string {
  const make = pyodide.runPython(`
import json, sys
sys.path.insert(0, "/packages")
from hanabi.site.service import SiteService
lambda documents: SiteService(json.loads(documents)).call
`) as (documents: string) => (text: string) => string;
  return make(JSON.stringify(documents));
}

/** Tell how much of Python has arrived, as it is fetched; the function that is returned puts an end to it. */
function countFetched(bytes: number): () => void {
  const before = globalThis.fetch;
  let arrived = 0;
  globalThis.fetch = async (...asked) => {
    const found = await before(...asked);
    const counted = found.body?.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, onward) {
          arrived += chunk.byteLength;
          tell({ type: "progress", share: ARRIVED_SHARE * Math.min(1, arrived / bytes) });
          onward.enqueue(chunk);
        },
      }),
    );
    const { status, headers } = found;
    return counted ? new Response(counted, { status, headers }) : found;
  };
  return () => (globalThis.fetch = before);
}

async function answer(asked: Call, number?: number): Promise<void> {
  // What happened is kept before anything of it is told.
  const done = JSON.parse(call(JSON.stringify(asked))) as Outcome;
  await keeper.keep(done.kept);
  if (done.frames.length) tell({ type: "frames", frames: done.frames });
  if (number !== undefined) tell({ type: "answer", number, result: done.result });
  clearTimeout(alarm);
  if (done.wake !== null)
    alarm = setTimeout(
      () => (queue = queue.then(() => answer(["wake"])).catch(fail)),
      Math.min(done.wake * 1000, LONGEST_SLEEP),
    );
}
