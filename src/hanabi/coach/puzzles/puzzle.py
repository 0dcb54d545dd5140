"""The puzzles that come with the package, and what a move in one of them is worth."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import chain
from typing import Any

from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Partner
from hanabi.coach.advice import CoachError
from hanabi.game import Action, GameState, Seat, Shuffle
from hanabi.game.notation import read_action, read_card
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.table import Table

LEVELS = ("lesson", "easy", "medium", "hard")
"""How hard a puzzle is: a lesson, or found by `beginner`, by `club` or `partner`, or by none of them."""
FILE = "puzzles.json"
LESSONS = "lessons.json"
"""Lessons about the conventions of `partner`, each with a position to solve; no costs are known."""


@dataclass(frozen=True)
class Puzzle:
    """A game up to a decision, the best move, and what every other move costs against it."""

    number: int
    """Counted from 1."""
    level: str
    replay: Replay
    answers: tuple[Action, ...]
    """The best move, or moves that are equally good."""
    costs: Mapping[Action, float]
    """How many points each move brings less than the best, on average over `deals`."""
    deals: int
    """On how many deals of the hidden cards the best move was tried."""
    lesson: str = ""
    """The convention that it teaches, if it is a lesson."""

    @cached_property
    def state(self) -> GameState:
        return self.replay.final()

    @property
    def seat(self) -> Seat:
        """The seat of the solver."""
        return self.state.board.seat

    @property
    def rival(self) -> Action:
        """The best of the other moves; a lesson has none."""
        return min((each for each in self.costs if each not in self.answers), key=self.costs.__getitem__)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """The lessons, then every puzzle, from easy to hard."""
    folder = files("hanabi.coach.puzzles")
    found = chain.from_iterable(
        json.loads(folder.joinpath(file).read_text("utf-8")) for file in (LESSONS, FILE)
    )
    return tuple(_read_puzzle(number, each) for number, each in enumerate(found, 1))


def puzzle(number: int) -> Puzzle:
    """The puzzle with this number, counted from 1; raise CoachError if there is none."""
    every = puzzles()
    if not 1 <= number <= len(every):
        raise CoachError("no-such-puzzle", number=number, count=len(every))
    return every[number - 1]


def _read_puzzle(number: int, fields: dict[str, Any]) -> Puzzle:
    replay = Replay(
        ruleset(fields["ruleset"]),
        tuple(str(seat) for seat in range(fields["players"])),
        Shuffle(tuple(map(read_card, fields["deck"].split()))),
        tuple(map(read_action, fields["actions"].split())),
        fields["first"],
    )
    costs = {read_action(action): cost for action, cost in fields.get("costs", {}).items()}
    answers = tuple(map(read_action, fields["answers"]))
    return Puzzle(
        number, fields["level"], replay, answers, costs, fields.get("deals", 0), fields.get("lesson", "")
    )


def memory_at(replay: Replay) -> SeatMemory:
    """What the player to move remembers and concludes by the conventions."""
    table = Table.from_replay(replay)
    memory = SeatMemory(Partner.agreed, replay.rules, len(replay.players), table.seat)
    for event in table.events:
        memory.hear(event.seen_by(table.seat))
    return memory
