"""The GPU compared with the processor, move by move: for `make test-gpu`, and for Numba's simulator.

Every field of every game, the legal actions, observations, rewards and refusals must be the same.
"""

import argparse
import random
from typing import Any

import numpy as np

from hanabi.errors import BatchError, IllegalActions
from hanabi.fast import Games
from hanabi.game import Dealt, Event, PlayerView
from hanabi.rules import ruleset
from hanabi.testing import guided_game

TABLES = (
    ("pl", 2),
    ("pl", 5),
    ("fr+avalanche+black-powder+flamboyant-fives", 3),
    ("pt+avalanche+black-powder+all-or-nothing+synchronised-show", 4),
    ("custom+hand=6+avalanche-own+black-powder+flamboyant-fives+synchronised-show", 6),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--moves", type=int, default=200)
    asked = parser.parse_args()
    for name, players in TABLES:
        compare(name, players, asked.games, asked.moves)
        print(
            f"{name}, {players} players: {asked.games} games the same through {asked.moves} moves", flush=True
        )
    refuse(asked.games)
    for name, players in TABLES:
        compare_imagined(name, players, asked.games)
    compare_copies(*TABLES[0], asked.games)
    print("refusals, imagined hands and copies are the same too")


def compare(name: str, players: int, games: int, moves: int) -> None:
    """Move the same games on both, and compare everything there is."""
    here, there = pair(name, players, games, first=None)
    for _ in range(moves):
        actions = here.sample()
        same(actions, there.sample())
        for ours, theirs in zip(here.step(actions), there.step(there.sample()), strict=True):
            same(ours, theirs)
        same(here.legal(), there.legal())
        same(here.observe(), there.observe())
        same(here.observe(players - 1, packed=True), there.observe(players - 1, packed=True))
    for _ in range(moves // 2):
        actions = here.sample()
        for ours, theirs in zip(here.step_and_observe(actions), there.step_and_observe(actions), strict=True):
            same(ours, theirs)
    there.check()
    assert here.wander(moves) == there.wander(moves)
    same_state(here, there)


def compare_copies(name: str, players: int, games: int) -> None:
    """Some games are dealt again, others copied and put back; rewards may be of another kind."""
    here, there = pair(name, players, games, lenient=True, strike_cost=1)
    chosen = [games - 1, 0]
    for _ in range(12):
        actions = here.sample()
        same(here.step(actions).rewards, there.step(actions).rewards)
        same(here.own_hands(1), there.own_hands(1))
    copies = [batch.copy(chosen) for batch in (here, there)]
    for batch, copied in zip((here, there), copies, strict=True):
        batch.reset(games=chosen[:1])
        batch.reset(seed=3, games=[games // 2])
        copied.step(copied.sample())
        batch.replace(chosen, copied)
    same(copies[0].observe(), copies[1].observe())
    same(here.observe(), there.observe())
    same_state(here, there)


def refuse(games: int) -> None:
    """Illegal actions are reported by their games, which stay as they are."""
    here, there = pair("pl", 3, games)
    actions = here.sample().copy()
    actions[[0, games - 1]] = -1, here.actions
    for batch in (here, there):
        refused = refusal(batch, actions)
        assert isinstance(refused, IllegalActions)
        assert refused.games == (0, games - 1)
    same_state(here, there)
    assert refusal(there, actions[1:]).code == "wrong-shape"
    assert refusal(there, actions.astype(float)).code == "wrong-type"


def refusal(batch: Games, actions: Any) -> BatchError:
    """Why these actions are refused."""
    try:
        batch.step(actions)
        batch.check()
    except BatchError as refused:
        return refused
    raise AssertionError("nothing was refused")


def compare_imagined(name: str, players: int, games: int) -> None:
    """The same seed imagines the same hands and decks."""
    view, events = middle(name, players)
    here, there = pair(name, players, games)
    for batch in (here, there):
        batch.imagine(view, events, seed=5)
    same_state(here, there)
    for batch in (here, there):
        batch.load(0, batch.save(games - 1))
    assert there.save(0) == here.save(0) == here.save(games - 1)


def middle(name: str, players: int) -> tuple[PlayerView, list[Event]]:
    """What the seat to move sees somewhere in a game, and all it has seen happen."""
    steps = list(guided_game(ruleset(name), players, f"{name}/{players}"))
    step = random.Random(name).randrange(len(steps) // 2, len(steps))
    state = steps[step].state
    seat = state.board.seat
    dealt = Dealt(tuple(steps[0].state.hand(each) for each in range(players)))
    happened = [dealt, *(event for earlier in steps[:step] for event in earlier.events)]
    return state.view(seat), [event.seen_by(seat) for event in happened]


def pair(name: str, players: int, games: int, **more: Any) -> tuple[Games, Games]:
    """The same games on the processor and on the GPU."""
    here = Games(name, players, games, seed=11, **more)
    return here, Games(name, players, games, seed=11, device="cuda", **more)


def same_state(here: Games, there: Games) -> None:
    for game in (0, here.count // 2, here.count - 1):
        assert here.save(game) == there.save(game)
    same(here.scores, there.scores)
    same(here.seats, there.seats)
    same(here.results, there.results)


def same(ours: Any, theirs: Any) -> None:
    np.testing.assert_array_equal(np.asarray(ours), theirs.copy_to_host())


if __name__ == "__main__":
    main()
