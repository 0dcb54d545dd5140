"""`hanabi rules`: pages for people, fields for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanabi.rules import EDITIONS, box, options, ruleset
from hanabi.text import Catalogue, languages
from tests.cli.run import hanabi

GOLDEN = Path(__file__).parent / "golden"
PRINTED = [key for key in EDITIONS if key != "custom"]
PAGES = [
    ("", "rules.txt"),
    ("de+avalanche+black-powder+flamboyant-fives", "rules-de-everything.txt"),
    ("pl+all-or-nothing+synchronised-show", "rules-pl-variants.txt"),
    ("fr+black-powder+flamboyant-fives --sources", "rules-fr-sources.txt"),
    ("diff fr pl", "rules-diff-fr-pl.txt"),
    ("diff es de", "rules-diff-es-de.txt"),
    ("diff fr+black-powder pl+avalanche+all-or-nothing", "rules-diff-options.txt"),
]
RULESETS = [
    *EDITIONS,
    "es+avalanche+black-powder+flamboyant-fives+all-or-nothing",
    "pl+avalanche+all-or-nothing+synchronised-show",
    "pt+avalanche+black-powder+synchronised-show",
    "de+black-powder+flamboyant-fives",
    "custom+tokens=1+strikes=1+hand=1+suits=1",
    "custom+avalanche-own-5+flamboyant-fives",
    "custom+suits=rgb+no-empty-clues",
]


def fields(*words: str) -> dict[str, Any]:
    answer = hanabi("rules", *words, "--json")
    assert answer.code == 0
    loaded: dict[str, Any] = json.loads(answer.out)
    return loaded


@pytest.mark.parametrize(("words", "file"), PAGES)
def test_pages_read_as_they_should(words: str, file: str) -> None:
    answer = hanabi("rules", *words.split())
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == (GOLDEN / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("box", PRINTED)
def test_the_page_of_every_box_reads_as_it_should_in_every_language(language: str, box: str) -> None:
    """`make golden` writes the files again; read them before you commit them."""
    answer = hanabi("rules", box, "--language", language)
    assert answer.out == (GOLDEN / language / f"rules-{box}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruleset_has_a_page_of_whole_sentences_with_tags(name: str) -> None:
    page = hanabi("rules", name).out
    assert str(ruleset(name)) in page.splitlines()[0]
    assert not [line for line in page.splitlines()[1:] if len(line) > 80]
    assert "{" not in page
    assert "  B1 " in page


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_is_described_for_programs(name: str) -> None:
    rules, found = ruleset(name), fields(name)
    assert ruleset(found["name"]) == rules
    assert found["cards"] == len(box(rules))
    assert found["best"] == rules.best
    assert found["suits"] == [suit.key for suit in rules.suits]
    assert found["tiles"] == [tile.value for tile in rules.tiles]
    assert (found["clue_tokens"], found["strikes"]) == (rules.clue_tokens, rules.strikes)
    assert found["empty_clues"] is rules.empty_clues
    assert found["offers"] == list(options(rules.edition))


def test_the_french_box_for_programs() -> None:
    found = fields("fr")
    assert found["players"] == [2, 5]
    assert found["hand_sizes"] == [5, 5, 4, 4]
    assert found["colour_clues"] == ["red", "yellow", "green", "white", "blue"]
    assert (found["ending"], found["announce"]) == ("last-round", False)
    assert found["scale"][0] == [0, 5, "horrible"]
    assert found["scale"][-1] == [25, 25, "legendary"]


def test_the_sources_of_a_page_for_programs() -> None:
    found = fields("fr+black-powder", "--sources")["sources"]
    assert {"message": "page-sight", "tags": ["B2"], "sentences": [38, 39, 40, 70, 78]} in found
    assert {"message": "page-falling", "tags": ["X2"], "sentences": [145, 146]} in found
    assert "sources" not in fields("fr+black-powder")


@pytest.mark.parametrize("language", languages())
def test_sources_are_explained_in_every_language(language: str) -> None:
    page = hanabi("rules", "pl", "--sources", "--language", language).out
    assert page.splitlines()[2] == Catalogue(language).say("page-sources")
    assert "[024–026, 051, 060]" in page


def test_custom_rules_have_no_sources() -> None:
    answer = hanabi("rules", "custom", "--sources")
    assert (answer.code, answer.out.splitlines()[2]) == (0, "This ruleset isn’t in any printed rulebook.")
    assert "[" not in answer.out


@pytest.mark.parametrize("words", [[], ["diff", "fr", "pl"]])
def test_sources_are_those_of_one_ruleset(words: list[str]) -> None:
    answer = hanabi("rules", *words, "--sources")
    assert answer.code == 2
    assert answer.err.startswith("Name the ruleset whose sources you want to see")


def test_all_or_nothing_has_no_scale() -> None:
    assert fields("fr+all-or-nothing")["scale"] == []


def test_multicolour_is_no_word_where_every_colour_points_at_it() -> None:
    assert "multicolour" not in fields("fr+avalanche")["colour_clues"]
    assert "multicolour" in fields("pl+avalanche")["colour_clues"]


def test_every_box_is_listed_for_programs() -> None:
    found = fields()["editions"]
    assert [each["name"] for each in found] == list(EDITIONS)
    offers = {each["name"]: each["offers"] for each in found}
    assert offers["pl"] == ["avalanche", "all-or-nothing", "synchronised-show"]


def test_a_ruleset_may_be_given_by_its_fields() -> None:
    given = json.dumps(fields("pl+avalanche")["fields"])
    assert fields(given)["name"] == "pl+avalanche"


def test_differences_are_described_for_programs() -> None:
    found = fields("diff", "fr", "pl")
    assert (found["a"], found["b"]) == ("fr", "pl")
    assert found["differences"] == [
        {
            "field": "empty-clues",
            "suit": None,
            "option": None,
            "tags": ["B5", "U1"],
            "a": True,
            "b": False,
            "sentence": "In fr a clue may point at no cards; in pl it must point at a card.",
        }
    ]
    assert [each["option"] for each in found["offers"]] == [
        "avalanche",
        "avalanche",
        "black-powder",
        "flamboyant-fives",
        "synchronised-show",
    ]


def test_boxes_that_play_the_same_say_so() -> None:
    assert hanabi("rules", "diff", "fr", "fr").out == "fr and fr have the same rules and the same options.\n"
    assert hanabi("rules", "diff", "fr+avalanche", "es+avalanche").out == (
        "fr+avalanche and es+avalanche have the same rules.\n"
    )


@pytest.mark.parametrize("first", RULESETS)
@pytest.mark.parametrize("second", ["fr", "de+avalanche+flamboyant-fives", "custom+avalanche-own+suits=2"])
def test_any_two_rulesets_can_be_compared(first: str, second: str) -> None:
    answer = hanabi("rules", "diff", first, second)
    assert answer.code == 0
    assert "{" not in answer.out


ODD = {
    "multicolour": {"order": [5, 4, 3, 2, 1], "points": [-5, -4, -3, -2, -1, 0], "named": False},
    "tiles": ["token", "token"],
}


def test_rulesets_that_no_name_covers_can_be_compared() -> None:
    odd = fields("custom+avalanche-own+flamboyant-fives")["fields"]
    odd["suits"][-1] |= ODD["multicolour"]
    odd["tiles"] = ODD["tiles"]
    answer = hanabi("rules", "diff", json.dumps(odd), "custom+avalanche-own+flamboyant-fives")
    page = " ".join(answer.out.split())
    assert "“multicolour” can be clued only in custom+avalanche-own+flamboyant-fives." in page
    assert "The multicolour firework is built 5 4 3 2 1 in custom and 1 2 3 4 5 in" in page
    assert "costs a point for each missing card in custom" in page
    assert "custom has these bonus tiles: a clue token, a clue token;" in page


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("xx", f"There’s no edition “xx”. The editions are {', '.join(EDITIONS)}."),
        ("pl+black-powder", "pl doesn’t offer “black-powder”."),
        ("fr+sparkles", "“sparkles” isn’t an option."),
        ("fr+avalanche+avalanche", "“avalanche” appears twice."),
        ("custom+avalanche-own+avalanche-every", "There can be only one multicolour firework"),
        ("custom+tokens=99", "The number of clue tokens must be 1 to 15, not 99."),
        ("custom+hand=x", "“hand=” needs a number, not “x”."),
        ("{]", "Can’t read the ruleset’s fields"),
        ("x" * 9000, "The name is too long. "),
        ("\x1b[31mfr", "There’s no edition “?[31mfr”."),
    ],
)
def test_a_ruleset_that_cannot_be_is_refused_in_a_sentence(name: str, told: str) -> None:
    answer = hanabi("rules", name)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith(told)


@pytest.mark.parametrize("words", [["diff"], ["diff", "fr"], ["diff", "fr", "pl", "de"], ["fr", "pl"]])
def test_too_few_or_too_many_words_are_a_mistake_of_usage(words: list[str]) -> None:
    answer = hanabi("rules", *words)
    assert answer.code == 2
    assert answer.err.endswith("For help, run “hanabi rules --help”.\n")


def test_a_ruleset_in_which_no_colour_may_be_said_has_a_page() -> None:
    odd = fields("custom")["fields"]
    odd["suits"] = [suit | {"named": False} for suit in odd["suits"]]
    answer = hanabi("rules", json.dumps(odd))
    assert (answer.code, answer.err) == (0, "")
    assert "points at card" in answer.out
