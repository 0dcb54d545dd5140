"""Random play through interfaces that several contestants share, in the vocabulary of those interfaces."""

from random import choice
from typing import Any

from hanabi.bench.contestants import MOVES_PER_CALL, Play, Setup

STEPS = 8
"""How many steps a program for JAX takes in one call."""


def play_through_rl_env(environment: Any) -> Play:
    """Random play through `rl_env`, which gives every seat an observation after every move."""
    seen = environment.reset()

    def play() -> int:
        nonlocal seen
        for _ in range(MOVES_PER_CALL):
            mine = seen["player_observations"][seen["current_player"]]
            seen, _, done, _ = environment.step(choice(mine["legal_moves_as_int"]))
            if done:
                seen = environment.reset()
        return MOVES_PER_CALL

    return play


def play_through_pettingzoo(environment: Any) -> Play:
    """Random play through PettingZoo, where each agent asks for its observation before it moves."""
    environment.reset()

    def play() -> int:
        for _ in range(MOVES_PER_CALL):
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.reset()
                observation = environment.last()[0]
            environment.step(int(choice(observation["action_mask"].nonzero()[0])))
        return MOVES_PER_CALL

    return play


def play_through_jax(jax: Any, env: Any, table: Setup) -> Play:
    """Random play through JaxMARL's interface: several steps of a whole batch in each compiled call.

    Every agent chooses at every step, and everybody's observations are returned, or nobody's.
    """
    device = jax.devices("gpu" if table.device == "cuda" else table.device)[0]

    def chosen(key: Any, legal: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(legal == 1, 0.0, -jax.numpy.inf))

    def moved(key: Any, state: Any) -> Any:
        keys = jax.random.split(key, table.players + 1)
        legal = env.get_legal_moves(state)
        actions = {agent: chosen(keys[seat], legal[agent]) for seat, agent in enumerate(env.agents)}
        seen, state, *_ = env.step(keys[-1], state, actions)
        return state, (seen if table.observation else ())

    def step(carried: Any, key: Any) -> Any:
        return jax.vmap(moved)(jax.random.split(key, table.batch), carried[0]), None

    def steps(carried: Any, key: Any) -> Any:
        key, after = jax.random.split(key)
        return jax.lax.scan(step, carried, jax.random.split(key, STEPS))[0], after

    compiled = jax.jit(steps)
    with jax.default_device(device):
        key = jax.random.key(0)
        seen, state = jax.vmap(env.reset)(jax.random.split(key, table.batch))
    going = ((state, seen if table.observation else ()), key)

    def play() -> int:
        nonlocal going
        going = jax.block_until_ready(compiled(*going))
        return STEPS * table.batch

    return play
