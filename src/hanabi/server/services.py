"""What live rooms work with, the same for all rooms of a process."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from hanabi.server.seats.pool import BotSeats
from hanabi.server.storage.store import Store


class News(Protocol):
    """Tells the other processes how far a room and its game have come; it may lose anything."""

    def reached(self, room: str, number: int, seq: int, shown: bool = False) -> None: ...


@dataclass(frozen=True, slots=True)
class Services:
    """What a live room works with."""

    store: Store
    bots: BotSeats
    news: News
    bot_delay: float = 1.0
    absence: float = 30.0
    """After how many seconds without a connection somebody counts as absent."""
    chance: random.Random = field(default_factory=random.SystemRandom)
    now: Callable[[], float] = time.time
