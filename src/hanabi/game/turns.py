"""Take actions: check whether they are legal, and derive the events that follow."""

from typing import assert_never

from hanabi.errors import IllegalAction
from hanabi.game.actions import Action, CardId, Choose, Clue, Discard, Play, Seat, Stop, StopReason
from hanabi.game.board import Board, Decision, Outcome, Result
from hanabi.game.bounds import is_decided
from hanabi.game.events import (
    Asked,
    Completed,
    Declined,
    Discarded,
    Drawn,
    EffectLost,
    Ended,
    Event,
    LastRoundBegan,
    Misplayed,
    Played,
    Rekindled,
    Reshuffled,
    Skipped,
    StrikeTakenBack,
    TileTurned,
    TokenReturned,
    TurnEnded,
)
from hanabi.game.legal import clue_event, legal_actions, may_waste, refusal, tile_options
from hanabi.game.prospects import all_complete, earns_tile, is_complete, is_indispensable, is_playable, points
from hanabi.game.state import GameState, apply_event
from hanabi.game.view import PlayerView
from hanabi.rules import Card, Ending, Tile


def decide(state: GameState, action: Action, by: Seat | None = None) -> tuple[Event, ...]:
    """The events that follow from an action of the seat to move, or of `by`; or raise IllegalAction."""
    return act(state, action, by)[1]


def act(state: GameState, action: Action, by: Seat | None = None) -> tuple[GameState, tuple[Event, ...]]:
    """Take an action of the seat to move, or of `by`; return the new state and the events that led to it.

    Raise IllegalAction if the action is refused. The old state is never changed.
    """
    seat = state.board.seat if by is None else by
    view = state.view(seat)
    code = refusal(view, action) or _refuse_scored_stop(state, action)
    if code is not None:
        raise IllegalAction(code)
    turn = Turn(state, view)
    turn.take(action)
    return turn.state, tuple(turn.events)


def _refuse_scored_stop(state: GameState, action: Action) -> str | None:
    """Only a game that cannot score more stops with its score, which hidden cards decide (U25)."""
    keeps_score = isinstance(action, Stop) and action.reason is StopReason.NOTHING_LEFT
    return "more-to-score" if keeps_score and not is_decided(state) else None


class Turn:
    """An action in progress: the view it was taken from, the events so far, and the state they lead to."""

    def __init__(self, state: GameState, view: PlayerView) -> None:
        self.state = state
        self.before = view
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def view(self) -> PlayerView:
        return self.state.view(self.board.seat)

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.state = apply_event(self.state, event)

    def take(self, action: Action) -> None:
        """Carry out a legal action; finish the turn unless the game is over or a tile waits for an answer."""
        match action:
            case Clue():
                self.clue(action, free=False)
            case Discard():
                self.discard(action)
            case Play():
                self.play(action)
            case Choose():
                self.choose(action)
            case Stop():
                self.stop(action)
                return
            case _:
                assert_never(action)
        if not self.board.over and self.board.decision is None:
            self.finish()

    def clue(self, clue: Clue, free: bool) -> None:
        """Point at every card that matches the clue, all at once (B4)."""
        self.emit(clue_event(self.before, clue, free=free))

    def discard(self, action: Discard) -> None:
        """Discard for a clue token (B6); in all or nothing, discarding the last copy loses the game (V1)."""
        face = self.state.face(action.card)
        lost = self.would_lose(face)
        place = self.board.place(self.board.seat, action.card)
        self.emit(Discarded(self.board.seat, action.card, face, place))
        if lost:
            self.end_at_once(Result.CARD_LOST)

    def play(self, action: Play) -> None:
        """Play a card; a wrong announcement misplays it even if it would have fitted (B7, V2)."""
        seat, face = self.board.seat, self.state.face(action.card)
        place = self.board.place(seat, action.card)
        if is_playable(self.board, face) and action.announce in (None, face.suit):
            self.emit(Played(seat, action.card, face, place, action.announce))
            self.build(face.suit, announced=action.announce is not None)
            return
        lost = self.would_lose(face)
        strike = self.board.strikes + 1
        self.emit(Misplayed(seat, action.card, face, place, strike, action.announce))
        if self.board.strikes == self.board.rules.strikes:
            self.end_at_once(Result.STRUCK_OUT)
        elif lost:
            self.end_at_once(Result.CARD_LOST)

    def choose(self, action: Choose) -> None:
        """Apply the answer to a bonus tile (X3)."""
        seat, decision = self.board.seat, self.board.decision
        assert decision is not None
        match action.option:
            case None:
                self.emit(Declined(seat))
            case Clue() as clue:
                self.clue(clue, free=True)
            case Card() as card if decision.tile is Tile.RESHUFFLE:
                self.emit(Reshuffled(seat, card))
            case Card() as card:
                self.emit(Rekindled(seat, card))
                self.build(card.suit, announced=False)
            case _:
                assert_never(action.option)

    def stop(self, action: Stop) -> None:
        """End the game early; it scores 0 unless nothing more could be scored (V1, U25)."""
        scored = self.board.rules.ending is not Ending.ALL_OR_NOTHING
        if scored and action.reason is StopReason.NOTHING_LEFT:
            outcome = Outcome(Result.FINISHED, points(self.board), action.reason)
        else:
            outcome = Outcome(Result.STOPPED, 0, action.reason, action.by)
        self.emit(Ended(outcome))

    def build(self, suit: str, announced: bool) -> None:
        """Give the rewards for a card that was put on its firework (B8, B10, U6, U9)."""
        complete = is_complete(self.board, suit)
        if complete:
            self.emit(Completed(suit))
        if all_complete(self.board):
            self.end_at_once(Result.PERFECT)
            return
        if announced:
            self.return_token()
        if complete and earns_tile(self.board, self.board.rules.suit(suit)):
            self.turn_tile()
        elif complete:
            self.return_token()

    def return_token(self) -> None:
        """Return a clue token; the reward is lost if all are available (B8, U6)."""
        if self.board.clue_tokens < self.board.rules.clue_tokens:
            self.emit(TokenReturned())

    def turn_tile(self) -> None:
        """Turn the next bonus tile and apply it at once (X3, U19)."""
        tile = self.state.secrets.tiles[0]
        self.emit(TileTurned(self.board.seat, tile))
        if tile is Tile.PARDON and self.board.strikes:
            self.emit(StrikeTakenBack())
        if tile in (Tile.TOKEN, Tile.PARDON):
            self.return_token()
        elif tile is Tile.RESHUFFLE and not self.board.deck:
            self.ask(Decision(Tile.REKINDLE, self.board.rules.may_decline or may_waste(self.board)))
        else:
            self.ask(Decision(tile, tile is Tile.REKINDLE and may_waste(self.board)))

    def ask(self, decision: Decision) -> None:
        """Wait for the player's choice, unless there is nothing to choose (U10)."""
        if tile_options(self.view, decision.tile):
            self.emit(Asked(self.board.seat, decision))
        else:
            self.emit(EffectLost(decision.tile))

    def finish(self) -> None:
        """Draw, pass the turn, and end the game or begin the last round if it is time (B3, B11, U5)."""
        drew_last = self.draw() and not self.board.deck
        self.emit(TurnEnded(self.board.seat))
        if self.board.rules.ending is Ending.ALL_OR_NOTHING:
            self.skip_idle()
        elif drew_last:
            self.emit(LastRoundBegan())
        elif self.board.turns_left == 0:
            self.end(Result.FINISHED)

    def skip_idle(self) -> None:
        """Skip every seat that cannot act; the game is lost if none can, or if seats are not skipped (U5)."""
        may_skip = self.board.rules.skipping and any(self.board.hands)
        while not self.board.hands[self.board.seat] and not legal_actions(self.view):
            if not may_skip:
                self.end(Result.NO_ACTION)
                return
            self.emit(Skipped(self.board.seat))
            self.emit(TurnEnded(self.board.seat))

    def draw(self) -> bool:
        """Draw a card if the hand is short and the deck has one; return whether it did (B6, B7, B11)."""
        board = self.board
        short = len(board.hands[board.seat]) < board.rules.hand_size(board.players)
        if not (short and board.deck):
            return False
        card = CardId(board.drawn)
        self.emit(Drawn(board.seat, card, self.state.secrets.deck[0]))
        return True

    def would_lose(self, face: Card) -> bool:
        """Whether losing this card loses the game: it is indispensable, in all or nothing (V1, U4)."""
        return self.board.rules.ending is Ending.ALL_OR_NOTHING and is_indispensable(self.board, face)

    def end_at_once(self, result: Result) -> None:
        """End the game in the middle of a turn: no reward, no draw (B9, B10, U9)."""
        self.emit(TurnEnded(self.board.seat))
        self.end(result)

    def end(self, result: Result) -> None:
        """End the game; a lost game scores 0 (U3)."""
        counts = result in (Result.PERFECT, Result.FINISHED)
        self.emit(Ended(Outcome(result, points(self.board) if counts else 0)))
