"""What is seen while games are played."""

import pytest

from hanabi.arena import make_match
from hanabi.arena.progress import _initial_status
from hanabi.arena.wording import Wording
from hanabi.bots.registry import COMPILED_BOTS, OWN_BOTS
from hanabi.text import Catalogue


@pytest.mark.parametrize(("bot", "waits"), [("expert", True), ("master@64", True), ("beginner", False)])
def test_whoever_waits_for_bots_that_are_compiled_is_told(bot: str, waits: bool) -> None:
    told = _initial_status(Wording(Catalogue()), make_match([bot], "pl", 2, 0))
    assert told == ("the first time, bots are compiled: about a minute" if waits else "")


def test_the_compiled_bots_are_those_made_of_the_kernel() -> None:
    places = {name: place.partition(":")[0] for name, place, _ in OWN_BOTS}
    made = {name for name, place in places.items() if place in ("hanabi.bots.expert", "hanabi.bots.master")}
    assert made == set(COMPILED_BOTS)
