"""Addresses that are banned from connecting."""

import ipaddress
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from hanabi.server.errors import ServerError
from hanabi.server.limits import NETWORK_BITS
from hanabi.server.storage.interventions import Ban

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
SHORTEST_PREFIX = {4: 8, 6: 19}
"""The shortest prefix of a banned network: shorter ones are whole providers, or everybody."""


def parse_network(text: str) -> Network:
    """Parse an address or network to ban; refuse other texts and networks that are too wide.

    A single IPv6 address stands for the network of its household, as in `hanabi.server.limits`.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise ServerError("bad-network", network=text[:100]) from error
    network = _unmap(network)
    if network.version == 6 and network.prefixlen > NETWORK_BITS:
        network = network.supernet(new_prefix=NETWORK_BITS)
    if network.prefixlen < SHORTEST_PREFIX[network.version]:
        raise ServerError("ban-too-wide", network=str(network), bits=SHORTEST_PREFIX[network.version])
    return network


def _unmap(network: Network) -> Network:
    """Return the IPv4 network behind an IPv4-mapped IPv6 one."""
    # IPv4 addresses are the last 32 bits of ::ffff:0:0/96.
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen >= 96:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ipaddress.IPv4Network((mapped, network.prefixlen - 96))
    return network


class Bans:
    """The current bans, as this process knows them."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._bans: list[tuple[Network, float | None]] = []

    def replace(self, bans: Sequence[Ban]) -> None:
        """Replace all bans."""
        self._bans = [(ipaddress.ip_network(ban.network), ban.until) for ban in bans]

    def is_banned(self, address: str) -> bool:
        """Whether an address is banned, or a network that counts as one address."""
        if not self._bans:
            return False
        try:
            network = _unmap(ipaddress.ip_network(address, strict=False))
        except ValueError:
            return False
        return any(_contains(banned, network) for banned, until in self._bans if self._is_active(until))

    def _is_active(self, until: float | None) -> bool:
        return until is None or until > self._now()


def _contains(banned: Network, network: Network) -> bool:
    return banned.version == network.version and network.subnet_of(banned)  # type: ignore[arg-type]
