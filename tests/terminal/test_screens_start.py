"""How the full screen opens: only where it works, and not before what cannot be played is refused."""

import io
import sys
from pathlib import Path

import pytest

from hanabi.cli import start
from hanabi.errors import HanabiError
from hanabi.game.replay import write_replay
from hanabi.plain.opening import GameOptions
from hanabi.text import Catalogue
from hanabi.tui.app import BOT_PAUSE, HanabiApp, read_pause
from tests.terminal.test_screens_replay import recorded


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[HanabiApp]:
    """The applications that were run, none of them in earnest."""
    apps: list[HanabiApp] = []

    def run(app: HanabiApp) -> None:
        apps.append(app)

    monkeypatch.setattr(HanabiApp, "run", run)
    monkeypatch.setenv("HANABI_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "10")
    return apps


def test_the_whole_terminal_is_used_where_there_is_one() -> None:
    terminal, pipe = Screen(), io.StringIO()
    assert start.why_plain({"TERM": "xterm"}, terminal, terminal) is None
    assert start.why_plain({"TERM": "xterm"}, pipe, terminal) == "screen-plain-no-terminal"
    assert start.why_plain({"TERM": "xterm"}, None, terminal) == "screen-plain-no-terminal"
    assert start.why_plain({"TERM": "dumb"}, terminal, terminal) == "screen-plain-dumb"
    assert start.why_plain({}, terminal, terminal) == "screen-plain-dumb"


def test_where_the_screen_is_not_installed_lines_are_shown_and_the_way_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdin", Screen())
    monkeypatch.setattr("sys.stdout", Screen())
    monkeypatch.setitem(sys.modules, "textual", None)
    for draws in (start.use_full_screen(Catalogue(), plain=False), start.can_draw(Catalogue())):
        assert not draws
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    for line in told:
        assert line.startswith("Full-screen mode needs more packages, so the game continues in plain text.")
        assert line.endswith("pip install 'hanabi[tui]'")


def test_who_asks_for_plain_lines_is_not_told_of_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    assert not start.use_full_screen(Catalogue(), plain=True)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("plain", "term", "streams", "full", "told"),
    [
        (False, "xterm", (Screen, Screen), True, ""),
        (True, "xterm", (Screen, Screen), False, ""),
        (False, "dumb", (Screen, Screen), False, "can’t draw a table"),
        (False, "xterm", (io.StringIO, Screen), False, "isn’t a terminal"),
        (False, "xterm", (io.StringIO, io.StringIO), False, ""),
    ],
)
def test_a_person_is_told_why_the_game_is_plain(
    plain: bool,
    term: str,
    streams: tuple[type[io.StringIO], type[io.StringIO]],
    full: bool,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("sys.stdin", streams[0]())
    monkeypatch.setattr("sys.stdout", streams[1]())
    assert start.use_full_screen(Catalogue(), plain) is full
    assert start.can_draw(Catalogue()) is (full or plain)
    error = capsys.readouterr().err
    assert told in error
    assert bool(error) is bool(told)


def test_an_invitation_fills_the_form(shown: list[HanabiApp], tmp_path: Path) -> None:
    invitation = GameOptions("de+avalanche", 4, ("random",), 7, ("Zoé",), None)
    assert start.play_full_screen(Catalogue(), invitation) == 0
    planned, opening = shown[0].draft, shown[0].opening
    assert str(planned.to_setup().rules) == "de+avalanche"
    assert [chair.bot for chair in planned.to_setup().chairs] == [None, "random", "random", "random"]
    assert planned.chairs[0].name == "Zoé"
    assert (opening.seed, opening.folder, opening.pause) == (7, tmp_path, BOT_PAUSE)


@pytest.mark.parametrize(
    "invitation",
    [
        GameOptions("nonsense"),
        GameOptions("fr", players=6),
        GameOptions(None, players=1),
        GameOptions("fr", bots=("nobody",)),
        GameOptions("fr", people=("\n",)),
        GameOptions("fr", file="/"),
    ],
)
def test_an_impossible_invitation_is_refused_at_once(invitation: GameOptions, shown: list[HanabiApp]) -> None:
    with pytest.raises(HanabiError):
        start.play_full_screen(Catalogue(), invitation)
    assert shown == []


def test_a_record_opens_in_the_viewer(shown: list[HanabiApp], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write_replay(recorded()))
    assert start.show_replay(Catalogue(), str(file), 3, "Cleo") == 0
    opening = shown[0].opening
    assert (opening.turn, opening.seat) == (3, 2)
    for turn, seat in ((999, None), (-1, None), (None, "nobody")):
        with pytest.raises(HanabiError):
            start.show_replay(Catalogue(), str(file), turn, seat)


def test_what_went_wrong_inside_is_told_and_a_farewell_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(app: HanabiApp) -> None:
        app.error_console.print("╭──╮\n│ a │\n╰──╯\nZeroDivisionError: division\nby zero\n")

    def leave(app: HanabiApp) -> int:
        app.farewell = "So long."
        return 130

    monkeypatch.setenv("HANABI_STATE", str(tmp_path))
    monkeypatch.setattr(HanabiApp, "run", fail)
    for asked, told in (("", ""), ("1", "╰──╯")):
        monkeypatch.setenv("HANABI_TRACEBACK", asked)
        with pytest.raises(HanabiError, match="unexpected") as raised:
            start.play_full_screen(Catalogue(), GameOptions("fr"))
        assert raised.value.details["what"] == "ZeroDivisionError: division by zero"
        assert told in capsys.readouterr().err
    monkeypatch.setattr(HanabiApp, "run", leave)
    assert start.play_full_screen(Catalogue(), GameOptions("fr")) == 130
    assert capsys.readouterr().out == "So long.\n"


@pytest.mark.parametrize(
    ("text", "pause"),
    [("", BOT_PAUSE), ("0", 0.0), ("2.5", 2.5), ("-1", BOT_PAUSE), ("nan", BOT_PAUSE), ("x", BOT_PAUSE)],
)
def test_the_pause_of_bots_is_a_sensible_number(text: str, pause: float) -> None:
    assert read_pause({"HANABI_PAUSE": text}) == pause
