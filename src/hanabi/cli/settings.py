"""The settings of a server from the environment and the command line."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanabi.server.settings import Settings


def server_settings(**given: str | None) -> "Settings":
    """Read settings from the environment, overridden by `given`; the default database is a local file."""
    from hanabi.plain.state_folder import state_folder
    from hanabi.server.settings import PREFIX, Settings

    home = f"sqlite:///{state_folder(os.environ) / 'server.db'}"
    named = {PREFIX + name.upper(): text for name, text in given.items() if text}
    return Settings.from_environment({f"{PREFIX}DATABASE_URL": home, **os.environ, **named})
