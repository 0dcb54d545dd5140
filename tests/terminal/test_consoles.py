"""Where lines are written and read."""

import io
import re
import sys

import pytest

from hanabi.plain.console import ColourConsole, Console, open_console
from hanabi.text import Catalogue

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Screen(io.StringIO):
    """Something that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def colourful(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A terminal that shows colours, in the place of standard output."""
    made = Screen()
    monkeypatch.setattr(sys, "stdout", made)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    return made


def test_a_pipe_gets_plain_lines(capsys: pytest.CaptureFixture[str]) -> None:
    talk = open_console(Catalogue())
    assert type(talk) is Console
    talk.tell("R1 and red", "B2")
    assert capsys.readouterr().out == "R1 and red\nB2\n"


def test_a_terminal_gets_colours_that_letters_back(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = colourful(monkeypatch)
    talk = open_console(Catalogue())
    assert isinstance(talk, ColourConsole)
    talk.tell("R1 Y· the blue 3 and K5")
    text = screen.getvalue()
    assert len(ESCAPE.findall(text)) == 8
    assert ESCAPE.sub("", text) == "R1 Y· the blue 3 and K5\n"


def test_only_cards_and_suits_have_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = colourful(monkeypatch)
    open_console(Catalogue()).tell("fr+black-powder, B, R9, credit")
    assert screen.getvalue() == "fr+black-powder, B, R9, credit\n"


def test_pages_have_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = colourful(monkeypatch)
    open_console(Catalogue()).show("  B1  red")
    assert screen.getvalue() == "  B1  red\n"


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_a_terminal_that_wants_no_colours_gets_none(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    colourful(monkeypatch)
    monkeypatch.setenv(name, value)
    assert type(open_console(Catalogue())) is Console


def test_an_answer_through_a_pipe_is_shown_behind_the_question(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(" play 2 \n"))
    assert Console().ask("Your turn>") == "play 2"
    assert capsys.readouterr().out == "Your turn> play 2\n"
    with pytest.raises(EOFError):
        Console().ask("Your turn>")


def test_a_terminal_is_asked_with_its_own_means(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Screen())
    monkeypatch.setattr("builtins.input", lambda prompt: f"{prompt}quit")
    assert Console().ask("Your turn>") == "Your turn> quit"
