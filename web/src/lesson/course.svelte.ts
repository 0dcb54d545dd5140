// The course of the lesson: a recorded game in which the learner takes one seat, and the steps on the way.

import type { Lesson, LessonStep } from "../http";
import type { Action, Desk, Game, GameEvent, Happened, Memory } from "../protocol";
import { deskAfter } from "../table/desk";
import type { DeskRequest, Sitting } from "../table/sitting";

/** How long the other player thinks, in milliseconds. */
const PAUSE = 1800;
const KEPT = "hanabi-lesson";

export class Course implements Sitting {
  readonly live = true;
  readonly memory: Memory = "deduced";
  readonly opened = null;
  readonly connected = true;
  /** The step that is explained, counted from 0. */
  at = $state(0);
  /** What the learner did instead of what the step asks for. */
  instead = $state.raw<Action | null>(null);
  desk = $state.raw<Desk | null>(null);
  /** How many actions the table that is shown has seen. */
  private seq = $state(0);
  private timer: number | undefined;

  /** Begins where the learner was when they left it. */
  constructor(private readonly lesson: Lesson) {
    this.at = Math.min(Number(localStorage.getItem(KEPT)) || 0, this.steps - 1);
    this.seq = this.step.seq;
  }

  get game(): Game {
    return this.lesson.game;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get steps(): number {
    return this.lesson.steps.length;
  }

  get now(): Happened {
    return this.lesson.moments.find((moment) => moment.seq === this.seq)!;
  }

  get events(): readonly GameEvent[] {
    return this.lesson.moments.filter((moment) => moment.seq <= this.seq).flatMap((moment) => moment.events);
  }

  get myTurn(): boolean {
    return this.now.choices !== null;
  }

  /** Whether the learner has done what was asked, and the other player is about to answer. */
  get thinking(): boolean {
    return this.seq !== this.step.seq;
  }

  get busy(): boolean {
    return this.thinking;
  }

  get asked(): Action | null {
    const wanted = JSON.stringify(this.step.action);
    return this.now.choices?.options.find(({ action }) => JSON.stringify(action) === wanted)?.action ?? null;
  }

  /** Only what the step asks for is done; anything else is remembered, to be answered with a word. */
  act(action: Action): void {
    this.instead = action === this.asked ? null : action;
    if (this.instead) return;
    this.seq += 1;
    if (this.lesson.steps[this.at + 1]?.seq === this.seq) this.go(this.at + 1);
    else this.timer = setTimeout(() => this.go(this.at + 1), PAUSE);
  }

  go(at: number): void {
    this.leave();
    this.at = at;
    this.seq = this.step.seq;
    this.instead = null;
    // After its end, the lesson begins again.
    localStorage.setItem(KEPT, String(at < this.steps - 1 ? at : 0));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** Whatever the learner does to the cards stays on this page. */
  ask(request: DeskRequest): void {
    this.desk = deskAfter(this.desk, this.game.game, request);
  }
}
