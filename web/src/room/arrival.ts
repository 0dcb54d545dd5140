// What someone meant to do on their way into a room: done step by step once they are there.

import { SvelteMap } from "svelte/reactivity";
import { USUAL_BOT } from "../lobby/bot";
import type { Moment, RoomNow } from "../protocol";
import type { Visit } from "../visit.svelte";
import { isFree } from "./people";

export interface Arrival {
  readonly name: string;
  /** Whether to take a seat: this one if it is named, else the first that is free. */
  readonly sit: boolean;
  readonly seat?: number;
  /** Whether to fill the table with bots and start at once. */
  readonly begin: boolean;
  /** Which bots. */
  readonly bot?: string;
  /** The moment of a finished game to begin with. */
  readonly again?: Moment;
}

const plans = new SvelteMap<string, Arrival>();
/** The rooms that were asked to let one in. */
const entering = new Set<string>();

export function plan(room: string, arrival: Arrival): void {
  plans.set(room, arrival);
}

/** Whether a plan waits for this room. */
export function planned(room: string): boolean {
  return plans.has(room);
}

/** The next step of a plan: to be told in under the name, then all the rest. A refusal ends it. */
export function arrive(visit: Visit): void {
  const arrival = plans.get(visit.id);
  if (!arrival || !visit.room || visit.waiting.size) return;
  if (visit.room.you === null && !visit.refused) return enter(visit, arrival);
  plans.delete(visit.id);
  entering.delete(visit.id);
  if (visit.room.you !== null) settle(visit, visit.room, arrival);
}

/** Ask once: the answer comes before the room that has one in it. */
function enter(visit: Visit, { name }: Arrival): void {
  if (entering.has(visit.id)) return;
  entering.add(visit.id);
  visit.ask({ type: "enter", name });
}

function settle(visit: Visit, room: RoomNow, { sit, seat, begin, again, bot = USUAL_BOT }: Arrival): void {
  const free = room.chairs.flatMap((chair, at) => (isFree(chair) ? [at] : []));
  const own = sit ? (seat ?? free[0]) : undefined;
  if (own !== undefined) visit.ask({ type: "sit", seat: own });
  if (!begin) return;
  for (const each of free.filter((at) => at !== own)) visit.ask({ type: "seat-bot", seat: each, bot });
  visit.ask({ type: "begin", again });
}
