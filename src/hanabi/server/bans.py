"""Addresses from which nobody may connect."""

import ipaddress
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from hanabi.server.errors import ServerError
from hanabi.server.limits import NETWORK_BITS
from hanabi.server.storage.interventions import Ban

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
WIDEST = {4: 8, 6: 19}
"""How many bits a banned network has at least: wider ones are whole providers, or everybody."""


def read_network(text: str) -> Network:
    """The network that an address stands for; a text that is none, or one too wide to ban, is refused.

    A single IPv6 address stands for the network of its household, which limits count as one, too.
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise ServerError("bad-network", network=text[:100]) from error
    network = _unmapped(network)
    if network.version == 6 and network.prefixlen > NETWORK_BITS:
        network = network.supernet(new_prefix=NETWORK_BITS)
    if network.prefixlen < WIDEST[network.version]:
        raise ServerError("ban-too-wide", network=str(network), bits=WIDEST[network.version])
    return network


def _unmapped(network: Network) -> Network:
    """The IPv4 network behind one that is written in the form of IPv6."""
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen >= 96:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return ipaddress.IPv4Network((mapped, network.prefixlen - 96))
    return network


class Bans:
    """The bans that hold, as this process knows them."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._bans: list[tuple[Network, float | None]] = []

    def replace(self, bans: Sequence[Ban]) -> None:
        """Take note of all bans there are."""
        self._bans = [(ipaddress.ip_network(ban.network), ban.until) for ban in bans]

    def cover(self, address: str) -> bool:
        """Whether nobody may connect from an address, or from a network that counts as one."""
        if not self._bans:
            return False
        try:
            network = _unmapped(ipaddress.ip_network(address, strict=False))
        except ValueError:
            return False
        return any(_contains(banned, network) for banned, until in self._bans if self._holds(until))

    def _holds(self, until: float | None) -> bool:
        return until is None or until > self._now()


def _contains(banned: Network, network: Network) -> bool:
    return banned.version == network.version and network.subnet_of(banned)  # type: ignore[arg-type]
