"""What is printed on the cards of a box, and what clues point at."""

from enum import Enum

import pytest

from hanabi.errors import HanabiError
from hanabi.rules import (
    COLOURS,
    EDITIONS,
    LETTERS,
    PLAIN_SUITS,
    RANKS,
    Band,
    Card,
    Ending,
    Ruleset,
    Suit,
    Tile,
    TileFor,
    Touch,
    box,
    clue_values,
    colours,
    edition,
    identities,
    multicolour,
    points_at,
    ruleset,
    values_pointing_at,
)
from tests.rulebooks.words import impossible

FULL = "de+avalanche+black-powder+flamboyant-fives"


# Cards


def test_cards_print_by_letter_and_rank() -> None:
    assert [str(Card(suit, 3)) for suit in LETTERS] == ["r3", "y3", "g3", "w3", "b3", "p3", "t3", "m3", "k3"]
    assert [suit.letter for suit in PLAIN_SUITS] == ["r", "y", "g", "w", "b"]


def test_cards_are_in_order_of_suit_and_rank() -> None:
    assert sorted((Card("red", 1), Card("blue", 3), Card("blue", 1))) == [
        Card("blue", 1),
        Card("blue", 3),
        Card("red", 1),
    ]


def test_a_box_counts_every_copy_of_its_faces() -> None:
    rules = ruleset(FULL)
    cards = box(rules)
    assert set(cards) == set(identities(rules))
    assert len(identities(rules)) == 7 * 5
    assert all(cards.count(card) == rules.copies(card) for card in identities(rules))


@pytest.mark.parametrize("word", [Touch.OWN, Tile.TOKEN, TileFor.ANY, Ending.LAST_ROUND, Band.DIVINE])
def test_words_of_the_rules_print_short(word: Enum) -> None:
    assert repr(word) == str(word) == f"{type(word).__name__}.{word.name}"


# Clues


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("fr", "red yellow green white blue"),
        ("fr+avalanche+black-powder", "red yellow green white blue"),
        ("pt+avalanche+black-powder", "red yellow green white blue multicolour"),
        ("custom+suits=rb", "red blue"),
    ],
)
def test_the_colours_that_may_be_said(name: str, said: str) -> None:
    assert colours(ruleset(name)) == tuple(said.split())
    assert clue_values(ruleset(name)) == (*said.split(), *RANKS)


@pytest.mark.parametrize(
    ("name", "suit", "said"),
    [
        ("fr", "red", ("red",)),
        ("fr+avalanche", "multicolour", COLOURS),
        ("pt+avalanche", "multicolour", ("multicolour",)),
        ("fr+black-powder", "black", ()),
        ("custom+suits=rb+avalanche-every", "multicolour", ("red", "blue")),
    ],
)
def test_the_clues_that_point_at_a_face(name: str, suit: str, said: tuple[str, ...]) -> None:
    rules, card = ruleset(name), Card(suit, 2)
    assert values_pointing_at(rules, card) == (*said, 2)
    assert {value for value in clue_values(rules) if points_at(rules, value, card)} == {*said, 2}


def test_a_suit_without_colour_is_pointed_at_by_no_colour_not_even_its_own() -> None:
    named = Ruleset(suits=(*PLAIN_SUITS, Suit("black", touch=Touch.NONE)))
    assert "black" in colours(named)
    assert values_pointing_at(named, Card("black", 4)) == (4,)


# Rulesets as values


def test_an_edition_goes_by_its_key() -> None:
    assert edition("fr") is EDITIONS["fr"]
    with impossible("unknown-edition"):
        edition("it")


@pytest.mark.parametrize("key", EDITIONS)
def test_a_ruling_takes_the_place_of_the_letter_that_a_box_offers(key: str) -> None:
    box_of_key = edition(key)
    assert set(box_of_key.choices) == {*box_of_key.offers, *box_of_key.ruled.values()}
    for offer, ruling in box_of_key.ruled.items():
        assert ruleset(f"{key}+{offer}") != ruleset(f"{key}+{ruling}")


def test_rulesets_are_values() -> None:
    assert Ruleset("fr") == ruleset("fr")
    assert hash(Ruleset("fr")) == hash(ruleset("fr"))
    assert Ruleset("fr") != Ruleset("es")
    assert ruleset("fr+avalanche").suit("multicolour") == multicolour(Touch.EVERY)


def test_a_refusal_has_a_code_and_what_its_sentence_mentions() -> None:
    error = HanabiError("out-of-range", option="hand", value=7, least=1, most=6)
    assert str(error) == "The hand size must be 1 to 6, not 7. [out-of-range]"
    assert (error.code, error.details["value"]) == ("out-of-range", 7)
