"""A connection that remembers what it was shown of every game, and when."""

import time
from collections import defaultdict
from itertools import count
from typing import Any, Self

from tests.server.player import Player, Told

_names = (f"d{number}" for number in count(1))


class Device(Player):
    """A player's device; whatever it is shown twice, or in the wrong order, is a fault."""

    def __init__(self, base: str, room: str, cookie: str | None = None, keep: bool = False) -> None:
        super().__init__(base, room, cookie, keep)
        self.history: dict[str, list[Any]] = defaultdict(list)
        """Every event that was shown, by game."""
        self.seen_at: dict[tuple[str, int], float] = {}
        """When a game was first shown with a number of actions."""
        self.said_at: dict[int, float] = {}
        self.faults: list[str] = []

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Told:
        """Ask under a name that no other request of this process has."""
        return await super().ask(kind, id or next(_names), **fields)

    async def _take(self, text: str) -> None:
        await super()._take(text)
        # A campaign is shown more than fits into memory.
        self.frames.clear()

    def _happened(self, told: Told) -> None:
        game, seq, now = told["game"], told["seq"], time.monotonic()
        before = self.seq if self.table.get("game") == game else -1
        if seq < before or (game in self.history and before < 0):
            self.faults.append(f"game {game} was shown at {seq} after {before}")
        for each in range(before + 1, seq + 1):
            self.seen_at[game, each] = now
        self.history[game] += told["events"]
        super()._happened(told)

    def _answered(self, told: Told) -> None:
        """Note beside an answer what had been shown when it came."""
        told["shown"] = (self.table.get("game"), self.seq)
        super()._answered(told)


async def open_devices(bases: tuple[str, ...], room: str, cookie: str | None = None) -> list[Device]:
    """One device at each address, all of the same person."""
    devices: list[Device] = []
    for base in bases:
        device = Device(base, room, cookie)
        await device.connect()
        devices.append(device)
        cookie = device.cookie
    return devices
