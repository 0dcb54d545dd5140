"""Every request that changes a room has its judge."""

from hanabi.room.judging import JUDGES
from hanabi.wire.requests import Ping, QueuedRequest, RoomRequest, request_kinds


def test_each_request_that_becomes_an_entry_has_a_judge_and_no_other() -> None:
    assert set(JUDGES) == set(request_kinds(RoomRequest))


def test_all_requests_but_a_ping_wait_in_line() -> None:
    assert set(request_kinds()) - set(request_kinds(QueuedRequest)) == {Ping}
