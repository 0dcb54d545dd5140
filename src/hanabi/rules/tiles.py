"""The six bonus tiles of X3, and which fireworks earn one."""

from hanabi.rules.cards import Suit
from hanabi.rules.enums import NamedEnum


class Tile(NamedEnum):
    """A bonus tile; what it does is in `hanabi.game.turns`."""

    TOKEN = "token"
    """One clue token (X3.1)."""
    PARDON = "pardon"
    """A strike taken back and a clue token (X3.2)."""
    COLOUR_CLUE = "colour-clue"
    """A free colour clue (X3.3)."""
    RANK_CLUE = "rank-clue"
    """A free rank clue (X3.4)."""
    RESHUFFLE = "reshuffle"
    """A discarded card shuffled into the deck (X3.5)."""
    REKINDLE = "rekindle"
    """A discarded card put on its firework (X3.6)."""


class TileFor(NamedEnum):
    """Which completed fireworks earn a tile instead of a clue token (X3a)."""

    FIVES = "fives"
    """Those that end with the highest rank, the five."""
    ANY = "any"
    """All of them."""


def earns_tile(tile_for: TileFor, suit: Suit) -> bool:
    """Whether completing `suit` earns a tile, while there is one (X3a, U14)."""
    return tile_for is TileFor.ANY or suit.order[-1] == max(suit.order)


SIX_TILES = (Tile.TOKEN, Tile.PARDON, Tile.COLOUR_CLUE, Tile.RANK_CLUE, Tile.RESHUFFLE, Tile.REKINDLE)
"""The tiles of the printed boxes, in the order of X3.1 to X3.6; a new tile is in none of them."""
