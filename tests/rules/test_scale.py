"""The scale of custom games."""

import pytest

from hanabi.rules import (
    PLAIN_SUITS,
    Band,
    Ruleset,
    Suit,
    Touch,
    band,
    bands,
    multicolour,
    ruleset,
)


def test_the_scale_of_a_smaller_custom_game_shrinks_with_its_best_score() -> None:
    """U13: 9 of 10 points amaze the audience as 23 of 25 do."""
    assert bands(ruleset("custom+suits=2")) == (
        (0, 2, Band.HORRIBLE),
        (3, 4, Band.MEDIOCRE),
        (5, 6, Band.HONOURABLE),
        (7, 8, Band.EXCELLENT),
        (9, 9, Band.AMAZING),
        (10, 10, Band.LEGENDARY),
    )


def test_the_scale_of_a_single_firework_has_a_band_for_every_score() -> None:
    assert [band(ruleset("custom+suits=1"), score) for score in range(6)] == [
        *(Band.HORRIBLE, Band.HORRIBLE, Band.MEDIOCRE, Band.HONOURABLE, Band.EXCELLENT, Band.LEGENDARY)
    ]


def test_the_scale_of_seven_counting_fireworks_stretches_beyond_thirty() -> None:
    rules = Ruleset(suits=(*PLAIN_SUITS, multicolour(Touch.OWN), Suit("black")))
    assert bands(rules) == (
        (0, 7, Band.HORRIBLE),
        (8, 14, Band.MEDIOCRE),
        (15, 21, Band.HONOURABLE),
        (22, 28, Band.EXCELLENT),
        (29, 33, Band.AMAZING),
        (34, 34, Band.LEGENDARY),
        (35, 35, Band.DIVINE),
    )


def test_thirty_points_have_the_printed_scale() -> None:
    """X1: 25 to 29 and 30 take the place of 25."""
    printed = bands(ruleset("fr"))[:-1]
    assert bands(ruleset("fr+avalanche")) == (*printed, (25, 29, Band.LEGENDARY), (30, 30, Band.DIVINE))


@pytest.mark.parametrize("name", ["fr", "fr+avalanche", "custom+suits=1", "custom+suits=4+avalanche-own"])
def test_every_score_is_in_one_band(name: str) -> None:
    rules = ruleset(name)
    rows = bands(rules)
    assert [score for least, most, _ in rows for score in range(least, most + 1)] == list(
        range(rules.best + 1)
    )
    assert all(band(rules, score) is each for least, most, each in rows for score in (least, most))
