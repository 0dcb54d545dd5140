"""The boxes as presets: what each offers, and what goes together in it."""

from itertools import chain, combinations

import pytest

from hanabi.game import Clue, Play
from hanabi.rules import EDITIONS, ruleset
from hanabi.testing.positions import show
from tests.rulebooks.words import BOXES, impossible, refused
from tests.rules.test_edition_table import NOTHING, ROWS, table

EXPANSIONS = ("avalanche", "black-powder", "flamboyant-fives")
VARIANTS = ("all-or-nothing", "synchronised-show")
OFFERED = {
    key: {option for label, (option, _) in ROWS.items() if option and table()[label][key] != NOTHING}
    for key in BOXES
}
"""What the table in docs/rules.md says that each box offers."""
MIXES = [
    (name, mix)
    for name, offered in OFFERED.items()
    for mix in chain.from_iterable(combinations(sorted(offered), size) for size in range(len(offered) + 1))
]


@pytest.mark.parametrize(("name", "mix"), MIXES)
def test_everything_in_a_box_can_be_combined(name: str, mix: tuple[str, ...]) -> None:
    """X4, U20: variants with each other and with every expansion; each leaves the others as they are."""
    rules = ruleset("+".join((name, *mix)))
    assert ("multicolour" in rules.index) is ("avalanche" in mix)
    assert ("black" in rules.index) is ("black-powder" in mix)
    assert bool(rules.tiles) is ("flamboyant-fives" in mix)
    assert rules.announce is ("synchronised-show" in mix)
    assert (rules.ending.value == "all-or-nothing") is ("all-or-nothing" in mix)


@pytest.mark.parametrize(("name", "mix"), MIXES)
def test_every_mix_of_a_box_can_be_played(name: str, mix: tuple[str, ...]) -> None:
    """X4, U20: a card is played, one is discarded and a clue is given."""
    table = show("+".join((name, *mix)), hands="r1 . . . . / y1 . . . .").clue(1, 1).discard("y1").play("r1")
    assert table.heights["red"] == 1
    assert {Clue, Play} <= {type(action) for action in table.legal}


@pytest.mark.parametrize("name", BOXES)
@pytest.mark.parametrize("option", [*EXPANSIONS, *VARIANTS])
def test_a_box_offers_exactly_what_is_in_it(name: str, option: str) -> None:
    """X4, V2, X2, X3: nothing is borrowed from another box."""
    if option in OFFERED[name]:
        assert ruleset(f"{name}+{option}").edition == name
    else:
        with impossible("not-in-box"):
            ruleset(f"{name}+{option}")


def test_the_presets_are_the_boxes_and_custom() -> None:
    """X4: and each offers what the books print."""
    assert {name: set(edition.offers) for name, edition in EDITIONS.items() if name != "custom"} == OFFERED


@pytest.mark.parametrize(
    "name",
    [
        "custom+avalanche-own+flamboyant-fives",
        "custom+avalanche-every+synchronised-show",
        "custom+avalanche-own-5+black-powder+flamboyant-fives+all-or-nothing+synchronised-show",
        "custom+tokens=5+strikes=2+hand=3+suits=4+no-empty-clues",
    ],
)
def test_a_custom_ruleset_combines_anything(name: str) -> None:
    """X4: what no box combines."""
    assert show(name, hands=". . . / . . .").legal != ()


@pytest.mark.parametrize(("tokens", "strikes"), [(5, 1), (3, 2)])
def test_a_custom_ruleset_counts_its_own_tokens_and_strikes(tokens: int, strikes: int) -> None:
    """B6, B9: the last strike of the ruleset loses, and all of its tokens forbid a discard."""
    rules = f"custom+tokens={tokens}+strikes={strikes}"
    table = show(rules, hands="r5 . . . . / . . . . .", strikes=strikes - 1)
    assert table.board.clue_tokens == tokens
    with refused("all-tokens-available"):
        table.discard("r5")
    assert table.play("r5").board.over
