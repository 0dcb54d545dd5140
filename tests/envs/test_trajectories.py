"""Recorded games become arrays and games again."""

from dataclasses import replace

import numpy as np
import pytest

from hanabi.bots.conventions.players import Beginner
from hanabi.envs.trajectories import join, recorded, trajectory
from hanabi.game import Stop, StopReason
from hanabi.game.replay import Replay
from hanabi.table import Table

TABLES = [("pl", 2), ("fr+avalanche+black-powder+flamboyant-fives", 3)]


def played(name: str, players: int, seed: int) -> Replay:
    table = Table(name, players=players, seed=seed).sit_all([Beginner() for _ in range(players)])
    table.run()
    return table.replay()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_recorded_game_is_what_its_seats_saw_and_did(name: str, players: int) -> None:
    replay = played(name, players, 3)
    found = trajectory(replay)
    final = replay.final().board
    assert len(found.actions) == len(replay.actions)
    assert found.over.tolist() == [False] * (len(found.over) - 1) + [True]
    assert final.outcome is not None
    assert found.rewards.sum() == final.outcome.score - replay.rules.least
    assert found.legal[np.arange(len(found.actions)), found.actions].all()
    assert [state.board.seat for state in replay.states()[:-1]] == found.seats.tolist()
    hands = found.hands.shape[1]
    if players == 2:  # the last move saw the hand that the one before could not
        later = found.observations[1:, :hands][found.actions[:-1] >= 10]
        assert np.array_equal(later, found.hands[:-1][found.actions[:-1] >= 10])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_actions_become_the_record_again(name: str, players: int) -> None:
    replay = played(name, players, 3)
    again = recorded(replace(replay, actions=()), trajectory(replay).actions)
    assert again.actions == replay.actions
    assert again.final() == replay.final()


def test_a_game_that_was_stopped_ends_with_its_last_move_and_games_are_joined() -> None:
    replay = played("pl", 2, 3)
    short = replace(replay, actions=(*replay.actions[:6], Stop(StopReason.NOTHING_LEFT)))
    both = join([trajectory(short), trajectory(replay)])
    assert len(both.actions) == 6 + len(replay.actions)
    assert not both.over[5]
    assert np.array_equal(both.observations[:6], both.observations[6:12])
