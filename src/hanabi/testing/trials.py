"""The games a bot is tried in: every edition and expansion, odd rulesets, and every number of players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice

from hanabi.errors import RulesetError
from hanabi.game import Seat
from hanabi.rules import EDITIONS, Ruleset, check_players, ruleset
from hanabi.table import Table

ODD_RULESETS = (
    "custom+strikes=1",
    "custom+tokens=1",
    "custom+hand=1+suits=1",
    "custom+hand=1+suits=1+all-or-nothing",
    "custom+ranks=1",
    "custom+ranks=3+suits=2+hand=2+black-powder+flamboyant-fives",
    "custom+tokens=1+strikes=1+hand=2+suits=2+all-or-nothing+black-powder",
    "custom+tokens=2+strikes=7+hand=6+suits=3+synchronised-show+flamboyant-fives",
)
"""Rulesets at the limits of what is allowed."""


@dataclass(frozen=True)
class Trial:
    """A game to play: the name of its ruleset, the number of players, and the seed of the deal."""

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
        """A new table with this game dealt."""
        return Table(self.rules, self.players, seed=self.seed, first=self.first)


def make_trials(games: int, names: Sequence[str] = ()) -> tuple[Trial, ...]:
    """`games` trials on the rulesets `names`, or on a sample of all, with varying numbers of players."""
    chosen = islice(cycle(names or tuple(sample_rulesets())), games)
    return tuple(Trial(name, _choose_players(name, place), place) for place, name in enumerate(chosen))


def sample_rulesets() -> Iterator[str]:
    """The names of all editions, plain and with all offers; odd rulesets; each edition with each offer."""
    yield from EDITIONS
    yield from map(_with_everything, EDITIONS)
    yield from ODD_RULESETS
    for key, edition in EDITIONS.items():
        yield from (f"{key}+{offer}" for offer in edition.offers)


def _with_everything(key: str) -> str:
    """An edition with all its offers that can be combined."""
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


def _choose_players(name: str, place: int) -> int:
    """A number of players that the ruleset allows, which varies with `place`."""
    seatings = list(_possible_players(ruleset(name)))
    return seatings[place * 7 % len(seatings)]  # 7 is coprime to every length, so all numbers come up


def _possible_players(rules: Ruleset) -> Iterator[int]:
    for players in range(2, rules.most_players + 1):
        try:
            check_players(rules, players)
        except RulesetError:
            continue
        yield players
