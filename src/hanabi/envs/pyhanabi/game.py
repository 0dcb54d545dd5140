"""The parameters of a game, and the numbers of its moves."""

import enum
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from hanabi.envs.pyhanabi.cards import Description
from hanabi.envs.pyhanabi.moves import HanabiMove
from hanabi.errors import RulesetError
from hanabi.fast.layout import RANKS
from hanabi.rules import PLAIN_SUITS, Ruleset
from hanabi.rules.tables import Tables, tables

HAND_SIZES = {2: 5, 3: 5, 4: 4, 5: 4}
SETTINGS = (
    *("players", "colors", "ranks", "hand_size", "max_information_tokens", "max_life_tokens"),
    *("observation_type", "seed", "random_start_player"),
)
"""The names that a configuration may contain."""


class AgentObservationType(enum.IntEnum):
    """What an observation contains besides the table: nothing, or the knowledge from clues.

    The original's third type, which shows one's own cards, does not exist here.
    """

    MINIMAL = 0
    CARD_KNOWLEDGE = 1


class HanabiGame:
    """The parameters of a game, and the numbers of its moves."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        _check_known(chosen)
        self.players = _setting(chosen, "players", 2, 2, 5)
        self.colors = _setting(chosen, "colors", 5, 1, 5)
        self.type = AgentObservationType(_setting(chosen, "observation_type", 1, 0, 1))
        self.random_start_player = _flag(chosen.get("random_start_player", False))
        self.seed = _setting(chosen, "seed", -1, -(1 << 63), (1 << 63) - 1)
        self.hand = _setting(chosen, "hand_size", HAND_SIZES[self.players], 1, 6)
        _setting(chosen, "ranks", RANKS, RANKS, RANKS)
        self.ruleset = Ruleset(
            suits=PLAIN_SUITS[: self.colors],
            hand_sizes=(self.hand,) * 4,
            clue_tokens=_setting(chosen, "max_information_tokens", 8, 1, 15),
            strikes=_setting(chosen, "max_life_tokens", 3, 1, 7),
            empty_clues=False,
        )
        self.tables = _tables(self.ruleset, self.players)
        self.moves = tuple(_moves(self.players, self.hand, self.colors))
        self.uids = {move: uid for uid, move in enumerate(self.moves)}

    @cached_property
    def descriptions(self) -> tuple[Description, ...]:
        """The moves as dictionaries."""
        return tuple(move.to_dict() for move in self.moves)

    def num_players(self) -> int:
        return self.players

    def num_colors(self) -> int:
        return self.colors

    def num_ranks(self) -> int:
        return RANKS

    def hand_size(self) -> int:
        return self.hand

    def max_information_tokens(self) -> int:
        return self.ruleset.clue_tokens

    def max_life_tokens(self) -> int:
        return self.ruleset.strikes

    def observation_type(self) -> AgentObservationType:
        return self.type

    def max_moves(self) -> int:
        return len(self.moves)

    def num_cards(self, color: int, rank: int) -> int:
        """How many copies of a card the box has."""
        return self.tables.copies[RANKS * color + rank]

    def get_move_uid(self, move: HanabiMove) -> int:
        """The number of a move, or -1 if it has none."""
        return self.uids.get(move, -1)

    def get_move(self, move_uid: int) -> HanabiMove:
        return self.moves[move_uid]


def _check_known(chosen: Mapping[str, Any]) -> None:
    """Raise ValueError for an unknown name, which is most likely a typo."""
    for name in chosen:
        if name not in SETTINGS:
            raise ValueError(f"There is no setting {name!r}; there are {', '.join(SETTINGS)}.")


def _setting(chosen: Mapping[str, Any], name: str, usual: int, least: int, most: int) -> int:
    """Read a number of a configuration; raise ValueError if it is not between `least` and `most`."""
    value = chosen.get(name, usual)
    try:
        number = int(value)
    except (TypeError, ValueError):
        raise ValueError(f"{name} must be a whole number; {value!r} is none.") from None
    if least <= number <= most:
        return number
    raise ValueError(
        f"{name} must be {least}; {number} is not."
        if least == most
        else f"{name} must be between {least} and {most}; {number} is not."
    )


def _flag(value: Any) -> bool:
    return value.lower() in ("1", "true") if isinstance(value, str) else bool(value)


def _tables(ruleset: Ruleset, players: int) -> Tables:
    try:
        return tables(ruleset, players)
    except RulesetError as error:
        dealt, cards = error.details["dealt"], error.details["cards"]
        raise ValueError(
            f"{players} hands take {dealt} cards, and the box has {cards}: no deck is left."
        ) from error


def _moves(players: int, hand: int, colours: int) -> Iterator[HanabiMove]:
    """Yield every move, in the order of their numbers."""
    yield from (HanabiMove.get_discard_move(place) for place in range(hand))
    yield from (HanabiMove.get_play_move(place) for place in range(hand))
    for step in range(1, players):
        yield from (HanabiMove.get_reveal_color_move(step, colour) for colour in range(colours))
    for step in range(1, players):
        yield from (HanabiMove.get_reveal_rank_move(step, rank) for rank in range(RANKS))
