"""Expansions and variants: functions from ruleset to ruleset; the order in which they are applied is free."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from hanabi.errors import RulesetError
from hanabi.rules.cards import BLACK, LETTERS, SINGLE_COPIES, Suit, Touch, multicolour
from hanabi.rules.ruleset import Ending, Ruleset
from hanabi.rules.tiles import SIX_TILES, TileFor

Expansion: TypeAlias = Callable[[Ruleset], Ruleset]


def with_suit(rules: Ruleset, suit: Suit) -> Ruleset:
    """Add `suit` in its usual place; raise RulesetError if the ruleset has it already."""
    if suit.key in rules.index:
        raise RulesetError("suit-twice", suit=suit.key)
    places = list(LETTERS)
    return replace(rules, suits=tuple(sorted((*rules.suits, suit), key=lambda each: places.index(each.key))))


def avalanche_own(rules: Ruleset) -> Ruleset:
    """Ten multicolour cards as a colour of their own (X1a, U17)."""
    return with_suit(rules, multicolour(Touch.OWN))


def avalanche_own_5(rules: Ruleset) -> Ruleset:
    """Five multicolour cards, one of each rank, as a colour of their own (X1a, X1c)."""
    return with_suit(rules, multicolour(Touch.OWN, SINGLE_COPIES))


def avalanche_every(rules: Ruleset) -> Ruleset:
    """Ten multicolour cards that count as every colour (X1b)."""
    return with_suit(rules, multicolour(Touch.EVERY))


def black_powder(rules: Ruleset) -> Ruleset:
    """Ten black cards, built downwards, without colour (X2, U7)."""
    return with_suit(rules, BLACK)


def flamboyant_fives(rules: Ruleset) -> Ruleset:
    """Six bonus tiles, one for each firework completed with a 5 (X3, X3a)."""
    return replace(rules, tiles=SIX_TILES, tile_for=TileFor.FIVES, may_decline=True)


def bonus_tiles(rules: Ruleset) -> Ruleset:
    """Six bonus tiles, one for each completed firework, black too (X3a in the German box)."""
    return replace(rules, tiles=SIX_TILES, tile_for=TileFor.ANY, may_decline=False)


def all_or_nothing(rules: Ruleset) -> Ruleset:
    """The game is either perfect or lost (V1)."""
    return replace(rules, ending=Ending.ALL_OR_NOTHING)


def synchronised_show(rules: Ruleset) -> Ruleset:
    """A play may announce the firework it will advance (V2)."""
    return replace(rules, announce=True)


def no_empty_clues(rules: Ruleset) -> Ruleset:
    """Every clue must point at a card (U1)."""
    return replace(rules, empty_clues=False)
