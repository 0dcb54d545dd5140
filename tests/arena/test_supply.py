"""Games in pieces: every game once, in pieces that fit the speed."""

import pytest

from hanabi.arena import GameEnding, GameResult
from hanabi.arena.work_queue import FIRST_SIZE, MAX_SIZE, WorkQueue, missing_ranges


def lines(count: int, seconds: float) -> list[GameResult]:
    return [GameResult(game, 0, GameEnding.STRUCK_OUT, 10, 3, seconds) for game in range(count)]


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ([], [range(6)]),
        ([0, 1], [range(2, 6)]),
        ([2], [range(2), range(3, 6)]),
        ([1, 3, 5, 9], [range(1), range(2, 3), range(4, 5)]),
        (range(6), []),
    ],
)
def test_what_is_missing_is_what_was_not_played(played: list[int], expected: list[range]) -> None:
    assert list(missing_ranges(played, 6)) == expected


def test_every_game_is_handed_out_once() -> None:
    supply = WorkQueue(missing_ranges([5, 6], 30))
    pieces = []
    while piece := supply.take():
        pieces.append(piece)
    assert max(map(len, pieces)) <= FIRST_SIZE
    assert sorted(game for piece in pieces for game in piece) == [*range(5), *range(7, 30)]
    assert not supply.take()


def test_pieces_grow_with_the_speed_and_shrink_again() -> None:
    supply = WorkQueue(missing_ranges([], 10**6))
    for _ in range(20):
        supply.adjust_size(lines(len(supply.take()), 1e-6))
    assert len(supply.take()) == MAX_SIZE
    supply.adjust_size(lines(10, 0.5))
    assert len(supply.take()) == 4
    supply.adjust_size(lines(4, 60))
    assert len(supply.take()) == 1
