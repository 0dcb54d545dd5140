"""What the database keeps of every game, beside what devices were shown of it."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from hanabi.codec import encode
from hanabi.room.game import RoomMatch, read_record
from hanabi.room.log import ActionRow
from tests.torture.audit import ACTIONS, ENTRIES, GAMES, by_first, connected, name_of, rows
from tests.torture.device import Device


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The rows of a database."""

    effects: Counter[str]
    """How often each request is in a log, by the name its client gave it."""
    numbers: dict[str, list[int]]
    """The numbers of the rows of each room and game."""
    events: dict[str, list[Any]]
    """Everything that happened in each game."""
    authors: dict[tuple[str, int], str]
    """The request that brought a game to a number of actions."""

    @property
    def faults(self) -> list[str]:
        """What must not happen in a log."""
        gaps = [name for name, found in self.numbers.items() if found != list(range(1, len(found) + 1))]
        doubled = [name for name, times in self.effects.items() if times > 1]
        return [f"the log of {name} has gaps or doubles" for name in gaps] + [
            f"{name} has {self.effects[name]} effects" for name in doubled
        ]

    def misshown(self, devices: Iterable[Device]) -> list[str]:
        """Where a device was not shown every event once, in order."""
        shown = ((device, game) for device in devices for game in device.history)
        return [
            f"game {game} was shown otherwise: {_first_difference(device.history[game], self.events[game])}"
            for device, game in shown
            if not agrees(device.history[game], self.events[game])
        ]


async def read_chronicle(url: str) -> Chronicle:
    async with connected(url) as connection:
        entries, games, actions = [await rows(connection, query) for query in (ENTRIES, GAMES, ACTIONS)]
    keyed = [row for row in (*entries, *actions) if row.key is not None]
    by_game, by_room = by_first(actions), by_first(entries)
    return Chronicle(
        Counter(name_of(row.key) for row in keyed),
        {name: [row[1] for row in some] for name, some in (by_game | by_room).items()},
        {row.id: _events(row, by_game.get(row.id, [])) for row in games},
        {(row.game_id, row.seq): name_of(row.key) for row in actions if row.key is not None},
    )


async def read_settled_chronicle(url: str, devices: Sequence[Device], within: float) -> Chronicle:
    """Read the rows once the devices have been shown all of them: a bot may still be moving."""
    deadline = time.monotonic() + within
    kept = await read_chronicle(url)
    while kept.misshown(devices) and time.monotonic() < deadline:
        await asyncio.sleep(0.1)
        kept = await read_chronicle(url)
    return kept


def agrees(shown: Any, kept: Any) -> bool:
    """Whether something shown is what is kept, except for what was not to be seen."""
    if shown is None:
        return True
    if isinstance(shown, list) and isinstance(kept, list):
        return len(shown) == len(kept) and all(map(agrees, shown, kept))
    if isinstance(shown, dict) and isinstance(kept, dict):
        return shown.keys() == kept.keys() and all(agrees(shown[name], kept[name]) for name in shown)
    return bool(shown == kept)


def _events(row: Any, found: list[Any]) -> list[Any]:
    match = RoomMatch(row.id, read_record(row.record), row.began)
    for each in found:
        # A log with gaps or doubles is reported as such.
        if each.seq == match.seq + 1:
            match.advance(ActionRow(each.seq, each.key, each.seat, each.action, each.at))
    return [encode(event) for event in match.events()]


def _first_difference(shown: list[Any], kept: list[Any]) -> str:
    for place, (one, other) in enumerate(zip(shown, kept, strict=False)):
        if not agrees(one, other):
            return f"event {place} is {one}, not {other}"[:300]
    return f"{len(shown)} events, not {len(kept)}"
