"""Our own contestants: a batch on one core, on all cores and on a GPU, and single games from Python."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import Any

from hanabi.bench.contestants import BASE_RULESET, MOVES_PER_CALL, OUR_PREFIX, Contestant, Play, Setup
from hanabi.bench.interfaces import play_through_jax, play_through_pettingzoo, play_through_rl_env
from hanabi.extras import is_installed
from hanabi.fast.game import Game
from hanabi.fast.games import Games
from hanabi.workers import count_cores

CORE_BATCH = 1 << 11
"""The batch for one core: with its observations it stays in the caches near that core."""


JAX_BATCH = 1 << 12
"""The batch with which our environment for JAX is fast on a few cores."""
MOVES_ON_GPU, FEWEST_STEPS = 1 << 20, 8
"""How many moves, and steps, are made on a GPU before it is waited for."""


def entries(table: Setup) -> Iterator[Contestant]:
    """Our contestants for a setup."""
    if table.device == "cuda":
        yield Contestant(OUR_PREFIX + "Games", table, play_batch)
        if not table.observation:
            yield Contestant(OUR_PREFIX + "wander", table, play_wander)
        return
    for threads in dict.fromkeys((1, count_cores())):
        most = table.batch if threads > 1 else min(table.batch, CORE_BATCH)
        seated = table._replace(batch=most)
        yield Contestant(f"{OUR_PREFIX}Games threads={threads}", seated, partial(play_batch, threads=threads))
        if not table.observation:
            yield Contestant(
                f"{OUR_PREFIX}wander threads={threads}", seated, partial(play_wander, threads=threads)
            )
    alone = table._replace(batch=1)
    yield Contestant(OUR_PREFIX + "Game", alone, play_single)
    if table.observation and is_installed("envs"):
        yield Contestant(OUR_PREFIX + "rl_env", alone, play_rl_env)
        yield Contestant(OUR_PREFIX + "PettingZoo", alone, play_pettingzoo)
    if is_installed("envs") and find_spec("jax"):
        yield Contestant(OUR_PREFIX + "JAX", table._replace(batch=min(table.batch, JAX_BATCH)), play_jax)


def play_batch(table: Setup, threads: int | None = None) -> Play:
    """Many games, one move in each per call."""
    games = Games(BASE_RULESET, table.players, table.batch, device=table.device, threads=threads)

    if table.device == "cuda":
        return play_on_gpu(games, games.step_and_observe if table.observation else games.step)

    def play() -> int:
        games.step(games.sample())
        if table.observation:
            games.observe()
        return table.batch

    return play


def play_on_gpu(games: Games, step: Callable[[Any], object]) -> Play:
    """Some steps in a row: no step waits for a GPU, so it is waited for at the end of them."""
    steps = max(FEWEST_STEPS, MOVES_ON_GPU // games.count)

    def play() -> int:
        for _ in range(steps):
            step(games.sample())
        games.check()
        return steps * games.count

    return play


def play_wander(table: Setup, threads: int | None = None) -> Play:
    """Many games, many random moves in each per call."""
    games = Games(BASE_RULESET, table.players, table.batch, device=table.device, threads=threads)

    def play() -> int:
        games.wander(MOVES_PER_CALL)
        return MOVES_PER_CALL * table.batch

    return play


def play_single(table: Setup) -> Play:
    """One game after the other, one move per call."""
    game = Game(BASE_RULESET, table.players)
    numbers = iter(range(1 << 62))

    def play() -> int:
        for _ in range(MOVES_PER_CALL):
            game.step(game.sample())
            if game.over:
                game.reset(seed=0, number=next(numbers))
            if table.observation:
                game.observe()
        return MOVES_PER_CALL

    return play


def play_rl_env(table: Setup) -> Play:
    """Our replacement for the `rl_env` of hanabi-learning-environment."""
    from hanabi.envs import rl_env

    return play_through_rl_env(rl_env.make("Hanabi-Full", table.players))


def play_pettingzoo(table: Setup) -> Play:
    """Our PettingZoo environment."""
    from hanabi.envs.pettingzoo import env

    return play_through_pettingzoo(env(BASE_RULESET, players=table.players))


def play_jax(table: Setup) -> Play:
    """Our environment for JAX."""
    from hanabi.envs.jax import JaxHanabi, require_jax

    return play_through_jax(require_jax(), JaxHanabi(BASE_RULESET, table.players), table)


def check_device(device: str) -> None:
    """Raise BatchError if games cannot be played on `device` here."""
    Games(BASE_RULESET, players=2, count=1, device=device)
