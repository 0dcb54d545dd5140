"""What a beginner makes of its view is what counting says, and its best clue is the best of all."""

import random
from collections.abc import Iterator

import pytest

from hanabi.bots import Beginner
from hanabi.bots.beginner import Deliberation
from hanabi.bots.faces import faces_in, faces_of
from hanabi.bots.sight import Sight
from hanabi.game import PlayerView, deal, deduced, shuffled
from hanabi.rules import ruleset
from hanabi.table import Table

ODD = ("pl", "fr+avalanche+black-powder+flamboyant-fives", "custom+hand=3+suits=2+flamboyant-fives")
GAMES = pytest.mark.parametrize(("name", "players"), [(name, players) for name in ODD for players in (2, 4)])


def views(name: str, players: int) -> Iterator[PlayerView]:
    """What the seat to move sees, turn by turn of a few games of beginners."""
    rules = ruleset(name)
    for seed in range(3):
        state, _ = deal(rules, players, shuffled(rules, random.Random(seed)))
        table = Table.at(state).sit_all([Beginner() for _ in range(players)])
        while not table.state.board.over:
            yield table.state.view(table.state.board.seat)
            table.step()


@GAMES
def test_the_own_hand_is_what_counting_leaves(name: str, players: int) -> None:
    faces = faces_of(ruleset(name))
    for view in views(name, players):
        own = [{faces.cards[face] for face in faces_in(guess.left)} for guess in Sight(view, faces, {}).own]
        assert own == [set(cards) for cards in deduced(view)]


@GAMES
def test_the_best_clue_is_the_best_of_all(name: str, players: int) -> None:
    faces = faces_of(ruleset(name))
    for view in views(name, players):
        thoughts = Deliberation(Sight(view, faces, {}))
        assert thoughts._best_telling() == next(iter(thoughts.tellings), None)
