"""The last round, computed: the expected result of an action over the hands that its seat may have.

Every seat is assumed to play what it knows to fit, else to tell the next seat that lacks a play of a card
that fits while there are tokens, and else to discard.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, TypeAlias

from hanabi.bots.conventions.beliefs import hand_beliefs
from hanabi.bots.conventions.table_model import TableModel
from hanabi.bots.faces import PLACES, UNSEEN, Face, Mask, faces_in, mask_of
from hanabi.game import Seat

Faces: TypeAlias = tuple[Face, ...]
MAX_HANDS = 720
"""How many possible hands are enumerated."""
MAX_SAMPLES = 40
"""How many of them are sampled and played out."""
PERFECT_BONUS = 0.5
"""What a perfect game is worth beyond its points."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action to evaluate: a card to play or discard, or else a clue and the table `after` it."""

    card: int | None = None
    plays: bool = False
    after: TableModel | None = None


def expected_value(table: TableModel, deed: Candidate, hands: Sequence[Faces]) -> float:
    """The average value of `deed` over the hands that the seat may have; 0 if there are none."""
    if not hands:
        return 0.0
    start = deed.after or table
    minds = beliefs_of(start)
    return sum(Rollout(start, minds, own).value_of(deed) for own in hands) / len(hands)


def beliefs_of(table: TableModel) -> dict[int, Mask]:
    """The faces that each card at the table may have for its owner."""
    hands = enumerate(table.hands)
    return {
        card: mask for seat, hand in hands for card, mask in zip(hand, hand_beliefs(table, seat), strict=True)
    }


class Ahead(NamedTuple):
    """The faces that fit, and those that do not fit yet."""

    fitting: Mask
    later: Mask


@lru_cache(maxsize=1024)
def ahead_of(heights: tuple[int, ...]) -> Ahead:
    """Which faces fit now, and which may fit later, when fireworks have `heights`."""
    fitting = mask_of(suit * PLACES + height for suit, height in enumerate(heights) if height < PLACES)
    rest = [range(suit * PLACES + height + 1, (suit + 1) * PLACES) for suit, height in enumerate(heights)]
    return Ahead(fitting, mask_of(face for faces in rest for face in faces))


def sample_hands(table: TableModel) -> list[Faces]:
    """Sample the hands that the seat may have, deterministically for a given table.

    The meaning of clues is believed if any hand agrees with it; otherwise only their words count.
    """
    stock, masks = Counter(unseen_cards(table)), hand_beliefs(table, table.seat)
    words = [table.possible[card] for card in table.hands[table.seat]]
    found = [*islice(_hands(masks, stock), MAX_HANDS)] or [*islice(_hands(words, stock), MAX_HANDS)]
    return random.Random(len(found)).sample(found, min(len(found), MAX_SAMPLES))


def _hands(masks: Sequence[Mask], stock: Counter[Face]) -> Iterator[Faces]:
    """Every possible hand for `masks`; cards are taken out of `stock` and put back while it recurses."""
    if not masks:
        yield ()
        return
    for face in faces_in(masks[0]):
        if stock[face]:
            stock[face] -= 1
            yield from ((face, *rest) for rest in _hands(masks[1:], stock))
            stock[face] += 1


def unseen_cards(table: TableModel) -> list[Face]:
    """Every card that this seat does not see, by face."""
    left = [copies - gone for copies, gone in zip(table.faces.copies, table.gone, strict=True)]
    for suit, height in enumerate(table.heights):
        for face in range(suit * PLACES, suit * PLACES + height):
            left[face] -= 1
    for hand in table.hands:
        for card in hand:
            if table.face[card] != UNSEEN:
                left[table.face[card]] -= 1
    return [face for face, count in enumerate(left) for _ in range(count)]


class Rollout:
    """The rest of the game, played out with one hand that the seat may have; the deck is empty."""

    def __init__(self, table: TableModel, minds: Mapping[int, Mask], own: Faces) -> None:
        self.rules = table.rules
        self.hands = [hand.copy() for hand in table.hands]
        self.face = table.face.copy()
        for card, face in zip(table.hands[table.seat], own, strict=True):
            self.face[card] = face
        self.minds = dict(minds)
        self.every, self.highest = table.faces.every, table.faces.ranks
        self.heights = table.heights.copy()
        self.ahead = ahead_of(tuple(self.heights))
        self.tokens, self.strikes, self.seat = table.tokens, table.strikes, table.seat
        self.turns_left = table.turns_left

    def value_of(self, deed: Candidate) -> float:
        """Carry out `deed`, play the game to its end and return its value."""
        if deed.card is None:
            self.tokens -= 1
        elif deed.plays:
            self.play(deed.card)
        else:
            self.discard(deed.card)
        self.pass_turn()
        while not self.over:
            self.move()
            self.pass_turn()
        return self.value

    @property
    def over(self) -> bool:
        return self.turns_left == 0 or self.strikes == self.rules.strikes or min(self.heights) == self.highest

    @property
    def value(self) -> float:
        if self.strikes == self.rules.strikes:
            return 0.0
        return sum(self.heights) + PERFECT_BONUS * (min(self.heights) == self.highest)

    def move(self) -> None:
        """Take the turn of the current seat: play, tell, or discard its oldest card."""
        card = self.known_play(self.seat)
        if card is not None:
            self.play(card)
        elif self.tokens:
            self.tell()
        elif self.hands[self.seat]:
            self.discard(self.hands[self.seat][0])

    def known_play(self, seat: Seat) -> int | None:
        """A card that its owner knows to fit, low places in a firework first; None if there is none."""
        found = [card for card in self.hands[seat] if self.is_known_to_fit(self.minds[card])]
        return min(found, key=lambda card: self.face[card] % PLACES, default=None)

    def is_known_to_fit(self, mask: Mask) -> bool:
        fitting, later = self.ahead
        return bool(mask & fitting) and not mask & later and mask != self.every

    def tell(self) -> None:
        """Tell the next seat that lacks a play of a card that fits, if there is one."""
        self.tokens -= 1
        for step in range(1, len(self.hands)):
            seat = (self.seat + step) % len(self.hands)
            if self.known_play(seat) is None:
                fitting = next((card for card in self.hands[seat] if self.fits(self.face[card])), None)
                if fitting is not None:
                    self.minds[fitting] = 1 << self.face[fitting]
                    return

    def fits(self, face: Face) -> bool:
        return bool(self.ahead.fitting >> face & 1)

    def play(self, card: int) -> None:
        self.hands[self.seat].remove(card)
        face = self.face[card]
        if self.fits(face):
            self.heights[face // PLACES] += 1
            self.ahead = ahead_of(tuple(self.heights))
            if self.heights[face // PLACES] == self.highest and self.tokens < self.rules.clue_tokens:
                self.tokens += 1
        else:
            self.strikes += 1

    def discard(self, card: int) -> None:
        self.hands[self.seat].remove(card)
        self.tokens += 1

    def pass_turn(self) -> None:
        self.seat = (self.seat + 1) % len(self.hands)
        if self.turns_left is not None:
            self.turns_left -= 1
