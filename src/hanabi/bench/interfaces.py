"""Random play through interfaces that several contestants share, in the vocabulary of those interfaces."""

from random import choice
from typing import Any

from hanabi.bench.contestants import MOVES_PER_CALL, Play


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
