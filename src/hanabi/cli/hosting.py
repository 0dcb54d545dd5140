"""The commands `serve`, `backup` and `restore`: a server, and copies of what it keeps."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from hanabi.cli.options import Database, server_settings
from hanabi.cli.usage import UsageError, check_range
from hanabi.errors import HanabiError
from hanabi.text import Catalogue, sentence

if TYPE_CHECKING:  # keeps `--help` fast
    from hanabi.server.settings import Settings

MOST_WORKERS = 256


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N")] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N")] = 1,
    address: Annotated[str | None, typer.Option("--address", metavar="URL")] = None,
    database_wait: Annotated[int | None, typer.Option("--database-wait", metavar="SECONDS")] = None,
) -> None:
    """Run a server for games over the network."""
    check_range("--port", port, 0, 65_535)
    check_range("--workers", workers, 1, MOST_WORKERS)
    check_range("--database-wait", database_wait, 0, 86_400)
    from hanabi.server.serving import serve as serve_at

    settings = server_settings(
        database_url=database,
        redis_url=redis,
        public_address=address,
        database_wait=None if database_wait is None else str(database_wait),
    )
    serve_at(settings, host, port, workers, _Announcer(context.obj, settings))


def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE | FOLDER")],
    keep: Annotated[int | None, typer.Option("--keep", metavar="N")] = None,
    database: Database = None,
) -> None:
    """Back up a server’s database to a file, even while it’s running."""
    import asyncio
    from pathlib import Path

    from hanabi.server.storage.backup import back_up, back_up_into

    check_range("--keep", keep, 1, 1_000_000)
    where, url = Path(file), server_settings(database_url=database).database
    if where.is_dir():
        where = asyncio.run(back_up_into(where, url, keep))
    elif keep is not None:
        raise UsageError("usage-keep-folder", option="--keep", file=file)
    else:
        asyncio.run(back_up(url, where))
    print(context.obj.say("backed-up", file=str(where)))


def restore(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE")],
    database: Database = None,
) -> None:
    """Restore a backup into an empty database."""
    import asyncio
    from pathlib import Path

    from hanabi.server.storage.backup import restore as restore_from

    asyncio.run(restore_from(Path(file), server_settings(database_url=database).database))
    print(context.obj.say("restored", file=file))


class _Announcer:
    """Reports the start of a server on the terminal."""

    def __init__(self, catalogue: Catalogue, settings: "Settings") -> None:
        self._catalogue, self._settings = catalogue, settings

    def ready(self, address: str) -> None:
        from hanabi.server.page import INDEX

        print(self._catalogue.say("serving", address=address), flush=True)
        if not INDEX.exists():
            print(self._catalogue.say("page-not-built"), file=sys.stderr, flush=True)

    def waiting(self, cause: HanabiError) -> None:
        why, seconds = sentence(self._catalogue, cause), int(self._settings.database_wait)
        told = self._catalogue.say("waiting-for-database", why=why, seconds=seconds)
        print(told, file=sys.stderr, flush=True)
