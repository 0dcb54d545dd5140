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


def test_the_scale_of_a_smaller_custom_game_ends_with_its_best_score() -> None:
    assert bands(ruleset("custom+suits=2")) == (
        (0, 5, Band.HORRIBLE),
        (6, 9, Band.MEDIOCRE),
        (10, 10, Band.LEGENDARY),
    )


def test_the_scale_of_seven_counting_fireworks_ends_beyond_thirty() -> None:
    rules = Ruleset(suits=(*PLAIN_SUITS, multicolour(Touch.OWN), Suit("black")))
    assert bands(rules)[-2:] == ((25, 34, Band.LEGENDARY), (35, 35, Band.DIVINE))


@pytest.mark.parametrize("name", ["fr", "fr+avalanche", "custom+suits=1", "custom+suits=4+avalanche-own"])
def test_every_score_is_in_one_band(name: str) -> None:
    rules = ruleset(name)
    rows = bands(rules)
    assert [score for least, most, _ in rows for score in range(least, most + 1)] == list(
        range(rules.best + 1)
    )
    assert all(band(rules, score) is each for least, most, each in rows for score in (least, most))
