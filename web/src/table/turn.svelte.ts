// What someone is about to do: the card or the hand they chose, out of what the server lists.

import type { Card, CardNow, Clue, Option } from "../protocol";
import { cardsIn } from "./advising";
import type { Sitting } from "./sitting";
import { words } from "../words.svelte";
import { mayNote } from "./notes";
import { settings } from "./settings.svelte";

export class Turn {
  /** The own card that is chosen. */
  picked = $state<number | null>(null);
  /** The seat that is to be told something. */
  receiver = $state<number | null>(null);
  /** Whether the next key names a receiver. */
  choosingReceiver = $state(false);
  /** The firework to announce with a play. */
  announce = $state<string | null>(null);
  /** A clue that is looked at before it is given. */
  tried = $state.raw<Option | null>(null);
  /** What waits for a second yes. */
  pending = $state.raw<Option | null>(null);
  /** Someone's card that was chosen to be looked at. */
  inspected = $state<number | null>(null);
  /** The card under the mouse or the keyboard. */
  glanced = $state<number | null>(null);
  /** The card that is being written on. */
  noting = $state<number | null>(null);
  /** The seat whose hand is seen as its holder sees it. */
  veiled = $state<number | null>(null);

  constructor(private readonly sitting: Sitting) {}

  get options(): readonly Option[] {
    return this.sitting.now?.choices?.options ?? [];
  }

  /** Whether something is chosen already. */
  get begun(): boolean {
    return this.pending !== null || this.picked !== null || this.receiver !== null;
  }

  /** What was chosen and is on its way: it stays in sight until it is answered. */
  get sent(): Option | undefined {
    const sent = JSON.stringify(this.sitting.sending?.action);
    return this.options.find(({ action }) => JSON.stringify(action) === sent);
  }

  /** Whether an own card is chosen, or was and is on its way. */
  isChosen(card: number): boolean {
    const sent = this.sent?.action;
    return this.picked === card || (sent !== undefined && "card" in sent && sent.card === card);
  }

  get busy(): boolean {
    return this.sitting.busy;
  }

  get hand(): readonly CardNow[] {
    return this.handOf(this.sitting.game?.seat ?? null);
  }

  /** The card that something is to be said about. */
  get lookedAt(): number | null {
    return this.glanced ?? this.inspected ?? this.picked;
  }

  handOf(seat: number | null): readonly CardNow[] {
    return seat === null ? [] : (this.sitting.now?.table.hands[seat] ?? []);
  }

  /** Everyone who can be told something now. */
  get receivers(): number[] {
    return [...new Set(this.options.flatMap((option) => clueIn(option)?.to ?? []))];
  }

  get clues(): { option: Option; clue: Clue }[] {
    const all = this.options.map((option) => ({ option, clue: clueIn(option) }));
    return all.filter((each): each is { option: Option; clue: Clue } => each.clue?.to === this.receiver);
  }

  /** The discarded cards a bonus tile lets one choose from. */
  get cards(): { option: Option; card: Card }[] {
    return this.options.flatMap((option) => {
      const chosen = option.action.type === "choose" ? option.action.option : null;
      return chosen?.type === "card" ? [{ option, card: chosen }] : [];
    });
  }

  get decline(): Option | undefined {
    return this.options.find(({ action }) => action.type === "choose" && action.option === null);
  }

  /** Whether a card may be played, or discarded. */
  allows(card: number, how: "play" | "discard"): boolean {
    return this.options.some(({ action }) => action.type === how && action.card === card);
  }

  /** The fireworks that may be announced with the chosen card. */
  get announcements(): string[] {
    return this.plays.flatMap(({ action }) =>
      action.type === "play" && action.announce ? [action.announce] : [],
    );
  }

  get play(): Option | undefined {
    return this.plays.find(
      ({ action }) => action.type === "play" && (action.announce ?? null) === this.announce,
    );
  }

  get discard(): Option | undefined {
    return this.options.find(({ action }) => action.type === "discard" && action.card === this.picked);
  }

  /** The cards that the clue at hand would point at, or else those that advice is about. */
  get aimedAt(): ReadonlySet<number> {
    const looked = this.pending ?? this.tried ?? this.sent;
    return new Set(looked ? looked.points_at : cardsIn(this.sitting.counsel?.advice?.suggestions[0]));
  }

  /** Whether a card, a hand or an action is the next thing that a lesson, or advice, wants to be chosen. */
  wantsCard(card: number): boolean {
    const { asked } = this.sitting;
    return asked != null && "card" in asked && asked.card === card && this.picked !== card;
  }

  wantsHand(seat: number): boolean {
    const { asked } = this.sitting;
    return asked?.type === "clue" && asked.to === seat && this.receiver !== seat;
  }

  wants(option: Option | undefined): boolean {
    return option !== undefined && option.action === this.sitting.asked;
  }

  /** Whether this firework, or none, is yet to be announced with the chosen card. */
  wantsAnnouncement(suit: string | null): boolean {
    const { asked } = this.sitting;
    if (asked?.type !== "play" || asked.card !== this.picked) return false;
    return (asked.announce ?? null) === suit && this.announce !== suit;
  }

  /** Why a kind of action is not possible now, if it is not. */
  refusal(kind: string): string {
    const code = this.sitting.now?.choices?.refused[kind];
    return code ? words.refusal(code) : "";
  }

  pick(card: number | null): void {
    this.clear();
    this.picked = card;
  }

  tell(receiver: number | null): void {
    this.clear();
    if (receiver === null || this.receivers.includes(receiver)) this.receiver = receiver;
  }

  /** Begin to write on a card, where one may, or stop. */
  note(card: number | null): void {
    this.noting = mayNote(this.sitting) ? card : null;
  }

  /** Do it, or ask again first where that is wanted. */
  take(option: Option | undefined): void {
    if (!option || this.busy) return;
    if (settings.confirm.on && this.pending !== option) {
      this.pending = option;
      return;
    }
    this.sitting.act(option.action);
    this.clear();
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.pending) this.pending = null;
    else if (this.begun || this.choosingReceiver || this.inspected !== null) this.clear();
    else if (this.veiled !== null) this.veiled = null;
    else return false;
    return true;
  }

  clear(): void {
    this.picked = null;
    this.receiver = null;
    this.choosingReceiver = false;
    this.announce = null;
    this.tried = null;
    this.pending = null;
    this.inspected = null;
    this.noting = null;
  }

  /** Forget what the table no longer allows, after something happened. */
  settle(): void {
    this.pending = null;
    this.tried = null;
    this.glanced = null;
    if (!this.isHeld(this.inspected)) this.inspected = null;
    if (!this.hand.some((card) => card.id === this.picked)) this.picked = null;
    if (this.announce !== null && !this.announcements.includes(this.announce)) this.announce = null;
    if (this.receiver !== null && !this.receivers.includes(this.receiver)) this.receiver = null;
    if (this.options.length === 0) this.choosingReceiver = false;
    if (!mayNote(this.sitting)) this.noting = null;
  }

  private isHeld(card: number | null): boolean {
    return this.sitting.now?.table.hands.flat().some((each) => each.id === card) ?? false;
  }

  private get plays(): Option[] {
    return this.options.filter(({ action }) => action.type === "play" && action.card === this.picked);
  }
}

/** The clue in an action, be it an ordinary one or a bonus tile's. */
function clueIn({ action }: Option): Clue | null {
  if (action.type === "clue") return action;
  return action.type === "choose" && action.option?.type === "clue" ? action.option : null;
}
