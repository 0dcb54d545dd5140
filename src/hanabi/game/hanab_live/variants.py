"""The variants of hanab.live that our suits can express, by their names there.

A variant is a number of suits, up to two of them special, and sometimes other copies of one rank. The tables
have the suits, and the numbers that the site gives its variants; the rest follows from the sizes.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType

from hanabi.rules import BLACK, LETTERS, Ruleset, Suit, Touch, multicolour
from hanabi.rules.cards import FALLING, SINGLE_COPIES, USUAL_COPIES

NO_VARIANT = "No Variant"
"""What the site calls the base game."""
KNOWN_VARIANTS = 2_426
"""How many variants the site has; the others need clues or cards that no printed box has."""


def _colourless(copies: tuple[int, ...]) -> Suit:
    return Suit("white", copies=copies, touch=Touch.NONE, named=False)


SUITS = {
    "Red": Suit("red"),
    "Yellow": Suit("yellow"),
    "Green": Suit("green"),
    "Blue": Suit("blue"),
    "Purple": Suit("purple"),
    "Teal": Suit("teal"),
    "Black": Suit("black", copies=SINGLE_COPIES),
    "Rainbow": multicolour(Touch.EVERY),
    "Dark Rainbow": multicolour(Touch.EVERY, SINGLE_COPIES),
    "White": _colourless(USUAL_COPIES),
    "Gray": _colourless(SINGLE_COPIES),
    "White Reversed": BLACK,
}
"""Our suit for each suit of the site; the last one is our black powder (X2)."""
REVERSED = " Reversed"
BASES = {
    1: ("Red",),
    2: ("Red", "Blue"),
    3: ("Red", "Green", "Blue"),
    4: ("Red", "Yellow", "Green", "Blue"),
    5: ("Red", "Yellow", "Green", "Blue", "Purple"),
    6: ("Red", "Yellow", "Green", "Blue", "Purple", "Teal"),
}
"""The ordinary suits of a variant, by their number."""
COLOR_MUTE = "Color Mute"
"""The feature that has no colour clues."""
FEATURES = {"Critical Fours": (3, 2, 2, 1, 1), "Scarce Ones": (2, 2, 2, 2, 1)}
"""The features that change the copies of a rank in every suit that has more than one of each."""

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
    ("White Reversed", "Rainbow"): {6: 2127, 5: 2128, 4: 2129},
    ("Color Mute",): {6: 110, 5: 111, 4: 112, 3: 113},
    ("Critical Fours",): {6: 1821, 5: 1822},
    ("Critical Fours", "Black"): {6: 1645},
    ("Critical Fours", "Rainbow"): {6: 1823, 5: 1824},
    ("Critical Fours", "White"): {6: 1827, 5: 1828},
    ("Critical Fours", "Dark Rainbow"): {6: 1807},
    ("Critical Fours", "Gray"): {6: 1815},
    ("Scarce Ones",): {6: None, 5: None},
    ("Scarce Ones", "Rainbow"): {6: None, 5: None},
    ("Scarce Ones", "White"): {6: None, 5: None},
}
"""For each list of special features, the variants by their sizes, with the site's number where we know it."""


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
    def in_our_order(self) -> tuple[Suit, ...]:
        """The suits in the order that a ruleset wants."""
        return tuple(sorted(self.suits, key=lambda suit: list(LETTERS).index(suit.key)))

    def match(self, rules: Ruleset) -> tuple[Suit, ...] | None:
        """The suits of `rules` in the order of the site's; None if they are other suits.

        A suit that differs in its colour alone matches, too: the site has no white firework with a clue of
        its own, so ours is its purple one.
        """
        left, found = list(rules.suits), []
        for wanted in self.suits:
            alike = [suit for suit in left if _kind(suit) == _kind(wanted)]
            if not alike:
                return None
            found.append(next((suit for suit in alike if suit.key == wanted.key), alike[0]))
            left.remove(found[-1])
        return None if left else tuple(found)


def _kind(suit: Suit) -> Suit:
    """A suit without its colour."""
    return replace(suit, key="red")


def sayable(suits: tuple[Suit, ...]) -> tuple[str, ...]:
    """The keys of the suits whose colour can be clued, in the order of the site's clue values."""
    return tuple(suit.key for suit in suits if suit.touch is Touch.OWN)


def _variants() -> Iterator[Variant]:
    for features, numbers in NUMBERS.items():
        for size, number in numbers.items():
            yield _variant(features, size, number)


def _variant(features: tuple[str, ...], size: int, number: int | None) -> Variant:
    special = tuple(name for name in features if name.removesuffix(REVERSED) in SUITS)
    names = (*BASES[size - len(special)], *special)
    if "Reversed" in features:
        names = (*names[:-1], names[-1] + REVERSED)
    copies = next((FEATURES[name] for name in features if name in FEATURES), USUAL_COPIES)
    suits = tuple(_suit(name, copies) for name in names)
    if COLOR_MUTE in features:
        suits = tuple(replace(suit, touch=Touch.NONE, named=False) for suit in suits)
    return Variant(_name(features, size), number, names, suits)


def _name(features: tuple[str, ...], size: int) -> str:
    if not features:
        return NO_VARIANT if size == len(BASES[5]) else f"{size} Suits"
    return f"{' & '.join(features)} ({size} Suits)"


def _suit(name: str, copies: tuple[int, ...]) -> Suit:
    if name not in SUITS:
        usual = SUITS[name.removesuffix(REVERSED)]
        return replace(usual, order=FALLING, copies=usual.copies[::-1])
    usual = SUITS[name]
    return replace(usual, copies=copies) if usual.copies == USUAL_COPIES else usual


VARIANTS = MappingProxyType({variant.name: variant for variant in _variants()})
"""The variants that we play, by name."""
BY_NUMBER = MappingProxyType(
    {variant.number: variant for variant in VARIANTS.values() if variant.number is not None}
)


def variant_named(name: str) -> Variant | None:
    """The variant of this name; None for one that we do not play, and for no name."""
    return VARIANTS.get(name)
