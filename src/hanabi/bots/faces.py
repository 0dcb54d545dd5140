"""The faces of a box as numbers, and sets of faces as the bits of a number.

A face is `suit * 5 + place`, where the place is the height its firework has when it fits: the next card of a
firework is always the next number, whichever way the suit is built.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from hanabi.game import Knowledge
from hanabi.rules import RANKS, Card, ClueValue, Ruleset, clue_values, points_at
from hanabi.rules.ruleset import MOST_COPIES

Face: TypeAlias = int
Mask: TypeAlias = int
"""A set of faces, a bit each."""
UNSEEN: Face = -1
"""The face of a card that the seat does not see."""
PLACES = 5
SUIT: Mask = (1 << PLACES) - 1
"""The faces of the first suit."""


@dataclass(frozen=True, slots=True, eq=False)
class Faces:
    """A ruleset asked once about every face and every clue; `faces_of` makes one for each ruleset."""

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

    by_suit: dict[str, tuple[Face, ...]]
    """The numbers of a suit's faces, by rank from 1: found faster than by their cards."""

    @property
    def suits(self) -> int:
        return len(self.cards) // PLACES

    def number(self, card: Card) -> Face:
        return self.by_suit[card.suit][card.rank - 1]

    def allowed(self, known: Knowledge) -> Mask:
        """The faces that clues leave possible."""
        return _product(self, known.suits, known.ranks)


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
        by_suit={suit.key: tuple(numbers[Card(suit.key, rank)] for rank in RANKS) for suit in rules.suits},
    )


@lru_cache(maxsize=4096)
def _product(faces: Faces, suits: tuple[str, ...], ranks: tuple[int, ...]) -> Mask:
    return mask_of(faces.by_suit[suit][rank - 1] for suit in suits for rank in ranks)


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
    scarce: tuple[Mask, ...]
    """The faces of which no copy is left besides the table and the discards, one copy, two, and so on."""


@lru_cache(maxsize=1024)
def outlook(faces: Faces, heights: tuple[int, ...], gone: tuple[int, ...], revived: int = 0) -> Outlook:
    """The outlook where fireworks stand so high and so many copies of each face are discarded.

    So many lost cards of a firework may come back (X3.5, X3.6). Every seat asks the same, so it is kept.
    """
    playable = useful = critical = 0
    for suit, height in enumerate(heights):
        first, gaps = suit * PLACES, revived
        for face in range(first + height, first + PLACES):
            left = faces.copies[face] - gone[face]
            gaps -= left == 0
            if gaps < 0:
                break
            useful |= 1 << face
            critical |= (left == 1) << face
        if height < PLACES:
            playable |= 1 << first + height & useful
    return Outlook(playable, useful, critical, _scarce(faces, heights, gone))


def _scarce(faces: Faces, heights: Sequence[int], gone: Sequence[int]) -> tuple[Mask, ...]:
    scarce = [0] * (MOST_COPIES + 1)
    for face, copies in enumerate(faces.copies):
        built = face % PLACES < heights[face // PLACES]
        scarce[copies - gone[face] - built] |= 1 << face
    return tuple(scarce)


def _touched(rules: Ruleset, cards: Sequence[Card], value: ClueValue) -> Mask:
    return mask_of(face for face, card in enumerate(cards) if points_at(rules, value, card))
