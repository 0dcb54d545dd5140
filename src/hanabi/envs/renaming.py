"""Renamings of suits: a ruleset treats some suits alike, so permuting those gives an equivalent game.

Agents that meet every permutation cannot agree on a meaning of colours beyond the rules; "other-play" trains
agents this way. A renaming says for each suit that is shown which one it really is. It is given as two
permutations: for each bit of a shown observation the real bit, and for each shown action the real action.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, permutations
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.fast.compiling import COMPILES, compiled
from hanabi.fast.layout import RANKS
from hanabi.rules import Ruleset, colours
from hanabi.rules.tables import Tables, tables

Order: TypeAlias = npt.NDArray[np.int16]
"""A permutation: for each shown index, the real one."""


WHOSE = ("nobody", "table", "seats")
"""For whom suits are renamed: for nobody, for all seats of a table alike, or for each in its own way."""


@dataclass(frozen=True, eq=False)
class Renamings:
    """The renamings of a ruleset for a number of players, a row for each; the first changes nothing."""

    suits: Order
    bits: Order
    actions: Order

    def __len__(self) -> int:
        return len(self.suits)


def interchangeable_suits(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """The indices of the suits, grouped: the suits of a group differ in nothing but their names."""
    nameless = [replace(suit, key="") for suit in rules.suits]
    groups: dict[int, list[int]] = {nameless.index(suit): [] for suit in nameless}
    for place, suit in enumerate(nameless):
        groups[nameless.index(suit)].append(place)
    return tuple(map(tuple, groups.values()))


@lru_cache(maxsize=8)
def renamings(rules: Ruleset, players: int) -> Renamings:
    """All renamings of a ruleset: every permutation of suits within their groups."""
    return _build(rules, players, list(_exchanges(interchangeable_suits(rules), len(rules.suits))))


@lru_cache(maxsize=8)
def identity_renaming(rules: Ruleset, players: int) -> Renamings:
    """Only the renaming that changes nothing."""
    return _build(rules, players, [list(range(len(rules.suits)))])


def _build(rules: Ruleset, players: int, suits: list[list[int]]) -> Renamings:
    known = tables(rules, players)
    blocks = [_Blocks(rules, known, each) for each in suits]
    bits = [_join(each.observation()) for each in blocks]
    numbers = [_join(each.numbers()) for each in blocks]
    found = Renamings(np.array(suits, np.int16), np.array(bits), np.array(numbers))
    for orders in (found.suits, found.bits, found.actions):
        orders.flags.writeable = False
    return found


def _exchanges(groups: tuple[tuple[int, ...], ...], count: int) -> Iterator[list[int]]:
    """Yield every permutation of suits within their groups, the identity first."""
    if not groups:
        yield [0] * count
        return
    first, *others = groups
    for rest in _exchanges(tuple(others), count):
        for shown in permutations(first):
            real = list(rest)
            for place, suit in zip(first, shown, strict=True):
                real[place] = suit
            yield real


@compiled
def rename_rows(real: Any, orders: Any, chosen: Any, shown: Any) -> None:
    """Permute each row by the order that was chosen for it."""
    for row in range(len(chosen)):
        order, own, found = orders[chosen[row]], real[row], shown[row]
        for place in range(len(order)):
            found[place] = own[order[place]]


class _Blocks:
    """An observation, or the list of actions, as blocks: a renaming permutes bits only within a block."""

    def __init__(self, rules: Ruleset, known: Tables, real: list[int]) -> None:
        self.known = known
        spoken = [rules.index[colour] for colour in colours(rules)]
        self.suits: Order = np.array(real, np.int16)
        self.colours: Order = np.array([spoken.index(real[suit]) for suit in spoken], np.int16)
        self.faces: Order = _expand(real, known.ranks)

    def observation(self) -> list[Order]:
        """The blocks of an observation, in the order of `hanabi.fast.observing`."""
        known, faces, players, hand = self.known, self.faces, self.known.players, self.known.hand
        told = [
            _identity(2 * players + 4),
            self.colours,
            _identity(known.ranks + 2 * hand),
            faces,
            _identity(2),
        ]
        return [
            *[faces] * ((players - 1) * hand),
            _identity(players + known.cards - players * hand),
            faces,
            _identity(known.clue_tokens + known.strikes),
            self._discards(),
            *told,
            *[faces, self.colours, _identity(known.ranks)] * (players * hand),
            *([self.suits] if known.announce else []),
            *([_identity(3 + len(known.tiles) + 7)] if known.tiles else []),
            *([faces] if known.reshuffles else []),
        ]

    def numbers(self) -> list[Order]:
        """The blocks of the actions, in the order of `hanabi.fast.numbering`."""
        known, others = self.known, self.known.players - 1
        return [
            _identity(2 * known.hand),
            *[self.colours] * others,
            _identity(known.ranks * others),
            *([self.suits] * known.hand if known.announce else []),
            *([_expand(self.suits, RANKS), _identity(1)] if known.tiles else []),
        ]

    def _discards(self) -> Order:
        copies = self.known.copies
        starts = [0, *accumulate(copies)]
        faces = _expand(self.suits, RANKS)
        return np.array([starts[face] + copy for face in faces for copy in range(copies[face])], np.int16)


def _expand(suits: Iterable[int], ranks: int) -> Order:
    """The order of faces that follows from an order of suits and the number of ranks."""
    return np.array([ranks * suit + rank for suit in suits for rank in range(ranks)], np.int16)


def _identity(count: int) -> Order:
    return np.arange(count, dtype=np.int16)


def _join(blocks: Iterable[Order]) -> Order:
    """Join the orders of consecutive blocks into one."""
    found = list(blocks)
    starts = accumulate((len(block) for block in found), initial=0)
    return np.concatenate([block + np.int16(start) for block, start in zip(found, starts, strict=False)])


class SeatRenamings:
    """The renaming of each seat of each game of a batch."""

    def __init__(self, rules: Ruleset, players: int, count: int, whose: str) -> None:
        """`whose` is "nobody", "table" (all seats have the same) or "seats" (each has its own)."""
        if whose not in WHOSE:
            raise ValueError(
                f"Colours are renamed for one of {', '.join(WHOSE)}; {whose!r} is none of these."
            )
        self.whose = whose
        self.all = (identity_renaming if whose == "nobody" else renamings)(rules, players)
        self.chosen = np.zeros((count, players), np.int64)

    def choose(self, chance: np.random.Generator, games: npt.NDArray[np.intp] | slice = slice(None)) -> None:
        """Draw new renamings for games that begin."""
        if self.whose == "nobody":
            return
        count, players = self.chosen[games].shape
        width = players if self.whose == "seats" else 1
        self.chosen[games] = chance.integers(len(self.all), size=(count, width))

    def rename(
        self, real: npt.NDArray[Any], orders: Order, seats: npt.NDArray[np.integer]
    ) -> npt.NDArray[Any]:
        """Rename rows of bits or of action masks, one for each game, for one seat of each game."""
        if not COMPILES:
            return np.take_along_axis(real, orders[self.for_seats(seats)], axis=1)
        found = np.empty(real.shape, real.dtype)
        rename_rows(real, orders, self.for_seats(seats), found)
        return found

    def for_seats(self, seats: npt.NDArray[np.integer]) -> npt.NDArray[np.int64]:
        """The index of the renaming of one seat in each game."""
        chosen: npt.NDArray[np.int64] = self.chosen[np.arange(len(self.chosen)), seats]
        return chosen
