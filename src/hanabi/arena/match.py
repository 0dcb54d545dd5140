"""What is played, by whom and with which decks; and how each game came out."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanabi.bots import any_kind, check_company
from hanabi.errors import HanabiError
from hanabi.game import Seat, Shuffle, shuffled
from hanabi.rules import Ruleset, check_players, ruleset
from hanabi.rules.named import Named


class ArenaError(HanabiError):
    """A match, a file of results or a cluster that cannot be."""


class Ending(Named):
    """What became of a game: for one that is not perfect, the cause of its loss."""

    PERFECT = "perfect"
    CARD_LOST = "card-lost"
    """The cards no longer allowed a perfect game."""
    OUT_OF_TURNS = "out-of-turns"
    """They did, but the last round was over; or, in all or nothing, nobody could do anything (B11, U5)."""
    STRUCK_OUT = "struck-out"
    FAILED = "failed"
    """A bot failed, so the game counts nowhere."""


@dataclass(frozen=True, slots=True)
class Match:
    """A bot for every seat, rules, and the seed from which every deck follows."""

    bots: tuple[str, ...]
    ruleset: str
    seed: int

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The bots by name, each once."""
        return tuple(dict.fromkeys(self.bots))

    def shuffle(self, rules: Ruleset, game: int) -> Shuffle:
        """The deck of a game: the same whoever plays, so that bots can be compared game by game."""
        return shuffled(rules, random.Random(f"{self.seed}/{game}"))

    def bot_seed(self, game: int) -> int:
        """What the bots of a game are started with."""
        return random.Random(f"{self.seed}/{game}/bots").getrandbits(32)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of a match, and after how many seconds a bot that keeps time should end its move."""

    match: Match
    start: int
    stop: int
    deadline: float


@dataclass(frozen=True, slots=True)
class Failure:
    """Whose fault it is that a game was not played to its end: the code and details of a refusal."""

    seat: Seat
    bot: str
    move: int
    """The move it happened at, counted from 1; 0 before the first."""
    code: str
    details: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Line:
    """How a game came out; how long it took is no part of that."""

    game: int
    score: int
    ending: Ending
    moves: int
    strikes: int
    seconds: float = field(default=0.0, compare=False)
    failure: Failure | None = None


def seated(names: Sequence[str], rules_name: str, players: int, seed: int) -> Match:
    """A match with these bots dealt round the table; one that cannot be played is refused."""
    rules = ruleset(rules_name)
    check_players(rules, players)
    if len(names) > players:
        raise ArenaError("bots-without-seat", bots=len(names), players=players)
    check_company([any_kind(name) for name in names], people=0)
    return Match(tuple(names[seat % len(names)] for seat in range(players)), str(rules), seed)


def plain(details: Mapping[str, Any]) -> dict[str, str | int]:
    """What a refusal mentions, as text and whole numbers: a bot may have put anything there."""
    return {name: value if type(value) in (str, int) else str(value) for name, value in details.items()}


def failed_line(
    match: Match, game: int, seat: Seat, move: int, error: HanabiError, seconds: float = 0.0
) -> Line:
    """The line of a game that a bot spoiled."""
    failure = Failure(seat, match.bots[seat], move, str(error.code), plain(error.details))
    return Line(game, 0, Ending.FAILED, max(0, move - 1), 0, seconds, failure)
