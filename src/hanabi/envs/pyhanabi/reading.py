"""Positions as plain numbers and dictionaries, read out of the kernel."""

from typing import Any, NamedTuple

from hanabi.envs.positions import NumberReader
from hanabi.envs.pyhanabi.cards import COLOR_CHAR, FACES, HINTS, Description
from hanabi.envs.pyhanabi.moves import CHANCE_PLAYER_ID
from hanabi.fast import layout
from hanabi.fast.layout import WordArray


class Hand(NamedTuple):
    """A hand, oldest card first."""

    told: list[int]
    """The numbers it was read from."""
    cards: list[int]
    """The identities of its cards."""
    known: list[int]
    """What clues say about each card, as one number."""
    faces: list[Description]
    hints: list[Description]


class Position(NamedTuple):
    """A snapshot of a game between two moves, as plain numbers."""

    player: int
    """The seat to move, or CHANCE_PLAYER_ID while a card is to be dealt."""
    tokens: int
    lives: int
    deck: int
    fireworks: list[int]
    heights: dict[str, int]
    """The fireworks by their colours."""
    hands: list[Hand]
    discards: list[int]
    """The discard pile, oldest first."""
    legal: list[int]
    bits: bytes
    """The observations of all seats, one after the other, a byte for each bit."""


class PositionReader:
    """Reads the positions of games of one ruleset."""

    def __init__(self, rules: WordArray) -> None:
        self._numbers = NumberReader(rules)
        self._hand = int(rules[layout.HAND])
        self._before = [Hand([], [], [], [], [])] * int(rules[layout.PLAYERS])

    def read(self, state: tuple[Any, Any, Any], discards: list[int], dealing: bool) -> Position:
        """Read the position in the arrays of a game; nobody may move while a card is to be dealt.

        A hand that is the same as in the position read before is the same object.
        """
        found = self._numbers.read(state)
        hands = self._before = [
            before if before.told == told else self._new_hand(told)
            for before, told in zip(self._before, found.hands, strict=True)
        ]
        player, tokens, lives, deck, _ = found.table
        heights = dict(zip(COLOR_CHAR, found.fireworks))  # noqa: B905 - there may be fewer colours
        if dealing:
            player, legal = CHANCE_PLAYER_ID, []
        else:
            legal = found.legal
        return Position(
            player, tokens, lives, deck, found.fireworks, heights, hands, discards[:], legal, found.bits
        )

    def _new_hand(self, told: list[int]) -> Hand:
        count, first = told[0], 1 + self._hand
        cards, known = told[1 : 1 + count], told[first : first + count]
        return Hand(told, cards, known, [FACES[card] for card in cards], [HINTS[each] for each in known])
