"""Other Hanabi engines, each driven through its own API if it is installed."""

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import choice, choices
from typing import Any, NamedTuple

from hanabi.bench.contestants import MOVES_PER_CALL, Contestant, Play, Setup
from hanabi.bench.interfaces import play_through_jax, play_through_pettingzoo, play_through_rl_env

HLE = "hanabi_learning_environment"
BATCH_ON_CPU = 1 << 10
"""The batch with which JaxMARL is fastest on a CPU."""


class Peer(NamedTuple):
    """Another engine."""

    what: str
    packages: tuple[str, ...]
    """The packages that have to be installed."""
    begin: Callable[[Setup], Play]
    blind: bool = True
    """Whether it can play without computing observations."""
    batch: int = 1
    """The most games that it moves together on a CPU."""
    devices: tuple[str, ...] = ("cpu",)


def entries(table: Setup) -> Iterator[Contestant]:
    """The installed engines that can play in a setup."""
    for peer in PEERS:
        able = table.device in peer.devices and (peer.blind or table.observation)
        if able and all(map(find_spec, peer.packages)):
            batch = table.batch if table.device == "cuda" else min(table.batch, peer.batch)
            yield Contestant(peer.what, table._replace(batch=batch), peer.begin)


def rl_env(table: Setup) -> Play:
    """hanabi-learning-environment, used as in its documentation."""
    return play_through_rl_env(import_module(f"{HLE}.rl_env").make("Hanabi-Full", table.players))


def pyhanabi(table: Setup) -> Play:
    """The C++ core of hanabi-learning-environment, as directly as Python can use it."""
    pyhanabi = import_module(f"{HLE}.pyhanabi")
    game = pyhanabi.HanabiGame({"players": table.players})
    encoder = pyhanabi.ObservationEncoder(game)

    def drawn(state: Any) -> Any:
        while state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
            state.deal_random_card()
        return state

    state = drawn(game.new_initial_state())

    def play() -> int:
        nonlocal state
        for _ in range(MOVES_PER_CALL):
            state.apply_move(choice(state.legal_moves()))
            state = drawn(game.new_initial_state() if state.is_terminal() else state)
            if table.observation:
                encoder.encode(state.observation(state.cur_player()))
        return MOVES_PER_CALL

    return play


def open_spiel(table: Setup) -> Play:
    """open-spiel, which leaves the hand size and the drawing of cards to its caller."""
    hand_size = 5 if table.players < 4 else 4
    game = import_module("pyspiel").load_game("hanabi", {"players": table.players, "hand_size": hand_size})

    def drawn(state: Any) -> Any:
        while state.is_chance_node():
            cards, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(cards, likely)[0])
        return state

    state = drawn(game.new_initial_state())

    def play() -> int:
        nonlocal state
        for _ in range(MOVES_PER_CALL):
            state.apply_action(choice(state.legal_actions()))
            state = drawn(game.new_initial_state() if state.is_terminal() else state)
            if table.observation:
                state.observation_tensor()
        return MOVES_PER_CALL

    return play


def pettingzoo(table: Setup) -> Play:
    """PettingZoo's environment, which wraps hanabi-learning-environment."""
    with _quiet():
        return play_through_pettingzoo(
            import_module("pettingzoo.classic.hanabi_v5").env(players=table.players)
        )


def jaxmarl(table: Setup) -> Play:
    """JaxMARL: several steps of a whole batch per compiled call; it observes for all seats or none."""
    with _quiet():
        jax: Any = import_module("jax")
        env = import_module("jaxmarl.environments.hanabi").Hanabi(num_agents=table.players)
    return play_through_jax(jax, env, table)


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence what libraries print and warn about while they load.

    One of them restores `sys.stdout` before it prints, so file descriptor 1 itself is redirected.
    """
    before, below = sys.stdout, os.dup(1)
    before.flush()
    with warnings.catch_warnings(), Path(os.devnull).open("wb") as nowhere:
        warnings.simplefilter("ignore")
        os.dup2(nowhere.fileno(), 1)
        try:
            yield
        finally:
            sys.stdout.flush()
            os.dup2(below, 1)
            os.close(below)
            sys.stdout = before


PEERS = (
    Peer("HLE pyhanabi", (HLE,), pyhanabi),
    Peer("HLE rl_env", (HLE,), rl_env, blind=False),
    Peer("open-spiel", ("pyspiel",), open_spiel),
    Peer("PettingZoo hanabi_v5", ("pettingzoo", "shimmy", HLE), pettingzoo, blind=False),
    Peer("JaxMARL", ("jaxmarl",), jaxmarl, batch=BATCH_ON_CPU, devices=("cpu", "cuda")),
)
