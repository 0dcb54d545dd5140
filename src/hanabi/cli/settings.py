"""The settings of a server as the environment and the command line give them."""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hanabi.server.settings import Settings


def server_settings(**given: str | None) -> "Settings":
    """What the environment says of a server, the command line before it; games are kept with the others."""
    from hanabi.server.settings import PREFIX, Settings
    from hanabi.terminal.saved import state_folder

    home = f"sqlite:///{state_folder(os.environ) / 'server.db'}"
    named = {PREFIX + name.upper(): text for name, text in given.items() if text}
    return Settings.from_environment({f"{PREFIX}DATABASE_URL": home, **os.environ, **named})
