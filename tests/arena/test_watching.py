"""What is seen while games are played."""

import io

import pytest

from hanabi.arena import make_match, progress
from hanabi.arena.progress import _initial_status
from hanabi.arena.wording import Wording
from hanabi.bots.registry import COMPILED_BOTS, OWN_BOTS
from hanabi.text import Catalogue
from tests.waits import wait_until


@pytest.mark.parametrize(("bot", "waits"), [("expert", True), ("master@64", True), ("beginner", False)])
def test_a_message_says_when_bots_are_being_compiled(bot: str, waits: bool) -> None:
    told = _initial_status(Wording(Catalogue()), make_match([bot], "pl", 2, 0))
    assert told == ("the first run compiles the bots: about a minute" if waits else "")


def test_the_compiled_bots_are_those_made_of_the_kernel() -> None:
    places = {name: place.partition(":")[0] for name, place, _ in OWN_BOTS}
    kernels = ("hanabi.bots.expert", "hanabi.bots.learned", "hanabi.bots.master")
    made = {name for name, place in places.items() if place in kernels}
    assert made == set(COMPILED_BOTS)


def test_who_sees_no_bar_is_told_what_takes_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr("sys.stderr", told)
    monkeypatch.setattr(progress, "PATIENCE", 0)
    with progress._told_when_late("about a minute"):
        wait_until(told.getvalue, "a line is written")
    assert told.getvalue() == "about a minute\n"


@pytest.mark.parametrize("status", ["", "about a minute"])
def test_who_waits_for_nothing_is_told_nothing(status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr("sys.stderr", told)
    with progress._told_when_late(status) as arrived:
        arrived()
    assert told.getvalue() == ""
