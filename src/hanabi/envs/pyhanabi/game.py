"""The parameters of a game, and the numbers of its moves."""

import enum
import random
import warnings
from collections.abc import Iterator, Mapping
from functools import cached_property
from threading import local
from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.envs.positions import kernel_views
from hanabi.envs.pyhanabi.cards import Description
from hanabi.envs.pyhanabi.moves import HanabiMove
from hanabi.envs.pyhanabi.reading import PositionReader
from hanabi.errors import RulesetError
from hanabi.fast import layout
from hanabi.fast.layout import RANKS, ByteArray, WordArray, rules_array
from hanabi.rules import PLAIN_SUITS, Ruleset
from hanabi.rules.tables import Tables, tables

if TYPE_CHECKING:
    from hanabi.envs.pyhanabi.state import HanabiState

HAND_SIZES = {2: 5, 3: 5, 4: 4, 5: 4}
SETTINGS = (
    *("players", "colors", "ranks", "hand_size", "max_information_tokens", "max_life_tokens"),
    *("observation_type", "seed", "random_start_player"),
)
"""The names that a configuration may contain."""


class AgentObservationType(enum.IntEnum):
    """What an observation contains besides the table: nothing, the knowledge from clues, or every card."""

    MINIMAL = 0
    CARD_KNOWLEDGE = 1
    SEER = 2


class HanabiGame:
    """The parameters of a game, and the numbers of its moves."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        _check_known(chosen)
        self.players = _setting(chosen, "players", 2, 2, 5)
        self.colors = _setting(chosen, "colors", 5, 1, 5)
        self.ranks = _setting(chosen, "ranks", RANKS, 1, RANKS)
        self.type = AgentObservationType(_setting(chosen, "observation_type", 1, 0, 2))
        self.minimal = self.type is AgentObservationType.MINIMAL
        self.sees_all = self.type is AgentObservationType.SEER
        self.random_start_player = _flag(chosen.get("random_start_player", False))
        self.seed = _setting(chosen, "seed", -1, -(1 << 63), (1 << 63) - 1)
        self.hand = _setting(chosen, "hand_size", HAND_SIZES[self.players], 1, 6)
        self.ruleset = Ruleset(
            suits=tuple(suit.cut(self.ranks) for suit in PLAIN_SUITS[: self.colors]),
            hand_sizes=(self.hand,) * 4,
            clue_tokens=_setting(chosen, "max_information_tokens", 8, 1, 15),
            strikes=_setting(chosen, "max_life_tokens", 3, 1, 7),
            empty_clues=False,
        )
        self.tables = _tables(self.ruleset, self.players)
        self.rules = rules_array(self.ruleset, self.players)
        self.moves = tuple(_moves(self.players, self.hand, self.colors, self.ranks))
        self.uids = {move: uid for uid, move in enumerate(self.moves)}
        if self.seed == -1:
            self.seed = random.SystemRandom().getrandbits(31)
        self.chance = random.Random(self.seed)
        """Who begins, and what is dealt."""
        self.observation_width = int(self.rules[layout.OBSERVED])
        """How many bytes of `Position.bits` each seat has."""
        self._params = chosen
        self._local = local()

    def __reduce__(self) -> tuple[object, ...]:
        return HanabiGame, (self._params | {"seed": self.seed},)

    @cached_property
    def kernel_rules(self) -> Any:
        """The tables of the rules, as the kernel sees them."""
        (found,) = kernel_views(self.rules)
        return found

    @cached_property
    def deck(self) -> int:
        """Where the deck begins in the bytes of a game."""
        return int(self.rules[layout.DECK])

    @cached_property
    def undealt(self) -> tuple[WordArray, ByteArray]:
        """The arrays of a game in which no card has been dealt, seat 0 to begin."""
        words = np.zeros(layout.word_count(self.rules), np.int64)
        small = np.zeros(layout.byte_count(self.rules), np.int8)
        small[layout.TOKENS], small[layout.TURNS_LEFT] = self.ruleset.clue_tokens, layout.NONE
        small[layout.LEFT] = cards = self.tables.cards
        small[self.deck : self.deck + cards] = self.rules[layout.BOX : layout.BOX + cards]
        return words, small

    @property
    def reader(self) -> PositionReader:
        """What reads the positions of this game; each thread has its own."""
        if not hasattr(self._local, "reader"):
            self._local.reader = PositionReader(self.rules)
        found: PositionReader = self._local.reader
        return found

    @cached_property
    def observation_size(self) -> int:
        """How many bits an observation has; minimal ones leave out the knowledge, which comes last."""
        width = self.ranks * self.colors + self.colors + self.ranks
        hidden = self.players * self.hand * width if self.minimal else 0
        return self.observation_width - hidden

    @property
    def c_game(self) -> "HanabiGame":
        """This game; there is no object of a C library behind it."""
        return self

    def new_initial_state(self) -> "HanabiState":
        """A game in which no card has been dealt yet."""
        from hanabi.envs.pyhanabi.state import HanabiState

        return HanabiState(self)

    def parameter_string(self) -> str:
        """Every parameter and its value, a line each."""
        values = {
            "players": self.players,
            "colors": self.colors,
            "ranks": self.ranks,
            "hand_size": self.hand,
            "max_information_tokens": self.ruleset.clue_tokens,
            "max_life_tokens": self.ruleset.strikes,
            "seed": self.seed,
            "random_start_player": "true" if self.random_start_player else "false",
            "observation_type": int(self.type),
        }
        return "".join(f"{name}={value}\n" for name, value in values.items())

    @cached_property
    def descriptions(self) -> tuple[Description, ...]:
        """The moves as dictionaries."""
        return tuple(move.to_dict() for move in self.moves)

    def num_players(self) -> int:
        return self.players

    def num_colors(self) -> int:
        return self.colors

    def num_ranks(self) -> int:
        return self.ranks

    def cards_per_color(self) -> int:
        return sum(self.tables.copies[:RANKS])

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
    """Warn about an unknown name, which is most likely a typo; it is ignored, as in the original."""
    for name in chosen:
        if name not in SETTINGS:
            known = ", ".join(SETTINGS)
            warnings.warn(f"There is no setting {name!r}, so it is ignored; there are {known}.", stacklevel=3)


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


def _moves(players: int, hand: int, colours: int, ranks: int) -> Iterator[HanabiMove]:
    """Yield every move, in the order of their numbers."""
    yield from (HanabiMove.get_discard_move(place) for place in range(hand))
    yield from (HanabiMove.get_play_move(place) for place in range(hand))
    for step in range(1, players):
        yield from (HanabiMove.get_reveal_color_move(step, colour) for colour in range(colours))
    for step in range(1, players):
        yield from (HanabiMove.get_reveal_rank_move(step, rank) for rank in range(ranks))
