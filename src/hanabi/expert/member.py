"""One member of the team at a table, with nothing but what its seat may see."""

from dataclasses import replace
from random import Random
from typing import TypeAlias

import numpy as np

from hanabi.expert.cheating import decide_seeing
from hanabi.expert.deciding import decide
from hanabi.expert.messages import hear
from hanabi.expert.mind import FACES, MIND, MOST_HELD, clear
from hanabi.expert.sets import playable, useful
from hanabi.expert.survey import look_at_own
from hanabi.fast import layout
from hanabi.fast.compiling import kernels_own
from hanabi.fast.layout import laid_out
from hanabi.fast.numbering import Numbering
from hanabi.fast.positions import write_state, write_view
from hanabi.fast.warming import once
from hanabi.game import (
    Action,
    Board,
    CardId,
    Choose,
    Clue,
    Clued,
    Discard,
    Discarded,
    Event,
    GameState,
    Misplayed,
    Play,
    Played,
    PlayerView,
    Seat,
    before_deal,
    deal,
    shuffled,
    watch,
)
from hanabi.rules import Ruleset

Telling: TypeAlias = Clued | Played | Misplayed | Discarded
"""The events in which there may be a message."""


class Desk:
    """Room for one game, or for what a seat sees of it, where compiled functions find it."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        tables = laid_out(rules, players)
        self.words = np.zeros(layout.word_count(tables), np.int64)
        self.small = np.zeros(layout.byte_count(tables), np.int8)
        self.numbering = Numbering(rules, players)
        self.rules, self.numbers = kernels_own(tables), kernels_own(self.small)
        self.game = self.rules, kernels_own(self.words), self.numbers


class Member:
    """What a member has seen and was told; it hears every event of its seat."""

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self._seat = seat
        self._view = before_deal(rules, players, 0, seat)  # who begins is seen from the first action
        self._desk = Desk(rules, players)
        self._mind = np.zeros(MIND, np.int64)
        self._thoughts = kernels_own(self._mind)
        once("expert", "member", self._try_out)
        clear(self._thoughts)

    def _try_out(self) -> None:
        """Run whatever is compiled, so that nobody waits for it in the middle of a game."""
        rules, players = self._view.rules, self._view.board.players
        state, _ = deal(rules, players, shuffled(rules, Random(0)))
        write_state(state, self._desk.words, self._desk.small)
        number = int(decide(*self._desk.game, self._thoughts))
        hear(*self._desk.game, self._thoughts, number, 0, 0)
        look_at_own(*self._desk.game, self._thoughts, 0)
        playable(self._desk.rules, self._desk.numbers)
        useful(self._desk.rules, self._desk.numbers)

    def hear(self, event: Event) -> None:
        """Take in an event as this seat may see it."""
        if isinstance(event, Clued | Played | Misplayed | Discarded):
            board = replace(self._view.board, seat=event.seat)
            self._lay_out(replace(self._view, board=board))
            number = self._desk.numbering.number(board, _action(board, event))
            hear(*self._desk.game, self._thoughts, number, _pointed(event), self._seat)
        self._view = watch(self._view, event)

    def decide(self, view: PlayerView) -> Action:
        """What to do now."""
        self._lay_out(view)
        number = int(decide(*self._desk.game, self._thoughts))
        return self._desk.numbering.action(view.board, number)

    def is_sure(self, view: PlayerView, card: CardId) -> bool:
        """Whether a card of this member surely fits, for all it knows."""
        return not self._faces(view, card) & ~int(playable(self._desk.rules, self._desk.numbers))

    def is_useless(self, view: PlayerView, card: CardId) -> bool:
        """Whether a card of this member is surely of no use, for all it knows."""
        return not self._faces(view, card) & int(useful(self._desk.rules, self._desk.numbers))

    def _faces(self, view: PlayerView, card: CardId) -> int:
        """What a card may be, a bit for each identity."""
        self._lay_out(view)
        look_at_own(*self._desk.game, self._thoughts, self._seat)
        place = [held.id for held in view.hand].index(card)
        return int(self._mind[FACES + MOST_HELD * self._seat + place])

    def _lay_out(self, view: PlayerView) -> None:
        write_view(view, self._desk.words, self._desk.small, ())


def cheat(state: GameState) -> Action:
    """What somebody who sees all cards does."""
    desk = Desk(state.rules, state.board.players)
    write_state(state, desk.words, desk.small)
    return desk.numbering.action(state.board, int(decide_seeing(*desk.game)))


def _action(board: Board, event: Telling) -> Action:
    """The action that an event tells of."""
    match event:
        case Clued(to=to, value=value):
            clue = Clue(to, value)
            return clue if board.decision is None else Choose(clue)
        case Discarded(card=card):
            return Discard(card)
        case Played(card=card, announced=announced) | Misplayed(card=card, announced=announced):
            return Play(card, announced)


def _pointed(event: Telling) -> int:
    """The places of the cards that a clue points at, a bit each."""
    if not isinstance(event, Clued):
        return 0
    return sum(1 << place for place in event.places)
