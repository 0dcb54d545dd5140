// Made by `make protocol` from the bodies of hanabi.server.http; changes here are lost.

import type {
  Action,
  Card,
  Game,
  GameEvent,
  GameOpened,
  Happened,
  Mark,
  Moment,
  Result,
  Retry,
  Tile,
} from "./protocol";

/** A room that was opened, and the link to share. */
export interface NewRoom {
  readonly room: string;
  readonly link: string;
}

/** Why a request was refused: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly message: string;
  /** Whether it makes sense to send the request again. */
  readonly retry: Retry;
}

/** A finished game in short. */
export interface GameSummary {
  readonly game: string;
  readonly ruleset: string;
  /** What hanab.live calls the rules; empty for a game from elsewhere. */
  readonly variant: string;
  readonly players: readonly GamePlayer[];
  readonly began: number;
  readonly ended: number;
  readonly result: Result;
  readonly score: number;
  readonly best: number;
  /** Empty for an imported game, since nobody here promised anything about its deck. */
  readonly commitment: string;
  /** The moment of an earlier game that it resumed. */
  readonly again: Moment | null;
}

/** Who sat at a seat when the game began. */
export interface GamePlayer {
  readonly name: string;
  readonly bot: string | null;
}

/** A finished game from its deal to its end: at each moment, the events that led to it and the table. */
export interface GameSnapshots {
  readonly summary: GameSummary;
  readonly game: Game;
  readonly moments: readonly Happened[];
  readonly opened: GameOpened;
  /** Whether hanab.live has words for all of it, so that it can be exported there. */
  readonly has_hanab_live: boolean;
}

/** The review of a finished game, action by action. */
export interface GameReview {
  readonly game: string;
  readonly score: number;
  /** The best score of its rules. */
  readonly best: number;
  /** A code for how the game ended. */
  readonly verdict: string;
  /** The best score that was still possible before the last action. */
  readonly possible: number;
  /** How many points were lost, by cause. */
  readonly lost: Readonly<Record<string, number>>;
  /** One for each moment of the game, the deal included. */
  readonly actions: readonly ReviewedAction[];
}

/** Where an action left the game, and the remarks on it; the first one is the deal. */
export interface ReviewedAction {
  /** Counted from 1; 0 for the deal. */
  readonly turn: number;
  readonly seat: number;
  readonly points: number;
  /** The best score still possible, by cards, by turns and, in the last round, by hands. */
  readonly best: number;
  readonly remarks: readonly ActionRemark[];
}

/** A remark on an action; the client puts it into words. */
export interface ActionRemark {
  readonly code: string;
  readonly seat: number;
  /** The variables of its sentence; `to` is a seat. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
  /** By how many points it lowered the best score still possible. */
  readonly cost: number;
  /** Whether the action was a technique that came off. */
  readonly praise: boolean;
}

/** A game that was imported, and the room in which it has just been played. */
export interface Imported {
  readonly game: string;
  readonly room: string;
}

/** Whether you came with a valid cookie. */
export interface Me {
  readonly known: boolean;
}

/** A code that moves you to another device, and for how many seconds it works. */
export interface NewCode {
  readonly code: string;
  readonly seconds: number;
}

/** A code that someone typed. */
export interface Claim {
  readonly code: string;
}

/** Your finished games, the newest first. */
export interface PastGames {
  readonly games: readonly GameSummary[];
}

/** Your running games: first those that wait for you, then the newest. */
export interface CurrentGames {
  readonly games: readonly RunningGame[];
}

/** A running game in the list of one of its players; it contains only what is public at their table. */
export interface RunningGame {
  readonly room: string;
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly GamePlayer[];
  readonly began: number;
  /** Yours. */
  readonly seat: number;
  /** The seat that has to act. */
  readonly turn: number;
  /** Of the fireworks as they stand. */
  readonly points: number;
  /** The best score that is still possible. */
  readonly best: number;
}

/** The status of the server. */
export interface ServerStatus {
  readonly status: string;
}

/** Everything a room can be opened with. */
export interface Boxes {
  readonly boxes: readonly Box[];
  /** Ours first, starting with the weakest, then those of installed packages. */
  readonly bots: readonly BotOffer[];
}

/** A box: its key, its language, what can be added to it, and how many it seats. */
export interface Box {
  readonly key: string;
  /** The language that it is printed in; empty for `custom`. */
  readonly language: string;
  readonly options: readonly string[];
  readonly seats: number;
  /** The highest number of each option that takes one; the lowest is 1. */
  readonly highest: Readonly<Record<string, number>>;
  /** For options that follow the printed letter, the option that follows our earlier ruling instead. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** A bot: its name, and whom it sits with, `anyone` or only its `own-kind`. */
export interface BotOffer {
  readonly name: string;
  readonly company: string;
}

/** What every box is called in a language, as messages in Fluent. */
export interface BoxMessages {
  readonly fluent: string;
}

/** The rules of a ruleset in one language; `name` is the canonical name, whatever was asked for. */
export interface Rulebook {
  readonly name: string;
  readonly edition: string;
  readonly language: string;
  readonly title: string;
  readonly sections: readonly Section[];
  /** The tags of the rules that can be tried in a small position. */
  readonly tries: readonly string[];
}

/** A heading and the rules below it. */
export interface Section {
  readonly key: string;
  readonly heading: string;
  readonly rules: readonly Rule[];
}

/** A sentence of a page, the tags of its rule, the message that words it, and the figure beside it. */
export interface Rule {
  readonly tags: string;
  readonly message: string;
  readonly text: string;
  readonly figure: CopiesFigure | TileFigure | BandFigure | ClueFigure | ScoreFigure | OfferFigure | DepartureFigure | null;
}

/** Suits with the same cards, and the ranks of these cards, copy by copy in the order they are built. */
export interface CopiesFigure {
  readonly type: "copies";
  readonly suits: readonly string[];
  readonly ranks: readonly number[];
}

/** A bonus tile. */
export interface TileFigure {
  readonly type: "tile";
  readonly tile: Tile;
}

/** A band of the scale, and the audience's remark. */
export interface BandFigure {
  readonly type: "band";
  readonly least: number;
  readonly most: number;
  readonly remark: string;
}

/** A hand, a clue, and the places that it points at, counted from 1. */
export interface ClueFigure {
  readonly type: "clue";
  readonly hand: readonly Card[];
  readonly value: string | number;
  readonly places: readonly number[];
}

/** The fireworks at the end of a game, and the score. */
export interface ScoreFigure {
  readonly type: "score";
  readonly fireworks: readonly FireworkPoints[];
  readonly score: number;
}

/** A firework, its height, its top card and its points. */
export interface FireworkPoints {
  readonly suit: string;
  readonly height: number;
  readonly top: number;
  readonly points: number;
  /** How many cards complete it. */
  readonly most: number;
}

/** An option of the box, by its name in rulesets. */
export interface OfferFigure {
  readonly type: "offer";
  readonly option: string;
  readonly text: string;
}

/** A topic on which boxes differ; the ruleset's own way comes first. */
export interface DepartureFigure {
  readonly type: "departure";
  readonly topic: string;
  readonly ways: readonly Way[];
}

/** What some boxes do about a topic. */
export interface Way {
  readonly text: string;
  readonly boxes: readonly string[];
}

/** A rule that is being tried, in the reader's language, and the table after what the reader chose. */
export interface ExerciseNow {
  readonly tag: string;
  /** What the rules page says about the tag. */
  readonly sentences: readonly string[];
  /** What the reader is asked to do. */
  readonly task: string;
  readonly game: Game;
  /** The table, with every event so far. */
  readonly now: Happened;
}

/** A puzzle in the reader's language, and the table before or after the reader's move. */
export interface PuzzleNow {
  /** Counted from 1. */
  readonly number: number;
  /** How many puzzles there are. */
  readonly count: number;
  readonly title: string;
  readonly task: string;
  /** By which conventions everybody plays. */
  readonly conventions: string;
  readonly game: Game;
  /** The table, with every event so far. */
  readonly now: Happened;
  /** Whether the reader's move is the best; null before it. */
  readonly right: boolean | null;
  /** What the move is worth; empty before it. */
  readonly verdict: readonly string[];
  /** The best move, and what can be said about it; empty before the reader's move. */
  readonly answer: readonly string[];
}

/** Everything that someone heard of a game, and who plays it. */
export interface ClueQuestion {
  readonly ruleset: string;
  /** Their names, by seat. */
  readonly players: readonly string[];
  /** The bot in each seat; null is a person. */
  readonly bots: readonly (string | null)[];
  readonly first: number;
  /** Whose ears these are; null hears each clue as its receiver. */
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

/** What every clue so far means, and what that comes to for the own cards. */
export interface ClueAnswer {
  readonly clues: readonly ToldClue[];
  /** The own cards that are to be played, kept or discarded by the conventions. */
  readonly marks: Readonly<Record<string, Mark>>;
}

/** A clue in the reader's language. */
export interface ToldClue {
  /** Which of the events it is, counted from 0. */
  readonly number: number;
  /** What it says by the rules, and what its giver's conventions say. */
  readonly lines: readonly string[];
}

/** The lesson: its game as the learner sees it, at every moment that is shown, and its steps. */
export interface Lesson {
  readonly game: Game;
  readonly moments: readonly Happened[];
  readonly steps: readonly LessonStep[];
}

/** A step of the lesson, at the table after `seq` actions. */
export interface LessonStep {
  /** The key of its texts. */
  readonly key: string;
  readonly seq: number;
  /** What the learner is asked to do; null if there is only something to read. */
  readonly action: Action | null;
}
