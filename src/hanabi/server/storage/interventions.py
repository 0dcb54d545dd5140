"""The log of what operators did to running servers; every process applies each intervention once."""

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hanabi.server.storage.schema import BANS, INTERVENTIONS, PROCESSES
from hanabi.server.storage.statements import dialect_insert
from hanabi.server.storage.store import Store


class InterventionKind(StrEnum):
    """What an operator did; the subject of each is in brackets."""

    ROOM_CLOSED = "room-closed"
    """Nobody may enter a room any more (its id)."""
    ROOM_DELETED = "room-deleted"
    """A room and its games were deleted (its id)."""
    PERSON_SIGNED_OUT = "person-signed-out"
    """The cookies of a person are no longer valid (their id)."""
    PERSON_ERASED = "person-erased"
    """Names and talk of a person were removed from rooms and records (their id)."""
    BANS_CHANGED = "bans-changed"
    """An address was banned or unbanned (the network)."""


@dataclass(frozen=True, slots=True)
class Intervention:
    """Something an operator did."""

    number: int
    kind: InterventionKind
    subject: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Nobody may connect from `network` before `until`, or ever if that is None."""

    network: str
    reason: str
    at: float
    until: float | None


async def record_intervention(
    connection: AsyncConnection, kind: InterventionKind, subject: str, at: float
) -> int:
    """Log an intervention in the transaction that carries it out; return its number."""
    if connection.dialect.name == "postgresql":
        # Numbers must become visible in order, or a process that saw a later one would miss an earlier one.
        await connection.execute(text("LOCK TABLE interventions IN EXCLUSIVE MODE"))
    last = (await connection.execute(select(func.max(INTERVENTIONS.c.number)))).scalar() or 0
    values = {"number": last + 1, "kind": kind.value, "subject": subject, "at": at}
    await connection.execute(INTERVENTIONS.insert().values(**values))
    return int(last + 1)


async def last_number(store: Store) -> int:
    """Return the number of the last intervention."""
    rows = await store.read(select(func.max(INTERVENTIONS.c.number)))
    return rows[0][0] or 0


async def read_interventions(store: Store, after: int) -> tuple[Intervention, ...]:
    """Return the interventions with numbers higher than `after`, in order."""
    columns = select(INTERVENTIONS.c.number, INTERVENTIONS.c.kind, INTERVENTIONS.c.subject)
    rows = await store.read(columns.where(INTERVENTIONS.c.number > after).order_by(INTERVENTIONS.c.number))
    return tuple(Intervention(row[0], InterventionKind(row[1]), row[2]) for row in rows)


async def acknowledge(store: Store, process: str, number: int) -> bool:
    """Record that a process has applied everything up to `number`; False if the process is not registered."""

    async def work(connection: AsyncConnection) -> bool:
        change = update(PROCESSES).where(PROCESSES.c.id == process).values(applied=number)
        return (await connection.execute(change)).rowcount == 1

    return await store.journal.write(work, "processes")


async def applied_numbers(store: Store, fresh_after: float) -> tuple[int, ...]:
    """Return how far each process has come whose last heartbeat is later than `fresh_after`."""
    rows = await store.read(select(PROCESSES.c.applied).where(PROCESSES.c.at > fresh_after))
    return tuple(row[0] or 0 for row in rows)


async def read_bans(store: Store, now: float) -> tuple[Ban, ...]:
    """Return the bans that are in force now, the oldest first."""
    wanted = select(BANS.c.network, BANS.c.reason, BANS.c.at, BANS.c.until)
    rows = await store.read(wanted.order_by(BANS.c.at, BANS.c.network))
    bans = (Ban(*row) for row in rows)
    return tuple(ban for ban in bans if ban.until is None or ban.until > now)


async def add_ban(store: Store, ban: Ban) -> int:
    """Ban a network, or change its ban; return the number of the intervention."""

    async def work(connection: AsyncConnection) -> int:
        values = {"reason": ban.reason, "at": ban.at, "until": ban.until}
        insert = dialect_insert(connection.dialect.name, BANS).values(network=ban.network, **values)
        await connection.execute(insert.on_conflict_do_update(index_elements=[BANS.c.network], set_=values))
        return await record_intervention(connection, InterventionKind.BANS_CHANGED, ban.network, ban.at)

    return await store.journal.write(work, "bans")


async def remove_ban(store: Store, network: str, at: float) -> int | None:
    """Lift a ban; return the number of the intervention, or None if there was no such ban."""

    async def work(connection: AsyncConnection) -> int | None:
        gone = await connection.execute(delete(BANS).where(BANS.c.network == network))
        return (
            await record_intervention(connection, InterventionKind.BANS_CHANGED, network, at)
            if gone.rowcount
            else None
        )

    return await store.journal.write(work, "bans")
