"""Recorded games as arrays for learning, and back: what each seat saw, what it could do, and what it did.

>>> found = trajectory(read_replay(Path("game.json").read_text()))    # doctest: +SKIP
>>> found.observations.shape                                          # doctest: +SKIP
(61, 658)
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from hanabi.fast import Game, Numbering
from hanabi.game import Action, Stop, act
from hanabi.game.replay import Replay


class Trajectory(NamedTuple):
    """The moves of one game, or of several one after the other; each array has a row for each move."""

    observations: npt.NDArray[np.uint8]
    """What the seat to move saw (`(moves, observed)`)."""
    legal: npt.NDArray[np.bool_]
    """What it could do (`(moves, actions)`)."""
    hands: npt.NDArray[np.uint8]
    """Its own hand, which it did not see (`(moves, hand * faces)`)."""
    seats: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    """What it did."""
    rewards: npt.NDArray[np.float32]
    """The change of the score; losing takes back what the game earned."""
    over: npt.NDArray[np.bool_]
    """Whether the move ended the game."""


def trajectory(replay: Replay) -> Trajectory:
    """Return the moves of a recorded game; one that was stopped ends with the last move."""
    game = Game(replay.rules, len(replay.players))
    game.load(replay.deal())
    moves: list[tuple[Any, ...]] = []
    for (state, _), action in zip(replay.steps(), replay.actions, strict=False):
        if isinstance(action, Stop):
            break
        number = game.numbering.number(state.board, action)
        seen = game.observe().copy(), game.legal().copy(), game.own_hand(), game.seat, number
        moves.append((*seen, game.step(number), game.over))
    kinds = (np.uint8, np.bool_, np.uint8, np.int8, np.int64, np.float32, np.bool_)
    columns = zip(*moves, strict=True) if moves else ((),) * len(kinds)
    return Trajectory(*(np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)))


def join(trajectories: Iterable[Trajectory]) -> Trajectory:
    """Put the moves of games of the same rules and players one after the other."""
    return Trajectory(*(np.concatenate(parts) for parts in zip(*trajectories, strict=True)))


def recorded(deal: Replay, actions: Iterable[int]) -> Replay:
    """Return the game with the deal of `deal` in which these actions, given as numbers, are taken."""
    state, taken = deal.deal(), list[Action]()
    numbering = Numbering(deal.rules, len(deal.players))
    for number in actions:
        taken.append(numbering.action(state.board, int(number)))
        state, _ = act(state, taken[-1])
    return replace(deal, actions=tuple(taken))
