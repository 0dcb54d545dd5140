"""The bots there are: our own, those of packages, and who may sit with whom."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hanabi.bots import BOTS, BotError, Company, RandomBot, any_kind, bot, check_company, kind
from hanabi.bots.bot import company_of
from hanabi.bots.conventions.players import Beginner
from hanabi.bots.registry import OWN_BOTS, Kind, adviser_for, companions, fallback_bot, kinds, own_kinds
from hanabi.text import Catalogue, sentence
from tests.bots.packages import BOT, install

Install = Callable[..., None]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs packages for the time of a test."""
    monkeypatch.syspath_prepend(tmp_path)

    def add(package: str, entries: dict[str, str], source: str = BOT) -> None:
        install(tmp_path, package, entries, source)
        kinds.cache_clear()

    yield add
    kinds.cache_clear()
    for module in [name for name, each in sys.modules.items() if _is_below(tmp_path, each)]:
        del sys.modules[module]


def _is_below(folder: Path, module: object) -> bool:
    return str(getattr(module, "__file__", "") or "").startswith(str(folder))


def told(error: BotError) -> str:
    return sentence(Catalogue(), error)


def refusal(deed: Callable[[], object]) -> BotError:
    with pytest.raises(BotError) as refused:
        deed()
    return refused.value


def test_our_own_bots_come_first_the_weakest_leading(installed: Install) -> None:
    installed("acme-bots", {"aardvark": "acme_bots:Acme"})
    names = list(kinds())
    assert names[:2] == ["random", "beginner"]
    assert names[-1] == "aardvark"
    assert names[:-1] == list(own_kinds())


def test_what_the_table_of_our_own_bots_says_is_what_their_classes_say() -> None:
    for name, _, company in OWN_BOTS:
        assert company_of(kind(name).maker()) is company, name
        assert kind(name).source == "hanabi"


def test_listing_bots_imports_none_of_them() -> None:
    script = (
        "import sys; from hanabi.bots.registry import kinds, companions; companions()\n"
        "print(sorted(name for name in sys.modules if 'conventions' in name or 'numba' in name"
        " or name in ('hanabi.fast', 'hanabi.expert', 'hanabi.bots.expert', 'hanabi.bots.program')))"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_table_offers_every_bot_of_ours_but_those_that_see_too_much() -> None:
    assert list(BOTS) == [name for name, each in own_kinds().items() if each.company is not Company.NOBODY]
    assert isinstance(BOTS["beginner"](), Beginner)


def test_a_package_brings_its_bots(installed: Install) -> None:
    installed("acme-bots", {"acme": "acme_bots:Acme", "secretive": "acme_bots:Secretive"})
    found = kind("acme")
    assert (found.name, found.source, found.company) == ("acme", "acme-bots 1.2", Company.ANYONE)
    assert type(bot("acme")).__name__ == "Acme"
    assert kind("secretive").company is Company.OWN_KIND
    assert "acme" in companions()
    assert "secretive" not in companions()


def test_a_function_that_makes_a_bot_will_do(installed: Install) -> None:
    installed("acme-bots", {"acme": "acme_bots:make"}, BOT + "\n\ndef make():\n    return Acme()\n")
    assert kind("acme").company is Company.ANYONE
    assert isinstance(bot("acme"), RandomBot)


@pytest.mark.parametrize(
    ("place", "source", "what"),
    [
        (
            "acme_bots:Acme",
            "import nothing_like_it",
            "ModuleNotFoundError: No module named 'nothing_like_it'",
        ),
        ("acme_bots:Acme", "raise SystemExit('no licence')", "SystemExit: no licence"),
        ("acme_bots:Acme", "def Acme():\n    raise OSError('no model')", "OSError: no model"),
        ("acme_bots:Missing", BOT, "AttributeError: module 'acme_bots' has no attribute 'Missing'"),
        ("no place at all", BOT, ""),  # how it is refused depends on which importlib reads it
    ],
)
def test_a_broken_package_is_listed_and_says_what_is_wrong_when_it_is_used(
    place: str, source: str, what: str, installed: Install
) -> None:
    installed("acme-bots", {"acme": place}, source)
    assert "acme" in kinds()
    assert "beginner" in companions()
    error = refusal(lambda: bot("acme"))
    assert told(error).startswith(f"Can’t use the bot “acme” (acme-bots 1.2): {what}")


def test_a_package_that_is_broken_sits_with_nobody(installed: Install) -> None:
    installed("acme-bots", {"acme": "acme_bots:Acme"}, "import nothing_like_it")
    assert "acme" not in companions()
    assert refusal(lambda: check_company(["acme"], people=1)).code == "broken-bot"


def test_a_package_cannot_take_the_name_of_another_bot(installed: Install) -> None:
    installed("acme-bots", {"beginner": "acme_bots:Acme", "cheater": "acme_bots:Acme"})
    installed("other-bots", {"acme-bots/beginner": "other_bots:Acme"})
    assert isinstance(bot("beginner"), Beginner)
    assert type(bot("acme-bots/beginner")).__name__ == "Acme"
    assert kind("acme-bots/cheater").source == "acme-bots 1.2"


def test_a_bot_nobody_knows_is_refused_with_those_there_are(installed: Install) -> None:
    installed("acme-bots", {"acme": "acme_bots:Acme"})
    error = refusal(lambda: kind("grandmaster"))
    assert error.code == "unknown-bot"
    assert told(error).startswith("There’s no bot called “grandmaster”. The bots are random, beginner, ")
    assert told(error).endswith(", acme.")


@pytest.mark.parametrize("name", ["program:touch x", "os:getcwd", "hanabi.bots.conventions.players:Beginner"])
def test_a_name_that_would_run_something_is_known_to_those_only_who_may(name: str) -> None:
    assert refusal(lambda: kind(name)).code == "unknown-bot"
    assert refusal(lambda: bot(name)).code == "unknown-bot"
    assert refusal(lambda: check_company([name], people=1)).code == "unknown-bot"
    assert any_kind(name).name == name


def test_a_class_is_named_by_its_module_even_in_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_bot_of_mine.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert any_kind("a_bot_of_mine:Secretive").company is Company.OWN_KIND
    assert type(any_kind("a_bot_of_mine:Acme").make()).__name__ == "Acme"
    assert any_kind("beginner") is kind("beginner")
    error = refusal(any_kind("a_bot_of_mine:Nobody").make)
    assert "(a_bot_of_mine): AttributeError" in told(error)


def anyone(name: str) -> Kind:
    return Kind(name, "test", lambda: RandomBot, Company.ANYONE)


EXPERT = Kind("expert", "test", lambda: RandomBot, Company.OWN_KIND)
SEER = Kind("seer", "test", lambda: RandomBot, Company.NOBODY)


@pytest.mark.parametrize(
    ("bots", "people"),
    [
        ([], 2),
        ([anyone("a"), anyone("b")], 0),
        ([anyone("a"), anyone("b")], 3),
        ([EXPERT] * 4, 0),
        ([SEER] * 2, 0),
        (["random", anyone("a")], 1),
    ],
)
def test_who_may_sit_together_does(bots: list[str | Kind], people: int) -> None:
    check_company(bots, people)


@pytest.mark.parametrize(
    ("bots", "people", "code", "words"),
    [
        (
            [EXPERT],
            1,
            "bot-keeps-to-its-kind",
            "“expert” plays only with bots of its kind: people wouldn’t",
        ),
        ([anyone("a"), EXPERT], 2, "bot-keeps-to-its-kind", "Choose “{instead}”, which plays with anyone."),
        ([SEER], 1, "bot-sees-too-much", "“seer” sees its own cards, so it can’t join a real game."),
        (
            [EXPERT, anyone("a")],
            0,
            "bots-apart",
            "“expert” plays only with bots of its kind, not with “a”.",
        ),
        ([SEER, EXPERT], 0, "bots-apart", "“seer” plays only with bots of its kind, not with “expert”."),
    ],
)
def test_who_may_not_sit_together_is_told_so(
    bots: list[str | Kind], people: int, code: str, words: str
) -> None:
    error = refusal(lambda: check_company(bots, people))
    assert error.code == code
    assert words.format(instead=fallback_bot()) in told(error)


@pytest.mark.parametrize(
    ("bots", "adviser"),
    [
        ((), "partner"),
        (("partner", "partner"), "partner"),
        (("club", "partner"), "club"),
        (("beginner", "partner"), "beginner"),
        (("random",), "beginner"),
        (("partner", "of another author"), "beginner"),
    ],
)
def test_advice_beside_bots_is_what_all_of_them_follow(bots: tuple[str, ...], adviser: str) -> None:
    assert adviser_for(bots) == adviser


def test_what_is_offered_instead_is_the_strongest_that_plays_with_anyone() -> None:
    assert fallback_bot() == "partner"
    assert fallback_bot() in companions()


def test_an_installed_package_plays_by_its_name(tmp_path: Path) -> None:
    install(tmp_path, "acme-bots", {"acme": "acme_bots:Acme"})
    script = (
        "import random; from hanabi.bots import bot, play_game; from hanabi.game import deal, shuffled\n"
        "from hanabi.rules import ruleset; rules = ruleset('fr')\n"
        "state, _ = deal(rules, 2, shuffled(rules, random.Random(1)))\n"
        "end, _ = play_game(state, [bot('acme'), bot('acme')])\n"
        "print(end.board.over, type(bot('acme')).__module__)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "True acme_bots\n"
