"""Means, errors, intervals and tests, compared with values worked out by hand."""

import pytest

from hanabi.arena import Failure, GameEnding, GameResult, compare, summarise
from hanabi.arena.figures import mean, sign_test

FAILURE = Failure(0, "random", 1, "bot-raised", {"what": "oh"})


def lines(*scores: int) -> list[GameResult]:
    return [
        GameResult(game, score, GameEnding.PERFECT if score == 25 else GameEnding.CARD_LOST, 60, 1, 0.5)
        for game, score in enumerate(scores)
    ]


def test_the_standard_error_is_that_of_a_sample() -> None:
    """Deviations -2, -1, 0, 3 from 22: their squares make 14, over 3 a variance of 14/3, over 4 games 7/6."""
    found = mean([20, 21, 22, 25])
    assert found.value == 22
    assert found.error == pytest.approx((7 / 6) ** 0.5)
    assert found.interval() == pytest.approx((22 - 1.959964 * 1.080123, 22 + 1.959964 * 1.080123), abs=1e-5)


def test_one_game_has_no_standard_error() -> None:
    assert (mean([7]).value, mean([7]).error) == (7, None)
    assert mean([7]).interval() == (7, 7)


def test_a_summary_counts_games_and_leaves_out_those_that_failed() -> None:
    failed = GameResult(9, 0, GameEnding.FAILED, 3, 0, failure=FAILURE)
    found = summarise([*lines(25, 25, 24, 18), failed])
    assert (found.games, found.failed) == (4, 1)
    assert found.score.value == 23
    assert found.scores == {25: 2, 24: 1, 18: 1}
    assert found.share(GameEnding.PERFECT) == 0.5
    assert found.share(GameEnding.CARD_LOST) == 0.5
    assert found.share(GameEnding.STRUCK_OUT) == 0
    assert (found.moves, found.strikes, found.seconds) == (60, 1, 2)


def test_nothing_at_all_is_summed_up_too() -> None:
    assert (summarise([]).games, summarise([]).share(GameEnding.PERFECT)) == (0, 0)


def test_a_sign_test_counts_coins() -> None:
    """One head or none in ten throws: (1 + 10) of 1,024, and as many the other way."""
    assert sign_test(1, 9) == sign_test(9, 1) == 22 / 1024
    assert sign_test(5, 5) == sign_test(0, 0) == 1


def test_games_are_compared_deck_by_deck() -> None:
    """Gains 1, 1, 1, 1, -2 of mean 0.4: squares make 7.2, the variance is 1.8, the error 0.6, z is 2/3."""
    found = compare(lines(21, 22, 25, 24, 18), lines(20, 21, 24, 23, 20))
    assert (found.games, found.better, found.worse) == (5, 4, 1)
    assert found.score.value == pytest.approx(0.4)
    assert found.score.error == pytest.approx(0.6)
    assert found.p_value == pytest.approx(0.504985, abs=1e-6)
    assert found.perfect == (1, 0)
    assert found.perfect_p_value == 1
    assert not found.settled


def test_only_games_that_both_finished_are_compared() -> None:
    short = [line for line in lines(20, 20, 20) if line.game != 1]
    failed = [*lines(25, 25), GameResult(2, 0, GameEnding.FAILED, 0, 0, failure=FAILURE)]
    assert compare(failed, short).games == 1


def test_a_clear_difference_is_settled_and_no_difference_is_not() -> None:
    mine = lines(*(20 + place % 3 for place in range(60)))
    assert compare(mine, lines(*(19 + place % 2 for place in range(60)))).settled
    assert not compare(mine, mine).settled
    assert compare(mine, mine).p_value == 1


def test_gains_that_are_all_alike_are_tested_as_signs() -> None:
    found = compare(lines(*[21] * 40), lines(*[20] * 40))
    assert found.score.error == 0
    assert found.p_value == 2 / 2**40
    assert found.settled


def test_few_games_settle_nothing() -> None:
    assert not compare(lines(*[25] * 29), lines(*[1] * 29)).settled
