"""How much one client may ask for: a bucket that fills at a steady rate and is emptied by use."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

MOST_BUCKETS = 100_000
FORGOTTEN_AT_ONCE = 2
"""More than one bucket that is added, so that those nobody uses become fewer."""
PAUSE = 1.0
"""How many seconds somebody who asks too often waits for the refusal, so that asking again is no faster."""
NETWORK_BITS = 64


def whose(host: str) -> str:
    """Whoever is behind an address: with IPv6 a household has a whole network of them."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False))
    return host


class TrustedProxies:
    """The proxies that say whom they speak for, written as in `FORWARDED_ALLOW_IPS`."""

    def __init__(self, hosts: str) -> None:
        self._all = hosts.strip() == "*"
        self._networks = [network for host in hosts.split(",") if (network := _network(host.strip()))]

    def __contains__(self, host: object) -> bool:
        return self._all or any(ipaddress.ip_address(str(host)) in each for each in self._networks)


def _network(host: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """A network that is written so, or an address as a network of one; None for anything else."""
    try:
        return ipaddress.ip_network(host, strict=False)
    except ValueError:
        return None


class AddressCounts:
    """How many of something each address has."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def add(self, address: str, count: int = 1) -> None:
        self._counts[address] += count
        if not self._counts[address]:
            del self._counts[address]

    def __getitem__(self, address: str) -> int:
        return self._counts[address]

    def is_over(self, address: str) -> bool:
        """Whether an address has more than it may have."""
        return self._counts[address] > self._most


class AddressQueues:
    """For each address a few may do something at once; others of that address wait for their turn."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._turns: dict[str, tuple[asyncio.Semaphore, set[object]]] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn and have it."""
        turns, waiting = self._turns.setdefault(address, (asyncio.Semaphore(self._at_once), set()))
        waiting.add(mark := object())
        try:
            async with turns:
                yield
        finally:
            waiting.discard(mark)
            if not waiting:
                self._turns.pop(address, None)


class Bucket:
    """So many uses a second on average, and some more at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._level, self._at = burst, now()

    def take(self, count: int = 1) -> bool:
        """Use some, if there are so many."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < count:
            return False
        self._level -= count
        return True

    @property
    def is_full(self) -> bool:
        """Whether it is as good as a new one."""
        return self._level + (self._now() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address or person, of a minute's worth unless told otherwise; full ones go."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._rate, self._burst = per_minute / 60, burst or per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, count: int = 1) -> bool:
        self._forget()
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        return bucket.take(count)

    def _forget(self) -> None:
        """Forget a few of those that are longest unused, if they are full or there are too many."""
        for _ in range(FORGOTTEN_AT_ONCE):
            oldest = next(iter(self._buckets.values()), None)
            if oldest is None or not (oldest.is_full or len(self._buckets) >= MOST_BUCKETS):
                return
            self._buckets.popitem(last=False)
