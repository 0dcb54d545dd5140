"""Compare two rulesets, or what two boxes offer, field by field; each difference cites its rules' tags."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from hanabi.rules.cards import Suit, Touch
from hanabi.rules.editions import Edition
from hanabi.rules.names import options
from hanabi.rules.ruleset import Ending, Ruleset

Value: TypeAlias = bool | int | str | tuple[int, ...] | tuple[str, ...]

OPTION_TAGS = {
    "tokens=": ("B4",),
    "strikes=": ("B9",),
    "hand=": ("B2",),
    "suits=": ("B1",),
    "ranks=": ("B1",),
    "avalanche": ("X1",),
    "avalanche-own": ("X1a",),
    "avalanche-own-5": ("X1a", "X1c"),
    "avalanche-every": ("X1b",),
    "black-powder": ("X2",),
    "black-powder-floor-0": ("X2", "U8"),
    "flamboyant-fives": ("X3",),
    "bonus-tiles": ("X3", "X3a"),
    "flamboyant-fives-common": ("X3", "U10"),
    "no-declining": ("X3.5", "U19"),
    "no-empty-free-clues": ("X3.3", "X3.4", "U10"),
    "may-waste": ("X3.6", "U10"),
    "all-or-nothing": ("V1",),
    "all-or-nothing-no-skips": ("V1", "U5"),
    "synchronised-show": ("V2",),
    "no-empty-clues": ("U1",),
}
"""The tags of every option that can follow the name of an edition."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A field and its two values; `suit` or `option` is set where the field belongs to one of these."""

    field: str
    tags: tuple[str, ...]
    first: Value
    second: Value
    suit: str = ""
    option: str = ""


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of a ruleset, its tags, and how to read it."""

    name: str
    tags: tuple[str, ...]
    read: Callable[[Ruleset], Value]


_FIELDS = (
    _Field("ranks", ("B1",), lambda rules: rules.ranks),
    _Field("best", ("B10", "B12"), lambda rules: rules.best),
    _Field("hand-sizes", ("B2",), lambda rules: rules.hand_sizes),
    _Field("clue-tokens", ("B4",), lambda rules: rules.clue_tokens),
    _Field("strikes", ("B9",), lambda rules: rules.strikes),
    _Field("empty-clues", ("B5", "U1"), lambda rules: rules.empty_clues),
    _Field("least", ("U8", "X2"), lambda rules: rules.least),
    _Field("ending", ("B11", "V1"), lambda rules: rules.ending.value),
    _Field("announce", ("V2",), lambda rules: rules.announce),
    _Field("tiles", ("X3",), lambda rules: tuple(tile.value for tile in rules.tiles)),
)
_ALL_OR_NOTHING_FIELDS = (_Field("skipping", ("V1", "U5"), lambda rules: rules.skipping),)
"""The fields that only matter in all or nothing."""
_TILE_FIELDS = (
    _Field("tile-for", ("X3a",), lambda rules: rules.tile_for.value),
    _Field("may-decline", ("X3.5", "U19"), lambda rules: rules.may_decline),
    _Field("free-empty-clues", ("X3.3", "X3.4", "U10"), lambda rules: rules.free_empty_clues),
    _Field("may-waste", ("X3.6", "U10"), lambda rules: rules.may_waste),
)
"""The fields that only matter with bonus tiles."""


def differences(first: Ruleset, second: Ruleset) -> tuple[Difference, ...]:
    """Every field in which two rulesets play differently; the name of the box is not compared."""
    return (*_compare_suits(first, second), *_compare_fields(first, second))


def offer_differences(first: Edition, second: Edition) -> tuple[Difference, ...]:
    """What only one of two boxes offers, and how options that both offer differ."""
    offered = dict.fromkeys((*options(first.key), *options(second.key)))
    return tuple(found for option in offered for found in _compare_offer(first, second, option))


def _compare_suits(first: Ruleset, second: Ruleset) -> Iterator[Difference]:
    keys = dict.fromkeys(suit.key for suit in (*first.suits, *second.suits))
    ranks = min(len(first.ranks), len(second.ranks))  # other numbers of ranks are a difference of their own
    for key in keys:
        if key in first.index and key in second.index:
            yield from _compare_suit(first.suit(key).cut(ranks), second.suit(key).cut(ranks))
        else:
            yield Difference("suit", _suit_tags(key), key in first.index, key in second.index, key)


def _compare_suit(first: Suit, second: Suit) -> Iterator[Difference]:
    black = first.key == "black"
    if first.copies != second.copies:
        yield Difference("copies", _copies_tags(first.key), first.copies, second.copies, first.key)
    if first.touch is not second.touch:
        tags = tuple(sorted({_touch_tag(first), _touch_tag(second)}))
        yield Difference("touch", tags, first.touch.value, second.touch.value, first.key)
    elif first.named is not second.named:
        yield Difference("named", ("X2" if black else "U21",), first.named, second.named, first.key)
    if first.order != second.order:
        yield Difference("order", ("X2" if black else "B7",), first.order, second.order, first.key)
    if first.points != second.points:
        yield Difference("points", ("X2" if black else "B12",), first.points, second.points, first.key)


def _suit_tags(key: str) -> tuple[str, ...]:
    return ({"multicolour": "X1", "black": "X2"}.get(key, "B1"),)


def _copies_tags(key: str) -> tuple[str, ...]:
    return ({"multicolour": "X1c", "black": "U7"}.get(key, "B1"),)


def _touch_tag(suit: Suit) -> str:
    """The tag of the rule that says which colour clues point at `suit`."""
    return {Touch.EVERY: "X1b", Touch.NONE: "X2"}.get(
        suit.touch, "X1a" if suit.key == "multicolour" else "B4"
    )


def _compare_fields(first: Ruleset, second: Ruleset) -> Iterator[Difference]:
    fields = [*_FIELDS]
    if first.ending is second.ending is Ending.ALL_OR_NOTHING:
        fields += _ALL_OR_NOTHING_FIELDS
    if first.tiles and second.tiles:
        fields += _TILE_FIELDS
    for field in fields:
        one, other = field.read(first), field.read(second)
        if one != other:
            yield Difference(field.name, field.tags, one, other)


def _compare_offer(first: Edition, second: Edition, option: str) -> Iterator[Difference]:
    """Compare an option: whether it is offered at all, or else what it does to the same base game."""
    in_first, in_second = option in options(first.key), option in options(second.key)
    if in_first is not in_second:
        yield Difference("offer", OPTION_TAGS[option], in_first, in_second, option=option)
    elif option in first.offers:
        base = Ruleset()
        for found in differences(first.offers[option](base), second.offers[option](base)):
            yield replace(found, option=option)
