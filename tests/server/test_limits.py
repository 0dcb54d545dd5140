"""Buckets that fill by a clock of the test's own, and addresses that count as one."""

import pytest

from hanabi.server import limits
from hanabi.server.limits import AddressCounts, Bucket, Buckets, TrustedProxies, address_key

pytestmark = pytest.mark.anyio


class Now:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bucket_is_full_at_first_and_fills_again_at_its_rate() -> None:
    now = Now()
    bucket = Bucket(rate=2.0, burst=3.0, now=now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now.seconds += 0.4
    assert not bucket.take()
    now.seconds += 0.1
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_holds_no_more_than_its_burst_however_long_it_waits() -> None:
    now = Now()
    bucket = Bucket(rate=1.0, burst=2.0, now=now)
    now.seconds += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_several_are_taken_at_once_or_none() -> None:
    bucket = Bucket(rate=1.0, burst=5.0, now=Now())
    assert not bucket.take(6)
    assert bucket.take(5)
    assert not bucket.take(1)


def test_a_bucket_is_full_again_once_all_that_was_used_came_back() -> None:
    now = Now()
    bucket = Bucket(rate=1.0, burst=2.0, now=now)
    full = [bucket.is_full]
    bucket.take()
    for _ in range(2):
        now.seconds += 0.5
        full.append(bucket.is_full)
    assert full == [True, False, True]


def test_each_address_has_a_minutes_worth_of_its_own() -> None:
    buckets = Buckets(per_minute=2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    assert len(buckets) == 2
    few = Buckets(per_minute=60, burst=1)
    assert [few.take("a") for _ in range(2)] == [True, False]


def test_full_buckets_are_forgotten_and_used_ones_only_where_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    buckets = Buckets(per_minute=1)
    for address in "abc":
        assert buckets.take(address)
    assert len(buckets) == 3
    assert buckets.take("d")
    assert len(buckets) == 3
    assert not buckets.take("c")
    quick = Buckets(per_minute=60e9)
    for address in "abcdef":
        quick.take(address)
    assert len(quick) == 1


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_is_counted_once(host: str, counted: str) -> None:
    assert address_key(host) == counted


def test_proxies_are_trusted_by_address_by_network_or_all() -> None:
    some = TrustedProxies("127.0.0.1, 10.1.2.3/8, nonsense")
    assert [host in some for host in ("127.0.0.1", "10.9.8.7", "127.0.0.2")] == [True, True, False]
    assert "203.0.113.1" in TrustedProxies(" * ")
    assert "127.0.0.1" not in TrustedProxies("")


def test_an_address_is_over_its_limit_only_beyond_it_and_is_forgotten_at_none() -> None:
    counts = AddressCounts(2)
    counts.add("a")
    counts.add("a")
    assert not counts.is_over("a")
    counts.add("a")
    assert counts.is_over("a")
    counts.add("a", -3)
    assert (counts.is_over("a"), len(counts._counts)) == (False, 0)


def test_what_is_reserved_is_there_later() -> None:
    now = Now()
    bucket = Bucket(rate=2.0, burst=2.0, now=now)
    assert [bucket.reserve() for _ in range(4)] == [0.0, 0.0, 0.5, 1.0]
    assert not bucket.take()
    now.seconds += 1.0
    assert [bucket.take(), bucket.reserve()] == [False, 0.5]
    now.seconds += 100.0
    assert bucket.is_full
