"""The terms of a room, as they are agreed on and as they are stored."""

from hanabi.codec import Strictness, decode
from hanabi.room.entries import Opened, read_entry, write_entry
from hanabi.wire.terms import Clock, Expiry, Terms

STORED = '{"type":"opened","terms":{"clock":{"seconds":60,"then":"stop"}},"host":"p1"}'


def test_a_bot_plays_on_when_time_runs_out_unless_the_room_wants_otherwise() -> None:
    assert Clock(60).then is Expiry.BEGINNER
    assert decode(Clock, {"seconds": 60}, Strictness.CLOSED).then is Expiry.BEGINNER


def test_what_happens_when_time_runs_out_is_stored_with_the_room() -> None:
    """Another default changes no room that was opened before."""
    for expiry in Expiry:
        written = write_entry(Opened(Terms(clock=Clock(60, expiry)), "p1"))
        assert f'"then":"{expiry.value}"' in written
    entry = read_entry(STORED)
    assert isinstance(entry, Opened)
    assert entry.terms.clock == Clock(60, Expiry.STOP)
