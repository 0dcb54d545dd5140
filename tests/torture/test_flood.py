"""A little of each flood: the flooder is disconnected, the others play on, and nothing piles up."""

import pytest

from tests.torture.flood import run
from tests.torture.floods import DOOR, FLOODS

GENEROUS = 200.0
"""How much later the others may be served here; a busy machine measures nothing."""


@pytest.fixture(scope="module")
def figures() -> dict[str, object]:
    floods = (*FLOODS, *DOOR)
    return run(3, 1, 1.0, floods=floods, tolerance=GENEROUS, let_go=10.0, longest=60.0, nice=0)


def test_a_flood_is_let_go_and_the_others_play_on(figures: dict[str, object]) -> None:
    assert figures["faults"] == []
    assert figures["close_codes"] == ["1008"]
    waits = figures["acknowledge_seconds"]
    assert isinstance(waits, dict)
    assert waits.keys() == {"quiet", "neighbour", *FLOODS, *DOOR}
    assert all(each["actions"] for each in waits.values())


def test_every_flood_reached_the_server(figures: dict[str, object]) -> None:
    counts = figures["counts"]
    assert isinstance(counts, dict)
    assert {"messages", "reconnections", "huge frames", "half-open", "rooms 201"} <= counts.keys()
    assert {"endless headers", "handshakes 431", "handshakes 400", "unread sockets"} <= counts.keys()
    assert "idle connections 429" in counts
