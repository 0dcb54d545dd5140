"""Puzzles on the page: the position, and what a move is worth once it is chosen."""

import pytest

from hanabi.answers.puzzles import show_puzzle
from hanabi.coach import CoachError
from hanabi.coach.puzzles import puzzles
from hanabi.game import legal_actions
from hanabi.room.errors import RoomError

FIRST = next(found for found in puzzles() if not found.lesson)
OPTIONS = legal_actions(FIRST.state.view(FIRST.seat))


def test_a_puzzle_shows_its_position_and_nothing_of_its_answer() -> None:
    found = show_puzzle(FIRST.number, None, "en")
    assert (found.number, found.count, found.right) == (FIRST.number, len(puzzles()), None)
    assert (found.verdict, found.answer) == ((), ())
    assert all(card.face is None for card in found.now.table.hands[FIRST.seat])
    assert found.now.choices is not None
    assert tuple(each.action for each in found.now.choices.options) == OPTIONS


def test_a_move_is_judged_and_cannot_be_followed_by_another() -> None:
    best, worse = (
        show_puzzle(FIRST.number, OPTIONS.index(each), "en") for each in (FIRST.answers[0], FIRST.rival)
    )
    assert (best.right, worse.right) == (True, False)
    assert best.answer == worse.answer != ()
    assert best.verdict == ("That’s the best move.",)
    assert best.now.choices is None
    assert best.now.seq == len(FIRST.replay.actions) + 1


def test_a_puzzle_is_told_in_the_language_of_its_reader() -> None:
    assert show_puzzle(2, None, "fr").title.startswith(f"Problème 2 sur {len(puzzles())}")


def test_what_cannot_be_shown_is_refused() -> None:
    with pytest.raises(CoachError):
        show_puzzle(len(puzzles()) + 1, None, "en")
    with pytest.raises(RoomError):
        show_puzzle(FIRST.number, len(OPTIONS), "en")
