"""The running games of a person, from the database."""

import asyncio

from hanabi.answers.running import RunningGame, describe_running
from hanabi.room.entries import Person
from hanabi.server.storage.store import Store

MOST_LISTED = 20
"""How many running games are listed, the newest ones."""


async def running_games(store: Store, person: Person) -> tuple[RunningGame, ...]:
    """Return the running games of a person: first those that wait for them, then the newest."""
    games = await store.running_games(person, MOST_LISTED)
    logs = [(game, await store.entries(game.room_id), await store.actions(game.id)) for game in games]
    # Twenty games take a tenth of a second, during which everybody else would wait.
    found = await asyncio.to_thread(lambda: [describe_running(person, *log) for log in logs])
    return tuple(sorted((each for each in found if each), key=lambda each: each.turn != each.seat))
