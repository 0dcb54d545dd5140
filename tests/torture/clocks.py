"""Turn clocks: players who never act run out of time in many rooms at once, and every clock fires.

`python -m tests.torture.clocks --count 1000` waits for that many expiries on each database. The server runs
on uvloop, which may wake a moment before the time it was asked for.
"""

import asyncio
import sys
import time
from contextlib import AsyncExitStack, suppress

from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import Postgres
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run
from tests.torture.figures import spread

CAMPAIGN = Campaign("clocks", "every turn clock fires", "expiries on each database", 1000)
SECONDS = 5
"""The shortest clock there is."""
ROOMS = 100
STUCK_SECONDS = 60.0
"""A clock that has not fired after this long never will."""


async def start_game(base: str, stack: AsyncExitStack) -> Player:
    """A game of two people who never act; the beginner moves for them when their time is up."""
    room, cookie = await open_room(base, seats=2, first=0, clock={"seconds": SECONDS, "then": "beginner"})
    players = [await stack.enter_async_context(Player(base, room, each)) for each in (cookie, None)]
    for player, name in zip(players, ("Ana", "Bo"), strict=True):
        await player.do("enter", name=name)
        await player.do("sit")
    await players[0].do("begin")
    await players[0].reach(0)
    return players[0]


async def wait_for_expiry(player: Player) -> float | None:
    """How many seconds after its time a clock fired; None when it did not."""
    ends, seq = player.table["ends"], player.seq
    with suppress(TimeoutError):
        await player.until(lambda: player.seq > seq, STUCK_SECONDS + SECONDS)
        return time.time() - float(ends)
    return None


async def watch_clocks(player: Player, expiries: int) -> list[float | None]:
    late: list[float | None] = []
    while len(late) < expiries and not player.over:
        late.append(await wait_for_expiry(player))
        if late[-1] is None:
            break
    return late


async def measure(base: str, count: int, stage: str) -> Figures:
    """Let clocks run out in as many rooms as it takes, again and again."""
    rooms = min(ROOMS, count)
    late: list[float | None] = []
    progress = Progress(stage)
    while len(late) < count:
        async with AsyncExitStack() as stack:
            players = [await start_game(base, stack) for _ in range(rooms)]
            each = min(10, -(-(count - len(late)) // rooms))
            for found in await asyncio.gather(*(watch_clocks(player, each) for player in players)):
                late.extend(found)
        progress.tell(f"{len(late)} expiries")
        if None in late:
            break
    fired = [seconds for seconds in late if seconds is not None]
    stuck = len(late) - len(fired)
    return {"expiries": len(late), "failures": stuck, "late_seconds": spread(fired)}


def stage(database: str, count: int) -> Figures:
    if database == "sqlite":
        with Served() as served:
            return run(measure(served.base, count, database))
    with Postgres() as postgres, Served(postgres.new_database()) as served:
        return run(measure(served.base, count, database))


def main(words: list[str] | None = None) -> int:
    options = CAMPAIGN.parser().parse_args(words)
    stages = {name: (lambda name=name: stage(name, options.count)) for name in DATABASES[options.database]}
    return CAMPAIGN.conduct(options, stages)


if __name__ == "__main__":
    sys.exit(main())
