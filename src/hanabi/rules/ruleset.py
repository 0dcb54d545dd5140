"""A ruleset: everything in which two printed boxes may differ, as one value."""

from dataclasses import dataclass, field

from hanabi.codec import Json, decode, encode
from hanabi.errors import RulesetError
from hanabi.rules.cards import (
    COUNTED_DOWN,
    COUNTED_UP,
    FALLING,
    LETTERS,
    PLAIN_SUITS,
    RANKS,
    RISING,
    Card,
    Suit,
    Touch,
    face,
)
from hanabi.rules.enums import NamedEnum
from hanabi.rules.keys import OWN_KEYS, is_known, published
from hanabi.rules.tiles import Tile, TileFor

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
LARGEST_HAND = 6
MOST_TOKENS = 15
MOST_STRIKES = 7
MOST_COPIES = 3
MOST_SUITS = 7
MOST_TILES = 12
LEGACY_DEFAULTS: dict[str, Json] = {
    "below_zero": False,
    "skipping": False,
    "free_empty_clues": True,
    "may_waste": False,
}
"""For each field added since version 1, the value that a stored ruleset without this field stands for."""


class Ending(NamedEnum):
    """What ends a game that is neither perfect nor lost by strikes."""

    LAST_ROUND = "last-round"
    """Drawing the last card gives everyone one more turn (B11)."""
    ALL_OR_NOTHING = "all-or-nothing"
    """Play goes on with shrinking hands until won or lost (V1)."""


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """A game's rules. `edition` names the box for words on a page; no rule reads it."""

    edition: str = "custom"
    """The key of the box, or `custom`."""
    suits: tuple[Suit, ...] = PLAIN_SUITS
    """The fireworks, in the order they are shown."""
    hand_sizes: tuple[int, ...] = (5, 5, 4, 4)
    """Cards in hand for 2, 3, ... players (B2)."""
    clue_tokens: int = 8
    """How many clue tokens there are (B4)."""
    strikes: int = 3
    """How many strikes lose the game (B9)."""
    empty_clues: bool = True
    """Whether a clue may point at nothing (B5, U1)."""
    ending: Ending = Ending.LAST_ROUND
    """What ends a game that is neither perfect nor lost."""
    announce: bool = False
    """Whether a play may announce its firework (V2)."""
    tiles: tuple[Tile, ...] = ()
    """The bonus tiles in play (X3)."""
    tile_for: TileFor = TileFor.FIVES
    """Which completed fireworks earn a tile (X3a)."""
    may_decline: bool = True
    """Whether X3.6 may be declined when it stands in for X3.5 on an empty deck (U19)."""
    below_zero: bool = False
    """Whether a score may be below zero, where missing cards cost points (X2, U8)."""
    skipping: bool = False
    """Whether all or nothing skips a player who cannot act, instead of losing the game (V1, U5)."""
    free_empty_clues: bool = True
    """Whether the free clue of a tile may point at nothing, where clues may (X3.3, X3.4, U10)."""
    may_waste: bool = False
    """Whether X3.6 may be declined by choosing a card that does not fit (X3.6, U10)."""
    ranks: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The numbers on the cards, from 1 up; all suits have the same."""
    index: dict[str, int] = field(init=False, repr=False, compare=False)
    """The place of each suit, by its key."""
    covers: dict[str, frozenset[str]] = field(init=False, repr=False, compare=False)
    """The suits each sayable colour points at."""
    colour_bits: dict[str, int] = field(init=False, repr=False, compare=False)
    """For each suit the colours that point at it, a bit each in the order of `covers`."""
    contents: dict[Card, int] = field(init=False, repr=False, compare=False)
    """How many cards of the box have each face."""

    def __post_init__(self) -> None:
        check_ruleset(self)
        object.__setattr__(self, "ranks", RANKS[: len(self.suits[0].order)])
        object.__setattr__(self, "index", {suit.key: place for place, suit in enumerate(self.suits)})
        named = (suit.key for suit in self.suits if suit.named)
        object.__setattr__(
            self, "covers", {colour: _suits_pointed_at(self.suits, colour) for colour in named}
        )
        bits = {suit.key: _colour_bits(self.covers, suit.key) for suit in self.suits}
        object.__setattr__(self, "colour_bits", bits)
        object.__setattr__(self, "contents", {card: self.copies(card) for card in identities(self)})

    def __str__(self) -> str:
        from hanabi.rules.names import name_of

        return name_of(self)

    def __repr__(self) -> str:
        return f"ruleset({str(self)!r})"

    @property
    def most_players(self) -> int:
        return len(self.hand_sizes) + 1

    @property
    def best(self) -> int:
        """The score of a perfect game (B10, X1, X2)."""
        return sum(max(suit.points) for suit in self.suits)

    @property
    def least(self) -> int:
        """The lowest score that a last round can end with: that of an empty table, or 0 (X2, U8)."""
        opens_downwards = self.below_zero and self.ending is Ending.LAST_ROUND
        return sum(suit.points[0] for suit in self.suits) if opens_downwards else 0

    def suit(self, key: str) -> Suit:
        return self.suits[self.index[key]]

    def hand_size(self, players: int) -> int:
        """How many cards each player holds (B2); raise RulesetError if the box does not seat `players`."""
        if not FEWEST_PLAYERS <= players <= self.most_players:
            raise RulesetError("player-count", players=players, most=self.most_players)
        return self.hand_sizes[players - FEWEST_PLAYERS]

    def copies(self, card: Card) -> int:
        """How many copies of a face the box has (B1)."""
        return self.suit(card.suit).copies[card.rank - 1]


def identities(rules: Ruleset) -> tuple[Card, ...]:
    """Every face of the box, once each, suit by suit."""
    return tuple(face(suit.key, rank) for suit in rules.suits for rank in rules.ranks)


def box(rules: Ruleset) -> tuple[Card, ...]:
    """Every card of the box, suit by suit."""
    return tuple(card for card, copies in rules.contents.items() for _ in range(copies))


def stored_fields(rules: Ruleset) -> dict[str, Json]:
    """The fields of a ruleset in records; those added since version 1 are left out at their old value."""
    fields = encode(rules)
    assert isinstance(fields, dict)
    old = LEGACY_DEFAULTS
    return {name: value for name, value in fields.items() if not (name in old and old[name] == value)}


def read_fields(fields: object) -> Ruleset:
    """Read the fields of a ruleset from a record; raise Malformed if they are not those of one."""
    return decode(Ruleset, LEGACY_DEFAULTS | fields if isinstance(fields, dict) else fields)


def check_ruleset(rules: Ruleset) -> None:
    """Raise RulesetError for a ruleset that cannot be played."""
    if not is_known(rules.edition):
        known = ", ".join((*OWN_KEYS, *published()))
        raise RulesetError("unknown-edition", edition=rules.edition, known=known)
    _check_suits(rules.suits)
    check_range("tokens", rules.clue_tokens, 1, MOST_TOKENS)
    check_range("strikes", rules.strikes, 1, MOST_STRIKES)
    check_range("players", len(rules.hand_sizes) + 1, FEWEST_PLAYERS, MOST_PLAYERS)
    for size in rules.hand_sizes:
        check_range("hand", size, 1, LARGEST_HAND)
    check_range("tiles", len(rules.tiles), 0, MOST_TILES)


def check_players(rules: Ruleset, players: int) -> None:
    """Raise RulesetError if the box does not seat `players`, or if the deal would leave no deck (U23)."""
    dealt = players * rules.hand_size(players)
    cards = len(box(rules))
    if dealt >= cards:
        raise RulesetError("no-deck-left", players=players, dealt=dealt, cards=cards)


def _suits_pointed_at(suits: tuple[Suit, ...], colour: str) -> frozenset[str]:
    """The suits a colour clue points at: its own, and those that count as every colour (X1a, X1b, X2)."""
    return frozenset(
        suit.key
        for suit in suits
        if suit.touch is Touch.EVERY or (suit.touch is Touch.OWN and suit.key == colour)
    )


def _colour_bits(covers: dict[str, frozenset[str]], suit: str) -> int:
    # Bit n is the n-th sayable colour, so the colours that point into a hand are an OR over its cards.
    return sum(1 << place for place, covered in enumerate(covers.values()) if suit in covered)


def _check_suits(suits: tuple[Suit, ...]) -> None:
    keys = [suit.key for suit in suits]
    check_range("suits", len(suits), 1, MOST_SUITS)
    if keys != [key for key in LETTERS if key in keys]:
        raise RulesetError("suit-order", suits=" ".join(keys), order=" ".join(LETTERS))
    for suit in suits:
        _check_suit(suit, len(suits[0].order))


def _check_suit(suit: Suit, ranks: int) -> None:
    if (
        not suit.order
        or suit.order not in (RISING[:ranks], FALLING[-ranks:])
        or len(suit.copies) != ranks
        or not all(1 <= count <= MOST_COPIES for count in suit.copies)
        or suit.points not in (COUNTED_UP[: ranks + 1], COUNTED_DOWN[-ranks - 1 :])
    ):
        raise RulesetError("impossible-suit", suit=suit.key)


def check_range(option: str, value: int, least: int, most: int) -> None:
    """Raise RulesetError if the value of an option is not between `least` and `most`."""
    if not least <= value <= most:
        raise RulesetError("out-of-range", option=option, value=value, least=least, most=most)
