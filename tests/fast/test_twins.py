"""The kernel is where the object engine is after every move of random games by random rules."""

import os
import sys

import pytest

from hanabi.fast import layout
from tests.fast import twins
from tests.fast.kernel import Kernel
from tests.fast.twins import Difference, Tally, compare_game, compare_moves

MOVES = int(os.environ.get("HANABI_TWIN_MOVES", "10000"))
SEED = 0
PARTS = range(8)
"""The moves are split into parts that can run side by side."""
REPORT = "the kernel agrees with the object engine in"


@pytest.mark.parametrize("part", PARTS)
def test_both_engines_are_in_the_same_position_after_every_move(
    part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = compare_moves(f"{SEED}/{part}", MOVES // len(PARTS))
    with capsys.disabled():  # stderr reaches the terminal from the workers of pytest-xdist too
        print(f"\n{REPORT} {tally}", file=sys.stderr)
    assert tally.moves >= MOVES // len(PARTS)


@pytest.mark.parametrize("place", [layout.TOKENS, layout.STRIKES, layout.LEFT, layout.SCORE, layout.HELD + 1])
def test_a_wrong_small_number_is_a_difference(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def advance(kernel: Kernel, action: int) -> int:
        became = right(kernel, action)
        kernel.small[place] ^= 1
        return became

    right = Kernel.advance
    monkeypatch.setattr(Kernel, "advance", advance)
    with pytest.raises(Difference, match=r"move 0, .*the arrays differ"):
        compare_game("0")


@pytest.mark.parametrize("place", [layout.LAST, layout.TURN, *range(layout.HANDS, layout.HANDS + 10)])
def test_a_wrong_word_is_a_difference(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def advance(kernel: Kernel, action: int) -> int:
        became = right(kernel, action)
        kernel.words[place] ^= 1 << 4
        return became

    right = Kernel.advance
    monkeypatch.setattr(Kernel, "advance", advance)
    with pytest.raises(Difference, match=r"move 0, .*the arrays differ"):
        compare_game("0")


@pytest.mark.parametrize("asked", ["legal", "legal_one_by_one"])
def test_a_number_wrongly_legal_is_a_difference(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = getattr(Kernel, asked)
    monkeypatch.setattr(Kernel, asked, lambda kernel: right(kernel)[:-1])
    with pytest.raises(Difference, match="legal are"):
        compare_game("0")


def test_a_position_that_is_read_back_otherwise_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "sorted_state", lambda state: None)
    with pytest.raises(Difference, match="read back as"):
        compare_game("0")


def test_a_difference_names_the_game_the_table_and_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kernel, "legal", lambda kernel: [])
    with pytest.raises(Difference, match=r"^game '0/3' of \d players by .+: move 0, "):
        compare_game("0/3")


def test_tallies_add_up() -> None:
    one, two = compare_game("0/1"), compare_game("0/2")
    both = one + two
    assert both.moves == one.moves + two.moves == both.deeds.total()
    assert both.endings.total() == both.seatings.total() == 2
    assert sum([one, two], Tally()) == both
