"""Everything a server process works with, created when it starts and closed in order."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hanabi.server.archive.reviews import Reviews
from hanabi.server.archive.snapshots import SnapshotCache
from hanabi.server.http.sockets import Sockets
from hanabi.server.identity.cookies import Keyring
from hanabi.server.identity.visitors import IdentityService, Visitor
from hanabi.server.limits import AddressCounts, Buckets, Pace
from hanabi.server.live.registry import RoomRegistry, run_every
from hanabi.server.monitoring.metrics import BOT_RESTARTS, BOT_STAND_INS
from hanabi.server.monitoring.readiness import Readiness
from hanabi.server.operators.bans import Bans
from hanabi.server.operators.oversight import POLL_SECONDS, SIGNED_OUT_SECONDS, Oversight
from hanabi.server.settings import Settings
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool

CLAIMS_PER_MINUTE = 20
"""How many codes an address may try."""
IMPORTS_PER_MINUTE = 20
"""How many recorded games an address may import."""
ADVICE_PER_MINUTE = 60
"""How often an address may ask for advice on finished games."""
CONNECTIONS_PER_SOCKET = 2
"""How many connections of any kind an address may have for each socket it may have."""
MINUTE_SECONDS = 10
"""How many seconds a whole minute's allowance takes if it is used at once."""
REQUESTS_AT_ONCE = 10
"""How many requests of an address are answered without a delay."""
ROOMS_AT_ONCE = 2

COLLECT_SECONDS = 3600.0
# The thresholds of the three generations; a full collection practically never starts by itself.
NEW_OBJECTS, YOUNG_ROUNDS, NEVER = 20_000, 50, 1_000_000


def collect_rarely() -> None:
    """Search only new objects for cycles: a full collection walks every room and stops all games."""
    gc.collect()
    # What exists at startup lives as long as the process, so no collection needs to look at it.
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_ROUNDS, NEVER)


async def collect_hourly() -> None:
    """Run a full collection once an hour."""
    while True:
        await asyncio.sleep(COLLECT_SECONDS)
        gc.collect()


class ServerContext:
    """The store, the bots, the rooms and the limits of one process."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool, keyring: Keyring) -> None:
        self.settings, self.store, self.bots = settings, store, bots
        self.registry = RoomRegistry(
            store,
            bots,
            settings.redis_url or None,
            settings.bot_delay,
            settings.absence_seconds,
            settings.takeover_seconds,
            settings.names_per_minute,
            settings.bot_games_per_minute,
        )
        self.identity = IdentityService(keyring, store, settings.origin.startswith("https:"))
        self.snapshots = SnapshotCache(store)
        self.reviews = Reviews(store, bots)
        self.readiness = Readiness(store.check_ready)
        self.bans = Bans()
        self.oversight = Oversight(
            store, self.registry, self.bans, (self.snapshots.clear, self.reviews.clear)
        )
        self.sockets = Sockets(settings, self.registry, self.identity, self.bans)
        BOT_RESTARTS.set_function(lambda: bots.restarts)
        BOT_STAND_INS.set_function(lambda: bots.fallbacks)
        self.connections = AddressCounts(CONNECTIONS_PER_SOCKET * settings.connections_per_address)
        self.openings = Buckets(settings.rooms_per_minute)
        self.opening_pace = Pace(settings.rooms_per_minute / MINUTE_SECONDS, ROOMS_AT_ONCE)
        self.imports = Buckets(IMPORTS_PER_MINUTE)
        self.claims = Buckets(CLAIMS_PER_MINUTE)
        self.advice = Buckets(ADVICE_PER_MINUTE)
        self.requests = Buckets(settings.requests_per_minute)
        self.request_pace = Pace(settings.requests_per_minute / MINUTE_SECONDS, REQUESTS_AT_ONCE)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> "AsyncIterator[ServerContext]":
        """Open everything that a server process needs, and close it in order."""
        store = await Store.open(settings.database)
        bots = BotPool()
        try:
            context = cls(settings, store, bots, await Keyring.open(settings.secret, store))
            await bots.start(settings.bot_workers or None)
            await context.oversight.start()
            await context.registry.start()
            tasks = [
                asyncio.create_task(run_every(POLL_SECONDS, context.oversight.poll)),
                asyncio.create_task(run_every(SIGNED_OUT_SECONDS, context.oversight.dismiss_signed_out)),
                asyncio.create_task(collect_hourly()),
            ]
            collect_rarely()
            yield context
            for task in tasks:
                task.cancel()
            await context.registry.close()
        finally:
            await bots.close()
            await store.close()

    async def identify(self, request: HTTPConnection) -> Visitor:
        visitor = await self.identity.identify(request.headers.get("cookie"))
        request.state.visitor = visitor
        return visitor

    def cookie_for(self, visitor: Visitor) -> str | None:
        return self.identity.cookie_header(visitor) if visitor.needs_cookie else None

    def renew_cookie(self, request: HTTPConnection, response: Response) -> None:
        """Replace an outdated cookie of the person who sent a request."""
        visitor: Visitor | None = getattr(request.state, "visitor", None)
        if visitor and visitor.outdated and "set-cookie" not in response.headers:
            response.headers["Set-Cookie"] = self.identity.cookie_header(visitor)
