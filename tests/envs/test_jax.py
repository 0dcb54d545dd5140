"""The pure environment for JAX plays the games of the kernel, alone and in batches."""

import sys
from typing import Any

import numpy as np
import pytest

from hanabi.envs.jax import JaxHanabi
from hanabi.fast import Game, Games

COUNT = 40


def test_without_jax_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(ImportError, match="pip install 'hanabi"):
        JaxHanabi()


class TestWithJax:
    """These need JAX, which is no part of the development set."""

    @pytest.fixture
    def jax(self) -> Any:
        return pytest.importorskip("jax")

    def rollout(self, jax: Any, env: JaxHanabi, steps: int) -> Any:
        """Many games of random legal moves, in one compiled program."""
        jnp = jax.numpy

        def step(state: Any, key: Any) -> Any:
            masks, keys = env.get_avail_actions(state), jax.random.split(key, env.num_agents + 1)
            drawn = {
                agent: jax.random.categorical(keys[seat], jnp.where(masks[agent], 0.0, -jnp.inf))
                for seat, agent in enumerate(env.agents)
            }
            found, after, rewards, dones, infos = env.step(keys[-1], state, drawn)
            move = jnp.stack([drawn[agent] for agent in env.agents])[state.seat]
            return after, (found, move, rewards["__all__"], dones["__all__"], infos, after)

        def play(key: Any) -> Any:
            _, state = env.reset(key)
            return state, jax.lax.scan(step, state, jax.random.split(key, steps))[1]

        return jax.jit(jax.vmap(play))(jax.random.split(jax.random.key(1), COUNT))

    @pytest.mark.parametrize(("name", "players"), [("pl", 2), ("fr+avalanche+flamboyant-fives", 3)])
    def test_compiled_batches_are_the_same_games(self, jax: Any, name: str, players: int) -> None:
        env = JaxHanabi(name, players, first=None)
        state, (seen, moves, rewards, dones, infos, after) = self.rollout(jax, env, 40)
        games = Games(name, players, COUNT, first=None)
        games._machine.words[:] = np.asarray(state.words).view(np.int64)
        games._machine.small[:] = np.asarray(state.small)
        assert dones.any()
        assert not infos["illegal"].any()
        for step in range(40):
            moved = games.step(np.asarray(moves[:, step]))
            assert np.array_equal(moved.rewards, rewards[:, step])
            assert np.array_equal(moved.over, dones[:, step])
            assert np.array_equal(moved.scores, infos["score"][:, step])
            seats = games.seats
            for ahead in range(players):
                shown = np.stack([seen[agent][:, step] for agent in env.agents])
                mine = shown[(seats + ahead) % players, np.arange(COUNT)]
                assert np.array_equal(games.observe(ahead), mine)
            assert np.array_equal(games.legal(), after.legal[:, step])
        assert env.save(jax.tree.map(lambda each: each[3, -1], after)) == games.save(3)

    def test_one_game_goes_to_its_end_and_stays_there(self, jax: Any) -> None:
        env = JaxHanabi("pl", 2)
        dones: Any = {}
        infos: Any = {}
        actions: Any = {}
        seen, state = env.reset(jax.random.key(3))
        assert seen["agent_0"].shape == env.observation_space("agent_0").shape == (658,)
        assert env.action_space("agent_0").n == env.num_moves == 21
        total, key = 0.0, jax.random.key(0)
        for _ in range(100):
            masks = env.get_legal_moves(state)
            assert masks["agent_0"][-1] != masks["agent_1"][-1]
            if state.terminal:
                break
            actions = {agent: int(np.flatnonzero(masks[agent])[-1]) for agent in env.agents}
            _, state, rewards, dones, infos = env.step_env(key, state, actions)
            total += float(rewards["agent_0"])
        assert dones["__all__"]
        assert total == infos["score"] == state.score
        after = env.step_env(key, state, actions)[1]
        assert np.array_equal(after.words, state.words)
        assert not state.legal.any()

    def test_an_illegal_action_changes_nothing_and_is_told(self, jax: Any) -> None:
        env = JaxHanabi("pl", 2)
        seen, state = env.reset(jax.random.key(3))
        _, after, rewards, dones, infos = env.step(None, state, {"agent_0": 0, "agent_1": 20})
        assert infos["illegal"]
        assert not dones["__all__"]
        assert rewards["__all__"] == 0
        assert np.array_equal(after.small, state.small)
        assert np.array_equal(env.get_obs(state)["agent_1"], seen["agent_1"])

    def test_the_world_state_adds_the_own_hand(self, jax: Any) -> None:
        env = JaxHanabi("pl", 3)
        seen, state = env.reset(jax.random.key(3))
        whole = env.get_world_state(state)
        game = Game("pl", 3)
        game.load(env.save(state))
        for seat, agent in enumerate(env.agents):
            hand = whole[agent][len(seen[agent]) :]
            assert np.array_equal(whole[agent][: len(seen[agent])], seen[agent])
            assert np.array_equal(hand, game.own_hand(seat))
            assert hand.sum() == 5
