"""The bot that the documentation shows keeps what the page promises."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from hanabi.bots import REASONS, Bot, play_game
from hanabi.game import deal, shuffled
from hanabi.rules import EDITIONS, ruleset

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EVERYTHING = ["+".join((key, *box.offers)) for key, box in EDITIONS.items() if key != "custom"]


def careful() -> Bot:
    """A new bot, made of the code on the page."""
    [code] = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    known: dict[str, Any] = {"__name__": "careful"}
    exec(compile(code, PAGE.name, "exec"), known)
    made: Bot = known["Careful"]()
    return made


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", [*EDITIONS, *EVERYTHING, "custom+suits=1+hand=1+tokens=1"])
def test_it_plays_every_box_with_everything_in_it(name: str, players: int) -> None:
    rules = ruleset(name)
    state, _ = deal(rules, players, shuffled(rules, random.Random(name)))
    end, moves = play_game(state, [careful() for _ in range(players)])
    assert end.board.over
    assert {move.reason.code for move in moves} <= set(REASONS)


@pytest.mark.parametrize("method", ["start", "observe", "act"])
def test_the_page_explains_every_method(method: str) -> None:
    assert hasattr(Bot, method)
    assert f"| `{method}(" in PAGE.read_text(encoding="utf-8")
