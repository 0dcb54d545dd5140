// A visit to a room: everything the page knows of it, as the server told it.

import { Connection } from "./connection";
import type {
  Action,
  Advice,
  AnyTold,
  Closing,
  Desk,
  Done,
  Game,
  GameEvent,
  Happened,
  Line,
  Memory,
  Notice,
  GameOpened,
  Refused,
  RoomNow,
} from "./protocol";
import { EXPERT, MASTER } from "./lobby/bot";
import { usualName } from "./lobby/name";
import { mayAdvise } from "./lobby/terms";
import type { Delay, Unsent } from "./outbox";
import { inOwnWords, presenceOf } from "./room/people";
import { Pacer, STAYS } from "./pacing";
import { scheduled } from "./show/cues";
import { motion } from "./show/motion.svelte";
import { Shuffler } from "./shuffle.svelte";
import { offeredIn } from "./table/advising";
import type { Presence } from "./table/presence";
import { settings } from "./table/settings.svelte";
import type { Counsel, Sitting } from "./table/sitting";
import { words } from "./words.svelte";

/** Milliseconds to look at what came of a move before the next one begins. */
const GRACE = 250;

interface Sent {
  readonly id: string;
  readonly action: Action;
}

export class Visit implements Sitting {
  readonly live = true;
  connected = $state(false);
  /** Whether the connection went down, or does not come up. */
  lost = $state(false);
  /** Why answers are missing, where they are. */
  delay = $state<Delay | null>(null);
  room = $state.raw<RoomNow | null>(null);
  /** The game as the server tells it, and as its reader calls the players. */
  private told = $state.raw<Game | null>(null);
  readonly game = $derived(this.told && this.room ? inOwnWords(this.told, this.room) : this.told);
  /** The last thing that happened, with the table after it. */
  now = $state.raw<Happened | null>(null);
  /** Every event of the game that was told, the deal first. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Every table of the game that this page was told, the oldest first. */
  moments = $state.raw<readonly Happened[]>([]);
  /** What was said and what was done to the room, in order. */
  lines = $state.raw<readonly (Line | Notice)[]>([]);
  /** The number of the newest line that was told before this connection. */
  heard = $state(0);
  desk = $state.raw<Desk | null>(null);
  opened = $state.raw<GameOpened | null>(null);
  /** The last refusal, until the next request. */
  refused = $state.raw<Refused | null>(null);
  closing = $state.raw<Closing | null>(null);
  /** When to call the server again after it closed the connection, by `Date.now()`. */
  backAt = $state(0);
  /** Requests that wait for their answer. */
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  /** The action that was chosen and is not answered yet. */
  sending = $state.raw<Sent | null>(null);
  readonly counsel: Counsel = new AtTheTable(this);
  /** The last advice, and the request for one that is on its way. */
  advice = $state.raw<Advice | null>(null);
  advising = $state<string | null>(null);
  /** The game whose deck is being shuffled, or was last. */
  called = $state<string | null>(null);
  /** The name typed at the door; it outlasts the door's form, which is drawn again when a game is told. */
  typedName = $state(usualName());
  private readonly connection: Connection;
  private readonly pacer = new Pacer<AnyTold>(
    (told) => this.show(told),
    (told) => this.waitFor(told),
  );
  /** When the last thing that happened was shown, in milliseconds. */
  private shownAt = 0;
  private readonly shuffler = new Shuffler((request) => this.connection.ask(request));

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      heard: (told) => this.hear(told),
      turned: (connected) => this.turn(connected),
      delayed: (delay) => (this.delay = delay),
      known: () => (this.now ? { game: this.now.game, seq: this.now.seq } : null),
    });
  }

  /** Ask for something; a refusal shows up in `refused`. */
  ask(request: Unsent): void {
    this.send(request);
  }

  /** Ask what a bot would do; unlike other requests it keeps nobody waiting. */
  askAdvice(): void {
    if (!this.now || this.advising) return;
    this.refused = null;
    this.advising = this.connection.ask({ type: "ask-advice", game: this.now.game, seq: this.now.seq });
  }

  act(action: Action): void {
    if (this.now)
      this.sending = {
        id: this.send({ type: "act", game: this.now.game, seq: this.now.seq, action }),
        action,
      };
  }

  leave(): void {
    this.connection.close();
    this.pacer.flush();
  }

  get memory(): Memory {
    return this.room?.terms.memory ?? "deduced";
  }

  get busy(): boolean {
    return this.waiting.size > 0 || !this.connected || (this.room?.shuffling ?? false);
  }

  get myTurn(): boolean {
    return this.now?.choices != null;
  }

  get asked(): Action | null {
    return offeredIn(this.now?.choices, this.counsel.advice?.suggestions[0]);
  }

  get bots(): readonly (string | null)[] | null {
    const chairs = this.room?.chairs.map((chair) => chair.stand_in ?? chair.bot);
    return chairs && (this.room!.terms.advice ?? true) && mayAdvise(this.memory) ? chairs : null;
  }

  get advised(): readonly number[] {
    return this.room?.chairs.map((chair) => chair.advised) ?? [];
  }

  /** By seat of the table that is shown, who is away or has a bot play for them. */
  get presence(): (Presence | null)[] {
    const { room } = this;
    return room?.running ? room.chairs.map((_, seat) => presenceOf(this, room, seat)) : [];
  }

  /** The strongest bots take a while before their first move of all. */
  get preparing(): boolean {
    const first = this.game?.again?.seq ?? 0;
    const bot = this.now && this.room?.chairs[this.now.table.seat]?.bot;
    return this.now?.seq === first && (bot === EXPERT || bot === MASTER);
  }

  get isHost(): boolean {
    return this.room !== null && this.room.you !== null && this.room.host === this.room.you;
  }

  private send(request: Unsent): string {
    this.refused = null;
    const id = this.connection.ask(request);
    this.waiting = new Set([...this.waiting, id]);
    return id;
  }

  private turn(connected: boolean): void {
    this.connected = connected;
    this.lost = !connected;
    // What is known has to be what was told, before the rest is asked for.
    if (!connected) this.pacer.flush();
    if (!connected) this.delay = null;
  }

  private hear(told: AnyTold): void {
    if (this.shuffler.hear(told)) return;
    this.pacer.add(told);
    // A page that nobody looks at is not waited for.
    if (document.hidden) this.pacer.flush();
  }

  /** In how many milliseconds something may be shown: a bot's move once the one before it was looked at. */
  private waitFor(told: AnyTold): number {
    const { now, room } = this;
    const isNext = told.type === "happened" && told.game === now?.game && told.seq === now.seq + 1;
    if (!isNext || !room || room.terms.clock) return 0;
    const chair = room.chairs[now.table.seat];
    const plays = chair?.bot ?? chair?.stand_in;
    const stays = Math.max(STAYS[settings.pace.value], timeToSee(now));
    return plays ? this.shownAt + stays - performance.now() : 0;
  }

  private show(told: AnyTold): void {
    switch (told.type) {
      case "welcome":
        this.closing = null;
        this.forgetTalk();
        break;
      case "room":
        this.room = told;
        break;
      case "said":
      case "notice":
        this.note(told);
        break;
      case "shuffle":
        this.called = told.game;
        break;
      case "game":
        this.begin(told);
        break;
      case "happened":
        this.events = [...this.events, ...told.events];
        this.moments = withMoment(this.moments, told);
        this.now = told;
        this.shownAt = performance.now();
        break;
      case "advice":
        this.advice = told;
        break;
      case "desk":
        this.desk = told;
        break;
      case "opened":
        this.opened = told;
        break;
      case "closing":
        this.closing = told;
        this.backAt = Date.now() + (told.back_in ?? 0) * 1000;
        break;
      case "done":
      case "refused":
        this.answered(told);
        break;
    }
  }

  /** Forget all lines: they are told again, except those of people who were erased. */
  private forgetTalk(): void {
    this.heard = Math.max(this.heard, this.lines.at(-1)?.number ?? 0);
    this.lines = [];
  }

  private note(told: Line | Notice): void {
    if (told.number > (this.lines.at(-1)?.number ?? 0)) this.lines = [...this.lines, told];
  }

  private begin(told: Game): void {
    if (this.told?.game === told.game) {
      // Someone may have been erased.
      this.told = { ...this.told, players: told.players };
      return;
    }
    this.told = told;
    this.now = null;
    this.events = [];
    this.moments = [];
    this.desk = null;
    this.opened = null;
  }

  private answered(told: Done | Refused): void {
    const late = told.id === this.advising && told.type === "refused" && told.code === "stale";
    const unread = told.id === null;
    if (unread || told.id === this.advising) this.advising = null;
    if (unread || told.id === this.sending?.id) this.sending = null;
    this.waiting = new Set(unread ? [] : [...this.waiting].filter((each) => each !== told.id));
    // A person who acted without waiting for advice misses nothing.
    if (told.type === "refused" && !late) this.refused = told;
  }
}

/** For how many milliseconds a move is acted out before everyone has seen what came of it. */
function timeToSee({ events }: Happened): number {
  const manner = motion();
  return manner === "none" ? 0 : scheduled(events, manner).reveal + GRACE;
}

/** The moments of a game with one that was told now; the same one may be told twice, with what happened in between. */
function withMoment(moments: readonly Happened[], told: Happened): Happened[] {
  const same = moments.filter((moment) => moment.seq === told.seq);
  const events = [...same.flatMap((moment) => moment.events), ...told.events];
  return [...moments.filter((moment) => moment.seq < told.seq), { ...told, events }];
}

/** Advice in one's own turn, where the room allows it. */
class AtTheTable implements Counsel {
  constructor(private readonly visit: Visit) {}

  get open(): boolean {
    const { bots, myTurn, connected } = this.visit;
    return bots !== null && myTurn && connected;
  }

  get thinking(): boolean {
    return this.visit.advising !== null;
  }

  get advice(): Advice | null {
    const { advice, now } = this.visit;
    return advice?.game === now?.game && advice?.seq === now?.seq ? advice : null;
  }

  get invitation(): string {
    return words.say("web-advice-ask");
  }

  ask(): void {
    if (this.open && !this.advice) this.visit.askAdvice();
  }

  dismiss(): void {
    this.visit.advice = null;
  }
}
