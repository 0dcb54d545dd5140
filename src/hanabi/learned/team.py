"""Play many whole games with a learned team, one network for all of them at once."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from hanabi.expert.loops import write_end
from hanabi.expert.team import ENDS, GameEnd
from hanabi.fast.compiling import to_kernel
from hanabi.fast.cpu import Processor
from hanabi.fast.layout import RESULT, rules_array
from hanabi.fast.positions import RESULTS, write_state
from hanabi.game import GameState
from hanabi.learned.network import Network
from hanabi.learned.sight import Packed


def play_many(network: Network, states: Sequence[GameState]) -> list[GameEnd]:
    """Let the team play games that were just dealt, and return how they end."""
    games = Processor(rules_array(network.rules, network.players), len(states))
    for game, state in enumerate(states):
        write_state(state, *(array[game] for array in (games.words, games.small)))
    moves = play_out(network, games, np.zeros(network.sight.remembered, np.uint8))
    return [_read_end(games, game, int(moves[game])) for game in range(len(states))]


def play_out(network: Network, games: Processor, remembered: Packed) -> npt.NDArray[np.int64]:
    """Let the team play games to their end, and return how many moves each takes.

    `remembered` is what the next seat remembers, in all games alike.
    """
    sight, moves = network.sight, np.zeros(games.count, np.int64)
    sights = np.zeros((games.count, sight.size), np.uint8)
    observed, memory = sights[:, : sight.observed], sights[:, sight.observed :]
    memory[:] = remembered
    while len(running := np.flatnonzero(games.small[:, RESULT] == 0)):
        observed[:] = games.observe(0)
        actions = np.zeros(games.count, np.int64)
        actions[running] = network.choose(sights[running], games.mark()[running])
        games.step(actions, False, 0)  # a game that is over stays as it is
        memory[:] = np.concatenate(sight.remember(observed, memory, sight.mask), axis=1)
        moves[running] += 1
    return moves


def _read_end(games: Processor, game: int, moves: int) -> GameEnd:
    end = np.zeros(ENDS, np.int64)
    write_end(games.rules, to_kernel(games.small[game]), moves, to_kernel(end))
    score, result, *rest = end.tolist()
    return GameEnd(score, RESULTS[result - 1], *rest)
