import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type Listener } from "../src/connection";
import { reach } from "../src/notice/reach.svelte";
import type { AnyTold, Refused } from "../src/protocol";
import { eventOf, fakeDocument, fakeWindow } from "./browser";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly made: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { type: string; id: string }[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  /** The server says something. */
  tell(told: AnyTold): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }

  welcome(): void {
    this.tell({ type: "welcome", protocol: 2, room: "ABCD" });
  }

  /** The network cuts it off. */
  cut(): void {
    this.onclose?.();
  }

  get types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const REFUSED: Refused = { type: "refused", id: null, code: "not-now", details: {}, seq: 0, retry: "change" };

let connection: Connection;
let known: ReturnType<Listener["known"]>;
const listener = { heard: vi.fn(), turned: vi.fn(), delayed: vi.fn(), known: () => known };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("WebSocket", FakeSocket);
  // Asking after the server by HTTP is another matter.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.made.length = 0;
  known = null;
  connection = new Connection("ABCD", listener);
});

afterEach(() => {
  connection.close();
  reach.found();
  fakeDocument.hidden = false;
  vi.unstubAllGlobals();
});

/** The socket that was made last. */
function socket(): FakeSocket {
  return FakeSocket.made.at(-1)!;
}

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
}

/** Let time pass while the server answers every ping at once. */
function passLively(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    const before = socket().sent.length;
    pass(500);
    const pings = socket()
      .sent.slice(before)
      .filter(({ type }) => type === "ping");
    for (const { id } of pings) socket().tell({ type: "pong", id });
  }
}

describe("a connection", () => {
  test("calls the room, and says what the page knows of its game", () => {
    expect(socket().address).toBe("ws://hanabi.test/api/rooms/ABCD/socket");
    known = { game: "first", seq: 12 };
    socket().cut();
    pass(500);
    expect(socket().address).toBe("ws://hanabi.test/api/rooms/ABCD/socket?game=first&since=12");
  });

  test("is private on a private page, and carries its invitation", () => {
    connection.close();
    vi.stubGlobal("location", new URL("https://hanabi.test/r/ABCD?invitation=please"));
    connection = new Connection("ABCD", listener);
    expect(socket().address).toBe("wss://hanabi.test/api/rooms/ABCD/socket?invitation=please");
  });

  test("is up once the server has welcomed the page", () => {
    expect(listener.turned).not.toHaveBeenCalled();
    socket().welcome();
    expect(listener.turned.mock.calls).toEqual([[true]]);
    expect(listener.heard).toHaveBeenCalledWith({ type: "welcome", protocol: 2, room: "ABCD" });
  });

  test("keeps pongs to itself", () => {
    socket().welcome();
    listener.heard.mockClear();
    socket().tell({ type: "pong", id: "x" });
    expect(listener.heard).not.toHaveBeenCalled();
  });

  test("that does not open is told of, and another one is tried", () => {
    pass(4500);
    expect(listener.turned).not.toHaveBeenCalled();
    pass(500);
    expect(listener.turned).toHaveBeenLastCalledWith(false);
    const first = socket();
    pass(5500);
    expect(first.closed).toBe(true);
    pass(500);
    expect(FakeSocket.made).toHaveLength(2);
    pass(9000);
    expect(socket().closed).toBe(false);
  });
});

describe("a lost connection", () => {
  test("is retried, each time after a longer pause, up to eight seconds", () => {
    const pauses = Array.from({ length: 6 }, () => {
      const [made, lostAt] = [FakeSocket.made.length, performance.now()];
      socket().cut();
      for (let at = 0; at < 100 && FakeSocket.made.length === made; at += 1) pass(100);
      return performance.now() - lostAt;
    });
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
  });

  test("is retried soon after one that was welcomed", () => {
    socket().cut();
    pass(500);
    socket().cut();
    pass(1000);
    socket().welcome();
    socket().cut();
    pass(500);
    expect(FakeSocket.made).toHaveLength(4);
  });

  test("is told of, and the page knows that the server is out of reach until it is welcomed again", () => {
    socket().welcome();
    socket().cut();
    expect(listener.turned).toHaveBeenLastCalledWith(false);
    expect(reach.up).toBe(false);
    pass(500);
    socket().welcome();
    expect(listener.turned).toHaveBeenLastCalledWith(true);
    expect(reach.up).toBe(true);
  });

  test("is not waited for where the browser says that the network is gone", () => {
    socket().welcome();
    const first = socket();
    fakeWindow.dispatchEvent(eventOf("offline"));
    expect(first.closed).toBe(true);
    expect(listener.turned).toHaveBeenLastCalledWith(false);
    fakeWindow.dispatchEvent(eventOf("offline"));
    pass(500);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is not listened to any more", () => {
    const first = socket();
    fakeWindow.dispatchEvent(eventOf("offline"));
    pass(500);
    socket().welcome();
    listener.heard.mockClear();
    first.welcome();
    first.cut();
    expect(listener.heard).not.toHaveBeenCalled();
    expect(socket().closed).toBe(false);
  });

  test("is made at once when the network is back, and not a second time", () => {
    socket().cut();
    fakeWindow.dispatchEvent(eventOf("online"));
    expect(FakeSocket.made).toHaveLength(2);
    pass(2000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is retried at once when the page is visible again, but not while it is hidden", () => {
    socket().cut();
    fakeDocument.hidden = true;
    fakeDocument.dispatchEvent(eventOf("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    fakeDocument.hidden = false;
    fakeDocument.dispatchEvent(eventOf("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is made no earlier than the server wishes", () => {
    socket().welcome();
    socket().tell({ type: "closing", code: "restart", back_in: 10 });
    socket().cut();
    fakeWindow.dispatchEvent(eventOf("online"));
    pass(10_400);
    expect(FakeSocket.made).toHaveLength(1);
    pass(100);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("is not retried where there is nothing to come back to", () => {
    socket().welcome();
    socket().tell({ type: "closing", code: "removed", back_in: null });
    socket().cut();
    fakeWindow.dispatchEvent(eventOf("online"));
    pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(listener.turned).toHaveBeenLastCalledWith(false);
  });

  test("is not retried after the page has left the room", () => {
    socket().welcome();
    listener.turned.mockClear();
    connection.close();
    expect(socket().closed).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    for (const type of ["online", "offline"]) fakeWindow.dispatchEvent(eventOf(type));
    fakeDocument.dispatchEvent(eventOf("visibilitychange"));
    expect(listener.turned).not.toHaveBeenCalled();
    socket().cut();
    pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("is not retried if the page leaves the room while it waits", () => {
    socket().cut();
    connection.close();
    pass(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe("a silent connection", () => {
  test("is asked for a sign of life, and given up without one within five seconds", () => {
    socket().welcome();
    const first = socket();
    pass(2000);
    expect(first.types).toEqual(["ping"]);
    pass(2000);
    expect(first.closed).toBe(true);
    expect(listener.turned).toHaveBeenLastCalledWith(false);
  });

  test("is given more time where it took long to answer", () => {
    socket().welcome();
    pass(3500);
    socket().tell({ type: "pong", id: socket().sent[0]!.id });
    pass(2000);
    expect(socket().types).toEqual(["ping", "ping"]);
    pass(2500);
    expect(socket().closed).toBe(false);
    pass(500);
    expect(socket().closed).toBe(true);
  });

  test("is given more time where it took long to be made", () => {
    pass(4000);
    socket().welcome();
    pass(5500);
    expect(socket().types).toEqual(["ping"]);
    expect(socket().closed).toBe(false);
    pass(500);
    expect(socket().closed).toBe(true);
  });

  test("is kept as long as it answers", () => {
    socket().welcome();
    passLively(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket().sent.length).toBeGreaterThan(20);
  });

  test("is asked at once when the page is visible again", () => {
    socket().welcome();
    pass(1000);
    fakeDocument.dispatchEvent(eventOf("visibilitychange"));
    expect(socket().types).toEqual(["ping"]);
  });

  test("is left in peace while nobody looks and nothing is waited for", () => {
    socket().welcome();
    fakeDocument.hidden = true;
    pass(29_500);
    expect(socket().types).toEqual([]);
    connection.ask({ type: "stand" });
    pass(500);
    expect(socket().types).toEqual(["stand", "ping"]);
  });
});

describe("a request", () => {
  test("is sent at once, and known by its id", () => {
    socket().welcome();
    const id = connection.ask({ type: "stand" });
    expect(socket().sent).toEqual([{ type: "stand", id }]);
  });

  test("waits for the welcome, that of the next connection too", () => {
    const id = connection.ask({ type: "stand" });
    expect(socket().sent).toEqual([]);
    socket().welcome();
    expect(socket().sent).toEqual([{ type: "stand", id }]);
    socket().tell({ type: "done", id, seq: 0 });
    socket().cut();
    pass(500);
    connection.ask({ type: "begin" });
    expect(socket().types).toEqual([]);
    socket().welcome();
    expect(socket().types).toEqual(["begin"]);
  });

  test("is sent again under its id on the next connection, until it is answered", () => {
    socket().welcome();
    const [first, second] = [connection.ask({ type: "stand" }), connection.ask({ type: "begin" })];
    socket().tell({ type: "done", id: first, seq: 0 });
    socket().cut();
    pass(500);
    expect(socket().sent).toEqual([]);
    socket().welcome();
    expect(socket().sent).toEqual([{ type: "begin", id: second }]);
  });

  test("without an answer is sent again on the same connection, and the page is told", () => {
    socket().welcome();
    const id = connection.ask({ type: "stand" });
    passLively(5000);
    expect(socket().sent.filter((each) => each.id === id)).toHaveLength(2);
    expect(listener.delayed).toHaveBeenLastCalledWith("late");
    socket().tell({ type: "done", id, seq: 0 });
    expect(listener.delayed).toHaveBeenLastCalledWith(null);
  });

  test("that is refused is not sent again", () => {
    socket().welcome();
    const id = connection.ask({ type: "stand" });
    socket().tell({ ...REFUSED, id });
    expect(listener.heard).toHaveBeenLastCalledWith({ ...REFUSED, id });
    passLively(20_000);
    expect(socket().sent.filter((each) => each.id === id)).toHaveLength(1);
  });

  test("that could not be saved is not refused yet: it is sent again after a second", () => {
    socket().welcome();
    const id = connection.ask({ type: "stand" });
    listener.heard.mockClear();
    socket().tell({ ...REFUSED, id, code: "storage-unavailable", retry: "same" });
    expect(listener.heard).not.toHaveBeenCalled();
    expect(listener.delayed).toHaveBeenLastCalledWith("unsaved");
    passLively(1000);
    expect(socket().types.filter((type) => type === "stand")).toHaveLength(2);
  });

  test("of another page that could not be saved is the business of that page", () => {
    socket().welcome();
    const refused: Refused = { ...REFUSED, id: "unknown", code: "storage-unavailable", retry: "same" };
    socket().tell(refused);
    expect(listener.heard).toHaveBeenLastCalledWith(refused);
  });
});
