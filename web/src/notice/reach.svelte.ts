// Whether the server can be reached, as far as the browser, the last request and the sockets know.

import { host } from "../host";

const PAUSE = 3000;
/** Milliseconds the server has to answer. */
const ANSWER_LIMIT = 2000;

class Reach {
  up = $state(true);
  private timer: number | undefined;
  private waiting: (() => void)[] = [];

  constructor() {
    if (host.alone) return;
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => void this.ask());
    document.addEventListener("visibilitychange", () => void this.ask());
    if (!navigator.onLine) this.lost();
  }

  /** The server did not answer: from now on it is asked until it does. */
  lost(): void {
    this.up = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  found(): void {
    this.up = true;
    clearTimeout(this.timer);
    for (const go of this.waiting.splice(0)) go();
  }

  /** Returns when the server is there again. */
  async back(): Promise<void> {
    if (!this.up) await new Promise<void>((go) => this.waiting.push(go));
  }

  /** Ask after the server, unless it is there or nobody looks: looking again asks at once. */
  private async ask(): Promise<void> {
    if (this.up || document.hidden) return;
    if (await answers()) this.found();
    else this.lost();
  }
}

export const reach = new Reach();

/** Whether the server answers; a proxy in front of it may answer that it does not. */
export async function answers(): Promise<boolean> {
  return host.fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(ANSWER_LIMIT) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
