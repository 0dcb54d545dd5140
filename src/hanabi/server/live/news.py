"""How processes tell each other that a room has moved on: over Redis, which may lose messages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog

from hanabi.codec import Malformed, Strictness, json_reader, to_json

CHANNEL = "hanabi"
REDIS_TIMEOUT = 2.0
"""How many seconds Redis has to answer; no request waits for it."""
RETRY_DELAY = 0.5
MOST_WAITING = 10_000

log = structlog.get_logger()


class Progress(NamedTuple):
    """How far a room and its current game have come."""

    sender: str
    room: str
    number: int
    seq: int
    shown: bool = False
    """Whether something else is shown in its review now."""


_read_fields = json_reader(tuple[str, str, int, int, bool], Strictness.CLOSED)


class NoNews:
    """The news of a single process, which has nobody to tell."""

    def announce(self, room: str, number: int, seq: int, shown: bool = False) -> None:
        """Do nothing."""

    def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class RedisNews:
    """Progress of rooms, sent and received over Redis."""

    def __init__(self, url: str, sender: str, hear: Callable[[Progress], None]) -> None:
        # Importing it takes a tenth of the server's start-up time, so only servers that use Redis do.
        from redis.asyncio import Redis

        self.sender, self._on_progress = sender, hear
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=REDIS_TIMEOUT, socket_connect_timeout=REDIS_TIMEOUT, health_check_interval=10
        )
        self._waiting: asyncio.Queue[Progress] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_running(course)) for course in (self._send, self._listen)
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def announce(self, room: str, number: int, seq: int, shown: bool = False) -> None:
        """Tell the other processes soon; a lost message is harmless, since they also poll the database."""
        if not self._waiting.full():
            self._waiting.put_nowait(Progress(self.sender, room, number, seq, shown))

    async def _keep_running(self, course: Callable[[], Awaitable[None]]) -> None:
        """Run `course` forever, and again whenever Redis fails."""
        from redis.exceptions import RedisError

        well = True
        while True:
            try:
                await course()
                well = True
            except (RedisError, OSError, TimeoutError) as error:
                if well:
                    log.warning("redis-away", what=type(error).__name__)
                well = False
                await asyncio.sleep(RETRY_DELAY)

    async def _send(self) -> None:
        word = await self._waiting.get()
        await self._redis.publish(CHANNEL, to_json(word))

    async def _listen(self) -> None:
        """Receive messages until Redis fails."""
        async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
            await heard.subscribe(CHANNEL)
            while True:
                message = await heard.get_message(timeout=1.0)
                if message is not None:
                    self._receive(message["data"])

    def _receive(self, data: bytes) -> None:
        try:
            word = Progress(*_read_fields(data))
        except Malformed:
            log.warning("redis-nonsense")
            return
        if word.sender != self.sender:
            self._on_progress(word)
