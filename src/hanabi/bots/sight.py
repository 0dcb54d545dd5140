"""A beginner's model of the game: every card at the table as its owner sees it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from hanabi.bots.faces import PLACES, Face, Faces, Mask, Outlook, faces_in, is_one, mask_of
from hanabi.bots.reading import Invitation, count_discards, outlook_of, read_invitation
from hanabi.game import Board, CardId, Clue, Clued, PlayerView, Seat, deduced
from hanabi.game.deduction import possible_kinds
from hanabi.rules import Ending, Ruleset

Readings: TypeAlias = Mapping[CardId, Invitation]
Stock: TypeAlias = Sequence[int]
"""How many copies of each face a seat does not see."""


class Guess(NamedTuple):
    """A card as its owner sees it."""

    card: CardId
    left: Mask
    """The faces that clues and counting leave possible."""
    faces: Mask
    """Those of them that fit the meaning read into a clue; all of them if nothing is read into one."""
    stock: Stock
    fresh: bool
    """Whether no clue has pointed at it yet."""

    @property
    def read(self) -> bool:
        """Whether the meaning of a clue has narrowed down the faces."""
        return self.faces != self.left

    def is_surely(self, faces: Mask) -> bool:
        """Whether it certainly has one of `faces`."""
        return not self.faces & ~faces

    def is_never(self, faces: Mask) -> bool:
        """Whether it certainly has none of `faces`."""
        return not self.faces & faces

    def chance(self, faces: Mask) -> float:
        """The probability that it has one of `faces`."""
        return _count_copies(self.stock, self.faces & faces) / _count_copies(self.stock, self.faces)


Guesses: TypeAlias = tuple[Guess, ...]
"""A hand as its owner sees it."""


class Telling(NamedTuple):
    """A clue and its effect: the receiver's hand as the receiver sees it, before and after."""

    clue: Clue
    faces: Sequence[Face]
    before: Guesses
    after: Guesses
    misleading: bool
    """Whether it would be taken for an invitation to play a card that does not fit."""


@dataclass(frozen=True)
class Sight:
    """What a seat concludes from its view; everything is computed when it is first needed."""

    view: PlayerView
    faces: Faces
    invitations: Readings
    losses: dict[Seat, float] = field(default_factory=dict)
    """A cache for `hanabi.bots.worth.loss`: what is lost if a seat is left to itself."""

    @property
    def board(self) -> Board:
        return self.view.board

    @property
    def rules(self) -> Ruleset:
        return self.view.board.rules

    @property
    def seat(self) -> Seat:
        return self.view.board.seat

    @cached_property
    def strike_to_spare(self) -> bool:
        """Whether one more strike would not end the game (B9)."""
        return self.board.strikes + 1 < self.rules.strikes

    @cached_property
    def readings(self) -> Readings:
        """The invitations that are believed: none on the last strike."""
        return self.invitations if self.strike_to_spare else {}

    @cached_property
    def all_or_nothing(self) -> bool:
        """Whether losing an indispensable card loses the game (V1)."""
        return self.rules.ending is Ending.ALL_OR_NOTHING

    @cached_property
    def outlook(self) -> Outlook:
        return outlook_of(self.faces, self.board)

    @cached_property
    def shown(self) -> dict[CardId, Face]:
        """The true faces of the other players' cards."""
        return {card: self.faces.number(face) for card, face in self.view.faces.items()}

    @cached_property
    def hands(self) -> dict[Seat, list[Face]]:
        """The true faces of the other non-empty hands, starting with the next seat."""
        seats = [(self.seat + step) % self.board.players for step in range(1, self.board.players)]
        hands = [(seat, self.board.hands[seat]) for seat in seats]
        return {seat: [self.shown[held.id] for held in hand] for seat, hand in hands if hand}

    @cached_property
    def unseen(self) -> list[int]:
        """How many copies of each face this seat sees nowhere, so they are in its own hand or in the deck."""
        lost = count_discards(self.faces, self.board)
        left = [copies - count for copies, count in zip(self.faces.copies, lost, strict=True)]
        for suit, height in enumerate(self.board.fireworks):
            for face in range(suit * PLACES, suit * PLACES + height):
                left[face] -= 1
        for face in self.shown.values():
            left[face] -= 1
        return left

    @cached_property
    def own(self) -> Guesses:
        """This seat's own hand."""
        return self._guesses(self.seat, self._deduce_own_hand(), self.unseen)

    def _deduce_own_hand(self) -> list[Mask]:
        """The faces that clues and counting leave for each own card.

        Once cards have gone back into the deck, simple counting no longer works and `deduced` is asked.
        """
        if self.board.returned:
            return [mask_of(map(self.faces.number, cards)) for cards in deduced(self.view)]
        return possible_kinds(self._possible_masks(self.seat, self.unseen), self.unseen)

    @cached_property
    def others(self) -> dict[Seat, Guesses]:
        """The other non-empty hands as their owners see them, starting with the next seat.

        Their owners see this seat's cards too, but this seat does not, so those copies count as unseen.
        """
        stocks = {seat: _add_copies(self.unseen, hand) for seat, hand in self.hands.items()}
        return {
            seat: self._guesses(seat, self._possible_masks(seat, stock), stock)
            for seat, stock in stocks.items()
        }

    def _possible_masks(self, seat: Seat, stock: Stock) -> list[Mask]:
        """The faces left for each card of a hand; `stock` counts the copies its owner does not see."""
        there = mask_of([face for face, copies in enumerate(stock) if copies])
        return [self.faces.possible_faces(held.known) & there for held in self.board.hands[seat]]

    def _guesses(self, seat: Seat, left: Iterable[Mask], stock: Stock) -> Guesses:
        hand = zip(self.board.hands[seat], left, strict=True)
        return tuple(
            [_guess(held.id, mask, stock, not held.known.said, self.readings) for held, mask in hand]
        )

    @cached_property
    def elsewhere(self) -> dict[Seat, Mask]:
        """For each seat, the faces that this seat sees in hands other than that seat's."""
        seen = {seat: mask_of(hand) for seat, hand in self.hands.items()}
        return {
            seat: reduce(or_, [mask for other, mask in seen.items() if other != seat], 0)
            for seat in range(self.board.players)
        }

    @cached_property
    def awaited(self) -> Mask:
        """The faces that some seat already knows to be playable."""
        hands = (self.own, *self.others.values())
        sure = [guess for hand in hands for guess in hand if guess.is_surely(self.outlook.playable)]
        known = [guess.faces for guess in sure if is_one(guess.faces)]
        seen = [self.shown[guess.card] for guess in sure if guess.card in self.shown]
        return reduce(or_, known, mask_of(seen))

    def telling(self, clue: Clue) -> Telling:
        """What a clue would change for its receiver."""
        touched, before, faces = self.faces.touched[clue.value], self.others[clue.to], self.hands[clue.to]
        places = [place for place, face in enumerate(faces) if touched >> face & 1]
        cards = [before[place].card for place in places]
        read = self._read_clue(clue, cards, places) if len(cards) == 1 and self.strike_to_spare else None
        readings = self.readings if read is None else {**self.readings, read.card: read}
        after = tuple([_guess_after_clue(guess, touched, guess.card in cards, readings) for guess in before])
        misleading = read is not None and not read.faces >> self.shown[read.card] & 1
        return Telling(clue, faces, before, after, misleading)

    def _read_clue(self, clue: Clue, cards: Iterable[CardId], places: Iterable[int]) -> Invitation | None:
        """How a clue would be read."""
        clued = Clued(self.seat, clue.to, clue.value, tuple(cards), tuple(places))
        return read_invitation(self.faces, self.board, self.outlook, clued)


def _guess(card: CardId, left: Mask, stock: Stock, fresh: bool, readings: Readings) -> Guess:
    read = readings.get(card)
    return Guess(card, left, left if read is None else left & read.faces or left, stock, fresh)


def _guess_after_clue(guess: Guess, touched: Mask, pointed: bool, readings: Readings) -> Guess:
    """A card as its owner sees it after a clue that points at it (`pointed`) or passes it over."""
    left = guess.left & (touched if pointed else ~touched)
    return _guess(guess.card, left, guess.stock, guess.fresh and not pointed, readings)


def _add_copies(stock: Stock, faces: Iterable[Face]) -> Stock:
    """A copy of `stock` with one more copy of each of `faces`."""
    more = list(stock)
    for face in faces:
        more[face] += 1
    return more


def _count_copies(stock: Stock, faces: Mask) -> int:
    return sum([stock[face] for face in faces_in(faces)])
