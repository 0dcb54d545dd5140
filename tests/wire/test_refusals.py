"""Every refusal that can reach a client says whether to try again."""

import re
from pathlib import Path

import pytest

from hanabi.room.errors import RoomError
from hanabi.room.refusals import refused_message
from hanabi.wire.refusals import CLOSING, CONNECTION, LOCAL, REFUSALS, Retry, retry_of
from tests.text.sources import PACKAGE, refusals

PARTS = ("room", "server", "rules", "game", "table", "bots", "coach", "testing/exercises.py", "extras.py")
"""The parts of the package whose refusals a server may pass on."""
LISTED = [code for codes in (*REFUSALS.values(), CONNECTION) for code in codes]


def test_every_code_is_listed_once_and_in_order() -> None:
    """A new code: add it to a group in hanabi.wire.refusals, then run `make protocol`."""
    assert sorted(set(refusals(*PARTS)) - set(LISTED) - LOCAL) == []
    assert sorted(code for code in LISTED if LISTED.count(code) > 1) == []
    for codes in (*REFUSALS.values(), CONNECTION):
        assert list(codes) == sorted(codes)


def test_no_code_is_listed_that_nothing_raises() -> None:
    assert sorted({*LISTED, *LOCAL} - set(refusals(*PARTS))) == []
    assert LOCAL.isdisjoint(LISTED)


def test_every_code_that_closes_a_connection_is_listed() -> None:
    sources = (path.read_text(encoding="utf-8") for path in Path(PACKAGE / "server").rglob("*.py"))
    found = {code for text in sources for code in re.findall(r'dismiss\w*\("([a-z-]+)"', text)}
    assert "slow" in found
    assert sorted(found - set(CLOSING)) == []
    assert set(CLOSING) <= set(LISTED)


@pytest.mark.parametrize(
    ("code", "retry"),
    [
        ("storage-unavailable", Retry.SAME),
        ("too-busy", Retry.PAUSE),
        ("not-your-turn", Retry.CHANGE),
        ("malformed", Retry.CORRECT),
        ("no-such-room", Retry.NEVER),
        ("brand-new", Retry.NEVER),
    ],
)
def test_a_refusal_tells_its_client_whether_to_try_again(code: str, retry: Retry) -> None:
    assert retry_of(code) is retry
    assert refused_message("a1", RoomError(code), 0).retry is retry
