"""Who sits at a terminal table: bots that play with people, by whatever name, and nobody else."""

import random
import re
import shlex
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi.bots import BotError, Choice, RandomBot, companions
from hanabi.bots.registry import fallback_bot, kinds
from hanabi.cli.start import _run_app
from hanabi.client.hot_seat import HotSeat
from hanabi.game import Event, PlayerView, Seat
from hanabi.game.replay import read_replay
from hanabi.plain.local_game import GameSetup, LocalChair, draw_deal, seat_choices
from hanabi.plain.saved_games import SaveFolder
from hanabi.rules import Ruleset, ruleset
from hanabi.text import Catalogue
from hanabi.tui.app import HanabiApp
from tests.bots.packages import install
from tests.cli.run import hanabi
from tests.terminal.keyboard import opening, playing, run, running, seated
from tests.terminal.test_screens_setup import form, go_to

EXAMPLE = Path(__file__).parents[2] / "examples" / "program_bot.py"
PROGRAM = f"program:{shlex.join([sys.executable, str(EXAMPLE)])}"


class Guest(RandomBot):
    """Keeps count of those at a table."""

    came, left = 0, 0

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        super().start(rules, players, seat, seed)
        Guest.came += 1

    def close(self) -> None:
        Guest.left += 1


class Late(Guest):
    """Does not sit down, nor stay."""

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        super().start(rules, players, seat, seed)
        raise BotError("unknown-bot")


class Deaf(Guest):
    """Cannot be told anything."""

    def observe(self, event: Event) -> None:
        raise BotError("unknown-bot")


class Thinker(Guest):
    """Thinks until it is let go, and then has no answer."""

    asked = threading.Event()

    def __init__(self) -> None:
        self.free = threading.Event()

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        Thinker.asked.set()
        self.free.wait(60)
        raise BotError("program-gone", program="thinker")

    def close(self) -> None:
        super().close()
        self.free.set()


@pytest.fixture(autouse=True)
def _reset_counts() -> None:
    Guest.came = Guest.left = 0


def here(bot: type[Guest]) -> str:
    return f"{__name__}:{bot.__name__}"


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
        "The bot “secretive” plays only with bots of its kind: people wouldn’t understand its clues. "
        f"Choose “{fallback_bot()}”, which plays with anyone."
    )


def test_a_bot_that_sees_its_cards_is_refused() -> None:
    answer = hanabi("play", "fr", "--bot", "tests.testing.faulty:Seer")
    assert (answer.code, answer.out) == (1, "")
    assert "sees its own cards, so it can’t join a real game." in answer.sentence


def test_a_bot_is_refused_before_anything_is_asked() -> None:
    assert hanabi("play", "--bot", "grandmaster", typed="fr\n").out == ""


@pytest.mark.usefixtures("installed")
def test_the_first_screen_offers_the_bots_that_play_with_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(opening(tmp_path, seated(bot="acme"))) as keyboard:
            await go_to(keyboard, "seat:1")
            offered = []
            for _ in seat_choices():
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
    assert seat_choices([None, PROGRAM, "beginner"]) == (None, *companions(), PROGRAM)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_bot_that_plays_with_people_has_its_word(language: str) -> None:
    assert [name for name in companions() if not Catalogue(language).knows(f"screen-seat-{name}")] == []


@pytest.mark.parametrize("typed", ["quit\n", "", "play 1\n" * 50])
def test_bots_are_let_go_after_a_game_in_plain_lines(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert hanabi("play", "fr", "--bot", here(Guest), "--seed", "1", "--plain", typed=typed).code == 0
    assert (Guest.came, Guest.left) == (2, 2)


def test_bots_are_let_go_when_a_game_on_the_screen_ends_or_is_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, bot=here(Guest)))) as keyboard:
            await keyboard.play_on(3)
            await keyboard.until(lambda: Guest.left == 1)
            await keyboard.press("n")
            assert Guest.came == 2
            await keyboard.press("q")
        assert Guest.left == 2

    run(scene())


def test_a_bot_that_is_thinking_is_let_go_and_not_waited_for(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 2, bot=here(Thinker)))) as keyboard:
            await keyboard.press("c", "enter", "enter")
            await keyboard.until(Thinker.asked.is_set)
            await keyboard.press("q")
        assert keyboard.app.failure is None
        assert Guest.left == 1

    run(scene())


@pytest.mark.parametrize("other", [Late, Deaf])
def test_all_bots_are_let_go_where_one_cannot_stay(other: type[Guest]) -> None:
    plan = GameSetup(
        ruleset("fr"), (LocalChair("Anna"), LocalChair("Ben", here(Guest)), LocalChair("Cleo", here(other)))
    )
    with pytest.raises(BotError, match="unknown-bot"):
        HotSeat(plan, draw_deal(plan, random.Random(1)))
    assert (Guest.came, Guest.left) == (2, 2)


@pytest.mark.parametrize(
    ("bot", "code"), [("Stopping", "not-a-players-action"), ("Illegal", "card-not-in-hand")]
)
def test_a_bot_that_does_what_no_player_may_is_refused(bot: str, code: str) -> None:
    name = f"tests.testing.faulty:{bot}"
    answer = hanabi("play", "fr", "--players", "4", "--bot", name, "--seed", "1", "--plain", typed="play 1\n")
    assert answer.code == 1
    assert f"broke the rules ({code})" in answer.sentence


class Unready:
    """Cannot even sit down."""


@pytest.mark.parametrize("bot", ["Raising", "Silent"])
def test_a_bot_that_fails_in_plain_lines_is_named_and_the_record_is_kept(bot: str, tmp_path: Path) -> None:
    name, file = f"tests.testing.faulty:{bot}", tmp_path / "game.json"
    words = ("play", "fr", "--players", "4", "--bot", name, "--seed", "1", "--plain", "--save", str(file))
    answer = hanabi(*words, typed="play 1\n")
    assert answer.code == 1
    assert answer.sentence.startswith(f"The bot “{name}” failed: ")
    assert re.search(r"\((faulty|companions)\.py:\d+\)$", answer.sentence)
    assert len(read_replay(file.read_text()).actions) == 3


@pytest.mark.parametrize("where", [["--plain"], []])
def test_a_bot_that_cannot_sit_down_is_named(where: list[str]) -> None:
    name = f"{__name__}:Unready"
    answer = hanabi("play", "fr", "--bot", name, *where, typed="")
    assert answer.code == 1
    assert answer.sentence.startswith(f"The bot “{name}” failed: AttributeError: 'Unready' object has no ")


def test_a_bot_that_fails_on_the_screen_is_named_and_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed: list[HanabiApp] = []

    async def scene() -> None:
        async with playing(opening(tmp_path, seated("fr", 4, 1, "tests.testing.faulty:Raising"))) as keyboard:
            await keyboard.press("c", "enter", "enter")
            await keyboard.until(lambda: keyboard.app.failure is not None)
            failed.append(keyboard.app)

    run(scene())
    app = failed[0]
    monkeypatch.setattr(app, "run", lambda: app.return_value)
    assert _run_app(app) == 1
    told = capsys.readouterr()
    assert told.err.startswith("The bot “tests.testing.faulty:Raising” failed: KeyError: 'red' (faulty.py:")
    assert told.out == "Your game is saved. Run “hanabi play” to resume it.\n"
    assert len(SaveFolder(tmp_path).games()[0]) == 1
