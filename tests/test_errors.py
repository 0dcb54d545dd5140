"""Refusals travel: between processes, and into words."""

import pickle

from hanabi.errors import IllegalAction, IllegalActions


def test_a_refusal_survives_the_way_to_another_process() -> None:
    refused = IllegalAction("no-clue-token", seat=2)
    returned = pickle.loads(pickle.dumps(refused))
    assert type(returned) is IllegalAction
    assert (returned.code, returned.details) == ("no-clue-token", {"seat": 2})


def test_a_refusal_prints_its_code_and_details() -> None:
    assert str(IllegalAction("game-over")) == "game-over"
    assert str(IllegalAction("no-such-seat", seat=7)) == "no-such-seat (seat=7)"


def test_refused_games_survive_the_way_too() -> None:
    returned = pickle.loads(pickle.dumps(IllegalActions("illegal-actions", (3, 5), count=2, game=3)))
    assert returned.games == (3, 5)
    assert returned.details == {"count": 2, "game": 3}
