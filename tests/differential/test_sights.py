"""open-spiel's tensors and numbers of actions are the kernel's, for every seat before every action."""

import os
import sys

import numpy as np
import numpy.typing as npt
import pytest

pytest.importorskip("pyspiel", reason="open-spiel has no build for this platform")

from hanabi.game import Seat
from tests.differential.games import Disagreement, seeds
from tests.differential.peer import PLAYERS
from tests.differential.sights import compare_sights
from tests.fast.kernel import Kernel

GAMES = int(os.environ.get("HANABI_DIFFERENTIAL_GAMES", "2000")) // 10
SEED = 1


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_sees_what_open_spiel_shows_it(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    games = max(1, GAMES // len(PLAYERS))
    moves = compare_sights(players, seeds(SEED, players, games))
    with capsys.disabled():  # stderr reaches the terminal from the workers of pytest-xdist too
        print(f"\nthe kernel shows {players} players open-spiel's bits in {moves} positions", file=sys.stderr)
    assert moves > games


@pytest.mark.parametrize("bit", [0, 127, 200, 657])
def test_a_wrong_bit_is_a_disagreement(bit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def sight(kernel: Kernel, seat: Seat) -> npt.NDArray[np.uint8]:
        bits = right(kernel, seat).copy()
        bits[bit // 8] ^= 1 << bit % 8
        return bits

    right = Kernel.sight
    monkeypatch.setattr(Kernel, "sight", sight)
    with pytest.raises(Disagreement, match=rf"turn 0: seat \d sees other bits: \[{bit}\]"):
        compare_sights(2, ["0"])


def test_another_legal_number_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Kernel.legal
    monkeypatch.setattr(Kernel, "legal", lambda kernel: right(kernel)[1:])
    with pytest.raises(Disagreement, match="turn 0: legal are"):
        compare_sights(2, ["0"])
