"""Rulesets by name: every name reads, prints and reads back to the same ruleset."""

import json
from dataclasses import replace
from itertools import chain, combinations, permutations

import pytest

from hanabi.codec import Json, encode
from hanabi.errors import RulesetError
from hanabi.rules import CUSTOM, EDITIONS, PLAIN_SUITS, Ruleset, Suit, Tile, name_of, options, ruleset
from hanabi.rules.cards import COUNTED_DOWN, FALLING, SINGLE_COPIES
from hanabi.rules.editions import compatible
from hanabi.rules.names import LONGEST_NAME


def mixes(key: str) -> list[str]:
    """Every combination an edition offers, by name."""
    offers = tuple(EDITIONS[key].choices)
    chosen = chain.from_iterable(combinations(offers, size) for size in range(len(offers) + 1))
    return ["+".join((key, *mix)) for mix in chosen if compatible(mix) == mix]


CUSTOM_OPTIONS = """
    tokens= strikes= hand= suits= ranks= avalanche-own avalanche-own-5 avalanche-every
    black-powder black-powder-floor-0 flamboyant-fives bonus-tiles no-declining
    no-empty-free-clues may-waste all-or-nothing all-or-nothing-no-skips
    synchronised-show no-empty-clues
"""
EVERY_NAME = [name for key in EDITIONS for name in mixes(key)]


@pytest.mark.parametrize("key", EDITIONS)
def test_every_combination_prints_as_the_name_it_was_read_from(key: str) -> None:
    """Of the thousands of `custom`, one in seven."""
    for name in list(mixes(key))[:: 7 if key == "custom" else 1]:
        assert repr(ruleset(name)) == f"ruleset('{name}')"


def test_a_ruleset_prints_as_its_name() -> None:
    rules = ruleset("fr+avalanche+black-powder")
    assert name_of(rules) == str(rules) == "fr+avalanche+black-powder"


def test_every_name_means_another_ruleset() -> None:
    assert len({ruleset(name) for name in EVERY_NAME}) == len(EVERY_NAME) == 54 + 12 + 36 + 36 + 36 + 3456


@pytest.mark.parametrize("key", EDITIONS)
def test_every_combination_reads_back_from_its_fields(key: str) -> None:
    for rules in map(ruleset, mixes(key)):
        assert ruleset(json.dumps(encode(rules))) == rules


@pytest.mark.parametrize("key", [key for key in EDITIONS if key != "custom"])
def test_the_order_of_the_options_does_not_matter(key: str) -> None:
    everything = compatible(EDITIONS[key].choices)
    read = {ruleset("+".join((key, *order))) for order in permutations(everything)}
    assert read == {ruleset("+".join((key, *everything)))}


@pytest.mark.parametrize(
    "order", list(permutations(("tokens=5", "hand=6", "suits=rb", "no-empty-clues", "avalanche-every")))
)
def test_the_order_of_custom_settings_does_not_matter(order: tuple[str, ...]) -> None:
    assert str(ruleset("+".join(("custom", *order)))) == (
        "custom+tokens=5+hand=6+suits=rb+avalanche-every+no-empty-clues"
    )


@pytest.mark.parametrize("name", [" FR + Black-Powder ", "fr+black-powder\n", "Fr+BLACK-POWDER"])
def test_case_and_blanks_do_not_matter(name: str) -> None:
    assert ruleset(name) == ruleset("fr+black-powder")


@pytest.mark.parametrize("number", range(1, 16))
def test_custom_tokens_read_and_print(number: int) -> None:
    rules = ruleset(f"custom+tokens={number}")
    assert rules == replace(CUSTOM.base, clue_tokens=number)
    assert str(rules) == ("custom" if number == 8 else f"custom+tokens={number}")


@pytest.mark.parametrize("number", range(1, 8))
def test_custom_strikes_read_and_print(number: int) -> None:
    rules = ruleset(f"custom+strikes={number}")
    assert rules == replace(CUSTOM.base, strikes=number)
    assert str(rules) == ("custom" if number == 3 else f"custom+strikes={number}")


@pytest.mark.parametrize("cards", range(1, 7))
def test_a_custom_hand_is_the_same_for_any_number_of_players(cards: int) -> None:
    rules = ruleset(f"custom+hand={cards}")
    assert [rules.hand_size(players) for players in range(2, 7)] == [cards] * 5
    assert str(rules) == f"custom+hand={cards}"


@pytest.mark.parametrize(
    ("value", "suits", "printed"),
    [
        ("1", "red", "1"),
        ("2", "red yellow", "2"),
        ("3", "red yellow green", "3"),
        ("4", "red yellow green white", "4"),
        ("5", "red yellow green white blue", ""),
        ("rygwb", "red yellow green white blue", ""),
        ("bwgyr", "red yellow green white blue", ""),
        ("r", "red", "1"),
        ("b", "blue", "b"),
        ("br", "red blue", "rb"),
        ("rygb", "red yellow green blue", "rygb"),
    ],
)
def test_custom_suits_are_a_count_or_letters(value: str, suits: str, printed: str) -> None:
    rules = ruleset(f"custom+suits={value}")
    assert " ".join(rules.index) == suits
    assert str(rules) == (f"custom+suits={printed}" if printed else "custom")


def test_numbers_may_have_leading_zeros() -> None:
    assert ruleset("custom+tokens=005") == ruleset("custom+tokens=5")


@pytest.mark.parametrize(
    ("key", "more"),
    [
        ("pl", "avalanche all-or-nothing synchronised-show"),
        ("fr", "avalanche black-powder flamboyant-fives all-or-nothing"),
        ("custom", CUSTOM_OPTIONS),
    ],
)
def test_an_edition_says_what_it_takes(key: str, more: str) -> None:
    assert options(key) == tuple(more.split())


UNNAMED = [
    replace(ruleset("fr"), clue_tokens=7),
    replace(ruleset("pl"), empty_clues=True),
    replace(ruleset("de+flamboyant-fives"), may_decline=True),
    replace(ruleset("fr"), below_zero=True),
    replace(ruleset("fr"), skipping=True),
    replace(ruleset("es"), suits=PLAIN_SUITS[:4]),
    replace(ruleset("pt"), hand_sizes=(5, 5, 4, 4, 3)),
    replace(CUSTOM.base, hand_sizes=(5, 4, 3)),
    replace(CUSTOM.base, tiles=(Tile.TOKEN, Tile.TOKEN)),
    replace(CUSTOM.base, suits=(Suit("red", order=FALLING), Suit("blue", copies=SINGLE_COPIES))),
    replace(CUSTOM.base, suits=(*PLAIN_SUITS, Suit("multicolour", points=COUNTED_DOWN))),
    replace(CUSTOM.base, suits=(Suit("black"),)),
]


@pytest.mark.parametrize("rules", UNNAMED)
def test_a_ruleset_that_no_name_covers_prints_as_its_fields_and_reads_back(rules: Ruleset) -> None:
    printed = str(rules)
    assert printed.startswith('{"edition":')
    assert len(printed) < LONGEST_NAME
    assert ruleset(printed) == ruleset(f"  {printed}\n") == rules
    assert repr(rules) == f"ruleset({printed!r})"


@pytest.mark.parametrize(
    ("name", "code", "details"),
    [
        ("", "unknown-edition", {"edition": ""}),
        ("xx", "unknown-edition", {"edition": "xx"}),
        ("+fr", "unknown-edition", {"edition": ""}),
        ("fr+fireworks", "unknown-option", {"option": "fireworks", "edition": "fr"}),
        ("fr+", "unknown-option", {"option": ""}),
        ("fr+avalanche=5", "unknown-option", {"option": "avalanche="}),
        ("custom+tokens", "unknown-option", {"option": "tokens"}),
        ("custom+players=3", "unknown-option", {"option": "players="}),
        ("pl+black-powder", "not-in-box", {"option": "black-powder", "edition": "pl"}),
        ("pl+flamboyant-fives", "not-in-box", {"option": "flamboyant-fives"}),
        ("fr+flamboyant-fives-common", "not-in-box", {"option": "flamboyant-fives-common"}),
        ("pt+flamboyant-fives", "not-in-box", {"option": "flamboyant-fives"}),
        ("es+synchronised-show", "not-in-box", {"option": "synchronised-show"}),
        ("fr+tokens=5", "not-in-box", {"option": "tokens="}),
        ("fr+no-empty-clues", "not-in-box", {"option": "no-empty-clues"}),
        ("fr+avalanche-own", "not-in-box", {"option": "avalanche-own"}),
        ("custom+avalanche", "not-in-box", {"option": "avalanche"}),
        ("fr+avalanche+avalanche", "option-twice", {"option": "avalanche"}),
        ("custom+tokens=5+tokens=6", "option-twice", {"option": "tokens="}),
        ("custom+avalanche-own+avalanche-every", "suit-twice", {"suit": "multicolour"}),
        ("fr+black-powder+black-powder-floor-0", "suit-twice", {"suit": "black"}),
        (
            "custom+flamboyant-fives+bonus-tiles",
            "options-clash",
            {"one": "flamboyant-fives", "other": "bonus-tiles"},
        ),
        (
            "pl+all-or-nothing-no-skips+all-or-nothing",
            "options-clash",
            {"one": "all-or-nothing-no-skips", "other": "all-or-nothing"},
        ),
        ("custom+avalanche-own+avalanche-own-5", "suit-twice", {"suit": "multicolour"}),
        *(
            (f"custom+tokens={value}", "not-a-number", {"value": value})
            for value in ("", "x", "-1", "1.5", "1 2")
        ),
        *(
            (f"custom+strikes={value}", "not-a-number", {"value": value})
            for value in ("٣", "1000", "³", "0x1")
        ),
        *(
            (f"custom+suits={value}", "not-a-choice-of-suits", {"value": value})
            for value in ("", "rr", "rm", "k", "r3")
        ),
        ("custom+tokens=0", "out-of-range", {"option": "tokens", "value": 0, "least": 1, "most": 15}),
        ("custom+tokens=16", "out-of-range", {"option": "tokens", "value": 16}),
        ("custom+strikes=0", "out-of-range", {"option": "strikes", "value": 0, "least": 1, "most": 7}),
        ("custom+strikes=8", "out-of-range", {"option": "strikes", "value": 8}),
        ("custom+hand=0", "out-of-range", {"option": "hand", "value": 0, "least": 1, "most": 6}),
        ("custom+hand=7", "out-of-range", {"option": "hand", "value": 7}),
        ("custom+suits=0", "out-of-range", {"option": "suits", "value": 0, "least": 1, "most": 5}),
        ("custom+suits=6", "out-of-range", {"option": "suits", "value": 6}),
    ],
)
def test_a_name_that_means_no_ruleset_is_refused(name: str, code: str, details: dict[str, str | int]) -> None:
    with pytest.raises(RulesetError) as refusal:
        ruleset(name)
    assert refusal.value.code == code
    assert refusal.value.details.items() >= details.items()


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("pl+black-powder", "avalanche, all-or-nothing, synchronised-show"),
        ("xx", ", ".join(EDITIONS)),
    ],
)
def test_a_refusal_says_what_there_is(name: str, offered: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        ruleset(name)
    assert offered in refusal.value.details.values()


@pytest.mark.parametrize(
    "text", ["x" * (LONGEST_NAME + 1), "fr" + "+avalanche" * 5000, "{" + " " * LONGEST_NAME], ids=len
)
def test_a_huge_name_is_refused_unread(text: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        ruleset(text)
    assert refusal.value.code == "name-too-long"


def test_the_longest_name_is_still_read() -> None:
    assert ruleset("fr".ljust(LONGEST_NAME)) == ruleset("fr")


def fields_of(value: object) -> dict[str, Json]:
    """The fields of a value, as JSON has them."""
    fields = encode(value)
    assert isinstance(fields, dict)
    return fields


def fields(**changes: Json) -> str:
    """The fields of the French base game, some of them changed; None leaves one out."""
    given = fields_of(ruleset("fr")) | changes
    return json.dumps({name: value for name, value in given.items() if value is not None})


def suit(**changes: Json) -> str:
    """The fields of the French base game with red changed."""
    red, *others = map(fields_of, PLAIN_SUITS)
    return fields(suits=[red | changes, *others])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        *(
            (text, "fields-unreadable")
            for text in ("{", "{}", '{"edition": "fr"}', "{'a': 1}", '{"a":' * 1500)
        ),
        (fields(clue_tokens="8"), "fields-unreadable"),
        (fields(clue_tokens=True), "fields-unreadable"),
        (fields(clue_tokens=8.0), "fields-unreadable"),
        (fields(strikes=None), "fields-unreadable"),
        (fields(colour="red"), "fields-unreadable"),
        (fields(edition=7), "fields-unreadable"),
        (fields(ending="never"), "fields-unreadable"),
        (fields(tiles=["gold"]), "fields-unreadable"),
        (fields(tiles="token"), "fields-unreadable"),
        (fields(suits=["red"]), "fields-unreadable"),
        (fields(suits={}), "fields-unreadable"),
        (fields(index={}), "fields-unreadable"),
        (suit(touch="some"), "fields-unreadable"),
        (suit(copies=[3, 2, 2, 2, "1"]), "fields-unreadable"),
        (fields(edition="it"), "unknown-edition"),
        (fields(suits=[]), "out-of-range"),
        (fields(clue_tokens=10**20), "out-of-range"),
        (fields(strikes=-1), "out-of-range"),
        (fields(hand_sizes=[]), "out-of-range"),
        (fields(hand_sizes=[5] * 6), "out-of-range"),
        (fields(hand_sizes=[5, 7]), "out-of-range"),
        (fields(tiles=["token"] * 13), "out-of-range"),
        (suit(key="violet"), "suit-order"),
        (suit(key="yellow"), "suit-order"),
        (suit(key="blue"), "suit-order"),
        (suit(order=[1, 2, 3, 5, 4]), "impossible-suit"),
        (suit(order=[1, 2, 3]), "impossible-suit"),
        (suit(copies=[3, 2, 2, 2]), "impossible-suit"),
        (suit(copies=[3, 2, 2, 2, 0]), "impossible-suit"),
        (suit(copies=[4, 2, 2, 2, 1]), "impossible-suit"),
        (suit(points=[0, 1, 2, 3, 4]), "impossible-suit"),
    ],
)
def test_fields_that_are_no_ruleset_are_refused(text: str, code: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        ruleset(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(f". [{code}]")


def test_the_fields_of_a_ruleset_read_as_they_are() -> None:
    assert ruleset(fields()) == ruleset(suit()) == ruleset("fr")
    assert ruleset(fields(tiles=["token"] * 12)).tiles == (Tile.TOKEN,) * 12
