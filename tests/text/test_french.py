"""French as it is said: what agrees with what."""

import pytest

from hanabi.text import Catalogue

FRENCH = Catalogue("fr")


@pytest.mark.parametrize(
    ("suit", "top", "following", "told"),
    [
        ("red", 3, 4, "rouge\u202f: en est au 3, ensuite le 4"),
        ("black", 3, 2, "noir\u202f: en est au 3, ensuite le 2"),
    ],
)
def test_a_firework_is_not_said_to_rise_if_it_goes_down(
    suit: str, top: int, following: int, told: str
) -> None:
    assert FRENCH.say("web-table-firework", suit=suit, top=top, next=following) == told


@pytest.mark.parametrize(
    ("items", "count", "told"),
    [("rouge", 1, "pas rouge"), ("1 ni 2", 2, "ni 1 ni 2"), ("1, 2 ni 4", 3, "pas 1, 2 ni 4")],
)
def test_what_a_card_is_not_is_listed_as_people_say_it(items: str, count: int, told: str) -> None:
    assert FRENCH.say("known-not", items=items, count=count) == told


@pytest.mark.parametrize(("score", "told"), [(0, "0 point"), (1, "1 point"), (2, "2 points")])
def test_a_verdict_counts_points_in_the_singular_up_to_one(score: int, told: str) -> None:
    verdict = FRENCH.say("verdict-turns", score=score, best=25, cards=0, turns=3, possible=25)
    assert verdict.startswith(f"{told} sur 25. ")
