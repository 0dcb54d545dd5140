"""How much one client may ask for: a bucket that fills at a steady rate and is emptied by use."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 100_000
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


class Bucket:
    """So many uses a second on average, and some more at once."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._level, self._at = burst, now()

    def take(self) -> bool:
        """Use one, if there is one."""
        now = self._now()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each address, of a minute's worth unless told otherwise; those long unused go first."""

    def __init__(self, per_minute: float, burst: float | None = None) -> None:
        self._rate, self._burst = per_minute / 60, burst or per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take()
