"""Our own contestants: a batch on one core, on all cores and on a GPU, and single games from Python."""

from collections.abc import Iterator
from functools import partial

from hanabi.bench.contestants import BASE, OURS, STRETCH, Contestant, Play, Table
from hanabi.bench.interfaces import through_dictionaries, through_turns
from hanabi.extras import is_installed
from hanabi.fast.game import Game
from hanabi.fast.games import Games
from hanabi.workers import count_cores

ON_ONE_CORE = 1 << 11
"""The batch for one core: with its observations it stays in the caches near that core."""


def entries(table: Table) -> Iterator[Contestant]:
    """Our contestants for a setup."""
    if table.device == "cuda":
        yield Contestant(OURS + "Games", table, in_a_batch)
        if not table.observation:
            yield Contestant(OURS + "wander", table, at_random)
        return
    for threads in dict.fromkeys((1, count_cores())):
        most = table.batch if threads > 1 else min(table.batch, ON_ONE_CORE)
        seated = table._replace(batch=most)
        yield Contestant(f"{OURS}Games threads={threads}", seated, partial(in_a_batch, threads=threads))
        if not table.observation:
            yield Contestant(f"{OURS}wander threads={threads}", seated, partial(at_random, threads=threads))
    alone = table._replace(batch=1)
    yield Contestant(OURS + "Game", alone, one_by_one)
    if table.observation and is_installed("envs"):
        yield Contestant(OURS + "rl_env", alone, drop_in)
        yield Contestant(OURS + "PettingZoo", alone, in_turns)


def in_a_batch(table: Table, threads: int | None = None) -> Play:
    """Many games, one move in each per call."""
    games = Games(BASE, table.players, table.batch, device=table.device, threads=threads)

    def play() -> int:
        games.step(games.sample())
        if table.observation:
            games.observe()
        return table.batch

    return play


def at_random(table: Table, threads: int | None = None) -> Play:
    """Many games, many random moves in each per call."""
    games = Games(BASE, table.players, table.batch, device=table.device, threads=threads)

    def play() -> int:
        games.wander(STRETCH)
        return STRETCH * table.batch

    return play


def one_by_one(table: Table) -> Play:
    """One game after the other, one move per call."""
    game = Game(BASE, table.players)
    numbers = iter(range(1 << 62))

    def play() -> int:
        for _ in range(STRETCH):
            game.step(game.sample())
            if game.over:
                game.reset(seed=0, number=next(numbers))
            if table.observation:
                game.observe()
        return STRETCH

    return play


def drop_in(table: Table) -> Play:
    """Our replacement for the `rl_env` of hanabi-learning-environment."""
    from hanabi.envs import rl_env

    return through_dictionaries(rl_env.make("Hanabi-Full", table.players))


def in_turns(table: Table) -> Play:
    """Our PettingZoo environment."""
    from hanabi.envs.pettingzoo import env

    return through_turns(env(BASE, players=table.players))


def check_device(device: str) -> None:
    """Raise BatchError if games cannot be played on `device` here."""
    Games(BASE, players=2, count=1, device=device)
