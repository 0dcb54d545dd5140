"""A little nonsense, and a look for a smallest message that breaks something."""

import asyncio
import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.torture.gibberish import KINDS, Known, frame, raw_frame
from tests.torture.nonsense import Tally, readable, talk_in_process, talk_over_sockets

IN_PROCESS = 2_000
OVER_SOCKETS = 400


def test_nonsense_changes_nothing_in_process(tmp_path: Path) -> None:
    tally = Tally()
    asyncio.run(talk_in_process(f"sqlite:///{tmp_path}/hanabi.db", IN_PROCESS, 1, tally))
    assert tally.faults == []
    assert tally.sent["in process"] == IN_PROCESS == tally.answers.total()
    assert tally.answers["done"] > 20
    assert len(tally.answers) > 20


def test_nonsense_changes_nothing_over_sockets() -> None:
    tally = Tally()
    asyncio.run(talk_over_sockets("", OVER_SOCKETS, 1, tally))
    assert tally.faults == []
    assert tally.sent["over sockets"] >= OVER_SOCKETS


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.randoms(use_true_random=False))
def test_whatever_a_frame_holds_it_is_a_request_or_refused(chance: random.Random) -> None:
    known = Known("n", game="g", options=[{"type": "play", "card": 1}], past=["n-1"], elsewhere=["r"])
    readable(raw_frame(chance, known))


def test_the_grammar_makes_every_kind_of_request() -> None:
    chance, known = random.Random(1), Known("n", game="g")
    made = [readable(frame(chance, known)) for _ in range(3_000)]
    kinds = {request.tag for request in made if request is not None}
    assert kinds == set(KINDS)
    assert 0.2 < sum(request is None for request in made) / len(made) < 0.8
