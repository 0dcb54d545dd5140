"""Editions that installed packages publish: those that work, and those that are left out with a sentence."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from hanabi.bots import bot, play_game
from hanabi.errors import RulesetError
from hanabi.game import deal, shuffled
from hanabi.rules import EDITIONS, ruleset, unusable_editions
from hanabi.rules.keys import ENTRY_POINT_GROUP, OWN_KEYS, published
from hanabi.rules.registry import _from_packages
from tests.bots.packages import install

EDITION = """
from hanabi.rules import BoxWords, Edition, Ruleset
from hanabi.rules.expansions import avalanche_own

EDITION = Edition(
    Ruleset("it", empty_clues=False),
    language="it",
    offers={"avalanche": avalanche_own},
    words={"en": BoxWords("the Italian edition", "Italian edition", "No black powder.")},
)
"""
Publish = Callable[..., None]


@pytest.fixture
def publish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Publish]:
    """Install a package with an edition, and forget it afterwards."""
    caches = (published, _from_packages)

    def forget() -> None:
        for each in caches:
            each.cache_clear()

    def add(package: str, key: str, source: str = EDITION, requires: str = "") -> None:
        module = package.replace("-", "_")
        install(tmp_path, package, {key: f"{module}:EDITION"}, source, ENTRY_POINT_GROUP, requires)
        forget()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield add
    monkeypatch.undo()
    forget()


def test_an_edition_of_a_package_is_an_edition(publish: Publish) -> None:
    publish("one-italian", "it")
    assert [*EDITIONS][-2:] == ["it", "custom"]
    rules = ruleset("it+avalanche")
    assert (str(rules), rules.empty_clues) == ("it+avalanche", False)
    assert EDITIONS["it"].called("de").name == "the Italian edition"
    state, _ = deal(rules, 3, shuffled(rules, Random(7)))
    assert play_game(state, [bot("beginner") for _ in range(3)])[0].board.over
    assert unusable_editions() == ()


def test_an_edition_is_gone_with_its_package() -> None:
    with pytest.raises(RulesetError, match="unknown-edition"):
        ruleset("it")


@pytest.mark.parametrize(
    ("key", "source", "requires", "code", "what"),
    [
        ("fr", EDITION, "", "edition-taken", "that name is taken"),
        ("it", EDITION, "hanabi>=99.1", "edition-too-new", "needs version 99.1"),
        ("it", EDITION, "hanabi[tui]<100,>=99", "edition-too-new", "needs version 99"),
        ("it", "EDITION = 7", "", "broken-edition", "7 is not an Edition"),
        ("it", "import nowhere_at_all", "", "broken-edition", "No module named"),
        ("it", EDITION.replace('Ruleset("it"', 'Ruleset("fr"'), "", "broken-edition", "must be Ruleset('it'"),
        ("it", EDITION.replace('"en":', '"de":'), "", "broken-edition", "words for 'en' are missing"),
        ("it", EDITION.replace("Italian edition", "Italian, " * 3), "", "broken-edition", "at most 18"),
        ("it", EDITION.replace('"avalanche"', '"sparks"'), "", "broken-edition", "no option “sparks”"),
        ("it", EDITION.replace("avalanche_own}", "lambda _: Ruleset('fr')}"), "", "broken-edition", "which"),
        ("it", EDITION.replace('language="it",', "colour=1,"), "", "broken-edition", "colour"),
        ("I T", EDITION.replace('"it", e', '"I T", e'), "", "broken-edition", "small letters"),
    ],
)
def test_an_edition_that_cannot_be_used_is_left_out_with_a_sentence(
    publish: Publish, key: str, source: str, requires: str, code: str, what: str
) -> None:
    number = sum(map(ord, key + source + requires))  # modules stay imported, so each has its own
    publish(f"package-{number}", key, source, requires)
    assert [*EDITIONS] == [*OWN_KEYS]
    (problem,) = unusable_editions()
    assert problem.code == code
    assert what in str(problem)
    assert "\n" not in str(problem)
    if key == "it":
        with pytest.raises(RulesetError, match=code):
            ruleset("it")
    assert ruleset("fr").edition == "fr"


def test_of_two_packages_with_the_same_edition_one_is_used(publish: Publish) -> None:
    publish("two-italians", "it")
    publish("three-italians", "it")
    assert "it" in EDITIONS
    assert [problem.code for problem in unusable_editions()] == ["edition-taken"]


def test_each_edition_that_cannot_be_used_has_its_own_sentence(publish: Publish) -> None:
    publish("first-broken", "be", "EDITION = 7")
    publish("second-broken", "it", "EDITION = 8")
    with pytest.raises(RulesetError, match="8 is not an Edition"):
        ruleset("it")


def test_metadata_that_cannot_be_read_costs_no_edition_of_ours(publish: Publish, tmp_path: Path) -> None:
    publish("unreadable-italian", "it")
    (tmp_path / "unreadable_italian-1.2.dist-info" / "entry_points.txt").write_bytes(b"\xff\xfe\xff")
    published.cache_clear()
    assert [*EDITIONS] == [*OWN_KEYS]
    with pytest.raises(RulesetError, match="unknown-edition"):
        ruleset("it")
