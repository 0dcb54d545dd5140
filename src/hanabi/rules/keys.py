"""The keys of editions: those of the boxes in this package, and those that installed packages publish."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

CUSTOM_KEY = "custom"
"""The key of the edition that is no box: it offers everything."""
OWN_KEYS = tuple(
    sorted(
        {file.stem for file in (Path(__file__).parent / "boxes").glob("[a-z]*.py*")},
        key=lambda key: (key == CUSTOM_KEY, key),
    )
)
"""The keys of the editions in this package: the names of their files, `custom` last."""
ENTRY_POINT_GROUP = "hanabi.editions"
"""The entry point group in which packages publish editions: a key, and the `Edition` it stands for."""


def is_known(key: str) -> bool:
    """Whether some edition has this key; whether that edition can be used is another question."""
    return key in OWN_KEYS or key in published()


@cache
def published() -> "Mapping[str, tuple[EntryPoint, ...]]":
    """What installed packages publish under each key; nothing if a folder of packages cannot be read."""
    from importlib.metadata import entry_points

    found: dict[str, tuple[EntryPoint, ...]] = {}
    try:
        for entry in entry_points(group=ENTRY_POINT_GROUP):
            found[entry.name] = (*found.get(entry.name, ()), entry)
    except (OSError, ValueError):
        return {}
    return found
