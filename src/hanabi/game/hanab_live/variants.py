"""The variants of hanab.live that our suits can express, by their names there.

A variant is a number of suits, up to two of them special, and sometimes other copies of one rank. The table
has the special suits and the numbers that the site gives its variants; the rest follows from the sizes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

from hanabi.rules import BLACK, LETTERS, Suit, Touch
from hanabi.rules.cards import FALLING, RISING, SINGLE_COPIES, USUAL_COPIES

NO_VARIANT = "No Variant"
"""What the site calls the base game."""
KNOWN_VARIANTS = 2_426
"""How many variants the site has; the others need clues or cards that no printed box has."""
PLAIN = {"Red": "red", "Yellow": "yellow", "Green": "green", "Blue": "blue", "Purple": "white"}
"""The suits that everybody has, with our keys."""
BASES = {
    1: ("Red",),
    2: ("Red", "Blue"),
    3: ("Red", "Green", "Blue"),
    4: ("Red", "Yellow", "Green", "Blue"),
    5: tuple(PLAIN),
    6: (*PLAIN, "Teal"),
}
"""The ordinary suits of a variant, by their number."""
SPECIAL = {
    "Rainbow": (Touch.EVERY, USUAL_COPIES),
    "Dark Rainbow": (Touch.EVERY, SINGLE_COPIES),
    "Teal": (Touch.OWN, USUAL_COPIES),
    "White": (Touch.NONE, USUAL_COPIES),
    "Gray": (Touch.NONE, SINGLE_COPIES),
    "Black": (Touch.OWN, SINGLE_COPIES),
}
"""The suits beside the five, which colour clues point at them, and their copies.

Our boxes have two keys for such suits: in a variant with two of them, the first one here is `multicolour` and
the other one `black`.
"""
COLOURLESS_KEY = "black"
"""The key of a single suit without a colour, as in black powder (X2)."""
REVERSED = " Reversed"
FEWER_FOURS, FEWER_ONES = (3, 2, 2, 1, 1), (2, 2, 2, 2, 1)

NUMBERS: dict[tuple[str, ...], dict[int, int | None]] = {
    (): {6: 1, 5: 0, 4: 15, 3: 18},
    ("Black",): {6: 2, 5: 21},
    ("Rainbow",): {6: 3, 5: 16, 4: 17, 3: 19},
    ("White",): {6: 13, 5: 22, 4: 26, 3: 27},
    ("Dark Rainbow",): {6: 11, 5: 23},
    ("Gray",): {6: 59, 5: 58},
    ("Black", "Rainbow"): {6: 65, 5: 66},
    ("Black", "White"): {6: 63, 5: 64},
    ("Black", "Dark Rainbow"): {6: 12},
    ("Black", "Gray"): {6: 60},
    ("Rainbow", "White"): {6: 6, 5: 28, 4: 29, 3: 150},
    ("Rainbow", "Gray"): {6: 67, 5: 68},
    ("White", "Dark Rainbow"): {6: 83, 5: 84},
    ("Dark Rainbow", "Gray"): {6: 62},
    ("Reversed",): {6: 1342, 5: 1343, 4: 1344, 3: 1345},
    ("Black Reversed",): {6: 1346, 5: 1347},
    ("Rainbow Reversed",): {6: 1348, 5: 1349, 4: 1350, 3: 1351},
    ("White Reversed",): {6: 1356, 5: 1357, 4: 1358, 3: 1359},
    ("Dark Rainbow Reversed",): {6: 1380, 5: 1381},
    ("Gray Reversed",): {6: 1384, 5: 1385},
    ("White Reversed", "Rainbow"): {6: 2127, 5: None, 4: None},
    ("Critical Fours",): {6: 1821, 5: 1822},
    ("Critical Fours", "Rainbow"): {6: 1823, 5: 1824},
    ("Critical Fours", "White"): {6: 1827, 5: 1828},
    ("Scarce Ones",): {6: None, 5: None},
    ("Scarce Ones", "Rainbow"): {6: None, 5: None},
    ("Scarce Ones", "White"): {6: None, 5: None},
}
"""For each list of special features, the variants by their sizes, with the site's number where we know it."""
FEATURES = {"Critical Fours": FEWER_FOURS, "Scarce Ones": FEWER_ONES}
"""The features that change the copies of a rank in every suit."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of the site: its name, its number, and our suits in the order of its own."""

    name: str
    number: int | None
    """The number in its links; None if we do not know it."""
    names: tuple[str, ...]
    """The names that the site gives its suits."""
    suits: tuple[Suit, ...]

    @property
    def colours(self) -> tuple[str, ...]:
        """The keys of the suits whose colour can be clued, in the order of the site's clue values."""
        return tuple(suit.key for suit in self.suits if suit.touch is Touch.OWN)


def _variants() -> Iterator[Variant]:
    for features, numbers in NUMBERS.items():
        for size, number in numbers.items():
            yield _variant(features, size, number)


def _variant(features: tuple[str, ...], size: int, number: int | None) -> Variant:
    special = tuple(name for name in features if name.removesuffix(REVERSED) in SPECIAL)
    names = (*BASES[size - len(special)], *special)
    if "Reversed" in features:
        names = (*names[:-1], names[-1] + REVERSED)
    copies = next((FEATURES[name] for name in features if name in FEATURES), None)
    keys = _keys(names)
    suits = tuple(_suit(name, keys[name], copies) for name in names)
    return Variant(_name(features, size), number, names, suits)


def _name(features: tuple[str, ...], size: int) -> str:
    if not features:
        return NO_VARIANT if size == len(PLAIN) else f"{size} Suits"
    return f"{' & '.join(features)} ({size} Suits)"


def _keys(names: tuple[str, ...]) -> dict[str, str]:
    """Our key for each suit of a variant."""
    kinds = {name: name.removesuffix(REVERSED) for name in names}
    others = sorted((name for name in names if kinds[name] in SPECIAL), key=lambda name: _rank(kinds[name]))
    free = ["multicolour", "black"]
    if len(others) == 1 and SPECIAL[kinds[others[0]]][0] is Touch.NONE:
        free = [COLOURLESS_KEY]
    return {name: PLAIN[kinds[name]] for name in names if kinds[name] in PLAIN} | dict(
        zip(others, free, strict=False)
    )


def _rank(name: str) -> int:
    return list(SPECIAL).index(name)


def _suit(name: str, key: str, copies: tuple[int, ...] | None) -> Suit:
    kind, falling = name.removesuffix(REVERSED), name.endswith(REVERSED)
    if name == "White Reversed":
        return BLACK
    touch, usual = SPECIAL.get(kind, (Touch.OWN, USUAL_COPIES))
    printed = copies or usual
    return Suit(
        key,
        FALLING if falling else RISING,
        printed[::-1] if falling else printed,
        touch=touch,
        named=touch is Touch.OWN,
    )


VARIANTS = MappingProxyType({variant.name: variant for variant in _variants()})
"""The variants that we play, by name."""
BY_NUMBER = MappingProxyType(
    {variant.number: variant for variant in VARIANTS.values() if variant.number is not None}
)


def variant_named(name: str) -> Variant | None:
    """The variant of this name; None for one that we do not play, and for no name."""
    return VARIANTS.get(name)


def in_our_order(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """The suits of a variant in the order that a ruleset wants."""
    keys = list(LETTERS)
    return tuple(sorted(suits, key=lambda suit: keys.index(suit.key)))
