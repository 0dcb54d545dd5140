"""The faces of a box as numbers, and sets of faces as the bits of a number.

A face is `suit * 5 + place`, where the place is the height its firework has when it fits: the next card of a
firework is always the next number, whichever way the suit is built.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from hanabi.rules import Card, ClueValue, Ruleset, clue_values, points_at

Face: TypeAlias = int
Mask: TypeAlias = int
"""A set of faces, a bit each."""
UNSEEN: Face = -1
"""The face of a card that the seat does not see."""
PLACES = 5


@dataclass(frozen=True, slots=True)
class Faces:
    """A ruleset asked once about every face and every clue."""

    cards: tuple[Card, ...]
    numbers: dict[Card, Face]
    copies: tuple[int, ...]
    touched: dict[ClueValue, Mask]
    """The faces each clue points at."""
    every: Mask
    seconds: Mask
    """The second cards of fireworks: scarce, and wanted soon."""
    finals: Mask
    """The last cards of fireworks, where the box has one copy: everybody keeps an eye on those."""

    @property
    def suits(self) -> int:
        return len(self.cards) // PLACES


@lru_cache(maxsize=64)
def faces_of(rules: Ruleset) -> Faces:
    """The faces of a ruleset, suit by suit in the order they are built in."""
    cards = tuple(Card(suit.key, rank) for suit in rules.suits for rank in suit.order)
    numbers = {card: face for face, card in enumerate(cards)}
    return Faces(
        cards,
        numbers,
        copies=tuple(rules.copies(card) for card in cards),
        touched={value: _touched(rules, cards, value) for value in clue_values(rules)},
        every=(1 << len(cards)) - 1,
        seconds=mask_of(range(1, len(cards), PLACES)),
        finals=mask_of(
            face for face in range(PLACES - 1, len(cards), PLACES) if rules.copies(cards[face]) == 1
        ),
    )


def mask_of(faces: Iterable[Face]) -> Mask:
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def faces_in(mask: Mask) -> Iterator[Face]:
    """The faces of a set, in their order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def is_one(mask: Mask) -> bool:
    """Whether exactly one face is left."""
    return mask != 0 and mask & (mask - 1) == 0


@dataclass(frozen=True, slots=True)
class Outlook:
    """What faces are good for on a certain board; a face that is not useful is dead."""

    playable: Mask
    useful: Mask
    critical: Mask
    """Useful faces of which one copy is left."""


def outlook(faces: Faces, heights: Sequence[int], gone: Sequence[int]) -> Outlook:
    """The outlook where fireworks stand so high and so many copies of each face are discarded."""
    playable = useful = critical = 0
    for suit, height in enumerate(heights):
        first = suit * PLACES
        for face in range(first + height, first + PLACES):
            left = faces.copies[face] - gone[face]
            if left == 0:
                break
            useful |= 1 << face
            critical |= (left == 1) << face
        if height < PLACES:
            playable |= 1 << first + height & useful
    return Outlook(playable, useful, critical)


def _touched(rules: Ruleset, cards: Sequence[Card], value: ClueValue) -> Mask:
    return mask_of(face for face, card in enumerate(cards) if points_at(rules, value, card))
