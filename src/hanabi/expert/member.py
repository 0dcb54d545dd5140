"""One member of the team at a table, which knows only what its seat may see."""

from dataclasses import replace
from random import Random
from typing import TypeAlias

import numpy as np

from hanabi.expert.cheating import decide_seeing
from hanabi.expert.deciding import decide
from hanabi.expert.messages import hear
from hanabi.expert.mind import FACES, MIND, MOST_HELD, clear
from hanabi.expert.sets import playable_cards, useful_cards
from hanabi.expert.survey import look_at_own
from hanabi.fast import layout
from hanabi.fast.compiling import to_kernel
from hanabi.fast.layout import rules_array
from hanabi.fast.numbering import Numbering
from hanabi.fast.positions import write_state, write_view
from hanabi.fast.warmup import run_once
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
"""The events that may carry a message."""


class KernelState:
    """The kernel's arrays of one game, or of what a seat knows of it, with views for compiled functions."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        tables = rules_array(rules, players)
        self.words = np.zeros(layout.word_count(tables), np.int64)
        self.small = np.zeros(layout.byte_count(tables), np.int8)
        self.numbering = Numbering(rules, players)
        self.rules, self.numbers = to_kernel(tables), to_kernel(self.small)
        self.game = self.rules, to_kernel(self.words), self.numbers


class TeamMember:
    """A member of the team: its view, and what the team's messages have told it.

    `hear` must be called with every event that its seat sees.
    """

    def __init__(self, rules: Ruleset, players: int, seat: Seat) -> None:
        self._seat = seat
        self._view = before_deal(rules, players, 0, seat)  # who begins is seen from the first action
        self._desk = KernelState(rules, players)
        self._mind = np.zeros(MIND, np.int64)
        self._thoughts = to_kernel(self._mind)
        run_once("expert", "member", self._try_out)
        clear(self._thoughts)

    def _try_out(self) -> None:
        """Run every compiled function once, so that nobody waits for the compiler during a game."""
        rules, players = self._view.rules, self._view.board.players
        state, _ = deal(rules, players, shuffled(rules, Random(0)))
        write_state(state, self._desk.words, self._desk.small)
        number = int(decide(*self._desk.game, self._thoughts))
        hear(*self._desk.game, self._thoughts, number, 0, 0)
        look_at_own(*self._desk.game, self._thoughts, 0)
        playable_cards(self._desk.rules, self._desk.numbers)
        useful_cards(self._desk.rules, self._desk.numbers)

    def hear(self, event: Event) -> None:
        """Follow an event as this seat may see it, and understand its message, if it has one."""
        if isinstance(event, Clued | Played | Misplayed | Discarded):
            board = replace(self._view.board, seat=event.seat)
            self._lay_out(replace(self._view, board=board))
            number = self._desk.numbering.number(board, action_of(board, event))
            hear(*self._desk.game, self._thoughts, number, _pointed_places(event), self._seat)
        self._view = watch(self._view, event)

    def decide(self, view: PlayerView) -> Action:
        """Choose an action."""
        self._lay_out(view)
        number = int(decide(*self._desk.game, self._thoughts))
        return self._desk.numbering.action(view.board, number)

    def is_sure(self, view: PlayerView, card: CardId) -> bool:
        """Whether this member knows that one of its cards fits."""
        return not self._faces(view, card) & ~int(playable_cards(self._desk.rules, self._desk.numbers))

    def is_useless(self, view: PlayerView, card: CardId) -> bool:
        """Whether this member knows that one of its cards is useless."""
        return not self._faces(view, card) & int(useful_cards(self._desk.rules, self._desk.numbers))

    def _faces(self, view: PlayerView, card: CardId) -> int:
        """A bit mask of the identities that a card may have."""
        self._lay_out(view)
        look_at_own(*self._desk.game, self._thoughts, self._seat)
        place = [held.id for held in view.hand].index(card)
        return int(self._mind[FACES + MOST_HELD * self._seat + place])

    def _lay_out(self, view: PlayerView) -> None:
        write_view(view, self._desk.words, self._desk.small, ())


def cheat(state: GameState) -> Action:
    """Choose an action for a player who sees all the cards in hands."""
    desk = KernelState(state.rules, state.board.players)
    write_state(state, desk.words, desk.small)
    return desk.numbering.action(state.board, int(decide_seeing(*desk.game)))


def action_of(board: Board, event: Telling) -> Action:
    """The action that led to an event."""
    match event:
        case Clued(to=to, value=value):
            clue = Clue(to, value)
            return clue if board.decision is None else Choose(clue)
        case Discarded(card=card):
            return Discard(card)
        case Played(card=card, announced=announced) | Misplayed(card=card, announced=announced):
            return Play(card, announced)


def _pointed_places(event: Telling) -> int:
    """A bit mask of the places that a clue points at; 0 for any other event."""
    if not isinstance(event, Clued):
        return 0
    return sum(1 << place for place in event.places)
