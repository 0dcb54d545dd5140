"""Follows what operators do through the database, and applies it to this process."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from hanabi.server.live.registry import RoomRegistry
from hanabi.server.operators.bans import Bans
from hanabi.server.storage.interventions import (
    Intervention,
    InterventionKind,
    acknowledge,
    last_number,
    read_bans,
    read_interventions,
)
from hanabi.server.storage.store import Store

POLL_SECONDS = 1.0
SIGNED_OUT_SECONDS = 5.0
"""How often connections are checked for cookies that another process has invalidated."""

log = structlog.get_logger()


class Oversight:
    """Applies each intervention once, in order, and confirms it in the database."""

    def __init__(
        self, store: Store, registry: RoomRegistry, bans: Bans, caches: Sequence[Callable[[], None]]
    ) -> None:
        self._store, self._registry, self._bans = store, registry, bans
        self._caches = caches
        """Functions that clear the caches of finished games, which contain players' names."""
        self._polling = asyncio.Lock()
        self._applied = 0
        self._acknowledged = -1

    async def start(self) -> None:
        """Start from the present state: nothing in memory can be affected by earlier interventions."""
        self._applied = await last_number(self._store)
        await self._read_bans()

    async def poll(self) -> None:
        """Apply what operators did since the last call."""
        async with self._polling:
            await self._apply_new()

    async def dismiss_signed_out(self) -> None:
        """Close the connections whose cookies are no longer valid."""
        generations = await self._store.generations(self._registry.people)
        # First, so that erased people, whose cookies are invalid too, are told that they were erased.
        await self.poll()
        for person, generation in generations.items():
            self._registry.dismiss_others(person, generation)

    async def _apply_new(self) -> None:
        for each in await read_interventions(self._store, self._applied):
            log.info("intervention", kind=each.kind.value, number=each.number)
            await self._apply(each)
            self._applied = each.number
        if self._acknowledged != self._applied and await acknowledge(
            self._store, self._registry.id, self._applied
        ):
            self._acknowledged = self._applied

    async def _apply(self, intervention: Intervention) -> None:
        subject = intervention.subject
        match intervention.kind:
            case InterventionKind.ROOM_CLOSED:
                await self._registry.expel("room-shut", subject)
            case InterventionKind.ROOM_DELETED:
                await self._registry.expel("room-deleted", subject)
                self._clear_games()
            case InterventionKind.PERSON_SIGNED_OUT:
                self._registry.dismiss_all("erased", lambda guest: guest.person == subject)
            case InterventionKind.PERSON_ERASED:
                self._clear_games()
                await self._registry.reload_rooms_of(subject)
            case InterventionKind.BANS_CHANGED:
                await self._read_bans()

    async def _read_bans(self) -> None:
        self._bans.replace(await read_bans(self._store, self._registry.services.now()))
        self._registry.dismiss_all("banned", lambda guest: self._bans.is_banned(guest.address))

    def _clear_games(self) -> None:
        for clear in self._caches:
            clear()
