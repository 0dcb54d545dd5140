"""Two rulesets field by field, and two boxes offer by offer."""

from dataclasses import replace

import pytest

from hanabi.rules import (
    BLACK,
    CUSTOM,
    DE,
    EDITIONS,
    ES,
    FR,
    PL,
    PLAIN_SUITS,
    PT,
    Edition,
    Ruleset,
    Suit,
    Tile,
    Touch,
    multicolour,
    options,
    ruleset,
)
from hanabi.rules.cards import COUNTED_DOWN, FALLING
from hanabi.rules.differences import OPTION_TAGS, Difference, differences, offer_differences


def fields(first: Ruleset, second: Ruleset) -> dict[str, tuple[object, object]]:
    return {found.field: (found.first, found.second) for found in differences(first, second)}


def with_last(suit: Suit) -> Ruleset:
    return Ruleset(suits=(*PLAIN_SUITS, suit))


@pytest.mark.parametrize("name", EDITIONS)
def test_a_ruleset_does_not_differ_from_itself(name: str) -> None:
    assert differences(ruleset(name), ruleset(name)) == ()
    assert offer_differences(EDITIONS[name], EDITIONS[name]) == ()


def test_the_name_of_the_box_is_no_difference() -> None:
    assert differences(ruleset("fr"), ruleset("es")) == ()
    found = offer_differences(FR, ES)
    assert [each.field for each in found] == ["free-empty-clues", "may-waste"], "by its letter (U10)"


def test_the_polish_box_allows_no_empty_clues() -> None:
    assert differences(FR.base, PL.base) == (Difference("empty-clues", ("B5", "U1"), True, False),)


def test_a_suit_that_only_one_has_is_named_with_the_rule_that_brings_it() -> None:
    assert differences(ruleset("custom+suits=4"), ruleset("custom"))[0] == Difference(
        "suit", ("B1",), False, True, "blue"
    )
    assert differences(ruleset("fr+avalanche"), ruleset("fr"))[0] == Difference(
        "suit", ("X1",), True, False, "multicolour"
    )
    assert differences(ruleset("fr"), ruleset("fr+black-powder"))[0] == Difference(
        "suit", ("X2",), False, True, "black"
    )


def test_a_sixth_firework_changes_the_best_score() -> None:
    assert fields(ruleset("fr"), ruleset("fr+avalanche"))["best"] == (25, 30)
    assert "best" not in fields(ruleset("fr"), ruleset("fr+black-powder"))


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ("custom+tokens=6", "custom", Difference("clue-tokens", ("B4",), 6, 8)),
        ("custom+strikes=1", "custom", Difference("strikes", ("B9",), 1, 3)),
        ("custom+hand=4", "custom", Difference("hand-sizes", ("B2",), (4,) * 5, (5, 5, 4, 4, 3))),
        (
            "fr+all-or-nothing",
            "fr",
            Difference("ending", ("B11", "V1"), "all-or-nothing", "last-round"),
        ),
        ("pt", "pt+synchronised-show", Difference("announce", ("V2",), False, True)),
        (
            "fr",
            "fr+flamboyant-fives",
            Difference("tiles", ("X3",), (), tuple(tile.value for tile in Tile)),
        ),
    ],
)
def test_every_field_that_differs_is_found_alone(first: str, second: str, found: Difference) -> None:
    assert differences(ruleset(first), ruleset(second)) == (found,)


def test_what_earns_a_tile_is_compared_only_where_both_have_tiles() -> None:
    assert [found.field for found in differences(ruleset("fr+flamboyant-fives"), ruleset("de"))] == ["tiles"]
    found = differences(ruleset("fr+flamboyant-fives"), ruleset("de+flamboyant-fives"))
    assert found == (
        Difference("tile-for", ("X3a",), "fives", "any"),
        Difference("may-decline", ("X3.5", "U19"), True, False),
    )


def test_the_spanish_tiles_differ_from_the_french_ones_in_two_sentences() -> None:
    """X3.3, X3.4, X3.6, U10: not where our ruling takes their place."""
    french = ruleset("fr+flamboyant-fives")
    assert differences(french, ruleset("es+flamboyant-fives")) == (
        Difference("free-empty-clues", ("X3.3", "X3.4", "U10"), True, False),
        Difference("may-waste", ("X3.6", "U10"), False, True),
    )
    assert differences(french, ruleset("es+flamboyant-fives-common")) == ()


def test_two_kinds_of_multicolour_cards_differ_in_count_and_in_clues() -> None:
    first, second = with_last(multicolour(Touch.OWN, (1,) * 5)), with_last(multicolour(Touch.EVERY))
    assert differences(first, second) == (
        Difference("copies", ("X1c",), (1, 1, 1, 1, 1), (3, 2, 2, 2, 1), "multicolour"),
        Difference("touch", ("X1a", "X1b"), "own", "every", "multicolour"),
    )


def test_black_cards_may_differ_in_everything() -> None:
    odd = Suit("black", named=True)
    assert differences(with_last(BLACK), with_last(odd))[:4] == (
        Difference("copies", ("U7",), BLACK.copies, odd.copies, "black"),
        Difference("touch", ("B4", "X2"), "none", "own", "black"),
        Difference("order", ("X2",), BLACK.order, odd.order, "black"),
        Difference("points", ("X2",), BLACK.points, odd.points, "black"),
    )


def test_a_word_that_may_be_said_differs_even_where_clues_see_the_same() -> None:
    said = replace(BLACK, named=True)
    assert differences(with_last(BLACK), with_last(said)) == (
        Difference("named", ("X2",), False, True, "black"),
    )
    every = multicolour(Touch.EVERY)
    assert differences(with_last(every), with_last(replace(every, named=True))) == (
        Difference("named", ("U21",), False, True, "multicolour"),
    )


def test_a_plain_colour_may_differ_too() -> None:
    odd = Suit("blue", FALLING, (1,) * 5, COUNTED_DOWN)
    found = differences(Ruleset(), Ruleset(suits=(*PLAIN_SUITS[:4], odd)))
    assert [(each.field, each.tags) for each in found] == [
        ("copies", ("B1",)),
        ("order", ("B7",)),
        ("points", ("B12",)),
        ("best", ("B10", "B12")),
    ]


def test_the_french_and_the_polish_box_offer_different_things() -> None:
    assert offer_differences(FR, PL) == (
        Difference("copies", ("X1c",), (3, 2, 2, 2, 1), (1,) * 5, "multicolour", "avalanche"),
        Difference("touch", ("X1a", "X1b"), "every", "own", "multicolour", "avalanche"),
        Difference("offer", ("X2",), True, False, option="black-powder"),
        Difference("offer", ("X3",), True, False, option="flamboyant-fives"),
        Difference("offer", ("V2",), False, True, option="synchronised-show"),
    )


def test_the_german_box_has_its_own_bonus_tiles() -> None:
    assert [(found.field, found.option) for found in offer_differences(ES, DE)] == [
        ("tile-for", "flamboyant-fives"),
        ("may-decline", "flamboyant-fives"),
        ("free-empty-clues", "flamboyant-fives"),
        ("may-waste", "flamboyant-fives"),
    ]


def test_custom_settings_are_offers_of_their_own() -> None:
    assert Difference("offer", ("B4",), False, True, option="tokens=") in offer_differences(PT, CUSTOM)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_everything_a_box_offers_has_its_tags(edition: Edition) -> None:
    assert set(options(edition.key)) <= set(OPTION_TAGS)
