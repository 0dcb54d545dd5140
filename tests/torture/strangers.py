"""Strangers who have the link and no seat: they seize no room, and they ruin none.

`python -m tests.torture.strangers --count 2000` makes that many attempts in each stage on each database:

* takeover: the host of a running game is away, and strangers ask for everything a host may;
* ruin: strangers fill a room with names, talk and nonsense, and then its people go on as if nothing had been.
"""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.server.player import Player, Told, open_room
from tests.server.served import Served
from tests.server.services import Postgres
from tests.torture.campaigns import DATABASES, Campaign, Figures, Progress, run

CAMPAIGN = Campaign("strangers", "strangers seize no room and ruin none", "attempts in each stage", 2000)
SEATS = 3
STRANGERS = 20
SETTINGS = {"HANABI_TAKEOVER_SECONDS": "0", "HANABI_NAMES_PER_MINUTE": "30"}
"""Nothing but a seat stands between a stranger and the room; the number of names is limited as usual."""

Attempt: TypeAlias = Callable[[random.Random], tuple[str, dict[str, Any]]]
HOSTING: tuple[Attempt, ...] = (
    lambda chance: ("vote-host", {"member": chance.randrange(1, 30)}),
    lambda chance: ("hand-over", {"member": chance.randrange(1, 30)}),
    lambda chance: ("remove", {"member": chance.randrange(1, 30)}),
    lambda chance: ("readmit", {"member": chance.randrange(1, 30)}),
    lambda chance: ("set-door", {"door": chance.choice(("open", "invited", "locked"))}),
    lambda _: ("configure", {"terms": {"seats": 2}}),
    lambda chance: ("stand-in", {"seat": chance.randrange(3), "bot": "beginner"}),
    lambda chance: ("give-back", {"seat": chance.randrange(3)}),
    lambda chance: ("seat-bot", {"seat": chance.randrange(3), "bot": "beginner"}),
    lambda chance: ("sit", {"seat": chance.randrange(3)}),
    lambda _: ("begin", {}),
    lambda _: ("vote", {"end": True}),
)
NOISE: tuple[Attempt, ...] = (
    lambda chance: ("enter", {"name": f"M{chance.randrange(10**9)}"}),
    lambda chance: ("say", {"text": "spam " * chance.randrange(1, 90)}),
    lambda _: ("remark", {"remark": "hello"}),
    lambda _: ("enter", {"name": ""}),
    lambda _: ("sit", {}),
    lambda _: ("stand", {}),
    lambda _: ("vote-host", {"member": None}),
    lambda chance: ("commit-entropy", {"commitment": f"{chance.randrange(2**256):064x}"}),
)


@dataclass(slots=True)
class Table:
    """A room with its people and a crowd of strangers."""

    host: Player
    friends: list[Player]
    strangers: list[Player]

    @property
    def room(self) -> Told:
        return self.friends[0].room


@asynccontextmanager
async def table(base: str) -> AsyncIterator[Table]:
    """A running game of three people, watched by strangers."""
    async with AsyncExitStack() as stack:
        room, cookie = await open_room(base, seats=3, first=0, manners="open")
        people = [await stack.enter_async_context(Player(base, room, each)) for each in (cookie, None, None)]
        for player, name in zip(people, ("Ana", "Bo", "Cy"), strict=True):
            await player.do("enter", name=name)
            await player.do("sit")
        await people[0].do("begin")
        strangers = [await stack.enter_async_context(Player(base, room)) for _ in range(STRANGERS)]
        for number, stranger in enumerate(strangers):
            await stranger.do("enter", name=f"Mallory {number}")
        yield Table(people[0], people[1:], strangers)


async def try_all(
    strangers: list[Player], attempts: tuple[Attempt, ...], count: int, chance: random.Random
) -> Counter[str]:
    """Have strangers ask for all sorts of things; what they were answered."""
    answers: Counter[str] = Counter()

    async def keep_trying(stranger: Player, times: int) -> None:
        for _ in range(times):
            if stranger.closing:
                answers["closed"] += 1
                return
            kind, fields = chance.choice(attempts)(chance)
            told = await stranger.ask(kind, **fields)
            answers[f"{kind} done" if told["type"] == "done" else told["code"]] += 1

    await asyncio.gather(*(keep_trying(each, count // len(strangers)) for each in strangers))
    return answers


async def seize(base: str, count: int, seed: int) -> Figures:
    """The host is away; strangers try to take the room, and fail."""
    async with table(base) as people:
        friend, other = people.friends
        before = [chair["member"] for chair in people.room["chairs"]]
        await people.host.close()
        await friend.until(lambda: not friend.room["members"][0]["present"])
        answers = await try_all(people.strangers, HOSTING, count, random.Random(seed))
        await friend.do("sync")
        kept = friend.room["host"] == friend.room["owner"] == 1
        seated = [chair["member"] for chair in friend.room["chairs"]] == before and friend.room["running"]
        done = [answer for answer in answers if answer.endswith(" done")]
        # Those at the table may: by the votes of both.
        await friend.do("vote-host", member=2)
        await other.do("vote-host", member=2)
        refused = (await friend.ask("remove", member=3)).get("code") == "seated-stay"
        async with Player(base, people.host.room_id, people.host.cookie) as host:
            await host.until(lambda: host.room["host"] == 1)
            returned = await is_done(host, "set-door", door="locked")
    failures = [kept, seated, not done, refused, returned].count(False)
    return {"attempts": sum(answers.values()), "answers": dict(answers), "failures": failures}


async def ruin(base: str, count: int, seed: int) -> Figures:
    """Strangers make all the noise they can; the people in the room can still go on."""
    async with table(base) as people:
        host, friend = people.host, people.friends[0]
        for player in (host, friend):
            await player.do("vote", end=True)
        await host.until(lambda: host.over)
        await people.friends[1].do("stand")
        answers = await try_all(people.strangers, NOISE, count, random.Random(seed))
        steps = [await is_done(friend, "say", text="still here")]
        noisy = [each["number"] for each in host.room["members"] if each["number"] > SEATS]
        steps += [await is_done(host, "remove", member=number) for number in noisy]
        steps.append(await is_done(host, "set-door", door="locked"))
        steps.append(await is_done(host, "configure", terms={"seats": 2, "manners": "strict", "first": 0}))
        steps.append(await is_done(host, "begin"))
        await host.until(lambda: host.my_turn)
        steps.append((await host.act(host.table["choices"]["options"][0]["action"]))["type"] == "done")
    return {
        "attempts": sum(answers.values()),
        "answers": dict(answers),
        "steps": len(steps),
        "failures": steps.count(False),
    }


async def is_done(player: Player, kind: str, **fields: Any) -> bool:
    return bool((await player.ask(kind, **fields))["type"] == "done")


STAGES: dict[str, Callable[[str, int, int], Coroutine[Any, Any, Figures]]] = {"takeover": seize, "ruin": ruin}


def stage(database: str, name: str, count: int, seed: int) -> Figures:
    Progress(database).tell(name)
    if database == "sqlite":
        with Served("", 1, **SETTINGS) as served:
            return run(STAGES[name](served.base, count, seed))
    with Postgres() as postgres, Served(postgres.new_database(), 1, **SETTINGS) as served:
        return run(STAGES[name](served.base, count, seed))


def main(words: list[str] | None = None) -> int:
    options = CAMPAIGN.parser().parse_args(words)
    stages = {
        f"{database} {name}": (
            lambda database=database, name=name: stage(database, name, options.count, options.seed)
        )
        for database in DATABASES[options.database]
        for name in STAGES
    }
    return CAMPAIGN.conduct(options, stages)


if __name__ == "__main__":
    sys.exit(main())
