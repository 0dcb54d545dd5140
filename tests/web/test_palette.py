"""The suits stay apart for eyes that see fewer colours, and what is written on them can be read."""

import re
from itertools import combinations
from math import dist
from pathlib import Path
from typing import TypeAlias

import pytest

from hanabi.game.hanab_live import VARIANTS
from hanabi.rules import LETTERS, ruleset

Three: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Three, Three, Three]

ARTWORK = Path(__file__).parents[2] / "web" / "src" / "artwork" / "suits.css"
RAINBOW = ARTWORK.with_name("rainbow.ts")
STYLE = ARTWORK.parents[1] / "style.css"
THEME = re.compile(r"--([\w-]+): light-dark\(#(\w{6}), #(\w{6})\);")
PAINTED = re.compile(r"(paper|light): \[([^]]*)\]")
SUIT = re.compile(r"\.suit-(\w+) \{\s*--suit: #(\w{6});\s*--suit-light: #(\w{6});")
PAPER, NIGHT = 0, 1
INK = "11152a"
"""What is written on a suit in the night."""
LEAST = 20.0
"""How far apart two suits are at least; a difference of 2 can be seen, side by side."""
LEAST_CONTRAST = 4.5
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How eyes without one kind of cones see linear light (Machado, Oliveira and Fernandes, 2009)."""
TO_XYZ: Matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8727))
"""From linear light to tristimulus values, white being (1, 1, 1)."""


def suits(light: int) -> dict[str, str]:
    found = SUIT.findall(ARTWORK.read_text(encoding="utf-8"))
    return {suit: colours[light] for suit, *colours in found}


def linear(colour: str) -> Three:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return red, green, blue


def through(matrix: Matrix, light: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return min(max(x, 0), 1), min(max(y, 0), 1), min(max(z, 0), 1)


def perceived(colour: str, eyes: Matrix) -> Three:
    """A colour in a space in which distances are about what eyes make of them (CIE L*a*b*)."""
    xyz = through(TO_XYZ, through(eyes, linear(colour)))
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def neighbours() -> set[tuple[str, str]]:
    """The suits that are on one table in a printed box with everything added, or in a game of hanab.live."""
    tables = [list(ruleset("fr+avalanche+black-powder+flamboyant-fives").index)]
    tables += [[suit.key for suit in variant.in_our_order] for variant in VARIANTS.values()]
    return {pair for table in tables for pair in combinations(table, 2)}


@pytest.mark.parametrize("light", [PAPER, NIGHT])
@pytest.mark.parametrize("eyes", EYES)
def test_suits_stay_apart(light: int, eyes: str) -> None:
    seen = {suit: perceived(colour, EYES[eyes]) for suit, colour in suits(light).items()}
    assert set(seen) == set(LETTERS)
    distances = {(one, other): dist(seen[one], seen[other]) for one, other in neighbours()}
    nearest = min(distances, key=distances.__getitem__)
    assert distances[nearest] >= LEAST, (nearest, distances[nearest])


def test_ink_can_be_read_on_every_suit() -> None:
    for suit, colour in suits(NIGHT).items():
        assert contrast(colour, INK) >= LEAST_CONTRAST, suit


@pytest.mark.parametrize("eyes", EYES)
def test_the_suit_of_all_colours_is_taken_for_none_of_them(eyes: str) -> None:
    for light, colours in rainbow().items():
        assert len(colours) == len(set(colours)) == 6
        seen = [perceived(colour, EYES[eyes]) for colour in colours]
        apart = [pair for pair in combinations(seen, 2) if dist(*pair) >= LEAST]
        assert len(apart) >= len(seen), (light, eyes)


def test_ink_can_be_read_on_all_its_colours() -> None:
    painted = rainbow()["light"]
    assert all(contrast(colour, INK) >= LEAST_CONTRAST for colour in painted)
    stripes = re.search(r"--suit-paint: ([^;]*);", ARTWORK.read_text(encoding="utf-8"))
    assert stripes is not None
    assert re.findall(r"#(\w{6})", stripes[1]) == painted


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "night"])
def test_what_is_written_on_the_page_can_be_read(theme: int) -> None:
    """On the sky too, of which axe knows no colour."""
    found = {name: colours[theme] for name, *colours in THEME.findall(STYLE.read_text(encoding="utf-8"))}
    skies = [found[name] for name in ("sky", "sky-2", "panel", "zenith", "dusk", "horizon")]
    written = [found[name] for name in ("ink", "quiet", "accent", "good", "bad")]
    worst = min((contrast(ink, sky), ink, sky) for ink in written for sky in skies)
    assert worst[0] >= LEAST_CONTRAST, worst
    assert contrast(found["accent"], found["accent-ink"]) >= LEAST_CONTRAST


def rainbow() -> dict[str, list[str]]:
    found = PAINTED.findall(RAINBOW.read_text(encoding="utf-8"))
    return {light: re.findall(r"#(\w{6})", colours) for light, colours in found}


def contrast(one: str, other: str) -> float:
    """The ratio that the accessibility guidelines of the web ask for."""
    dark, light = sorted(through(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)
