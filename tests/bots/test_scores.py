"""How well beginners play with each other, in samples small enough to be played again and again."""

import random
from math import sqrt
from statistics import fmean, pstdev

import pytest

from hanabi.bots import bot, play_game
from hanabi.game import Result, deal, shuffled
from hanabi.rules import ruleset

GAMES = 30
FLOORS = {2: 18, 3: 18, 4: 18, 5: 17}
"""The lowest mean to expect over many games, by the number of players."""


@pytest.mark.parametrize("players", FLOORS)
def test_the_mean_score_is_above_its_floor_by_more_than_chance_explains(players: int) -> None:
    scores = [score("pl", players, seed) for seed in range(GAMES)]
    error = pstdev(scores) / sqrt(GAMES)
    assert fmean(scores) - 3 * error > FLOORS[players]


def test_all_or_nothing_is_won_now_and_then() -> None:
    assert sum(score("pt+all-or-nothing+synchronised-show", 4, seed) > 0 for seed in range(10)) >= 5


def score(name: str, players: int, seed: int) -> int:
    """What beginners make of the game of a seed; they never strike out."""
    rules = ruleset(name)
    state, _ = deal(rules, players, shuffled(rules, random.Random(seed)))
    end, _ = play_game(state, [bot("beginner") for _ in range(players)])
    assert end.board.outcome is not None
    assert end.board.outcome.result is not Result.STRUCK_OUT
    return end.board.outcome.score
