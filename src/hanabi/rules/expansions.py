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
    """Add `suit` in its place, with as many ranks as the others; raise RulesetError if it is there."""
    if suit.key in rules.index:
        raise RulesetError("suit-twice", suit=suit.key)
    places = list(LETTERS)
    added = suit.cut(len(rules.ranks))
    return replace(rules, suits=tuple(sorted((*rules.suits, added), key=lambda each: places.index(each.key))))


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
    """Ten black cards, built downwards, without colour; the score may fall below zero (X2, U7, U8)."""
    return replace(with_suit(rules, BLACK), below_zero=True)


def black_powder_floor_0(rules: Ruleset) -> Ruleset:
    """The same black cards with a score that stops at 0, the ruling of earlier versions (U8)."""
    return replace(with_suit(rules, BLACK), below_zero=False)


def flamboyant_fives(rules: Ruleset) -> Ruleset:
    """Six bonus tiles, one for each firework completed with a 5 (X3, X3a)."""
    return replace(rules, tiles=SIX_TILES, tile_for=TileFor.FIVES)


def bonus_tiles(rules: Ruleset) -> Ruleset:
    """Six bonus tiles, one for each completed firework, black too (X3, X3a)."""
    return replace(rules, tiles=SIX_TILES, tile_for=TileFor.ANY)


def no_declining(rules: Ruleset) -> Ruleset:
    """X3.6 must be done where it stands in for X3.5 on an empty deck (X3.5, U19)."""
    return replace(rules, may_decline=False)


def german_bonus_tiles(rules: Ruleset) -> Ruleset:
    """Six bonus tiles as in the German box: for any completion, and none may be declined (X3a)."""
    return no_declining(bonus_tiles(rules))


def no_empty_free_clues(rules: Ruleset) -> Ruleset:
    """The free clue of a tile must point at a card (X3.3, X3.4, U10)."""
    return replace(rules, free_empty_clues=False)


def may_waste(rules: Ruleset) -> Ruleset:
    """X3.6 may be declined by choosing a card that does not fit (X3.6, U10)."""
    return replace(rules, may_waste=True)


def spanish_bonus_tiles(rules: Ruleset) -> Ruleset:
    """Six bonus tiles by the letter of the Spanish book (X3.3, X3.4, X3.6, U10)."""
    return may_waste(no_empty_free_clues(flamboyant_fives(rules)))


def common_bonus_tiles(rules: Ruleset) -> Ruleset:
    """The same tiles by the ruling of earlier versions, which all boxes had in common (U10)."""
    return replace(flamboyant_fives(rules), free_empty_clues=True, may_waste=False)


def all_or_nothing(rules: Ruleset) -> Ruleset:
    """The game is either perfect or lost; a player who cannot act is skipped (V1, U5)."""
    return replace(rules, ending=Ending.ALL_OR_NOTHING, skipping=True)


def all_or_nothing_no_skips(rules: Ruleset) -> Ruleset:
    """The same, lost as soon as a player cannot act: the ruling of earlier versions (U5)."""
    return replace(rules, ending=Ending.ALL_OR_NOTHING, skipping=False)


def synchronised_show(rules: Ruleset) -> Ruleset:
    """A play may announce the firework it will advance (V2)."""
    return replace(rules, announce=True)


def no_empty_clues(rules: Ruleset) -> Ruleset:
    """Every clue must point at a card (U1)."""
    return replace(rules, empty_clues=False)
