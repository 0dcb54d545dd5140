"""The moves of a game; a seat in a move counts from the seat that moves."""

import enum
from dataclasses import dataclass

from hanabi.envs.pyhanabi.cards import Description, HanabiCard, color_idx_to_char

CHANCE_PLAYER_ID = -1
"""The player who deals the cards."""


class HanabiMoveType(enum.IntEnum):
    """The kinds of moves, including the dealing of a card."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


@dataclass(frozen=True, slots=True)
class HanabiMove:
    """A move of a seat, or the dealing of a card."""

    _type: HanabiMoveType
    _card_index: int = -1
    _target_offset: int = -1
    _color: int = -1
    _rank: int = -1

    def type(self) -> HanabiMoveType:
        return self._type

    def card_index(self) -> int:
        return self._card_index

    def target_offset(self) -> int:
        return self._target_offset

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    @staticmethod
    def get_discard_move(card_index: int) -> "HanabiMove":
        return HanabiMove(HanabiMoveType.DISCARD, _check_integer(card_index))

    @staticmethod
    def get_play_move(card_index: int) -> "HanabiMove":
        return HanabiMove(HanabiMoveType.PLAY, _check_integer(card_index))

    @staticmethod
    def get_reveal_color_move(target_offset: int, color: int) -> "HanabiMove":
        return HanabiMove(
            HanabiMoveType.REVEAL_COLOR,
            _target_offset=_check_integer(target_offset),
            _color=_check_integer(color),
        )

    @staticmethod
    def get_reveal_rank_move(target_offset: int, rank: int) -> "HanabiMove":
        return HanabiMove(
            HanabiMoveType.REVEAL_RANK,
            _target_offset=_check_integer(target_offset),
            _rank=_check_integer(rank),
        )

    @staticmethod
    def get_deal_move(color: int, rank: int) -> "HanabiMove":
        """The dealing of a card, which `HanabiState.apply_move` makes while it is chance's turn."""
        return HanabiMove(HanabiMoveType.DEAL, _color=_check_integer(color), _rank=_check_integer(rank))

    @property
    def c_move(self) -> "HanabiMove":
        """This move; there is no object of a C library behind it."""
        return self

    def to_dict(self) -> Description:
        described: Description = {"action_type": self._type.name}
        if self._type in (HanabiMoveType.PLAY, HanabiMoveType.DISCARD):
            return described | {"card_index": self._card_index}
        if self._type is HanabiMoveType.REVEAL_COLOR:
            return described | {"target_offset": self._target_offset, "color": color_idx_to_char(self._color)}
        if self._type is HanabiMoveType.REVEAL_RANK:
            return described | {"target_offset": self._target_offset, "rank": self._rank}
        return described | {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __str__(self) -> str:
        match self._type:
            case HanabiMoveType.PLAY:
                return f"(Play {self._card_index})"
            case HanabiMoveType.DISCARD:
                return f"(Discard {self._card_index})"
            case HanabiMoveType.REVEAL_COLOR:
                return f"(Reveal player +{self._target_offset} color {color_idx_to_char(self._color)})"
            case HanabiMoveType.REVEAL_RANK:
                return f"(Reveal player +{self._target_offset} rank {self._rank + 1})"
            case _:
                return f"(Deal {HanabiCard(self._color, self._rank)})"

    __repr__ = __str__


def _check_integer(number: int) -> int:
    if not isinstance(number, int):
        raise TypeError(f"A move is made of whole numbers; {number!r} is none.")
    return number
