"""The games a bot is tried in: every box, all it offers, rules nobody prints, every number of players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice

from hanabi.errors import RulesetError
from hanabi.game import Seat
from hanabi.rules import EDITIONS, Ruleset, check_players, ruleset
from hanabi.table import Table

ODD = (
    "custom+strikes=1",
    "custom+tokens=1",
    "custom+hand=1+suits=1",
    "custom+hand=1+suits=1+all-or-nothing",
    "custom+tokens=1+strikes=1+hand=2+suits=2+all-or-nothing+black-powder",
    "custom+tokens=2+strikes=7+hand=6+suits=3+synchronised-show+flamboyant-fives",
)
"""Rules at the edge of what there may be."""


@dataclass(frozen=True)
class Trial:
    """A game to be tried: its ruleset by name, how many play, and the seed of its deal."""

    name: str
    players: int
    seed: int

    @cached_property
    def rules(self) -> Ruleset:
        return ruleset(self.name)

    @property
    def first(self) -> Seat:
        return self.seed % self.players

    def table(self) -> Table:
        """A table at which this game has been dealt."""
        return Table(self.rules, self.players, seed=self.seed, first=self.first)


def trials(games: int, names: Sequence[str] = ()) -> tuple[Trial, ...]:
    """So many games, on these rulesets or on a sample of all of them, by every number of players in turn."""
    chosen = islice(cycle(names or tuple(sample())), games)
    return tuple(Trial(name, _players(name, place), place) for place, name in enumerate(chosen))


def sample() -> Iterator[str]:
    """The name of every box, plain and with all it offers; of odd rules; of every box with each offer."""
    yield from EDITIONS
    yield from map(_with_everything, EDITIONS)
    yield from ODD
    for key, edition in EDITIONS.items():
        yield from (f"{key}+{offer}" for offer in edition.offers)


def _with_everything(key: str) -> str:
    """A box with all it offers that goes together."""
    name = key
    for offer in EDITIONS[key].offers:
        name = f"{name}+{offer}" if _is_ruleset(f"{name}+{offer}") else name
    return name


def _is_ruleset(name: str) -> bool:
    try:
        ruleset(name)
    except RulesetError:
        return False
    return True


def _players(name: str, place: int) -> int:
    """A number of players the ruleset seats, another one from game to game."""
    seatings = list(_seatings(ruleset(name)))
    return seatings[place * 7 % len(seatings)]


def _seatings(rules: Ruleset) -> Iterator[int]:
    for players in range(2, rules.most_players + 1):
        try:
            check_players(rules, players)
        except RulesetError:
            continue
        yield players
