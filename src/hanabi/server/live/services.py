"""What live rooms work with, the same for all rooms of a process."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from hanabi.server.limits import Buckets
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool


class News(Protocol):
    """Tells the other processes how far a room and its game have come; messages may get lost."""

    def announce(self, room: str, number: int, seq: int, shown: bool = False) -> None: ...


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What a live room works with."""

    store: Store
    bots: BotPool
    news: News
    bot_delay: float = 1.0
    absence: float = 30.0
    """After how many seconds without a connection a person counts as absent."""
    takeover: float = 300.0
    """How many seconds a host must be away, at least, before others may take over the room."""
    names_per_minute: float = 30.0
    """How many new people may come into a room from one address."""
    bot_games: Buckets = field(default_factory=lambda: Buckets(10))
    """How many games with only bots each address may begin."""
    chance: random.Random = field(default_factory=random.SystemRandom)
    now: Callable[[], float] = time.time
