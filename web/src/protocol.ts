// Made by `make protocol` from the messages of hanabi.wire; changes here are lost.

export const PROTOCOL = 2;
/** Bytes of a request. */
export const LARGEST_MESSAGE = 4096;
/** What may be said in a room of remarks, in the order of the buttons. */
export const REMARKS = [
  "hello",
  "know-nothing",
  "remember-yours",
  "let-me-think",
  "take-your-time",
  "back-soon",
  "i-am-back",
  "well-played",
  "never-mind",
  "sorry",
  "thanks",
  "goodbye"
] as const;

/** Anything a client may send. */
export type AnyRequest =
  | Enter
  | Sit
  | Stand
  | SeatBot
  | ClearSeat
  | Configure
  | HandOver
  | VoteHost
  | Remove
  | Readmit
  | SetDoor
  | StandIn
  | GiveBack
  | Vote
  | Say
  | MakeRemark
  | Arrange
  | MarkCard
  | Note
  | CommitEntropy
  | Reveal
  | Begin
  | Act
  | AskAdvice
  | Show
  | Sync
  | Ping;

/** Anything the server may send. */
export type AnyTold =
  | Welcome
  | RoomNow
  | Line
  | Notice
  | Game
  | Happened
  | Advice
  | Desk
  | GameOpened
  | ShuffleCall
  | Done
  | Refused
  | Pong
  | Closing;

/** What a player may do. */
export type Action = Play | Discard | Clue | Choose;

/** What happened in a game, as far as its receiver may see it. */
export type GameEvent =
  | TurnEnded
  | Drawn
  | Clued
  | Discarded
  | Played
  | Misplayed
  | Completed
  | TokenReturned
  | StrikeTakenBack
  | TileTurned
  | Asked
  | EffectLost
  | Declined
  | Reshuffled
  | Rekindled
  | Skipped
  | LastRoundBegan
  | Dealt
  | Ended;

/** Enter the room under a name, or change your name. */
export interface Enter {
  readonly type: "enter";
  readonly id: string;
  readonly name: string;
}

/** Take a free seat; any of them if none is given. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat?: number | null;
}

/** Leave your seat between games. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
}

/** Put a bot on a free seat (host). */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** Remove a bot from its seat between games (host). */
export interface ClearSeat {
  readonly type: "clear-seat";
  readonly id: string;
  readonly seat: number;
}

/** Change the terms between games (host). */
export interface Configure {
  readonly type: "configure";
  readonly id: string;
  readonly terms: Terms;
}

/** A room's rules and manners; its host may change them between games. */
export interface Terms {
  /** The name of a ruleset, such as `fr` or `de+avalanche`. */
  readonly ruleset?: string;
  /** How many play. */
  readonly seats?: number;
  /** What may be said while a game runs. */
  readonly manners?: Manners;
  /** What people without a seat see while a game runs. */
  readonly spectators?: Spectators;
  /** How much of earlier clues the screen remembers. */
  readonly memory?: Memory;
  /** Who begins; null leaves it to chance (B17, U15). */
  readonly first?: number | null;
  /** Null for as long as people like. */
  readonly clock?: Clock | null;
  /**
   * Whether players may ask bots in their turn; without effect unless the memory is `deduced`, as bots
   * forget nothing.
   */
  readonly advice?: boolean;
}

/**
 * What may be said while a game runs (B16); before and after it talk is free.
 * `strict`: Nothing at all.
 * `remarks`: A fixed set, worded in every reader's language.
 * `open`: Anything.
 */
export type Manners = "strict" | "remarks" | "open";

/** What people without a seat see while a game runs. */
export interface Spectators {
  /** How much they see. */
  readonly view?: SpectatorView;
  /** Whose eyes they see with, where the view is `seat`. */
  readonly seat?: number;
  /** How many actions they are behind the players. */
  readonly delay?: number;
}

/**
 * What people without a seat see of a running game; once it is over they see everything.
 * `nothing`: Nothing before the end.
 * `public`: The table without any hand: what every player sees.
 * `seat`: What one seat sees: every hand but that one.
 * `open`: Every hand.
 */
export type SpectatorView = "nothing" | "public" | "seat" | "open";

/**
 * How much of what players know the screen shows them.
 * `deduced`: All faces that clues and counting leave possible.
 * `said`: Only the clues that pointed at a card.
 * `nothing`: No clues, and only the last round of events.
 */
export type Memory = "deduced" | "said" | "nothing";

/** How many seconds a turn may take; days for a game by correspondence. */
export interface Clock {
  /** How long a turn may take. */
  readonly seconds: number;
  /** What happens when the time is up. */
  readonly then?: Expiry;
}

/**
 * What happens when a turn's clock runs out.
 * `stop`: The game ends (U25).
 * `beginner`: The beginner moves for the late player.
 */
export type Expiry = "stop" | "beginner";

/** Make another member the host (host); an owner who does so gives the room away. */
export interface HandOver {
  readonly type: "hand-over";
  readonly id: string;
  readonly member: number;
}

/** Vote for a seated member to act as host while the host is away, or take the vote back with null. */
export interface VoteHost {
  readonly type: "vote-host";
  readonly id: string;
  readonly member: number | null;
}

/**
 * Remove a member from the room; a bot takes over a seat in play (host).
 *
 * An acting host may not remove those who have a seat.
 */
export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly member: number;
}

/** Undo a removal: the member may come back, to their seat if it is still free for them (host). */
export interface Readmit {
  readonly type: "readmit";
  readonly id: string;
  readonly member: number;
}

/** Say who may join from now on (host); `invited` makes a new invitation each time. */
export interface SetDoor {
  readonly type: "set-door";
  readonly id: string;
  readonly door: Door;
}

/**
 * Which new people may join; members always may.
 * `open`: Everyone with the link.
 * `invited`: Those whose link carries the room's current invitation.
 * `locked`: No one.
 */
export type Door = "open" | "invited" | "locked";

/** Let a bot play for an absent player (host). */
export interface StandIn {
  readonly type: "stand-in";
  readonly id: string;
  readonly seat: number;
  readonly bot: string;
}

/** Give a seat back to its player (host, or that player). */
export interface GiveBack {
  readonly type: "give-back";
  readonly id: string;
  readonly seat: number;
}

/** Vote to end the game, or take the vote back (U25). */
export interface Vote {
  readonly type: "vote";
  readonly id: string;
  readonly end?: boolean;
}

/** Say something, where and when the room's manners allow it (B16). */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** Make one of the remarks everyone reads in their own language (B16). */
export interface MakeRemark {
  readonly type: "remark";
  readonly id: string;
  readonly remark: Remark;
}

/** What may be said in a room of remarks. */
export type Remark =
  | "hello"
  | "know-nothing"
  | "remember-yours"
  | "let-me-think"
  | "take-your-time"
  | "back-soon"
  | "i-am-back"
  | "well-played"
  | "never-mind"
  | "sorry"
  | "thanks"
  | "goodbye";

/** Rearrange your own cards; nobody else sees it (B14, U16). */
export interface Arrange {
  readonly type: "arrange";
  readonly id: string;
  readonly order: readonly number[];
}

/** Mark one of your own cards, or remove the mark; nobody else sees it (B14, U16). */
export interface MarkCard {
  readonly type: "mark";
  readonly id: string;
  readonly card: number;
  readonly mark: Mark | null;
}

/** How a player turned one of their own cards to remember something (B14, U16). */
export type Mark = "play" | "keep" | "discard" | "turned";

/** Write a note on any card; nobody else reads it before the game is over. */
export interface Note {
  readonly type: "note";
  readonly id: string;
  readonly card: number;
  readonly text: string;
}

/** Commit to a secret number for the next shuffle, by its hash; the last one before the call counts. */
export interface CommitEntropy {
  readonly type: "commit-entropy";
  readonly id: string;
  /** The SHA-256 of the line `hanabi-entropy 1` and the line with the number. */
  readonly commitment: string;
}

/** Reveal the number one committed to, once the shuffle of a game is called. */
export interface Reveal {
  readonly type: "reveal";
  readonly id: string;
  /** The game whose shuffle was called. */
  readonly game: string;
  /** The number. */
  readonly entropy: string;
}

/** Deal a game, or a rematch (host). */
export interface Begin {
  readonly type: "begin";
  readonly id: string;
  /** Continue from a moment of a finished game, or play its deal again; null shuffles. */
  readonly again?: Moment | null;
}

/** A finished game after its first `seq` actions. */
export interface Moment {
  readonly game: string;
  readonly seq?: number;
}

/** Take an action that was chosen when the game had seen `seq` actions. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seq: number;
  readonly action: Action;
  /** The game that is meant, so that a late retry cannot act in a rematch; null for the current one. */
  readonly game?: string | null;
}

/** Play a card, announcing its firework or not (B7, V2). */
export interface Play {
  readonly type: "play";
  readonly card: number;
  readonly announce?: string | null;
}

/** Discard a card for a clue token (B6). */
export interface Discard {
  readonly type: "discard";
  readonly card: number;
}

/** Tell a seat one colour or one rank (B4). */
export interface Clue {
  readonly type: "clue";
  readonly to: number;
  readonly value: string | number;
}

/** Answer a bonus tile: a clue to give, a discarded card, or nothing (X3). */
export interface Choose {
  readonly type: "choose";
  readonly option: Clue | ChosenCard | null;
}

/** A face: a suit's key and a rank. Several cards of a box share one. */
export interface ChosenCard {
  readonly type: "card";
  /** The key of its suit. */
  readonly suit: string;
  /** Its number, from 1 to 5. */
  readonly rank: number;
}

/** Ask in your turn what a bot would do; everyone sees that you asked, nobody sees the answer. */
export interface AskAdvice {
  readonly type: "ask-advice";
  readonly id: string;
  readonly seq: number;
  /** Which bot to ask; null for the strongest one whose clues all bots at the table understand. */
  readonly bot?: string | null;
  /** The game that is meant; null for the current one. */
  readonly game?: string | null;
}

/** Lead a review: show everyone this moment of a finished game, or end the review with null. */
export interface Show {
  readonly type: "show";
  readonly id: string;
  readonly moment: Moment | null;
  /** From whose seat to look; null for all hands open. */
  readonly seat?: number | null;
}

/** Get the current state again, with the events of a game after its first `since` actions. */
export interface Sync {
  readonly type: "sync";
  readonly id: string;
  readonly game?: string | null;
  /** Null for everything, the deal included. */
  readonly since?: number | null;
}

/** Ask for a sign of life: it is answered at once, before requests that still wait for the room. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** The first message of a connection; room, talk, game, table and desk follow. */
export interface Welcome {
  readonly type: "welcome";
  readonly protocol: number;
  readonly room: string;
}

/** The room as it is now. */
export interface RoomNow {
  readonly type: "room";
  readonly room: string;
  /** How many things have happened in the room; a later one has a higher number. */
  readonly number: number;
  readonly terms: Terms;
  /** The number of the host, acting or not; null until they have a name. */
  readonly host: number | null;
  /** The number of the room's owner, who is host again as soon as they are back. */
  readonly owner: number | null;
  readonly door: Door;
  /** What a link must carry as `?invitation=` where the door is `invited`; told to the host alone. */
  readonly invitation: string | null;
  readonly members: readonly MemberNow[];
  /** The seats, counted from 0. */
  readonly chairs: readonly ChairNow[];
  /** The members who voted to end the running game. */
  readonly votes: readonly number[];
  /** The votes for an acting host. */
  readonly host_votes: readonly HostVote[];
  /** From when on an acting host may be voted for, in seconds since 1970; null while the host is here. */
  readonly takeover: number | null;
  /** Those who were removed. */
  readonly removed: readonly RemovedMember[];
  /** The game that was dealt last. */
  readonly game: string | null;
  /** Whether that game still runs. */
  readonly running: boolean;
  /** The last games of the room, up to 20, the oldest first. */
  readonly games: readonly string[];
  /** What the room looks at together, between games. */
  readonly review: Review | null;
  /** How many people without a seat are here. */
  readonly watching: number;
  /** Your number; null until you have a name. */
  readonly you: number | null;
  /** Your seat. */
  readonly seat: number | null;
  /** Whether the deck of the next game is being shuffled. */
  readonly shuffling: boolean;
  /** What you committed to for the next shuffle; null while the room has nothing of yours. */
  readonly entropy: string | null;
}

/** A member of the room. */
export interface MemberNow {
  /** Numbers are never given twice. */
  readonly number: number;
  readonly name: string;
  /** Whether they are connected. */
  readonly present: boolean;
  /** When they left, in seconds since 1970; null while they are here. */
  readonly away_since: number | null;
}

/** A seat: a member's or a bot's; `stand_in` is the bot that plays for an absent member. */
export interface ChairNow {
  readonly member: number | null;
  readonly bot: string | null;
  readonly stand_in: string | null;
  /** How often its player asked for advice in the last game. */
  readonly advised: number;
}

/** A vote for an acting host. */
export interface HostVote {
  /** Who voted. */
  readonly member: number;
  readonly candidate: number;
}

/** A member who was removed from the room and may be readmitted. */
export interface RemovedMember {
  /** The number they had as a member. */
  readonly number: number;
  /** Null where the name may not be told while the game runs. */
  readonly name: string | null;
}

/** A finished game that a member shows to everyone. */
export interface Review {
  /** Who leads. */
  readonly member: number;
  readonly moment: Moment;
  readonly seat: number | null;
}

/** Something a member said: a text, or a remark that each client words in its reader's language. */
export interface Line {
  readonly type: "said";
  /** Its place in everything that happened in the room. */
  readonly number: number;
  readonly member: number;
  /** What its speaker was called then. */
  readonly name: string;
  readonly text: string | null;
  readonly remark: Remark | null;
  /** In seconds since 1970. */
  readonly at: number;
}

/** Something that was done to the room or its people, and who did it; it stands among the talk. */
export interface Notice {
  readonly type: "notice";
  /** Its place in everything that happened in the room. */
  readonly number: number;
  readonly code: NoticeCode;
  /** Who did it; null where no one did, or where the log of an older server does not say. */
  readonly by: string | null;
  /** The member it was done to. */
  readonly whom: string | null;
  readonly seat: number | null;
  readonly bot: string | null;
  readonly door: Door | null;
  /** In seconds since 1970. */
  readonly at: number;
}

/**
 * What was done to a room or its people.
 * `handed-over`: `by` made `whom` the host.
 * `took-over`: Those present made `whom` acting host, with the vote of `by`.
 * `host-returned`: `whom`, who owns the room, is back and is host again.
 * `stood-in`: `by` let `bot` play for `whom`.
 * `given-back`: `whom` plays again.
 */
export type NoticeCode =
  | "handed-over"
  | "took-over"
  | "host-returned"
  | "removed"
  | "readmitted"
  | "door-set"
  | "stood-in"
  | "given-back";

/** A game and what does not change in it; the commitment proves at the end that the deck was fixed. */
export interface Game {
  readonly type: "game";
  readonly game: string;
  /** The name of its rules. */
  readonly ruleset: string;
  /** Every field of them. */
  readonly rules: Ruleset;
  /** The names, by seat. */
  readonly players: readonly string[];
  /** The seat that begins. */
  readonly first: number;
  /** Your seat; null for a spectator. */
  readonly seat: number | null;
  readonly commitment: string;
  /** The moment of an earlier game that this one resumes: its cards may be known. */
  readonly again: Moment | null;
  /** What the deal follows from; null where the server shuffled alone. */
  readonly shuffle: ShownShuffle | null;
}

/** A game's rules. `edition` names the box for words on a page; no rule reads it. */
export interface Ruleset {
  /** The key of the box, or `custom`. */
  readonly edition: string;
  /** The fireworks, in the order they are shown. */
  readonly suits: readonly Suit[];
  /** Cards in hand for 2, 3, ... players (B2). */
  readonly hand_sizes: readonly number[];
  /** How many clue tokens there are (B4). */
  readonly clue_tokens: number;
  /** How many strikes lose the game (B9). */
  readonly strikes: number;
  /** Whether a clue may point at nothing (B5, U1). */
  readonly empty_clues: boolean;
  /** What ends a game that is neither perfect nor lost. */
  readonly ending: Ending;
  /** Whether a play may announce its firework (V2). */
  readonly announce: boolean;
  /** The bonus tiles in play (X3). */
  readonly tiles: readonly Tile[];
  /** Which completed fireworks earn a tile (X3a). */
  readonly tile_for: TileFor;
  /** Whether X3.6 may be declined when it stands in for X3.5 on an empty deck (U19). */
  readonly may_decline: boolean;
  /** Whether a score may be below zero, where missing cards cost points (X2, U8). */
  readonly below_zero: boolean;
  /** Whether all or nothing skips a player who cannot act, instead of losing the game (V1, U5). */
  readonly skipping: boolean;
  /** Whether the free clue of a tile may point at nothing, where clues may (X3.3, X3.4, U10). */
  readonly free_empty_clues: boolean;
  /** Whether X3.6 may be declined by choosing a card that does not fit (X3.6, U10). */
  readonly may_waste: boolean;
}

/** One firework: the order it is built in, its cards, its points, and how colour clues see it. */
export interface Suit {
  /** What the suit is called, such as `red`. */
  readonly key: string;
  /** The ranks in the order they are built. */
  readonly order: readonly number[];
  /** How many cards there are of each rank, from 1 up. */
  readonly copies: readonly number[];
  /** What the firework is worth at each height, from 0 cards up. */
  readonly points: readonly number[];
  /** Which colour clues point at it. */
  readonly touch: Touch;
  /** Whether a clue may name its colour. */
  readonly named: boolean;
}

/**
 * Which colour clues point at a suit.
 * `own`: Only the clue that names its own colour.
 * `every`: Every colour clue: the suit is multicoloured.
 * `none`: No colour clue.
 */
export type Touch = "own" | "every" | "none";

/**
 * What ends a game that is neither perfect nor lost by strikes.
 * `last-round`: Drawing the last card gives everyone one more turn (B11).
 * `all-or-nothing`: Play goes on with shrinking hands until won or lost (V1).
 */
export type Ending = "last-round" | "all-or-nothing";

/**
 * A bonus tile; what it does is in `hanabi.game.turns`.
 * `token`: One clue token (X3.1).
 * `pardon`: A strike taken back and a clue token (X3.2).
 * `colour-clue`: A free colour clue (X3.3).
 * `rank-clue`: A free rank clue (X3.4).
 * `reshuffle`: A discarded card shuffled into the deck (X3.5).
 * `rekindle`: A discarded card put on its firework (X3.6).
 */
export type Tile = "token" | "pardon" | "colour-clue" | "rank-clue" | "reshuffle" | "rekindle";

/**
 * Which completed fireworks earn a tile instead of a clue token (X3a).
 * `fives`: Those that end with the highest rank, the five.
 * `any`: All of them.
 */
export type TileFor = "fives" | "any";

/** What a deal follows from: the server's number and one for each seat. */
export interface ShownShuffle {
  /** The server's commitment. */
  readonly server: string;
  /** What each seat adds. */
  readonly seats: readonly ShownContribution[];
  /** The server's number, once the game is over. */
  readonly secret: string | null;
  /** Who was to begin; null leaves it to the shuffle. */
  readonly first: number | null;
}

/** What a seat adds to a shuffle. */
export interface ShownContribution {
  /** Where it comes from. */
  readonly source: Source;
  /** The hash that was told before; null where the player's program took no part. */
  readonly commitment: string | null;
  /** The number itself, once the game is over. */
  readonly entropy: string | null;
}

/**
 * Where the number of a seat comes from.
 * `player`: The player's own program drew it.
 * `bot`: The server drew it for a bot.
 * `withheld`: The player's program had committed to one but did not reveal it in time.
 * `absent`: The player's program took no part.
 */
export type Source = "player" | "bot" | "withheld" | "absent";

/**
 * What happened since the last message, and the table after it.
 *
 * After connecting, `events` are those since the `since` that was asked for, so far as the room's memory
 * goes back.
 */
export interface Happened {
  readonly type: "happened";
  readonly game: string;
  /** How many actions the game has seen. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly table: TableNow;
  /** What you may do now; null when it is another's turn. */
  readonly choices: Choices | null;
  /** When the clock of this turn runs out, in seconds since 1970. */
  readonly ends: number | null;
  /** The bots that chose actions in place of a seat's own player, by the number of the action, from 1. */
  readonly substitutes: Readonly<Record<string, string>>;
}

/** The turn passed to the next seat (B3). */
export interface TurnEnded {
  readonly type: "turn-ended";
  readonly seat: number;
}

/** A seat drew a card; its face is hidden from that seat (B2). */
export interface Drawn {
  readonly type: "drawn";
  readonly seat: number;
  readonly card: number;
  readonly face: Card | null;
}

/** A face: a suit's key and a rank. Several cards of a box share one. */
export interface Card {
  /** The key of its suit. */
  readonly suit: string;
  /** Its number, from 1 to 5. */
  readonly rank: number;
}

/** A seat told another a colour or a rank, pointing at these cards (B4); free by a tile (X3.3). */
export interface Clued {
  readonly type: "clued";
  readonly seat: number;
  readonly to: number;
  readonly value: string | number;
  readonly cards: readonly number[];
  /** Where these cards are in their hand, counted from 0, the oldest first. */
  readonly places: readonly number[];
  readonly free: boolean;
}

/** A seat discarded a card and a clue token returned (B6). */
export interface Discarded {
  readonly type: "discarded";
  readonly seat: number;
  readonly card: number;
  readonly face: Card;
  /** Where the card was in its hand, counted from 0, the oldest first. */
  readonly place: number;
}

/** A card started or continued its firework (B7). */
export interface Played {
  readonly type: "played";
  readonly seat: number;
  readonly card: number;
  readonly face: Card;
  /** Where the card was in its hand, counted from 0, the oldest first. */
  readonly place: number;
  readonly announced: string | null;
}

/** A card did not fit or was announced wrongly: it was discarded and cost a strike (B7, V2). */
export interface Misplayed {
  readonly type: "misplayed";
  readonly seat: number;
  readonly card: number;
  readonly face: Card;
  /** Where the card was in its hand, counted from 0, the oldest first. */
  readonly place: number;
  /** The number of the strike, counted from 1. */
  readonly strike: number;
  readonly announced: string | null;
}

/** A firework was completed (B8). */
export interface Completed {
  readonly type: "completed";
  readonly suit: string;
}

/** A clue token came back as a reward (B8, V2, X3.1). */
export interface TokenReturned {
  readonly type: "token-returned";
}

/** A strike was taken back (X3.2). */
export interface StrikeTakenBack {
  readonly type: "strike-taken-back";
}

/** A bonus tile was turned up (X3). */
export interface TileTurned {
  readonly type: "tile-turned";
  readonly seat: number;
  readonly tile: Tile;
}

/** A bonus tile waits for a choice (X3). */
export interface Asked {
  readonly type: "asked";
  readonly seat: number;
  readonly decision: Decision;
}

/** A pending question: what the seat to move owes a bonus tile (X3). */
export interface Decision {
  /** The tile that asks. */
  readonly tile: Tile;
  /** Whether the seat may decline (U19). */
  readonly may_decline: boolean;
}

/** A bonus tile had nothing to do (U10). */
export interface EffectLost {
  readonly type: "effect-lost";
  readonly tile: Tile;
}

/** A seat declined what a bonus tile offered (U19). */
export interface Declined {
  readonly type: "declined";
  readonly seat: number;
}

/** A discarded card was shuffled into the deck; nobody knows where (X3.5). */
export interface Reshuffled {
  readonly type: "reshuffled";
  readonly seat: number;
  readonly face: Card;
}

/** A discarded card was put on its firework (X3.6). */
export interface Rekindled {
  readonly type: "rekindled";
  readonly seat: number;
  readonly face: Card;
}

/** A seat without cards and clue tokens is skipped; its turn ends next (V1, U5). */
export interface Skipped {
  readonly type: "skipped";
  readonly seat: number;
}

/** The last card was drawn: everyone has one more turn (B11). */
export interface LastRoundBegan {
  readonly type: "last-round-began";
}

/** The first hands, seat by seat; cards are named in this order (B2). */
export interface Dealt {
  readonly type: "dealt";
  readonly hands: readonly (readonly (Card | null)[])[];
}

/** The game ended. */
export interface Ended {
  readonly type: "ended";
  readonly outcome: Outcome;
}

/** How a game ended and what it counts: nothing when lost or stopped (U3, U25). */
export interface Outcome {
  /** How it ended. */
  readonly result: Result;
  /** What it counts. */
  readonly score: number;
  /** Why it was stopped; null if it was not. */
  readonly reason: StopReason | null;
  /** Who stopped it; null if nobody did, or nobody knows. */
  readonly by: number | null;
}

/**
 * How a game ended.
 * `perfect`: Every firework is complete (B10).
 * `finished`: The last round is over, or nothing more could be scored (B11, U25).
 * `struck-out`: The last strike fell (B9).
 * `card-lost`: An indispensable card was discarded in all or nothing (V1, U4).
 * `no-action`: Nobody could act in all or nothing, or a player who is not skipped could not (U5).
 * `stopped`: The room ended it (U25).
 */
export type Result = "perfect" | "finished" | "struck-out" | "card-lost" | "no-action" | "stopped";

/**
 * Why a room ends a game early (U25).
 * `vote`: The players voted to end it.
 * `clock`: A turn took too long.
 * `idle`: It was left unfinished.
 * `left`: A player ended it for everyone.
 * `operator`: The server's operator ended it.
 * `out-of-reach`: A perfect score was out of reach, in a speedrun on hanab.live.
 * `nothing-left`: Nothing more could be scored; the score is kept.
 */
export type StopReason =
  | "vote"
  | "clock"
  | "idle"
  | "left"
  | "operator"
  | "out-of-reach"
  | "nothing-left";

/** A game as its viewer sees it now. */
export interface TableNow {
  /** How many actions the game has seen. */
  readonly seq: number;
  /** How many turns are over; a turn with a bonus tile to answer takes two actions. */
  readonly turn: number;
  /** Whose turn it is. */
  readonly seat: number;
  /** How many clue tokens are available. */
  readonly clue_tokens: number;
  /** How many strikes there have been. */
  readonly strikes: number;
  /** The height of each firework, in the order of the ruleset's suits. */
  readonly fireworks: readonly number[];
  /** Each hand in the order its cards were drawn. */
  readonly hands: readonly (readonly CardNow[])[];
  /** The discard pile, the oldest first. */
  readonly discards: readonly Card[];
  /** How many cards are left to draw. */
  readonly deck: number;
  /** How many cards were ever drawn: the id of the next one. */
  readonly drawn: number;
  /** The bonus tiles used so far. */
  readonly turned: readonly Tile[];
  /** The cards that were shuffled back into the deck. */
  readonly returned: readonly Returned[];
  /** How many turns of the last round remain, once it has begun (B11). */
  readonly turns_left: number | null;
  /** What a bonus tile asks of the seat to move. */
  readonly decision: Decision | null;
  /** Null while the game runs. */
  readonly outcome: Outcome | null;
  /** What the fireworks are worth now. */
  readonly points: number;
  /** The highest score still possible, as far as cards and tiles go. */
  readonly best: number;
  /** The band of the audience's scale that the score of a finished show falls in (B13, U13). */
  readonly remark: string | null;
  /** The height that each firework can still reach, as far as cards and tiles go (B15). */
  readonly reach: readonly number[];
}

/** A card in a hand: its face if the viewer sees it, and what the room remembers of clues. */
export interface CardNow {
  /** Names the card from being drawn to being played. */
  readonly id: number;
  /** Omitted if it is hidden. */
  readonly face?: Card | null;
  /** The clues that pointed at the card, each once, in the order they came. */
  readonly said?: readonly (string | number)[] | null;
  /** The suits that clues leave possible. */
  readonly suits?: readonly string[] | null;
  /** The ranks that clues leave possible. */
  readonly ranks?: readonly number[] | null;
  /** The faces that remain possible for your own card when all visible cards are counted: ranks by suit. */
  readonly possible?: Readonly<Record<string, readonly number[]>> | null;
}

/** A discarded card that went back into the deck: cards named before it cannot be that copy (X3.5). */
export interface Returned {
  /** Its face. */
  readonly card: Card;
  /** The id that the next drawn card had then. */
  readonly before: number;
}

/** What the viewer may do now, and why not what they may not. */
export interface Choices {
  readonly options: readonly Option[];
  /** The code of the refusal for each of `play`, `discard` and `clue` that is impossible now. */
  readonly refused: Readonly<Record<string, string>>;
}

/** A legal action; a clue comes with the cards it would point at. */
export interface Option {
  readonly action: Action;
  /** Omitted if it is empty. */
  readonly points_at?: readonly number[];
}

/** What a bot would do in your place, told what your seat has seen and nothing else. */
export interface Advice {
  readonly type: "advice";
  readonly game: string;
  /** How many actions the game had seen. */
  readonly seq: number;
  readonly bot: string;
  /** What it would do comes first, then what other bots would do instead. */
  readonly suggestions: readonly Suggestion[];
  /** What the clues since your last turn mean by the bot's conventions, if it has any. */
  readonly clues: readonly ClueMeaning[];
}

/** An action that bots would take, and why. */
export interface Suggestion {
  readonly action: Action;
  /** The cards that a clue points at. */
  readonly points_at: readonly number[];
  /** Why, for programs. */
  readonly reason: string;
  /** Values that a sentence about it mentions. */
  readonly details: Readonly<Record<string, string | number>>;
  /** The bots that would take it; the reason is that of the first. */
  readonly bots: readonly string[];
  /** For the card that is played or discarded. */
  readonly chances: Chances | null;
}

/** What one of your own cards may turn out to be, in percent; only 0 and 100 are certain. */
export interface Chances {
  /** It can be played now. */
  readonly fits: number;
  /** It is needed, and no other copy is left. */
  readonly indispensable: number;
  /** It will never be of use. */
  readonly dead: number;
}

/** How a clue is read by anyone who knows the conventions. */
export interface ClueMeaning {
  /** The seat that gave it. */
  readonly giver: number;
  /** The seat that it was given to. */
  readonly to: number;
  /** The colour or the rank that it names. */
  readonly value: string | number;
  /** One of `play`, `later`, `keep`, `either`, `more` and `words`. */
  readonly code: string;
  /** The place of the card that the clue is about, counted from 1; 0 if it is about none. */
  readonly focus: number;
  /** Who has to play a card first, although the clue says nothing to them. */
  readonly awaited: number | null;
}

/** Your card order, marks and notes; sent to all your devices and to nobody else. */
export interface Desk {
  readonly type: "desk";
  readonly game: string;
  /** Your cards as you arranged them; empty while you have not. */
  readonly order: readonly number[];
  /** By card. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** By card. */
  readonly notes: Readonly<Record<string, string>>;
}

/** The game is over: the deck's proof, and everyone's notes by seat and card. */
export interface GameOpened {
  readonly type: "opened";
  readonly game: string;
  readonly commitment: string;
  readonly nonce: string;
  /** For each seat, by card. */
  readonly notes: readonly Readonly<Record<string, string>>[];
  /** What the deal follows from, all numbers included. */
  readonly shuffle: ShownShuffle | null;
}

/** The deck of the next game is being shuffled: if your commitment is listed, `reveal` your number. */
export interface ShuffleCall {
  readonly type: "shuffle";
  /** The id that the game will have. */
  readonly game: string;
  /** The server's commitment. */
  readonly server: string;
  /** By seat; null where no number was promised. */
  readonly commitments: readonly (string | null)[];
}

/** A request was carried out and is on disk. */
export interface Done {
  readonly type: "done";
  /** The request's. */
  readonly id: string;
  readonly seq: number;
}

/** A request was not carried out. */
export interface Refused {
  readonly type: "refused";
  /** The request's; null where none could be read. */
  readonly id: string | null;
  /** Why, for programs. */
  readonly code: string;
  /** Values that a sentence about it mentions. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly seq: number;
  /** Whether it makes sense to send the request again. */
  readonly retry: Retry;
}

/**
 * Whether it makes sense to send a refused request again.
 * `same`: Nobody knows whether it was carried out. Send it again after a second, with the same `id`.
 * `pause`: Not now. Nothing was done; wait a second or longer, then send it again.
 * `change`: Not as things are. Wait until the room or the table has changed, or change it yourself.
 * `correct`: Something in the request is wrong or out of date. Send a different one.
 * `never`: It will not work later either.
 */
export type Retry = "same" | "pause" | "change" | "correct" | "never";

/** The answer to a `ping`. */
export interface Pong {
  readonly type: "pong";
  /** The request's. */
  readonly id: string;
}

/** The server is about to close the connection. */
export interface Closing {
  readonly type: "closing";
  readonly code: string;
  /** After how many seconds to connect again; null if there is nothing to come back to. */
  readonly back_in: number | null;
}
