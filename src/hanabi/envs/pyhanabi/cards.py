"""Cards, and what clues say about them; colours and ranks count from 0."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from hanabi.envs.positions import POSSIBLE, SAID
from hanabi.fast import layout
from hanabi.fast.layout import ALL_RANKS, RANKS
from hanabi.rules import PLAIN_SUITS

COLOR_CHAR = ["R", "Y", "G", "W", "B"]
ALL_COLOURS = (1 << len(PLAIN_SUITS)) - 1
RANK_LEFT = RANKS
"""Where the ranks that clues leave begin in the number with what is known of a card (`POSSIBLE`, `SAID`)."""
RANK_SAID = SAID + layout.RANK_SAID

Description: TypeAlias = dict[str, Any]
"""A move, a card, or what is known about a card, as a dictionary of `rl_env`."""


def color_idx_to_char(color_idx: int) -> str | None:
    return None if color_idx == -1 else COLOR_CHAR[color_idx]


def color_char_to_idx(color_char: str) -> int:
    if color_char not in COLOR_CHAR:
        raise ValueError(f"There is no colour {color_char!r}; the colours are {', '.join(COLOR_CHAR)}.")
    return COLOR_CHAR.index(color_char)


class HanabiCard:
    """A card; both numbers are -1 if it is not visible."""

    __slots__ = ("_color", "_rank")

    def __init__(self, color: int, rank: int) -> None:
        self._color = color
        self._rank = rank

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HanabiCard):
            return NotImplemented
        return (self._color, self._rank) == (other._color, other._rank)

    def __hash__(self) -> int:
        return hash((self._color, self._rank))

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    def valid(self) -> bool:
        return self._color >= 0 and self._rank >= 0

    def to_dict(self) -> Description:
        return {"color": color_idx_to_char(self._color), "rank": self._rank}

    def __str__(self) -> str:
        return f"{COLOR_CHAR[self._color]}{self._rank + 1}" if self.valid() else "XX"

    __repr__ = __str__


UNSEEN = HanabiCard(-1, -1)
CARDS = tuple(HanabiCard(*divmod(identity, RANKS)) for identity in range(RANKS * len(PLAIN_SUITS)))
"""All cards, in the order of their identities."""
FACES: tuple[Description, ...] = tuple(card.to_dict() for card in CARDS)


@dataclass(frozen=True, eq=False, slots=True)
class HanabiCardKnowledge:
    """What clues say about a card."""

    _known: int

    def color(self) -> int | None:
        """The colour, if a clue said it; or None."""
        said = self._known >> SAID & ALL_COLOURS  # one bit at most: only its own colour points at a card here
        return said.bit_length() - 1 if said else None

    def rank(self) -> int | None:
        """The rank, if a clue said it; or None."""
        return (self._known & ALL_RANKS).bit_length() - 1 if self._known >> RANK_SAID & 1 else None

    def color_plausible(self, color_index: int) -> bool:
        return bool(self._known >> POSSIBLE + color_index & 1)

    def rank_plausible(self, rank_index: int) -> bool:
        return bool(self._known >> RANK_LEFT + rank_index & 1)

    def to_dict(self) -> Description:
        color = self.color()
        return {"color": None if color is None else COLOR_CHAR[color], "rank": self.rank()}

    def __str__(self) -> str:
        color, rank = self.color(), self.rank()
        told = ("X" if color is None else COLOR_CHAR[color]) + ("X" if rank is None else str(rank + 1))
        colours = "".join(char for place, char in enumerate(COLOR_CHAR) if self.color_plausible(place))
        ranks = "".join(str(rank + 1) for rank in range(RANKS) if self.rank_plausible(rank))
        return f"{told}|{colours}{ranks}"

    __repr__ = __str__


class Hints(dict[int, Description]):
    """A cache of the dictionaries of `HanabiCardKnowledge`, by its number."""

    def __missing__(self, known: int) -> Description:
        hint = self[known] = HanabiCardKnowledge(known).to_dict()
        return hint


HINTS = Hints()
