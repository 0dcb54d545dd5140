// Who answers the page: the server that it came from, or a worker of its own that plays the server's part.

import { LocalHost } from "./site/local.svelte";

/** A connection to a room, as a WebSocket is one. */
export interface Line {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Host {
  /** Whether nobody else can be reached: there are no links to share and no other devices. */
  readonly alone: boolean;
  /** Whether it will answer, but is not there yet. */
  readonly starting: boolean;
  fetch(path: string, init: RequestInit): Promise<Response>;
  connect(path: string): Line;
}

const server: Host = {
  alone: false,
  starting: false,
  fetch: (path, init) => fetch(path, init),
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`);
  },
};

export const host: Host = __SITE__ ? new LocalHost() : server;
