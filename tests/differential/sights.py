"""What the kernel shows of guided games, bit by bit, beside open-spiel's tensor of what each seat sees."""

from collections.abc import Iterable

import numpy as np

from hanabi.fast.layout import OBSERVED
from hanabi.game import Board, GameState, Result
from hanabi.testing import GuidedStep, guided_game
from tests.differential.games import Disagreement
from tests.differential.peer import RULES, Peer, seats_from, words_of
from tests.fast.kernel import Kernel


def compare_sights(players: int, seeds: Iterable[str]) -> int:
    """Compare what every seat sees in these games, and what is legal; the number of positions compared."""
    return sum(_compare_game(players, seed) for seed in seeds)


def _compare_game(players: int, seed: str) -> int:
    steps = list(guided_game(RULES, players, seed))
    kernel, peer = Kernel.of(steps[0].state), Peer(steps[0].state)
    for turn, step in enumerate(steps):
        _compare(f"seed {seed!r}, {players} players, turn {turn}", kernel, peer, step.state)
        _move(kernel, peer, step)
    if not _is_perfect(steps[-1].after.board):
        _compare(f"seed {seed!r}, {players} players, the end", kernel, peer, steps[-1].after)
    return len(steps)


def _move(kernel: Kernel, peer: Peer, step: GuidedStep) -> None:
    kernel.advance(kernel.numbering.number(step.state.board, step.action))
    peer.act(words_of(step.state.board, step.action))


def _compare(moment: str, kernel: Kernel, peer: Peer, state: GameState) -> None:
    legal, expected = kernel.legal(), peer.table.legal_actions()
    if legal != expected:
        raise Disagreement(f"{moment}: legal are {expected}, not {legal}")
    size = int(kernel.rules[OBSERVED])
    for place, seat in enumerate(seats_from(state.board, state.board.first)):
        theirs = np.array(peer.table.observation_tensor(place), np.uint8)
        ours = np.unpackbits(kernel.sight(seat), count=size, bitorder="little")
        if not np.array_equal(ours, theirs):
            wrong = np.flatnonzero(ours != theirs).tolist() if len(theirs) == size else f"of {len(theirs)}"
            raise Disagreement(f"{moment}: seat {seat} sees other bits: {wrong}")


def _is_perfect(board: Board) -> bool:
    """Whether the show is perfect: open-spiel then pays a clue token for the last firework (B8, U9)."""
    return board.outcome is not None and board.outcome.result is Result.PERFECT
