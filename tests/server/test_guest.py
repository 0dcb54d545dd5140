"""What waits for a client is bounded, for each connection and for each address, and dropped with it."""

import pytest

from hanabi.server import limits
from hanabi.server.limits import AddressCounts, TrustedProxies
from hanabi.server.live.guest import BEHIND, MOST_WAITING, Guest
from hanabi.wire.messages import Closing, Welcome

pytestmark = pytest.mark.anyio

SLOW = Closing("slow", 1.0)


async def test_a_client_that_lets_too_much_wait_is_let_go() -> None:
    guest, line = Guest("slow"), b"x" * (MOST_WAITING // 4)
    for _ in range(40):
        guest.tell_frame(line)
        assert await guest.next_frame() == line
    for _ in range(4):
        guest.tell_frame(line)
    assert guest.closing is None
    guest.tell_frame(b"x")
    assert guest.closing == SLOW


async def test_a_slow_client_is_told_why_and_nothing_else() -> None:
    guest = Guest("slow")
    guest.tell_frame(b"x" * (MOST_WAITING + 1))
    frame = await guest.next_frame()
    assert frame is not None
    assert b"slow" in frame
    assert await guest.next_frame() is None


async def test_another_reason_is_told_behind_what_waits() -> None:
    guest = Guest("removed")
    guest.tell_frame(b"first")
    guest.dismiss("removed")
    guest.tell_frame(b"too late")
    told = [await guest.next_frame() for _ in range(3)]
    assert told[0] == b"first"
    assert b"removed" in (told[1] or b"")
    assert told[2] is None


async def test_small_frames_may_wait_in_any_number() -> None:
    guest = Guest("patient")
    for _ in range(10_000):
        guest.tell(Welcome(1, "room"))
    assert guest.closing is None


async def test_clients_of_one_address_share_a_bound() -> None:
    counts = AddressCounts(4 * BEHIND)
    slow = [Guest(f"slow {number}", 0, "here", counts) for number in range(8)]
    quick, other = Guest("quick", 0, "here", counts), Guest("other", 0, "there", counts)
    for guest in slow:
        guest.tell_frame(b"x" * (BEHIND + 1))
    for guest in (quick, other):
        guest.tell_frame(b"x")
    assert [guest.closing for guest in slow] == [None] * 3 + [SLOW] * 5
    assert quick.closing is other.closing is None
    other.tell_frame(b"x" * (BEHIND + 1))
    assert other.closing is None


async def test_what_was_sent_or_dropped_is_counted_no_longer() -> None:
    counts = AddressCounts(BEHIND)
    for _ in range(5):
        read, left, slow = (Guest("guest", 0, "here", counts) for _ in range(3))
        read.tell_frame(b"x" * BEHIND)
        assert await read.next_frame() is not None
        left.tell_frame(b"x" * BEHIND)
        left.leave()
        left.tell_frame(b"after the end")
        slow.tell_frame(b"x" * (MOST_WAITING + 1))
        slow.leave()
        assert not counts._counts


async def test_a_client_that_is_behind_is_told_only_the_newest_room() -> None:
    guest = Guest("behind")
    guest.tell_frame(b"x" * (BEHIND + 1))
    for number in range(1000):
        guest.tell_room(b"room %04d" % number + b" " * BEHIND)
        guest.tell_frame(b"line")
    told = [await guest.next_frame() for _ in range(3)]
    assert told[1] == b"room 0999" + b" " * BEHIND
    assert told[2] == b"line"
    guest.tell_room(b"room 1000")
    assert [await guest.next_frame() for _ in range(1000)][-1] == b"room 1000"


async def test_a_guest_who_keeps_up_is_told_every_room() -> None:
    guest = Guest("quick")
    guest.tell_room(b"one")
    guest.tell_room(b"two")
    assert [await guest.next_frame(), await guest.next_frame()] == [b"one", b"two"]


@pytest.mark.parametrize(
    ("hosts", "host", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8, ::1", "::2", False),
        ("*", "192.0.2.7", True),
        ("", "192.0.2.7", False),
        ("/run/proxy.sock", "192.0.2.7", False),
    ],
)
def test_proxies_are_trusted_by_address_or_network(hosts: str, host: str, trusted: bool) -> None:
    assert (host in TrustedProxies(hosts)) == trusted


def test_a_bucket_that_is_full_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits.Bucket.__init__, "__defaults__", (lambda: now,))
    buckets = limits.Buckets(60, burst=2)
    for number in range(100):
        assert buckets.take(f"person {number}")
    assert len(buckets) == 100
    now = 10.0
    for _ in range(60):
        buckets.take("another guest")
    assert len(buckets) == 1
    assert not buckets.take("another guest")
