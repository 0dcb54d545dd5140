"""Options that several commands share, and the settings of a server that commands read."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from hanabi.server.settings import Settings

Json = Annotated[bool, typer.Option("--json")]
Plain = Annotated[bool, typer.Option("--plain")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]


def server_settings(**given: str | None) -> "Settings":
    """Read settings from the environment, overridden by `given`; the default database is a local file."""
    from hanabi.plain.state_folder import state_folder
    from hanabi.server.settings import PREFIX, Settings

    home = f"sqlite:///{state_folder(os.environ) / 'server.db'}"
    named = {PREFIX + name.upper(): text for name, text in given.items() if text}
    return Settings.from_environment({f"{PREFIX}DATABASE_URL": home, **os.environ, **named})
