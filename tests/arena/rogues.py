"""Bots that misbehave, at one move of one game or always, and some with special talents."""

import gc
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from hanabi.arena.location import SharedLocation
from hanabi.bots import BotError, Choice, Company, RandomBot, Reason
from hanabi.errors import RulesetError
from hanabi.game import Event, GameState, PlayerView, Result, Seat, Stop, StopReason, legal_actions
from hanabi.rules import Ruleset
from tests.workers.rogue_worker import write_to_owner

HERE = "tests.arena.rogues"


class AtTheThirdMove(RandomBot):
    """Behaves until the third move of a game, in games whose seed is even."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        super().start(rules, players, seat, seed)
        self.spoils = seed % 2 == 0

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        if self.spoils and view.board.turn == 2:
            return self.misbehave(view)
        return super().act(view, deadline)

    def misbehave(self, view: PlayerView) -> Choice:
        raise NotImplementedError


class Raiser(AtTheThirdMove):
    def misbehave(self, view: PlayerView) -> Choice:
        raise ZeroDivisionError("nothing\nto share")


class Quitter(AtTheThirdMove):
    def misbehave(self, view: PlayerView) -> Choice:
        sys.exit(3)


class Stopper(AtTheThirdMove):
    def misbehave(self, view: PlayerView) -> Choice:
        return Choice(Stop(StopReason.VOTE), Reason("random"))


class Mumbler(AtTheThirdMove):
    """Answers with something other than a choice."""

    def misbehave(self, view: PlayerView) -> Choice:
        return "r1"  # type: ignore[return-value]


class Hanger(AtTheThirdMove):
    """Does not answer, and ignores interrupts."""

    def misbehave(self, view: PlayerView) -> Choice:
        while True:
            try:
                time.sleep(3600)
            except BaseException:  # noqa: BLE001
                continue


class Killer(AtTheThirdMove):
    """Ends the process it plays in."""

    def misbehave(self, view: PlayerView) -> Choice:
        os._exit(7)


class Babbler(AtTheThirdMove):
    """Writes what it finds in the environment to the owner of its process, and waits for what happens."""

    def misbehave(self, view: PlayerView) -> Choice:
        write_to_owner(bytes.fromhex(os.environ["BABBLE"]))
        return Hanger.misbehave(self, view)  # type: ignore[arg-type]


class Vandal(AtTheThirdMove):
    """Says that a seat plays that does not exist, and exits."""

    def misbehave(self, view: PlayerView) -> Choice:
        for each in gc.get_objects():
            if isinstance(each, SharedLocation):
                each.set_seat(99)
        os._exit(1)


class Vague(AtTheThirdMove):
    """Fails with details that no message has."""

    def misbehave(self, view: PlayerView) -> Choice:
        raise BotError("illegal-answer", seat=True, reason=None)  # type: ignore[arg-type]


class Refuser(AtTheThirdMove):
    def misbehave(self, view: PlayerView) -> Choice:
        raise BotError("illegal-answer", seat=0, reason="no-clue-token")


class Noisy(RandomBot):
    """Talks all the time, on every channel."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        print("I think", flush=True)
        print("I doubt", file=sys.stderr, flush=True)
        os.write(1, b"\x80\x04K\x01.")
        return super().act(view, deadline)


class BadListener(RandomBot):
    """Fails at the first card it hears of."""

    def observe(self, event: Event) -> None:
        raise KeyError(type(event).__name__)


class Picky(RandomBot):
    """Plays by the rules of one box only."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        if rules.edition != "pl":
            raise RulesetError("unknown-edition", edition=rules.edition, known="pl")
        super().start(rules, players, seat, seed)


class Slow(RandomBot):
    """Takes a little while."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        time.sleep(0.01)
        return super().act(view, deadline)


class Protocol(RandomBot):
    company: ClassVar[Company] = Company.OWN_KIND


class Peeper:
    """Sees every card, and plays its own while it fits."""

    company: ClassVar[Company] = Company.NOBODY

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        """Nothing to prepare."""

    def observe(self, event: Event) -> None:
        """Nothing to remember."""

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        raise AssertionError("it is shown everything instead")

    def act_seeing(self, state: GameState) -> Choice:
        from hanabi.game import Play, is_playable

        view = state.view(state.board.seat)
        fitting = [
            action
            for action in legal_actions(view)
            if isinstance(action, Play) and is_playable(state.board, state.face(action.card))
        ]
        others = [action for action in legal_actions(view) if not isinstance(action, Play)]
        return Choice((fitting or others)[0], Reason("random"))


@dataclass(frozen=True, slots=True)
class End:
    score: int
    result: Result
    moves: int
    strikes: int
    best: int


class Crowd(RandomBot):
    """Plays many games at once: the score of each is the rank of the first card of its deck."""

    batches: ClassVar[list[int]] = []

    @classmethod
    def play_many(cls, rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> Sequence[End]:
        cls.batches.append(len(states))
        return [End(state.hand(0)[0].rank, Result.FINISHED, 50, 1, rules.best) for state in states]


class Counted(Crowd):
    """A crowd whose numbers are NumPy's."""

    @classmethod
    def play_many(cls, rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> Sequence[End]:
        one: Any = np.int64(1)
        return [End(one, Result.FINISHED, one, one, one) for _ in states]


class Forgetful(Crowd):
    """A crowd that loses a game."""

    @classmethod
    def play_many(cls, rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> Sequence[End]:
        return super().play_many(rules, players, states, seed)[1:]


def named(kind: type) -> str:
    """What a bot of this file is called on a command line."""
    return f"{HERE}:{kind.__name__}"
