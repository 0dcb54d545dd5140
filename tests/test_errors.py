"""Refusals travel: between processes, and into words."""

import pickle
import subprocess
import sys

import pytest

from hanabi.errors import BatchError, IllegalAction, IllegalActions, ReplayError
from hanabi.fast.arguments import check_integer
from hanabi.rules import ruleset


def test_a_refusal_survives_the_way_to_another_process() -> None:
    refused = IllegalAction("no-clue-token", seat=2)
    returned = pickle.loads(pickle.dumps(refused))
    assert type(returned) is IllegalAction
    assert (returned.code, returned.details) == ("no-clue-token", {"seat": 2})


def test_a_refusal_prints_a_sentence_and_its_code() -> None:
    refused = BatchError("not-in-range", option="count", value=0, least=1, most=9)
    assert str(refused) == "count must be 1 to 9, not 0. [not-in-range]"
    assert str(IllegalAction("game-over")).endswith(". [game-over]")


def test_a_refusal_without_words_prints_its_code_and_details() -> None:
    assert str(IllegalAction("brand-new")) == "brand-new"
    assert str(IllegalAction("brand-new", seat=7)) == "brand-new (seat=7)"


def test_a_refusal_is_printed_even_where_its_details_are_missing() -> None:
    assert str(ReplayError("illegal-move", seat=1)) == "illegal-move (seat=1)"


def test_numbers_and_names_that_cannot_be_are_values_as_python_knows_them() -> None:
    for call in (
        lambda: ruleset("xx"),
        lambda: ruleset('{"suits": []}'),
        lambda: check_integer("count", "x"),
    ):
        with pytest.raises(ValueError, match=r"\. \[[a-z-]+\]$"):
            call()


def test_nothing_is_worded_before_it_is_printed() -> None:
    code = "import sys, hanabi.rules; print('hanabi.text' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout == b"False\n"


def test_refused_games_survive_the_way_too() -> None:
    returned = pickle.loads(pickle.dumps(IllegalActions("illegal-actions", (3, 5), count=2, game=3)))
    assert returned.games == (3, 5)
    assert returned.details == {"count": 2, "game": 3}
