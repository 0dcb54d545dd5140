"""The faces of a box as numbers, and sets of faces as bit masks.

A face is `suit * 5 + place`, where `place` is the height of its firework when the card fits. So the next card
of a firework is always the next number, whether the suit is built upwards or downwards. In games with fewer
ranks, the numbers of places that no firework has stand for no card.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from hanabi.rules import RANKS, Card, ClueValue, Ruleset, clue_values, points_at
from hanabi.rules.ruleset import MOST_COPIES

Face: TypeAlias = int
Mask: TypeAlias = int
"""A set of faces, one bit each."""
UNSEEN: Face = -1
"""Stands for the face of a card that the seat does not see."""
PLACES = 5
FIRST_SUIT_MASK: Mask = (1 << PLACES) - 1
"""The faces of the first suit; shift it by `suit * PLACES` for another."""


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """Lookup tables for every face and clue of a ruleset; `faces_of` makes and caches them."""

    ranks: int
    """How many cards make a firework."""
    cards: tuple[Card, ...]
    numbers: dict[Card, Face]
    copies: tuple[int, ...]
    touched: dict[ClueValue, Mask]
    """The faces that each clue points at."""
    every: Mask
    seconds: Mask
    """The second card of every firework: there are few copies, and they are needed early."""
    finals: Mask
    """The last card of every firework of which the box has only one copy: everybody watches those."""

    by_suit: dict[str, tuple[Face, ...]]
    """The faces of each suit by rank, starting at 1: a faster lookup than `numbers`."""

    @property
    def suits(self) -> int:
        return len(self.cards) // PLACES

    def number(self, card: Card) -> Face:
        return self.by_suit[card.suit][card.rank - 1]


@lru_cache(maxsize=64)
def faces_of(rules: Ruleset) -> Faces:
    """The tables of a ruleset; faces are numbered suit by suit, in the order each suit is built."""
    ranks = len(rules.ranks)
    cards = tuple(Card(suit.key, rank) for suit in rules.suits for rank in (*suit.order, *RANKS[ranks:]))
    numbers = {card: face for face, card in enumerate(cards) if card in rules.contents}
    return Faces(
        ranks,
        cards,
        numbers,
        copies=tuple(rules.contents.get(card, 0) for card in cards),
        touched={value: _touched_mask(rules, numbers, value) for value in clue_values(rules)},
        every=mask_of(numbers.values()),
        seconds=mask_of(face for face in numbers.values() if face % PLACES == 1),
        finals=mask_of(
            face for card, face in numbers.items() if face % PLACES == ranks - 1 and rules.copies(card) == 1
        ),
        by_suit={
            suit.key: tuple(numbers[Card(suit.key, rank)] for rank in rules.ranks) for suit in rules.suits
        },
    )


def mask_of(faces: Iterable[Face]) -> Mask:
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def faces_in(mask: Mask) -> Iterator[Face]:
    """The faces in a set, in ascending order."""
    while mask:
        low = mask & -mask  # two's complement leaves only the lowest set bit
        yield low.bit_length() - 1
        mask ^= low


def is_one(mask: Mask) -> bool:
    """Whether a set holds exactly one face."""
    return mask != 0 and mask & (mask - 1) == 0  # mask - 1 flips the lowest set bit and those below it


@dataclass(frozen=True, slots=True)
class Outlook:
    """Which faces are playable, useful or critical on a board; a face that is not useful is dead."""

    playable: Mask
    useful: Mask
    critical: Mask
    """Useful faces with one copy left."""
    scarce: tuple[Mask, ...]
    """The faces with 0, 1, 2... copies that are neither built nor discarded."""


@lru_cache(maxsize=1024)
def outlook(faces: Faces, heights: tuple[int, ...], gone: tuple[int, ...]) -> Outlook:
    """The outlook when fireworks have `heights` and `gone` counts the discarded copies of each face.

    Every seat asks for the same outlook, so it is cached.
    """
    playable = useful = critical = 0
    for suit, height in enumerate(heights):
        first = suit * PLACES
        for face in range(first + height, first + faces.ranks):
            left = faces.copies[face] - gone[face]
            if not left:
                break  # nothing above a lost card can be built
            useful |= 1 << face
            critical |= (left == 1) << face
        if height < faces.ranks:
            playable |= 1 << first + height & useful
    return Outlook(playable, useful, critical, _masks_by_copies_left(faces, heights, gone))


def _masks_by_copies_left(faces: Faces, heights: Sequence[int], gone: Sequence[int]) -> tuple[Mask, ...]:
    scarce = [0] * (MOST_COPIES + 1)
    for face, copies in enumerate(faces.copies):
        built = face % PLACES < heights[face // PLACES]
        scarce[copies - gone[face] - built] |= 1 << face
    return tuple(scarce)


def _touched_mask(rules: Ruleset, numbers: Mapping[Card, Face], value: ClueValue) -> Mask:
    return mask_of(face for card, face in numbers.items() if points_at(rules, value, card))
