"""The puzzles that come with the package, and what a move in one of them is worth."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Partner
from hanabi.coach.advice import CoachError
from hanabi.game import Action, GameState, Seat, Shuffle
from hanabi.game.notation import read_action, read_card
from hanabi.game.replay import Replay
from hanabi.rules import ruleset
from hanabi.table import Table

LEVELS = ("easy", "medium", "hard")
"""How hard a puzzle is: `beginner` finds the move, `club` or `partner` does, or none of them."""
FILE = "puzzles.json"


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

    @cached_property
    def state(self) -> GameState:
        return self.replay.final()

    @property
    def seat(self) -> Seat:
        """The seat of the solver."""
        return self.state.board.seat

    @property
    def rival(self) -> Action:
        """The best of the other moves."""
        return min((each for each in self.costs if each not in self.answers), key=self.costs.__getitem__)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, from easy to hard."""
    text = files("hanabi.coach.puzzles").joinpath(FILE).read_text(encoding="utf-8")
    return tuple(_read_puzzle(number, each) for number, each in enumerate(json.loads(text), 1))


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
    costs = {read_action(action): cost for action, cost in fields["costs"].items()}
    answers = tuple(map(read_action, fields["answers"]))
    return Puzzle(number, fields["level"], replay, answers, costs, fields["deals"])


def memory_at(replay: Replay) -> SeatMemory:
    """What the player to move remembers and concludes by the conventions."""
    table = Table.from_replay(replay)
    memory = SeatMemory(Partner.agreed, replay.rules, len(replay.players), table.seat)
    for event in table.events:
        memory.hear(event.seen_by(table.seat))
    return memory
