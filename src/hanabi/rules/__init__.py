"""What is in a box: suits, cards, clues, tiles, rulesets and editions; no game in progress."""

from hanabi.rules.boxes.custom import EDITION as CUSTOM
from hanabi.rules.boxes.de import EDITION as DE
from hanabi.rules.boxes.es import EDITION as ES
from hanabi.rules.boxes.fr import EDITION as FR
from hanabi.rules.boxes.pl import EDITION as PL
from hanabi.rules.boxes.pt import EDITION as PT
from hanabi.rules.cards import (
    BLACK,
    COLOURS,
    LETTERS,
    PALETTE,
    PLAIN_SUITS,
    RANKS,
    Card,
    Suit,
    Touch,
    multicolour,
)
from hanabi.rules.clues import ClueValue, clue_values, colours, points_at, values_pointing_at
from hanabi.rules.differences import Difference, differences, offer_differences
from hanabi.rules.editions import BoxWords, Edition
from hanabi.rules.names import name_of, options, ruleset
from hanabi.rules.registry import EDITIONS, edition, unusable_editions
from hanabi.rules.ruleset import Ending, Ruleset, box, check_players, identities
from hanabi.rules.scale import Band, band, bands
from hanabi.rules.tiles import SIX_TILES, Tile, TileFor

__all__ = [
    "BLACK",
    "COLOURS",
    "CUSTOM",
    "DE",
    "EDITIONS",
    "ES",
    "FR",
    "LETTERS",
    "PALETTE",
    "PL",
    "PLAIN_SUITS",
    "PT",
    "RANKS",
    "SIX_TILES",
    "Band",
    "BoxWords",
    "Card",
    "ClueValue",
    "Difference",
    "Edition",
    "Ending",
    "Ruleset",
    "Suit",
    "Tile",
    "TileFor",
    "Touch",
    "band",
    "bands",
    "box",
    "check_players",
    "clue_values",
    "colours",
    "differences",
    "edition",
    "identities",
    "multicolour",
    "name_of",
    "offer_differences",
    "options",
    "points_at",
    "ruleset",
    "unusable_editions",
    "values_pointing_at",
]
