"""Rules pages over HTTP: every box in every language, and nothing that is not a ruleset."""

import re
from typing import Any

import httpx
import pytest
import schemathesis

from hanabi.answers.bodies import Rulebook
from hanabi.answers.rulebooks import CACHE_SIZE, make_rulebook
from hanabi.codec import Strictness, json_reader
from hanabi.rulebook import sections, title
from hanabi.rules import EDITIONS, ruleset
from hanabi.text import Catalogue, languages
from tests.server.served import Served

TAGS = re.compile(r"[BVXU]\d+(\.\d|[a-c])?( [BVXU]\d+(\.\d|[a-c])?)*")
TELLING = "de+avalanche+black-powder+flamboyant-fives"


def ask(served: Served, name: str, language: str = "", accept: str = "") -> httpx.Response:
    asked = {"language": language} if language else None
    return served.get(f"/api/rules/{name}", params=asked, headers={"Accept-Language": accept})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [*EDITIONS, TELLING, "custom+suits=3+tokens=6+synchronised-show"])
def test_every_box_is_told_in_every_language(served: Served, name: str, language: str) -> None:
    book: Rulebook = json_reader(Rulebook, Strictness.CLOSED)(ask(served, name, language).content)
    rules, catalogue = ruleset(name), Catalogue(language)
    assert (book.name, book.edition, book.language) == (str(rules), rules.edition, language)
    assert book.title == title(catalogue, rules)
    assert book.sections == sections(catalogue, rules)
    assert all(TAGS.fullmatch(rule.tags) for section in book.sections for rule in section.rules)


def test_a_rulebook_is_as_it_is_described(served: Served) -> None:
    described = schemathesis.openapi.from_url(f"{served.base}/openapi.json")
    case = described["/api/rules/{ruleset}"]["GET"].Case(path_parameters={"ruleset": TELLING})
    assert case.call_and_validate().status_code == 200


@pytest.mark.parametrize(
    ("language", "accept", "spoken"),
    [("", "pl, en;q=0.5", "pl"), ("xx", "pl", "en"), ("pt-BR", "pl", "pt"), ("", "", "en")],
)
def test_who_asks_for_no_language_of_ours_gets_the_best_there_is(
    served: Served, language: str, accept: str, spoken: str
) -> None:
    assert ask(served, "fr", language, accept).json()["language"] == spoken


def test_a_name_is_read_as_people_write_it_and_told_as_it_is(served: Served) -> None:
    told = ask(served, "FR+flamboyant-fives+black-powder")
    assert told.json()["name"] == "fr+black-powder+flamboyant-fives"


@pytest.mark.parametrize(
    ("name", "code", "details"),
    [
        ("xx", "unknown-edition", {"edition": "xx", "known": ", ".join(EDITIONS)}),
        ("fr+sparkles", "unknown-option", {"option": "sparkles", "edition": "fr"}),
        ("pl+black-powder", "not-in-box", {"option": "black-powder", "edition": "pl"}),
        ("fr+avalanche+avalanche", "option-twice", {"option": "avalanche"}),
        ("custom+tokens=99", "out-of-range", {"option": "tokens", "value": 99, "least": 1, "most": 15}),
        ("{}x", "fields-unreadable", {"field": "{"}),
        ("x" * 3000, "malformed", {"where": "path.ruleset"}),
    ],
)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_no_ruleset_is_refused_in_words(
    served: Served, name: str, code: str, details: dict[str, Any], language: str
) -> None:
    told = ask(served, name, language, accept=language)
    assert told.status_code == 400
    assert told.json()["code"] == code
    assert told.json()["details"] | details == told.json()["details"]
    assert told.json()["message"] == Catalogue(language).say(f"error-{code}", **told.json()["details"])


def test_nothing_is_written_twice_and_not_everything_is_kept() -> None:
    assert make_rulebook(ruleset("fr"), "de") is make_rulebook(ruleset(" FR "), "de")
    assert make_rulebook.cache_info().maxsize == CACHE_SIZE
