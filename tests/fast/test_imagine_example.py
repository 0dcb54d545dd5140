"""The example of search over what is hidden finds what a look at the cards would find."""

import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hanabi.bots.random_bot import RandomBot
from hanabi.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.delitem(sys.modules, "imagine", raising=False)
    imagine = import_module("imagine")
    monkeypatch.setattr(imagine, "LAYOUTS", 400)
    return imagine


def played(bots: list[Any], seed: int) -> int:
    """The cards on the table at the end of a game."""
    table = Table("custom+suits=2", players=2, seed=seed).sit_all(bots)
    table.run()
    return sum(table.state.board.fireworks)


def test_it_builds_more_than_chance_does(example: Any) -> None:
    random.seed(1)
    searched = [played([example.Searcher(), example.Searcher()], seed) for seed in range(4)]
    drawn = [played([RandomBot(), RandomBot()], seed) for seed in range(4)]
    assert sum(searched) > sum(drawn) + 4
