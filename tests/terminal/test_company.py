"""Who sits at a terminal table: bots that play with people, by whatever name, and nobody else."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.bots import companions
from hanabi.bots.kinds import instead, kinds
from hanabi.terminal.sittings import sitters
from hanabi.text import Catalogue
from tests.bots.packages import install
from tests.cli.run import hanabi
from tests.terminal.keyboard import opening, run, running, seated
from tests.terminal.test_screens_setup import form, go_to

EXAMPLE = Path(__file__).parents[2] / "examples" / "program_bot.py"
PROGRAM = f"program:{shlex.join([sys.executable, str(EXAMPLE)])}"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a bot for anyone and one that keeps to its kind."""
    install(tmp_path, "acme-bots", {"acme": "acme_bots:Acme", "secretive": "acme_bots:Secretive"})
    monkeypatch.syspath_prepend(tmp_path)
    kinds.cache_clear()
    yield
    kinds.cache_clear()
    sys.modules.pop("acme_bots", None)


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("where", ["--plain", "--language=en"])
def test_a_bot_that_keeps_to_its_kind_is_refused_and_another_offered(where: str) -> None:
    answer = hanabi("play", "fr", "--bot", "secretive", where)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence == (
        "The bot “secretive” plays only with others of its kind: people would not understand its clues. "
        f"Choose “{instead()}”, which plays with anyone."
    )


def test_a_bot_that_sees_its_cards_is_refused() -> None:
    answer = hanabi("play", "fr", "--bot", "tests.testing.faulty:Seer")
    assert (answer.code, answer.out) == (1, "")
    assert "sees its own cards, so it has no seat at a real table." in answer.sentence


def test_a_bot_is_refused_before_anything_is_asked() -> None:
    assert hanabi("play", "--bot", "grandmaster", typed="fr\n").out == ""


@pytest.mark.usefixtures("installed")
def test_the_first_screen_offers_the_bots_that_play_with_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated(bot="acme"))) as keyboard:
            await go_to(keyboard, "seat:1")
            offered = []
            for _ in sitters():
                offered.append(form(keyboard).draft.chairs[1].bot)
                await keyboard.press("right")
            assert form(keyboard).draft.chairs[1].bot == "acme"
            assert offered == ["acme", None, *(name for name in companions() if name != "acme")]
            assert "secretive" not in offered
            assert "acme" in keyboard.text

    run(scene())


def test_a_program_plays_with_people_in_plain_lines() -> None:
    answer = hanabi("play", "fr", "--bot", PROGRAM, "--seed", "3", "--plain", typed="play 1\nquit\n")
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.count("Your turn>") == 2


def test_a_program_that_was_named_stays_among_those_to_choose_from() -> None:
    assert sitters([None, PROGRAM, "beginner"]) == (None, *companions(), PROGRAM)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_bot_that_plays_with_people_has_its_word(language: str) -> None:
    assert [name for name in companions() if not Catalogue(language).knows(f"screen-seat-{name}")] == []
