"""A game at one keyboard: its setup, its deal, and what has happened so far."""

import random
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Protocol

from hanabi.bots import Reason, companions
from hanabi.bots.registry import adviser_for
from hanabi.coach import BotAdvice, advise
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
from hanabi.plain.companions import SEED_LIMIT, seat_companions
from hanabi.plain.offers import ActionOffer, LocalOffer
from hanabi.plain.words import Words
from hanabi.rules import Ruleset
from hanabi.table import UNSAID, Memory, Table


@dataclass(frozen=True, slots=True)
class LocalChair:
    """A seat: the name of its player, and the bot that plays it, if any."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The setup of a game."""

    rules: Ruleset
    chairs: tuple[LocalChair, ...]
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
class Deal:
    """Everything random about a game that is decided before it begins."""

    shuffle: Shuffle
    first: Seat
    seeds: tuple[int, ...]
    """The seed of each bot, by seat."""


@dataclass(frozen=True, slots=True)
class GameMoment:
    """What one action brought about, and why a bot took it."""

    board: Board
    """A board of its game, before or after it: for the rules and for who began."""
    turn: int
    """The turn it belongs to, counted from 1; 0 is the deal."""
    events: tuple[Event, ...]
    reason: Reason | None = None


class ShownGame(Protocol):
    """What a screen needs to know about a game, local or in a room."""

    moments: list[GameMoment]

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

    def offer(self, seat: Seat | None) -> ActionOffer:
        """What a seat may do."""


def seat_choices(named: Iterable[str | None] = ()) -> tuple[str | None, ...]:
    """The choices for a seat: a person (None), a bot that plays with people, or one of `named`."""
    return tuple(dict.fromkeys((None, *companions(), *named)))


def draw_deal(plan: GameSetup, chance: random.Random) -> Deal:
    """Draw the random part of a game; for the same seed the cards are those of `deal_table`."""
    shuffle = shuffled(plan.rules, chance)
    # Seat 0 draws no seed, as in `deal_table`, so that bots get the same ones there and here.
    seeds = tuple(0 if seat == 0 else chance.randrange(SEED_LIMIT) for seat in range(len(plan.chairs)))
    first = chance.randrange(len(plan.chairs)) if plan.first is None else plan.first
    return Deal(shuffle, first, seeds)


class LocalGame:
    """A game in progress; a resumed one first replays the `actions` so far."""

    def __init__(self, plan: GameSetup, luck: Deal, actions: Iterable[Action] = ()) -> None:
        self.setup, self.deal = plan, luck
        self.table = Table(plan.rules, plan.names, shuffle=luck.shuffle, first=luck.first)
        self.moments = [GameMoment(self._empty_board(), 0, (self.table.dealt,))]
        bots = {seat: chair.bot for seat, chair in enumerate(plan.chairs) if chair.bot is not None}
        seat_companions(self.table, bots, luck.seeds)
        with ExitStack() as leaving:
            leaving.callback(self.table.close)
            for action in actions:
                self.take(action)
            leaving.pop_all()

    @property
    def names(self) -> tuple[str, ...]:
        return self.setup.names

    @property
    def rules(self) -> Ruleset:
        return self.setup.rules

    @property
    def memory(self) -> Memory:
        return self.setup.memory

    @property
    def confirm(self) -> bool:
        return self.setup.confirm

    @property
    def board(self) -> Board:
        return self.table.board

    @property
    def state(self) -> GameState:
        return self.table.state

    @property
    def bot_moves(self) -> bool:
        """Whether it is a bot's turn."""
        return self.board.seat in self.table.players

    def view(self, seat: Seat | None) -> PlayerView:
        return self.state.view(seat)

    def offer(self, seat: Seat | None) -> ActionOffer:
        return LocalOffer(self.view(seat))

    def take(self, action: Action, reason: Reason | None = None) -> GameMoment:
        """Take an action for the seat to move."""
        move = self.table.act(action, reason=reason or UNSAID)
        self.moments.append(GameMoment(move.board, move.board.turn + 1, move.events, reason))
        return self.moments[-1]

    def replay(self) -> Replay:
        return self.table.replay()

    def advice(self, seat: Seat, bot: str | None = None) -> BotAdvice:
        """What an adviser would do: `bot`, or the strongest whose conventions the bots here follow."""
        beside = adviser_for(chair.bot for chair in self.setup.chairs if chair.bot is not None)
        return find_advice(self, seat, self.deal.seeds[seat], bot or beside)

    def _empty_board(self) -> Board:
        return before_deal(self.setup.rules, len(self.setup.chairs), self.deal.first, None).board


def find_advice(table: ShownGame, seat: Seat, seed: int, bot: str | None = None) -> BotAdvice:
    """Ask an adviser that has observed the whole game from a seat."""
    heard = (event.seen_by(seat) for moment in table.moments for event in moment.events)
    return advise(table.rules, len(table.names), seat, seed, heard, table.board.first, bot)


def moment_text(words: Words, moment: GameMoment, seat: Seat | None) -> str:
    """A moment in sentences, as a seat or a spectator hears it."""
    return words.story(moment.board, (event.seen_by(seat) for event in moment.events))
