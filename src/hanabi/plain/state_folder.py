"""Where the files of this person are kept."""

import sys
from collections.abc import Mapping
from pathlib import Path


def state_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder for this person's files: `HANABI_STATE`, or the usual place of the platform."""
    if environment.get("HANABI_STATE"):
        return Path(environment["HANABI_STATE"])
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "hanabi"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "hanabi"
    return Path(environment.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "hanabi"
