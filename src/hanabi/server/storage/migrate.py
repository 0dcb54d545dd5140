"""Migrating a database to the schema of this program, even if several processes start at once."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hanabi.server.errors import DatabaseError
from hanabi.server.storage.engine import make_engine, reading_engine, writing_engine
from hanabi.server.storage.faults import connect, wrap_database_errors

# Repeated here from migrations/versions, so that an up-to-date database does not need alembic.
REVISIONS = ("0001", "0002", "0003", "0004")
HEAD = REVISIONS[-1]
MIGRATIONS = Path(__file__).with_name("migrations")

_LOCK = 0x68616E616269  # an arbitrary number of our own


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the schema of this program; refuse one from a newer program."""
    async with wrap_database_errors():
        async with connect(reading_engine(engine)) as connection:
            current = await read_revision(connection)
        if current != HEAD:
            await _upgrade_alone(engine)


async def read_revision(connection: AsyncConnection) -> str | None:
    """Return the revision of a database; None for an empty one."""
    if not await connection.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
        return None
    found = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
    if found is not None and found not in REVISIONS:
        raise DatabaseError("database-too-new", revision=str(found))
    return found


async def _upgrade_alone(engine: AsyncEngine) -> None:
    """Migrate in one transaction of one process, while the others wait for as long as it takes."""
    patient = make_engine(engine.url, patience=None)
    try:
        async with connect(writing_engine(patient)) as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            if await read_revision(connection) != HEAD:
                await connection.run_sync(_upgrade)
            await connection.commit()
    finally:
        await patient.dispose()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
