"""Rate limits: buckets that fill at a steady rate and are emptied by use."""

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 100_000
EVICTED_AT_ONCE = 2
"""More than the one bucket that is added, so that unused ones become fewer."""
REFUSAL_DELAY = 1.0
"""How many seconds a client that asks too often waits for the refusal, so that retrying is no faster."""
# An IPv6 subnet, the least that providers usually assign to a household.
NETWORK_BITS = 64


def address_key(host: str) -> str:
    """Return what limits count as one address: with IPv6, a household has a whole network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, NETWORK_BITS), strict=False))
    return host


class TrustedProxies:
    """The proxies whose forwarded addresses are trusted, written as in `FORWARDED_ALLOW_IPS`."""

    def __init__(self, hosts: str) -> None:
        self._all = hosts.strip() == "*"
        self._networks = [network for host in hosts.split(",") if (network := _parse_network(host.strip()))]

    def __contains__(self, host: object) -> bool:
        return self._all or any(ipaddress.ip_address(str(host)) in each for each in self._networks)


def _parse_network(host: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """Parse a network, or an address as a network of one; None for anything else."""
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

    def is_over(self, address: str) -> bool:
        """Whether an address has more than it may have."""
        return self._counts[address] > self._most


class Bucket:
    """Allows `rate` uses per second on average, and up to `burst` at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._level, self._at = burst, now()

    def take(self, count: int = 1) -> bool:
        """Use `count` if there are that many, and return whether there were."""
        self._fill()
        if self._level < count:
            return False
        self._level -= count
        return True

    def reserve(self) -> float:
        """Use one even if there is none left, and return how many seconds it takes until there is."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self._rate)

    def _fill(self) -> None:
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now

    @property
    def is_full(self) -> bool:
        """Whether it is no different from a new one."""
        return self._level + (self._now() - self._at) * self._rate >= self._burst


class Buckets:
    """A bucket for each address or person, by default with a minute's worth; full ones are dropped."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._rate, self._burst = per_minute / 60, burst or per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, count: int = 1) -> bool:
        return self._touch(key).take(count)

    def reserve(self, key: str) -> float:
        return self._touch(key).reserve()

    def _touch(self, key: str) -> Bucket:
        """Return the bucket for `key`, and make it the most recently used one."""
        self._evict()
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, self._burst)
        self._buckets[key] = bucket
        return bucket

    def _evict(self) -> None:
        """Drop a few of the least recently used buckets if they are full or there are too many."""
        for _ in range(EVICTED_AT_ONCE):
            oldest = next(iter(self._buckets.values()), None)
            if oldest is None or not (oldest.is_full or len(self._buckets) >= MOST_BUCKETS):
                return
            self._buckets.popitem(last=False)


class Pace:
    """Lets an address do something `at_once` times, then at a steady rate: a crowd delays only itself."""

    def __init__(self, per_second: float, at_once: int) -> None:
        self._buckets = Buckets(60 * per_second, at_once)

    async def wait(self, address: str) -> None:
        """Wait until this call may go on; the first few calls of an address do not wait."""
        await asyncio.sleep(self._buckets.reserve(address))
