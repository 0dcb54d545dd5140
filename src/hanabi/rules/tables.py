"""A ruleset for a number of players as tables of small integers, for code that only looks things up.

No rule is repeated here: the readable functions are called on their whole, tiny domains. A suit is its index
in the ruleset, a colour its index among the sayable ones, ranks count from 0, and a face is an `identity`,
`suit * 5 + rank`; in games with fewer ranks, those above the highest have no copies.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from hanabi.rules.cards import RANKS, Card
from hanabi.rules.clues import colours, points_at
from hanabi.rules.ruleset import Ending, Ruleset, box, check_players
from hanabi.rules.tiles import Tile, earns_tile

TILES = tuple(Tile)
"""The bonus tiles in the order of their numbers."""
NEVER = len(RANKS)
"""Higher than a firework without the highest rank can be: a card that fits at this height fits nowhere."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The answers of the rules to every question that a game can ask."""

    players: int
    hand: int
    """How many cards each player holds."""
    suits: int
    ranks: int
    """How many ranks each suit has."""
    colours: int
    """How many colours a clue may name."""
    cards: int
    """How many cards the box has."""
    clue_tokens: int
    strikes: int
    empty_clues: bool
    all_or_nothing: bool
    skipping: bool
    announce: bool
    may_decline: bool
    free_empty_clues: bool
    """Whether the free clue of a tile may be empty."""
    may_waste: bool
    pointing: tuple[int, ...]
    """For each suit, a bit set of the colours that point at it."""
    covered: tuple[int, ...]
    """For each colour, a bit set of the suits it points at."""
    height: tuple[int, ...]
    """For each identity, the height of its firework when the card fits; NEVER if the box has no such card."""
    copies: tuple[int, ...]
    """For each identity, how many copies the box has."""
    points: tuple[tuple[int, ...], ...]
    """For each suit, the points of its firework at each height."""
    rewards: tuple[bool, ...]
    """For each suit, whether completing it earns a tile while there is one."""
    least: int
    """The lowest score of a finished game."""
    tiles: tuple[int, ...]
    """The numbers of the tiles in the box."""

    @property
    def identities(self) -> int:
        return len(self.copies)

    @property
    def faces(self) -> int:
        """How many different cards the box has."""
        return self.suits * self.ranks

    @property
    def reshuffles(self) -> int:
        """How many cards bonus tiles may shuffle back into the deck."""
        return self.tiles.count(TILES.index(Tile.RESHUFFLE))


def tables(rules: Ruleset, players: int) -> Tables:
    """Build the tables of a ruleset; raise RulesetError if the box does not seat `players`."""
    check_players(rules, players)
    faces = faces_by_identity(rules)
    _check_product(rules)
    return Tables(
        players=players,
        hand=rules.hand_size(players),
        suits=len(rules.suits),
        ranks=len(rules.ranks),
        colours=len(colours(rules)),
        cards=len(box(rules)),
        clue_tokens=rules.clue_tokens,
        strikes=rules.strikes,
        empty_clues=rules.empty_clues,
        all_or_nothing=rules.ending is Ending.ALL_OR_NOTHING,
        skipping=rules.skipping,
        announce=rules.announce,
        may_decline=rules.may_decline,
        free_empty_clues=rules.empty_clues and rules.free_empty_clues,
        may_waste=rules.may_waste,
        pointing=tuple(_pointing_colours(rules, Card(suit.key, RANKS[0])) for suit in rules.suits),
        covered=tuple(_covered_suits(rules, colour) for colour in colours(rules)),
        height=tuple(
            rules.suit(face.suit).order.index(face.rank) if face in rules.contents else NEVER
            for face in faces
        ),
        copies=tuple(rules.contents.get(face, 0) for face in faces),
        points=tuple(suit.points for suit in rules.suits),
        rewards=tuple(earns_tile(rules.tile_for, suit) for suit in rules.suits),
        least=rules.least,
        tiles=tuple(TILES.index(tile) for tile in rules.tiles),
    )


def faces_by_identity(rules: Ruleset) -> tuple[Card, ...]:
    """The face of every identity, also of those that a small box lacks."""
    return tuple(Card(suit.key, rank) for suit in rules.suits for rank in RANKS)


def _pointing_colours(rules: Ruleset, card: Card) -> int:
    return _bits(points_at(rules, colour, card) for colour in colours(rules))


def _covered_suits(rules: Ruleset, colour: str) -> int:
    return _bits(points_at(rules, colour, Card(suit.key, RANKS[0])) for suit in rules.suits)


def _bits(answers: Iterable[bool]) -> int:
    return sum(answer << place for place, answer in enumerate(answers))


def _check_product(rules: Ruleset) -> None:
    """Assert that colours point at whole suits and ranks at that rank of every suit.

    Only then is what clues say of a card a product of suits and ranks, as the kernel stores it.
    """
    for suit in rules.suits:
        cards = [Card(suit.key, rank) for rank in rules.ranks]
        assert len({_pointing_colours(rules, card) for card in cards}) == 1
        assert all(
            points_at(rules, rank, card) is (card.rank == rank) for card in cards for rank in rules.ranks
        )
