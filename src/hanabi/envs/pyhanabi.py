"""The objects that agents written for hanabi-learning-environment expect: its names, read-only.

Colours and ranks count from 0, seats in a move from the seat that moves, and seats in an observation from the
seat that observes. `hanabi.envs.rl_env` creates these objects, without any library of that project.
"""

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from hanabi.errors import RulesetError
from hanabi.fast import layout
from hanabi.fast.lanes import WIDTH
from hanabi.fast.layout import ALL_RANKS, RANKS
from hanabi.rules import PLAIN_SUITS, Ruleset
from hanabi.rules.tables import Tables, tables

COLOR_CHAR = ["R", "Y", "G", "W", "B"]
CHANCE_PLAYER_ID = -1
HAND_SIZES = {2: 5, 3: 5, 4: 4, 5: 4}
ALL_COLOURS = (1 << len(PLAIN_SUITS)) - 1
# What is known of a card is one number: its lanes of RANK, POSSIBLE and SAID (`hanabi.fast.layout`), which
# begin at bits 0, WIDTH and 2 * WIDTH. The ranks left are the upper half of the first lane.
RANK_LEFT = RANKS
POSSIBLE = WIDTH
SAID = 2 * WIDTH
RANK_SAID = SAID + layout.RANK_SAID

Description: TypeAlias = dict[str, Any]
"""A move, a card, or what is known about a card, as a dictionary of `rl_env`."""


class HanabiMoveType(enum.IntEnum):
    """The kinds of moves, including the dealing of a card."""

    INVALID = 0
    PLAY = 1
    DISCARD = 2
    REVEAL_COLOR = 3
    REVEAL_RANK = 4
    DEAL = 5


class AgentObservationType(enum.IntEnum):
    """What an observation contains besides the table: nothing, or the knowledge from clues.

    The original's third type, which shows one's own cards, does not exist here.
    """

    MINIMAL = 0
    CARD_KNOWLEDGE = 1


class HanabiEndOfGameType(enum.IntEnum):
    """How a game ended."""

    NOT_FINISHED = 0
    OUT_OF_LIFE_TOKENS = 1
    OUT_OF_CARDS = 2
    COMPLETED_FIREWORKS = 3


def color_idx_to_char(color_idx: int) -> str | None:
    return None if color_idx == -1 else COLOR_CHAR[color_idx]


def color_char_to_idx(color_char: str) -> int:
    if color_char not in COLOR_CHAR:
        raise ValueError(f"There is no colour {color_char!r}; the colours are {', '.join(COLOR_CHAR)}.")
    return COLOR_CHAR.index(color_char)


@dataclass(frozen=True, slots=True)
class HanabiCard:
    """A card; both numbers are -1 if it is not visible."""

    _color: int
    _rank: int

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
        return (
            f"{told}|{colours}{''.join(str(rank + 1) for rank in range(RANKS) if self.rank_plausible(rank))}"
        )

    __repr__ = __str__


FACES: tuple[Description, ...] = tuple(card.to_dict() for card in CARDS)


class Hints(dict[int, Description]):
    """A cache of the dictionaries of `HanabiCardKnowledge`, by its number."""

    def __missing__(self, known: int) -> Description:
        hint = self[known] = HanabiCardKnowledge(known).to_dict()
        return hint


HINTS = Hints()


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


SETTINGS = (
    *("players", "colors", "ranks", "hand_size", "max_information_tokens", "max_life_tokens"),
    *("observation_type", "seed", "random_start_player"),
)
"""The names that a configuration may contain."""


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

    seat: int
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
    result: int


@dataclass(frozen=True, slots=True)
class HanabiHistoryItem:
    """A past move and its outcome."""

    _move: HanabiMove
    _player: int = -1
    _scored: bool = False
    _information_token: bool = False
    _color: int = -1
    _rank: int = -1
    _revealed: tuple[int, ...] = ()
    _newly_revealed: tuple[int, ...] = ()
    _deal_to_player: int = -1

    def move(self) -> HanabiMove:
        return self._move

    def player(self) -> int:
        return self._player

    def scored(self) -> bool:
        """Whether a card went on its firework."""
        return self._scored

    def information_token(self) -> bool:
        """Whether a clue token came back."""
        return self._information_token

    def color(self) -> int:
        return self._color

    def rank(self) -> int:
        return self._rank

    def card_info_revealed(self) -> list[int]:
        """The places that the clue pointed at."""
        return list(self._revealed)

    def card_info_newly_revealed(self) -> list[int]:
        """Those places whose colour, or rank, had not been said before."""
        return list(self._newly_revealed)

    def deal_to_player(self) -> int:
        return self._deal_to_player

    def __str__(self) -> str:
        if self._player < 0:
            return f"<{self._move}>"
        card = f" {HanabiCard(self._color, self._rank)}" if self._color >= 0 else ""
        scored = " scored" if self._scored else ""
        return f"<{self._move} by player {self._player}{scored}{card}>"

    __repr__ = __str__


class Transition(NamedTuple):
    """A move, with the positions before and after it."""

    before: Position
    after: Position
    move: HanabiMove

    def item(self, seen_from: int = 0) -> HanabiHistoryItem:
        """The move as a history item; `seen_from` is the seat that counts as player 0."""
        before, seat, move = self.before, self.before.seat, self.move
        player = (seat - seen_from) % len(before.hands)
        if move.card_index() >= 0:
            card = CARDS[before.hands[seat].cards[move.card_index()]]
            scored, token = self.after.fireworks != before.fireworks, self.after.tokens > before.tokens
            return HanabiHistoryItem(move, player, scored, token, card.color(), card.rank())
        target = (seat + move.target_offset()) % len(before.hands)
        revealed = tuple(
            place
            for place, identity in enumerate(before.hands[target].cards)
            if _matches(move, CARDS[identity])
        )
        told = [HanabiCardKnowledge(known) for known in before.hands[target].known]
        fresh = tuple(place for place in revealed if not _was_told(move, told[place]))
        return HanabiHistoryItem(move, player, _revealed=revealed, _newly_revealed=fresh)

    def deal(self, seen_from: int = 0, hidden: bool = False) -> HanabiHistoryItem | None:
        """The card drawn after the move as a history item, or None if there was none."""
        if self.after.deck == self.before.deck:
            return None
        card = UNSEEN if hidden else CARDS[self.after.hands[self.before.seat].cards[-1]]
        return _deal_item(card, (self.before.seat - seen_from) % len(self.before.hands))


def _deal_item(card: HanabiCard, player: int) -> HanabiHistoryItem:
    move = HanabiMove(HanabiMoveType.DEAL, _color=card.color(), _rank=card.rank())
    return HanabiHistoryItem(move, _deal_to_player=player)


def _matches(move: HanabiMove, card: HanabiCard) -> bool:
    return card.color() == move.color() or card.rank() == move.rank()


def _was_told(move: HanabiMove, known: HanabiCardKnowledge) -> bool:
    return (known.color() if move.type() is HanabiMoveType.REVEAL_COLOR else known.rank()) is not None


class _PositionView:
    """The methods that observations and states share."""

    def __init__(self, game: HanabiGame, position: Position) -> None:
        self._game = game
        self._position = position

    def num_players(self) -> int:
        return self._game.players

    def information_tokens(self) -> int:
        return self._position.tokens

    def life_tokens(self) -> int:
        return self._position.lives

    def deck_size(self) -> int:
        return self._position.deck

    def fireworks(self) -> list[int]:
        return list(self._position.fireworks)

    def discard_pile(self) -> list[HanabiCard]:
        return [CARDS[identity] for identity in self._position.discards]

    def card_playable_on_fireworks(self, color: int, rank: int) -> bool:
        return self._position.fireworks[color] == rank


class HanabiObservation(_PositionView):
    """What one seat sees; that seat is player 0, and the others follow."""

    def __init__(self, game: HanabiGame, position: Position, seat: int, steps: list[Transition]) -> None:
        self._game, self._position, self._seat = game, position, seat
        self._steps, self._count = steps, len(steps)

    def cur_player_offset(self) -> int:
        return (self._position.seat - self._seat) % self._game.players

    def observed_hands(self) -> list[list[HanabiCard]]:
        """All hands, from this seat on; its own cards are not visible."""
        hands = [[CARDS[card] for card in hand.cards] for hand in self._hands_from_seat()]
        return [[UNSEEN] * len(hands[0]), *hands[1:]]

    def card_knowledge(self) -> list[list[HanabiCardKnowledge]]:
        nothing = (1 << self._game.colors) - 1 << POSSIBLE | ALL_RANKS << RANK_LEFT
        hidden = self._game.type is AgentObservationType.MINIMAL
        known = (hand.known for hand in self._hands_from_seat())
        return [[HanabiCardKnowledge(nothing if hidden else each) for each in hand] for hand in known]

    def legal_moves(self) -> list[HanabiMove]:
        """The legal moves of this seat; none unless it is to move."""
        mine = self._position.seat == self._seat
        return [self._game.moves[uid] for uid in self._position.legal] if mine else []

    def last_moves(self) -> list[HanabiHistoryItem]:
        """What happened since this seat's last move, including that move, the latest first."""
        items: list[HanabiHistoryItem] = []
        for step in reversed(self._steps[: self._count]):
            dealt = step.deal(self._seat, hidden=step.before.seat == self._seat)
            items += [step.item(self._seat)] if dealt is None else [dealt, step.item(self._seat)]
            if step.before.seat == self._seat:
                break
        return items

    def _hands_from_seat(self) -> list[Hand]:
        hands = self._position.hands
        return hands[self._seat :] + hands[: self._seat]

    def __str__(self) -> str:
        lines = [f"Life tokens: {self.life_tokens()}", f"Info tokens: {self.information_tokens()}"]
        lines.append(f"Fireworks: {_heights(self.fireworks())} ")
        lines.append("Hands:")
        for step, (hand, known) in enumerate(zip(self.observed_hands(), self.card_knowledge(), strict=True)):
            lines += ["-----"] if step else []
            lines += ["Cur player"] if step == self.cur_player_offset() else []
            lines += [f"{card} || {about}" for card, about in zip(hand, known, strict=True)]
        lines.append(f"Deck size: {self.deck_size()}")
        return "\n".join((*lines, " ".join(["Discards:", *map(str, self.discard_pile())])))

    __repr__ = __str__


def _heights(fireworks: list[int]) -> str:
    return " ".join(f"{char}{height}" for char, height in zip(COLOR_CHAR, fireworks, strict=False))


class HanabiState(_PositionView):
    """The whole game, with open hands."""

    def __init__(self, game: HanabiGame, position: Position, steps: list[Transition]) -> None:
        super().__init__(game, position)
        self._steps = steps[:]

    def cur_player(self) -> int:
        return self._position.seat

    def player_hands(self) -> list[list[HanabiCard]]:
        return [[CARDS[card] for card in hand.cards] for hand in self._position.hands]

    def legal_moves(self) -> list[HanabiMove]:
        return [self._game.moves[uid] for uid in self._position.legal]

    def move_is_legal(self, move: HanabiMove) -> bool:
        return self._game.get_move_uid(move) in self._position.legal

    def score(self) -> int:
        """The number of cards on the fireworks, or 0 if the last life is lost."""
        return sum(self._position.fireworks) if self._position.lives else 0

    def end_of_game_status(self) -> HanabiEndOfGameType:
        return {
            layout.STRUCK_OUT: HanabiEndOfGameType.OUT_OF_LIFE_TOKENS,
            layout.FINISHED: HanabiEndOfGameType.OUT_OF_CARDS,
            layout.PERFECT: HanabiEndOfGameType.COMPLETED_FIREWORKS,
        }.get(self._position.result, HanabiEndOfGameType.NOT_FINISHED)

    def is_terminal(self) -> bool:
        return self._position.result != 0

    def observation(self, player: int) -> HanabiObservation:
        return HanabiObservation(self._game, self._position, player, self._steps)

    def move_history(self) -> list[HanabiHistoryItem]:
        """The deal, then every move and every card drawn after it, oldest first."""
        dealt = self._steps[0].before if self._steps else self._position
        items = [
            _deal_item(CARDS[each], seat) for seat, hand in enumerate(dealt.hands) for each in hand.cards
        ]
        found = ((step.item(), step.deal()) for step in self._steps)
        return items + [item for pair in found for item in pair if item is not None]
