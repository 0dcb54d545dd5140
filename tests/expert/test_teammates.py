"""The expert at the seats of a batch plays as it does in its own games."""

from contextlib import suppress

import numpy as np
import pytest

from hanabi.errors import BatchError, IllegalActions
from hanabi.expert.team import play_many
from hanabi.expert.teammates import Teammates
from hanabi.fast import Games


def test_it_plays_a_batch_as_it_plays_whole_games() -> None:
    games = Games("pl", 3, 12, seed=4, restart=False)
    ends = play_many(games.ruleset, 3, [games.save(game) for game in range(12)])
    expert = Teammates(games)
    while not games.results.all():
        with suppress(IllegalActions):  # games that are over refuse everything
            expert.step(expert.choose())
    assert games.scores.tolist() == [end.score for end in ends]
    assert np.mean(games.scores) > 23


def test_it_begins_every_game_with_nothing_said() -> None:
    games = Games("custom+suits=2+hand=2", 2, 8, seed=4)
    expert = Teammates(games)
    fresh = expert._minds.copy()
    while not (moved := expert.step(expert.choose())).over.any():
        pass
    kept = expert._minds[:, : expert._minds.shape[1] // 4]
    over = moved.over
    assert (kept[over] == fresh[over][:, : kept.shape[1]]).all()


def test_illegal_actions_are_refused_and_say_nothing() -> None:
    games = Games("pl", 3, 4, seed=4)
    expert = Teammates(games)
    before = expert._minds.copy()
    with pytest.raises(IllegalActions) as refused:
        expert.step([10**9, -5, 999, 0])
    assert refused.value.games == (0, 1, 2, 3)
    assert (expert._minds == before).all()
    with pytest.raises(BatchError, match="one action for each game"):
        expert.step([1, 2])
