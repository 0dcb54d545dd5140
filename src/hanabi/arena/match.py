"""Matches: the bots, rules and seed that define the games, and the result of each game."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanabi.bots import any_kind, check_company
from hanabi.errors import HanabiError
from hanabi.game import Seat, Shuffle, shuffled
from hanabi.rules import Ruleset, check_players, ruleset
from hanabi.rules.enums import NamedEnum


class ArenaError(HanabiError):
    """A match, a results file or a cluster that cannot be used."""


class GameEnding(NamedEnum):
    """How a game ended: for one that is not perfect, why."""

    PERFECT = "perfect"
    CARD_LOST = "card-lost"
    """A perfect game was no longer possible with the cards left."""
    OUT_OF_TURNS = "out-of-turns"
    """It was possible, but the last round was over or, in all or nothing, nobody could act (B11, U5)."""
    STRUCK_OUT = "struck-out"
    FAILED = "failed"
    """A bot failed, so the game does not count."""


@dataclass(frozen=True, slots=True)
class Match:
    """A bot for every seat, the rules, and the seed that determines every deck."""

    bots: tuple[str, ...]
    ruleset: str
    seed: int

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def shuffle(self, rules: Ruleset, game: int) -> Shuffle:
        """The deck of a game; it does not depend on the bots, so they can be compared game by game."""
        return shuffled(rules, random.Random(f"{self.seed}/{game}"))

    def bot_seed(self, game: int) -> int:
        """The seed that the bots of a game are started with."""
        return random.Random(f"{self.seed}/{game}/bots").getrandbits(32)


@dataclass(frozen=True, slots=True)
class Piece:
    """The games `start` to `stop` of a match, and the deadline of a move in seconds."""

    match: Match
    start: int
    stop: int
    deadline: float


@dataclass(frozen=True, slots=True)
class Failure:
    """The bot that kept a game from being finished, with the code and details of the error."""

    seat: Seat
    bot: str
    move: int
    """The move at which it failed, counted from 1; 0 before the first."""
    code: str
    details: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game; `seconds` does not count when results are compared."""

    game: int
    score: int
    ending: GameEnding
    moves: int
    strikes: int
    seconds: float = field(default=0.0, compare=False)
    failure: Failure | None = None


def make_match(names: Sequence[str], rules_name: str, players: int, seed: int) -> Match:
    """Make a match with the bots seated in turn around the table; raise HanabiError if that cannot be."""
    rules = ruleset(rules_name)
    check_players(rules, players)
    if len(names) > players:
        raise ArenaError("bots-without-seat", bots=len(names), players=players)
    check_company([any_kind(name) for name in names], people=0)
    return Match(tuple(names[seat % len(names)] for seat in range(players)), str(rules), seed)


def plain_details(details: Mapping[str, Any]) -> dict[str, str | int]:
    """The details of an error as strings and integers only, since a bot may have put anything there."""
    return {name: value if type(value) in (str, int) else str(value) for name, value in details.items()}


def failed_result(
    match: Match, game: int, seat: Seat, move: int, error: HanabiError, seconds: float
) -> GameResult:
    """The result of a game in which the bot at `seat` failed."""
    failure = Failure(seat, match.bots[seat], move, str(error.code), plain_details(error.details))
    return GameResult(game, 0, GameEnding.FAILED, max(0, move - 1), 0, seconds, failure)
