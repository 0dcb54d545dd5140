"""One game from Python: the same game as in a batch, move by move."""

import copy
import pickle
from typing import Any, cast

import numpy as np
import pytest

from hanabi.errors import BatchError, IllegalAction
from hanabi.fast import Game, Games
from hanabi.game import GameState, points
from hanabi.testing import guided_game

TABLES = [
    ("pl", 2),
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("custom+hand=6+synchronised-show", 6),
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_single_game_is_the_same_numbered_game_of_a_batch(name: str, players: int) -> None:
    games = Games(name, players, 5, seed=4)
    game = Game(name, players, seed=4, number=3)
    while not game.over:
        assert game.save() == games.save(3)
        np.testing.assert_array_equal(game.legal(), games.legal()[3])
        np.testing.assert_array_equal(game.observe(1), games.observe(1)[3])
        actions = games.sample()
        assert game.sample() == actions[3]
        moved = games.step(actions)
        assert (game.step(int(actions[3])), game.score) == (moved.rewards[3], moved.scores[3])
        assert game.over == moved.over[3]
    assert game.sample() == -1


def test_a_refused_action_changes_nothing() -> None:
    game = Game("pl", players=2, seed=1)
    before = game.save()
    for action in (-1, 0, 20, 10**6, 2**70, int(np.int32(0))):
        with pytest.raises(IllegalAction, match="no-such-action"):
            game.step(action)
    assert game.save() == before


def test_anybody_may_begin() -> None:
    game = Game("pl", players=4)
    seats = set()
    for number in range(60):
        game.reset(0, number, first=None)
        seats.add(game.seat)
    assert seats == {0, 1, 2, 3}
    game.reset(0, 0, first=2)
    assert game.seat == 2


def test_a_game_of_the_object_engine_goes_on() -> None:
    game = Game("pl", players=3)
    for step in guided_game(game.ruleset, 3, seed=2):
        game.load(step.state)
        game.step(game.numbering.number(step.state.board, step.action))
        outcome = step.after.board.outcome
        assert game.over is (outcome is not None)
        assert game.score == (outcome.score if outcome else points(step.after.board))


@pytest.mark.parametrize("action", [5.7, "5", None, True])
def test_what_is_no_number_is_no_action(action: Any) -> None:
    with pytest.raises(BatchError, match="not-an-integer"):
        Game("pl", players=2).step(action)


@pytest.mark.parametrize(
    "given",
    [{"seed": -1}, {"seed": 2**70}, {"seed": 0, "number": -1}, {"seed": 0, "first": 2}, {"seed": 1.5}],
)
def test_a_deal_that_cannot_be_is_refused(given: Any) -> None:
    with pytest.raises(BatchError, match="not-"):
        Game("pl", players=2).reset(**given)


@pytest.mark.parametrize("rules", [None, 5])
def test_what_is_no_ruleset_is_refused(rules: Any) -> None:
    with pytest.raises(BatchError, match="not-a-ruleset"):
        Game(rules, players=2)


@pytest.mark.parametrize(("name", "players"), [("pl", 5), ("fr", 2)])
def test_a_position_of_another_game_is_refused(name: str, players: int) -> None:
    game = Game("pl", players=2)
    before = game.save()
    with pytest.raises(BatchError, match="other-game"):
        game.load(Game(name, players).save())
    assert game.save() == before


def test_a_loaded_position_goes_on_differently_by_seed() -> None:
    state = Game("pl", players=2).save()

    def played(seed: int) -> list[int]:
        game = Game("pl", players=2, seed=seed)
        game.load(state)
        actions = [game.sample()]
        while not game.over:
            game.step(actions[-1])
            actions.append(game.sample())
        return actions

    assert len({tuple(played(seed)) for seed in range(20)}) > 15


def test_a_copied_game_goes_on_by_itself() -> None:
    game = Game("pl", players=2, seed=3)
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.save() == game.save()
        assert twin.sample() == game.sample()
        before = game.save()
        twin.step(twin.sample())
        assert game.save() == before != twin.save()


def test_a_game_says_what_it_is() -> None:
    game = Game("pl", players=2, seed=3)
    assert repr(game) == "<Game of pl, 2 players: score 0, seat 0 to move>"
    while not game.over:
        game.step(game.sample())
    assert repr(game) == f"<Game of pl, 2 players: score {game.score}, over>"


def test_what_is_no_game_is_not_loaded() -> None:
    with pytest.raises(TypeError, match="not 'x'"):
        Game("pl", 2).load(cast(GameState, "x"))
