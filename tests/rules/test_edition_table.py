"""The table of editions in docs/rules.md, cell by cell."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi.rules import EDITIONS, Ending, Ruleset, TileFor, Touch, ruleset

RULES = Path(__file__).parents[2] / "docs" / "rules.md"
NOTHING = "–"


def table() -> dict[str, dict[str, str]]:
    """The cells of the table, row by row and edition by edition."""
    section = RULES.read_text(encoding="utf-8").split("## Editions as presets")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line] for line in lines]
    (_, *editions), _, *body = rows
    return {label: dict(zip(editions, cells, strict=True)) for label, *cells in body}


def empty_clues(base: Ruleset) -> str:
    return "yes" if base.empty_clues else "no (U1)"


def all_or_nothing(rules: Ruleset) -> str:
    return "yes" if rules.ending is Ending.ALL_OR_NOTHING else NOTHING


def synchronised_show(rules: Ruleset) -> str:
    return "yes" if rules.announce else NOTHING


def multicolour(rules: Ruleset) -> str:
    suit = rules.suit("multicolour")
    return f"{len(suit.cards())}, {'own' if suit.touch is Touch.OWN else 'every'} colour"


def black_powder(rules: Ruleset) -> str:
    return "yes" if "black" in rules.index else NOTHING


def bonus_tiles(rules: Ruleset) -> str:
    return "on a 5" if rules.tile_for is TileFor.FIVES else "on any completion"


def on_an_empty_deck(rules: Ruleset) -> str:
    return "may do X3.6" if rules.may_decline else "does X3.6"


def free_clues(rules: Ruleset) -> str:
    return "may be empty" if rules.free_empty_clues else "point at a card (U10)"


def a_fitting_card(rules: Ruleset) -> str:
    return "may be wasted (U10)" if rules.may_waste else "must be done"


ROWS: dict[str, tuple[str, Callable[[Ruleset], str]]] = {
    "B5 empty clues": ("", empty_clues),
    "V1 all or nothing": ("all-or-nothing", all_or_nothing),
    "V2 synchronised show": ("synchronised-show", synchronised_show),
    "X1 multicolour": ("avalanche", multicolour),
    "X2 black powder": ("black-powder", black_powder),
    "X3 bonus tiles": ("flamboyant-fives", bonus_tiles),
    "X3.5 on an empty deck": ("flamboyant-fives", on_an_empty_deck),
    "X3.3, X3.4": ("flamboyant-fives", free_clues),
    "X3.6": ("flamboyant-fives", a_fitting_card),
}
"""For each row the option it is about, and what a ruleset says of it."""
BOXES = [key for key in EDITIONS if key != "custom"]


def test_the_table_has_these_rows_and_a_column_for_each_box() -> None:
    assert set(table()) == {*ROWS, "language of the box"}
    for row in table().values():
        assert {*row, "custom"} == {*EDITIONS}


@pytest.mark.parametrize("label", ROWS)
@pytest.mark.parametrize("key", BOXES)
def test_a_cell_says_what_the_edition_does(label: str, key: str) -> None:
    option, read = ROWS[label]
    offered = not option or option in EDITIONS[key].offers
    said = read(ruleset(f"{key}+{option}" if option else key)) if offered else NOTHING
    assert said == table()[label][key]


@pytest.mark.parametrize("key", BOXES)
def test_the_base_game_of_every_box_has_nothing_more(key: str) -> None:
    base = ruleset(key)
    assert base is EDITIONS[key].base
    assert (base.edition, EDITIONS[key].key) == (key, key)
    assert base == Ruleset(key, empty_clues=base.empty_clues)
