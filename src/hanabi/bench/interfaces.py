"""Random play through interfaces that several contestants share, in the vocabulary of those interfaces."""

from random import choice
from typing import Any

from hanabi.bench.contestants import STRETCH, Play


def through_dictionaries(environment: Any) -> Play:
    """Random play through `rl_env`, which gives every seat an observation after every move."""
    seen = environment.reset()

    def play() -> int:
        nonlocal seen
        for _ in range(STRETCH):
            mine = seen["player_observations"][seen["current_player"]]
            seen, _, done, _ = environment.step(choice(mine["legal_moves_as_int"]))
            if done:
                seen = environment.reset()
        return STRETCH

    return play


def through_turns(environment: Any) -> Play:
    """Random play through PettingZoo, where each agent asks for its observation before it moves."""
    environment.reset()

    def play() -> int:
        for _ in range(STRETCH):
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.reset()
                observation = environment.last()[0]
            environment.step(int(choice(observation["action_mask"].nonzero()[0])))
        return STRETCH

    return play
