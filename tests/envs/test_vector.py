"""The vector environment is the kernel's batch behind Gymnasium's interface."""

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.vector import AutoresetMode

from hanabi.envs.vector import HanabiVectorEnv
from hanabi.fast.games import Games

TABLES = [("pl", 2), ("fr+avalanche+black-powder+flamboyant-fives", 4), ("custom+synchronised-show", 6)]


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("renamed_for", ["nobody", "table", "seats"])
def test_observations_rewards_and_infos_are_of_the_spaces(name: str, players: int, renamed_for: str) -> None:
    games = HanabiVectorEnv(32, name, players, renamed_for=renamed_for, first=None)
    observations, infos = games.reset(seed=1)
    totals, ends = np.zeros(32), 0
    for _ in range(150):
        assert observations in games.observation_space
        assert infos["action_mask"].any(axis=1).all()
        actions = games.sample()
        assert actions in games.action_space
        assert infos["action_mask"][np.arange(32), actions].all()
        observations, rewards, over, cut, infos = games.step(actions)
        assert rewards.dtype == np.float64
        assert over.dtype == cut.dtype == np.bool_
        assert not cut.any()
        totals += rewards
        assert ("final_info" in infos) == over.any()
        for game in np.flatnonzero(over):
            ends += 1
            assert infos["final_info"]["score"][game] == totals[game]
            totals[game] = 0
    assert ends > 5


def test_the_final_score_is_that_of_the_game_that_ended() -> None:
    games = HanabiVectorEnv(32, "custom+suits=1+strikes=7+hand=2", 2)
    games.reset(seed=1)
    best = 0
    for _ in range(60):
        _, _, over, _, infos = games.step(games.sample())
        best = max(best, *(infos["final_info"]["score"][over] if over.any() else ()), 0)
    assert best > 1


def test_gymnasium_makes_it_by_its_name() -> None:
    games = gymnasium.make_vec("hanabi.envs.vector:Hanabi-v0", num_envs=5, ruleset="pl", players=3)
    assert isinstance(games, HanabiVectorEnv)
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert games.observation_space.shape == (5, 956)
    observations, infos = games.reset(seed=3)
    assert observations.shape == (5, 956)
    assert infos["seat"].tolist() == [0] * 5


def test_wrappers_of_gymnasium_count_its_episodes() -> None:
    games = HanabiVectorEnv(8, "pl", 2)
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(games)
    _, infos = counted.reset(seed=1)
    lengths = []
    for _ in range(100):
        _, _, over, _, infos = counted.step(games.sample())
        if over.any():
            lengths += infos["episode"]["l"][over].tolist()
    assert lengths
    assert min(lengths) >= 3


def test_without_renaming_it_is_the_batch_itself_and_without_copies_the_same_memory() -> None:
    games = HanabiVectorEnv(16, "pl", 2, copy=False)
    observations, infos = games.reset(seed=5)
    batch = Games("pl", 2, 16, seed=games.games.seed)
    for _ in range(30):
        assert (observations == batch.observe()).all()
        assert np.shares_memory(observations, games.games.observe())
        assert (infos["action_mask"] == batch.legal()).all()
        actions = batch.sample()
        observations, rewards, over, _, infos = games.step(actions)
        moved = batch.step(actions)
        assert (rewards == moved.rewards).all()
        assert (over == moved.over).all()


def test_what_a_copying_environment_returned_stays_as_it_was() -> None:
    games = HanabiVectorEnv(16, "pl", 2)
    observations, infos = games.reset(seed=5)
    kept = observations.copy(), infos["action_mask"].copy(), infos["seat"].copy()
    games.step(games.sample())
    assert (kept[0] == observations).all()
    assert (kept[1] == infos["action_mask"]).all()
    assert (kept[2] == infos["seat"]).all()


def test_renamed_games_are_played_with_the_actions_that_are_meant() -> None:
    games = HanabiVectorEnv(64, "pl+synchronised-show", 2, renamed_for="seats", threads=1)
    games.reset(seed=2)
    batch = Games("pl+synchronised-show", 2, 64, seed=games.games.seed)
    for _ in range(40):
        actions = batch.sample()
        every = games.names.all.actions[games.names.for_seats(games.games.seats)]
        shown = np.argmax(every == actions[:, None], axis=1)
        observations, _, _, _, _ = games.step(shown)
        batch.step(actions)
        bits = games.names.all.bits[games.names.for_seats(games.games.seats)]
        assert (observations == np.take_along_axis(batch.observe(), bits, axis=1)).all()
    assert (games.names.chosen[:, 0] != games.names.chosen[:, 1]).any()


def test_a_seed_gives_the_same_games_again() -> None:
    def seen(seed: int) -> list[bytes]:
        games = HanabiVectorEnv(8, "pl", 3, first=None, renamed_for="table")
        found = [games.reset(seed=seed)[0].tobytes()]
        found += [games.step(games.sample())[0].tobytes() for _ in range(40)]
        return [*found, games.reset()[0].tobytes()]

    assert seen(1) == seen(1)
    assert seen(1) != seen(2)
    assert seen(1)[0] != seen(1)[-1]


def test_a_game_that_ended_is_renamed_again_and_others_are_not() -> None:
    games = HanabiVectorEnv(64, "pl", 2, renamed_for="table")
    games.reset(seed=1)
    changed = 0
    for _ in range(60):
        before = games.names.chosen.copy()
        _, _, over, _, _ = games.step(games.sample())
        differs = (before != games.names.chosen).any(axis=1)
        assert not differs[~over].any()
        changed += differs.sum()
    assert changed


def test_wrong_actions_move_no_game() -> None:
    games = HanabiVectorEnv(4, "pl", 2)
    with pytest.raises(error.ResetNeeded):
        games.step(np.zeros(4, np.int64))
    before, _ = games.reset(seed=1)
    legal = games.sample()
    for wrong in (legal[:3], legal.astype(float), np.array([*legal[:3], 0]), np.array([*legal[:3], 20])):
        with pytest.raises(error.InvalidAction):
            games.step(wrong)
    with pytest.raises(error.InvalidAction, match="Action -1 is illegal in game 0"):
        games.step(np.full(4, -1))
    assert (games._observe()[0] == before).all()


@pytest.mark.parametrize("renamed_for", ["nobody", "table", "seats"])
@pytest.mark.parametrize("copy", [True, False])
def test_writing_into_what_was_returned_makes_nothing_legal(renamed_for: str, copy: bool) -> None:
    games = HanabiVectorEnv(8, "pl", 2, renamed_for=renamed_for, copy=copy)
    _, infos = games.reset(seed=1)
    illegal = np.argmin(infos["action_mask"], axis=1)
    for name, value in (("action_mask", 1), ("_action_mask", False), ("seat", 1), ("_seat", False)):
        if infos[name].flags.writeable:
            infos[name][:] = value
    with pytest.raises(error.InvalidAction, match="8 such in all"):
        games.step(illegal)
    infos = games.step(games.sample())[-1]
    assert infos["_action_mask"].all()
    assert infos["_seat"].all()
    assert (infos["seat"] == 1).all()


def test_tables_are_rendered_as_text() -> None:
    games = HanabiVectorEnv(3, "pl", 2, render_mode="ansi")
    games.reset(seed=1)
    texts = games.render()
    assert texts is not None
    assert len(texts) == 3
    assert texts[0].startswith("clue tokens 8, strikes 0, deck 40")
    assert HanabiVectorEnv(1).render() is None


@pytest.mark.parametrize("renamed_for", ["nobody", "seats"])
def test_in_the_same_step_the_last_observation_of_a_game_is_kept(renamed_for: str) -> None:
    kept = HanabiVectorEnv(24, "pl", 2, renamed_for=renamed_for)
    later = HanabiVectorEnv(24, "pl", 2, renamed_for=renamed_for, autoreset_mode="Disabled")
    kept.reset(seed=3)
    later.reset(seed=3)
    over = np.zeros(24, bool)
    while not over.any():
        actions = kept.sample()
        _, rewards, over, _, infos = kept.step(actions)
        observations, expected, ended, _, told = later.step(actions)
        assert (over == ended).all()
        assert (rewards == expected).all()
        if over.any():
            assert (infos["_final_obs"] == over).all()
            assert all(
                (infos["final_obs"][game] == observations[game]).all() for game in np.flatnonzero(over)
            )
            assert all(infos["final_obs"][game] is None for game in np.flatnonzero(~over))
            assert (told["score"][over] == infos["final_info"]["score"][over]).all()
            assert not told["action_mask"][over].any()
    plain = HanabiVectorEnv(24, final_obs=False)
    plain.reset(seed=3)
    assert "final_obs" not in [plain.step(plain.sample())[-1] for _ in range(12)][-1]


def test_a_game_may_be_dealt_again_in_the_next_step() -> None:
    games = HanabiVectorEnv(24, "pl", 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(games)
    counted.reset(seed=3)
    before, ended = np.zeros(24, bool), 0
    for _ in range(40):
        _, rewards, over, _, infos = counted.step(games.sample())
        assert (rewards[before] == 0).all()
        assert not (over & before).any()
        assert (infos["seat"][before] == 0).all()
        assert (games.games.results[over] > 0).all()
        assert (games.games.results[~over] == 0).all()
        if over.any():
            assert (infos["episode"]["r"][over] == infos["score"][over]).all()
        before, ended = over, ended + int(over.sum())
    assert ended > 20


def test_a_game_that_ended_waits_for_a_reset_where_nothing_deals_it_again() -> None:
    games = HanabiVectorEnv(24, "pl", 2, autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = games.reset(seed=3)
    over = np.zeros(24, bool)
    while not over.any():
        observations, _, over, _, _ = games.step(games.sample())
    with pytest.raises(error.ResetNeeded, match="reset_mask"):
        games.step(games.sample())
    again, infos = games.reset(options={"reset_mask": over})
    assert (again[~over] == observations[~over]).all()
    assert (again[over] != observations[over]).any(axis=1).all()
    assert infos["action_mask"].any(axis=1).all()
    games.step(games.sample())
    for wrong in (over[:3], over.astype(int), np.zeros(24, bool)):
        with pytest.raises(ValueError, match="reset_mask has 24 booleans"):
            games.reset(options={"reset_mask": wrong})


def test_wrappers_of_gymnasium_change_observations() -> None:
    games = HanabiVectorEnv(24, "pl", 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    floats = gymnasium.wrappers.vector.DtypeObservation(games, np.float32)
    floats.reset(seed=3)
    for _ in range(20):
        observations = floats.step(games.sample())[0]
        assert observations.dtype == np.float32
        assert (observations == games.games.observe()).all()
