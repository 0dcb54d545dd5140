"""How players who know the conventions get on with others who do not."""

from statistics import fmean

import pytest

from hanabi.arena import make_match, play

GAMES = 40


@pytest.mark.parametrize(
    ("bots", "players", "floor"),
    [
        (["partner", "beginner"], 2, 18.0),
        (["partner", "beginner"], 4, 17.0),
        (["partner", "club"], 4, 19.5),
        (["beginner", "partner", "club"], 3, 17.5),
    ],
)
def test_who_plays_differently_is_understood_before_the_game_is_lost(
    bots: list[str], players: int, floor: float
) -> None:
    lines = play(make_match(bots, "pl", players, seed=1), range(GAMES))
    assert fmean(line.score for line in lines) > floor
    assert sum(line.score == 0 for line in lines) <= 0.08 * GAMES
