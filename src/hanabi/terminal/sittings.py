"""A game at one keyboard: its setup, its deal, and what has happened so far."""

import random
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Protocol

from hanabi.bots import Reason, companions
from hanabi.bots.kinds import adviser_beside
from hanabi.coach import Advice, advise
from hanabi.game import (
    Action,
    Board,
    Event,
    GameState,
    PlayerView,
    Seat,
    Shuffle,
    before_deal,
    shuffled,
)
from hanabi.game.replay import Replay
from hanabi.rules import Ruleset
from hanabi.table import UNSAID, Memory, Table
from hanabi.terminal.offers import ByRules, Offer
from hanabi.terminal.party import SEEDS, seat_companions
from hanabi.terminal.words import Words


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat: the name of its player, and the bot that plays it, if any."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The setup of a game."""

    rules: Ruleset
    chairs: tuple[Chair, ...]
    first: Seat | None = 0
    """Who begins; None is a random seat."""
    memory: Memory = Memory.DEDUCED
    confirm: bool = False
    """Whether a play must be confirmed."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.chairs)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is None)


@dataclass(frozen=True, slots=True)
class Luck:
    """Everything random about a game that is decided before it begins."""

    shuffle: Shuffle
    first: Seat
    seeds: tuple[int, ...]
    """The seed of each bot, by seat."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What one action brought about, and why a bot took it."""

    board: Board
    """A board of its game, before or after it: for the rules and for who began."""
    turn: int
    """The turn it belongs to, counted from 1; 0 is the deal."""
    events: tuple[Event, ...]
    reason: Reason | None = None


class ShownTable(Protocol):
    """What a screen needs to know about a game, local or in a room."""

    moments: list[Moment]

    @property
    def names(self) -> tuple[str, ...]: ...

    @property
    def rules(self) -> Ruleset: ...

    @property
    def memory(self) -> Memory: ...

    @property
    def confirm(self) -> bool:
        """Whether a play must be confirmed."""

    @property
    def board(self) -> Board: ...

    def view(self, seat: Seat | None) -> PlayerView:
        """The view of a seat; None is a spectator."""

    def offer(self, seat: Seat | None) -> Offer:
        """What a seat may do."""


def sitters(named: Iterable[str | None] = ()) -> tuple[str | None, ...]:
    """The choices for a seat: a person (None), a bot that plays with people, or one of `named`."""
    return tuple(dict.fromkeys((None, *companions(), *named)))


def draw_luck(plan: Plan, chance: random.Random) -> Luck:
    """Draw the random part of a game; for the same seed the cards are those of `gather`."""
    shuffle = shuffled(plan.rules, chance)
    # Seat 0 draws no seed, as in `gather`, so that bots get the same ones there and here.
    seeds = tuple(0 if seat == 0 else chance.randrange(SEEDS) for seat in range(len(plan.chairs)))
    first = chance.randrange(len(plan.chairs)) if plan.first is None else plan.first
    return Luck(shuffle, first, seeds)


class Sitting:
    """A game in progress; a resumed one first replays the `actions` so far."""

    def __init__(self, plan: Plan, luck: Luck, actions: Iterable[Action] = ()) -> None:
        self.plan, self.luck = plan, luck
        self.game = Table(plan.rules, plan.names, shuffle=luck.shuffle, first=luck.first)
        self.moments = [Moment(self._bare_table(), 0, (self.game.dealt,))]
        bots = {seat: chair.bot for seat, chair in enumerate(plan.chairs) if chair.bot is not None}
        seat_companions(self.game, bots, luck.seeds)
        with ExitStack() as leaving:
            leaving.callback(self.game.close)
            for action in actions:
                self.take(action)
            leaving.pop_all()

    @property
    def names(self) -> tuple[str, ...]:
        return self.plan.names

    @property
    def rules(self) -> Ruleset:
        return self.plan.rules

    @property
    def memory(self) -> Memory:
        return self.plan.memory

    @property
    def confirm(self) -> bool:
        return self.plan.confirm

    @property
    def board(self) -> Board:
        return self.game.board

    @property
    def state(self) -> GameState:
        return self.game.state

    @property
    def bot_moves(self) -> bool:
        """Whether it is a bot's turn."""
        return self.board.seat in self.game.players

    def view(self, seat: Seat | None) -> PlayerView:
        return self.state.view(seat)

    def offer(self, seat: Seat | None) -> Offer:
        return ByRules(self.view(seat))

    def take(self, action: Action, reason: Reason | None = None) -> Moment:
        """Take an action for the seat to move."""
        move = self.game.act(action, reason=reason or UNSAID)
        self.moments.append(Moment(move.board, move.board.turn + 1, move.events, reason))
        return self.moments[-1]

    def replay(self) -> Replay:
        return self.game.replay()

    def advice(self, seat: Seat, bot: str | None = None) -> Advice:
        """What an adviser would do: `bot`, or the strongest whose conventions the bots here follow."""
        beside = adviser_beside(chair.bot for chair in self.plan.chairs if chair.bot is not None)
        return advised(self, seat, self.luck.seeds[seat], bot or beside)

    def _bare_table(self) -> Board:
        return before_deal(self.plan.rules, len(self.plan.chairs), self.luck.first, None).board


def advised(table: ShownTable, seat: Seat, seed: int, bot: str | None = None) -> Advice:
    """Ask an adviser that has observed the whole game from a seat."""
    heard = (event.seen_by(seat) for moment in table.moments for event in moment.events)
    return advise(table.rules, len(table.names), seat, seed, heard, table.board.first, bot)


def told(words: Words, moment: Moment, seat: Seat | None) -> str:
    """A moment in sentences, as a seat or a spectator hears it."""
    return words.story(moment.board, (event.seen_by(seat) for event in moment.events))
