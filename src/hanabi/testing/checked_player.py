"""A player that checks every answer of its bot."""

import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeGuard, TypeVar

from hanabi.bots import REASONS, Bot, Choice
from hanabi.bots.failures import describe_error
from hanabi.codec import Malformed, decode, encode
from hanabi.errors import HanabiError
from hanabi.game import Action, Choose, Clue, Event, Play, PlayerView, Seat, players_refusal
from hanabi.rules import Card, Ruleset
from hanabi.testing.promises import BotFault
from hanabi.testing.timed_calls import CallTimeout, TimedCalls
from hanabi.testing.trials import Trial

T = TypeVar("T")
V = TypeVar("V")
GRACE = 1.0
"""Seconds that an answer may be late, since the machine may be busy."""
START_TIMEOUT = 300.0
"""Seconds that a bot may take to sit down, during which it may have to be compiled."""


@dataclass(frozen=True, slots=True)
class FaultLocation:
    """Where a fault happened; `turn` counts from 1, 0 before the deal; `seat` from 0, in sentences from 1."""

    trial: Trial
    seat: Seat
    turn: int

    def make_fault(self, code: str, **details: str | int) -> BotFault:
        """The fault with this code at this place."""
        place = {"players": self.trial.players, "seat": self.seat, "turn": self.turn}
        return BotFault(code, **{**details, **place, "ruleset": self.trial.name})


class CheckedPlayer:
    """A player around a bot: it gives the bot copies, checks its answers, and times each call."""

    def __init__(self, bot: Bot, patience: TimedCalls, seconds: float, where: FaultLocation) -> None:
        self.bot, self.where = bot, where
        self._patience, self._seconds = patience, seconds

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Let the bot sit down at a new game of its trial."""
        self.where = replace(self.where, seat=seat, turn=0)
        self._give(rules, lambda given: self.bot.start(given, players, seat, seed), START_TIMEOUT)

    def observe(self, event: Event) -> None:
        self._give(event, self.bot.observe, self._seconds)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Ask the bot for its choice; raise BotFault if it is late or the choice is not valid."""
        self.where = replace(self.where, turn=view.board.turn + 1)
        seconds = self._seconds if deadline is None else deadline
        choice = self._give(view, lambda given: self.bot.act(given, seconds), seconds)
        self._check(view, choice)
        return choice

    def hear(self, events: Iterable[Event]) -> None:
        """Tell the bot what its seat may see of `events`."""
        for event in events:
            self.observe(event.seen_by(self.where.seat))

    def _give(self, value: V, deed: Callable[[V], T], seconds: float) -> T:
        """Call `deed` with a copy of `value`; raise BotFault if it fails, is late or changes the copy."""
        given: V = pickle.loads(pickle.dumps(value))
        try:
            answer = self._patience.call(lambda: deed(given), seconds + GRACE)
        except CallTimeout:
            raise self._slow_fault(seconds) from None
        except HanabiError as error:
            if error.code == "program-too-slow":
                raise self._slow_fault(seconds) from error
            raise self.where.make_fault("fault-refuses", cause=error.code, **error.details) from error
        except Exception as error:
            raise self.where.make_fault("fault-raises", what=describe_error(error)) from error
        if given != value:
            raise self.where.make_fault("fault-changes", what=type(value).__name__)
        return answer

    def _slow_fault(self, seconds: float) -> BotFault:
        return self.where.make_fault("fault-too-slow", seconds=f"{seconds:g}")

    def _check(self, view: PlayerView, choice: object) -> None:
        """Raise BotFault if an answer is not a choice, breaks the rules, or its reason tells too much."""
        if not _is_choice(choice):
            raise self.where.make_fault("fault-no-choice", answer=repr(choice))
        code = players_refusal(view, choice.action)
        if code is not None:
            raise self.where.make_fault("fault-illegal", action=repr(choice.action), cause=code)
        if choice.reason.code not in REASONS:
            raise self.where.make_fault("fault-reason", reason=choice.reason.code)
        for name, value in choice.reason.details.items():
            if value not in public_values(choice.action):
                raise self.where.make_fault("fault-tells", detail=name, value=str(value))


def public_values(action: Action) -> tuple[object, ...]:
    """The values that an action itself shows to everybody, so that its reason may repeat them."""
    match action:
        case Clue(to, value) | Choose(Clue(to, value)):
            return to, value
        case Choose(Card(suit, rank)):
            return suit, rank
        case Play(card, announce):
            return card, announce
        case _:
            return (getattr(action, "card", None),)


def _is_choice(answer: object) -> TypeGuard[Choice]:
    """Whether an answer is a `Choice` that survives encoding, so that it can be sent to other processes."""
    if not isinstance(answer, Choice):
        return False
    try:
        decode(Choice, encode(answer))
    except Malformed:
        return False
    return True
