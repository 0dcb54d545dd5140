"""A ruleset at a table of so many players as small integers, for programs that only look things up.

Nothing here says a rule again: the readable functions are asked over their whole, tiny domains. Suits go
by their place in the ruleset, colours by their place among those that may be said, ranks from 0, and a
face, here an identity, is `suit * 5 + rank`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.clues import colours, points_at
from hanabi.rules.ruleset import Ending, Ruleset, box, check_players, identities
from hanabi.rules.tiles import Tile, earns_tile

TILES = tuple(Tile)
"""The bonus tiles by their numbers."""


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules answer to every question a game can ask of them."""

    players: int
    hand: int
    """How many cards each player holds."""
    suits: int
    colours: int
    """How many colours may be said."""
    cards: int
    """How many cards the box has."""
    clue_tokens: int
    strikes: int
    empty_clues: bool
    all_or_nothing: bool
    announce: bool
    may_decline: bool
    pointing: tuple[int, ...]
    """For each suit the colours that point at it, a bit each."""
    covered: tuple[int, ...]
    """For each colour the suits it points at, a bit each."""
    height: tuple[int, ...]
    """For each identity how high its firework stands when it fits."""
    copies: tuple[int, ...]
    """For each identity how many cards of the box have it."""
    points: tuple[tuple[int, ...], ...]
    """For each suit what its firework counts at each height."""
    rewards: tuple[bool, ...]
    """For each suit whether completing it earns a tile, while there is one."""
    tiles: tuple[int, ...]
    """The numbers of the tiles in the box."""

    @property
    def identities(self) -> int:
        return len(self.copies)

    @property
    def reshuffles(self) -> int:
        """How many cards tiles may send back into the deck."""
        return self.tiles.count(TILES.index(Tile.RESHUFFLE))


def tables(rules: Ruleset, players: int) -> Tables:
    """The tables of a ruleset; a number of players the box does not seat is refused."""
    check_players(rules, players)
    faces = identities(rules)
    _check_product(rules)
    return Tables(
        players=players,
        hand=rules.hand_size(players),
        suits=len(rules.suits),
        colours=len(colours(rules)),
        cards=len(box(rules)),
        clue_tokens=rules.clue_tokens,
        strikes=rules.strikes,
        empty_clues=rules.empty_clues,
        all_or_nothing=rules.ending is Ending.ALL_OR_NOTHING,
        announce=rules.announce,
        may_decline=rules.may_decline,
        pointing=tuple(_pointing(rules, Card(suit.key, RANKS[0])) for suit in rules.suits),
        covered=tuple(_covered(rules, colour) for colour in colours(rules)),
        height=tuple(rules.suit(face.suit).order.index(face.rank) for face in faces),
        copies=tuple(rules.copies(face) for face in faces),
        points=tuple(suit.points for suit in rules.suits),
        rewards=tuple(earns_tile(rules.tile_for, suit) for suit in rules.suits),
        tiles=tuple(TILES.index(tile) for tile in rules.tiles),
    )


def _pointing(rules: Ruleset, card: Card) -> int:
    return _bits(points_at(rules, colour, card) for colour in colours(rules))


def _covered(rules: Ruleset, colour: str) -> int:
    return _bits(points_at(rules, colour, Card(suit.key, RANKS[0])) for suit in rules.suits)


def _bits(answers: Iterable[bool]) -> int:
    return sum(answer << place for place, answer in enumerate(answers))


def _check_product(rules: Ruleset) -> None:
    """A colour must point at whole suits, and a rank at a rank of every suit: knowledge is a product."""
    for suit in rules.suits:
        cards = [Card(suit.key, rank) for rank in RANKS]
        assert len({_pointing(rules, card) for card in cards}) == 1
        assert all(points_at(rules, rank, card) is (card.rank == rank) for card in cards for rank in RANKS)
