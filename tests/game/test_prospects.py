"""The audience's remark on a score, and what no player may do."""

from dataclasses import replace

import pytest

from hanabi.game import Board, Outcome, Result, Stop, StopReason, players_refusal
from hanabi.game.prospects import verdict
from hanabi.rules import Band
from hanabi.testing.positions import show


def ended(result: Result, score: int, rules: str = "fr") -> Board:
    """A board on which a game has ended."""
    board = show(rules, ". . . . . / . . . . .").board
    return replace(board, outcome=Outcome(result, score))


def test_a_show_that_was_scored_has_a_band_of_the_scale() -> None:
    """B13"""
    assert verdict(ended(Result.PERFECT, 25)) is Band.LEGENDARY
    assert verdict(ended(Result.FINISHED, 0)) is Band.HORRIBLE


def test_a_show_that_was_lost_or_still_runs_has_none() -> None:
    """U13"""
    assert verdict(show("fr", ". . . . . / . . . . .").board) is None
    assert verdict(ended(Result.STRUCK_OUT, 0)) is None
    assert verdict(ended(Result.PERFECT, 25, "fr+all-or-nothing")) is None


@pytest.mark.parametrize("reason", StopReason)
def test_no_player_stops_a_game(reason: StopReason) -> None:
    """U25"""
    table = show("fr", "r1 . . . . / . . . . .")
    assert players_refusal(table.state.view(0), Stop(reason)) == "not-a-players-action"
    assert all(players_refusal(table.state.view(0), action) is None for action in table.legal)
