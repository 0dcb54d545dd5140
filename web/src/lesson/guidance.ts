// What the lesson says at its steps.

import { placeOf } from "../table/phrases";
import { words, type Values } from "../words.svelte";
import type { Course } from "./course.svelte";

/** What has happened, and what it means. */
export function told(course: Course): string {
  return course.thinking
    ? words.say("web-lesson-thinking")
    : words.say(`web-lesson-step-${course.step.key}`, values(course));
}

/** What the learner is asked to do. */
export function task(course: Course): string {
  const id = `web-lesson-task-${course.step.key}`;
  return course.asked ? words.say(id, values(course)) : "";
}

/** Why not what the learner did instead. */
export function objected(course: Course): string {
  if (!course.instead) return "";
  const id = `web-lesson-not-${course.step.key}-${course.instead.type}`;
  return words.knows(id) ? words.say(id, values(course)) : words.say("web-lesson-otherwise");
}

function values({ game, now, asked }: Course): Values {
  const hand = now.table.hands[game.seat!]!;
  return {
    place: asked && "card" in asked ? placeOf(hand, asked.card) : 0,
    score: now.table.points,
    best: game.rules.suits.reduce((sum, suit) => sum + Math.max(...suit.points), 0),
  };
}
