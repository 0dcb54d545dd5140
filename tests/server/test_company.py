"""Whom bots may sit with in a room: some keep to their kind, and some sit nowhere."""

from collections.abc import AsyncIterator, Iterator
from types import MappingProxyType
from typing import ClassVar

import pytest

from hanabi.answers.boxes import available_bots
from hanabi.bots import Company
from hanabi.bots import registry as listing
from hanabi.bots.conventions.players import Beginner
from hanabi.bots.registry import Kind
from hanabi.room import company
from hanabi.room.plans import LONGEST_PREPARATION, Plan, due_time, thinking_time
from hanabi.server.workers.pool import LONG_SECONDS
from hanabi.wire.messages import Happened, Refused
from hanabi.wire.requests import AskAdvice, Begin, ClearSeat, SeatBot, Sit, StandIn
from hanabi.wire.terms import Spectators, SpectatorView
from tests.server.parlour import Parlour, key, parlour
from tests.server.test_rooms import started

pytestmark = pytest.mark.anyio


class Coded(Beginner):
    """A beginner that claims to speak a language of its own."""

    company: ClassVar[Company] = Company.OWN_KIND


class Peeping(Beginner):
    company: ClassVar[Company] = Company.NOBODY


def broken() -> None:
    raise ImportError("not here")


STRANGERS = MappingProxyType(
    {
        "coded": Kind("coded", "tests", lambda: Coded),
        "cipher": Kind("cipher", "tests", lambda: Coded),
        "peeping": Kind("peeping", "tests", lambda: Peeping),
        "friendly": Kind("friendly", "tests", lambda: Beginner),
        "broken": Kind("broken", "tests", broken),  # type: ignore[arg-type]
    }
)


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of some other package are installed."""
    monkeypatch.setattr(listing, "_installed_kinds", lambda: STRANGERS)
    listing.kinds.cache_clear()
    yield
    listing.kinds.cache_clear()


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def test_a_bot_with_a_language_of_its_own_does_not_sit_with_people(house: Parlour) -> None:
    live = await house.room(seats=3)
    host = await house.friend(live, "Host")
    told = await host.ask(SeatBot(key(), 1, "coded"))
    assert isinstance(told, Refused)
    assert told.code == "bot-keeps-to-its-kind"
    assert told.details == {"bot": "coded", "instead": listing.fallback_bot()}
    assert await host.refused(SeatBot(key(), 1, "peeping")) == "bot-sees-too-much"
    await host.do(SeatBot(key(), 1, "friendly"))


async def test_people_do_not_sit_down_with_it_either(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host", sit=False)
    await host.do(SeatBot(key(), 0, "coded"))
    assert await host.refused(Sit(key(), 1)) == "bot-keeps-to-its-kind"
    await host.do(ClearSeat(key(), 0))
    await host.do(Sit(key(), 1))


async def test_a_whole_table_of_its_kind_plays_and_is_watched(house: Parlour) -> None:
    live = await house.room(seats=2, spectators=Spectators(SpectatorView.OPEN))
    host = await house.friend(live, "Host", sit=False)
    await host.do(SeatBot(key(), 0, "coded"))
    for other in ("cipher", "beginner"):
        assert await host.refused(SeatBot(key(), 1, other)) == "bots-apart"
    await host.do(SeatBot(key(), 1, "coded"))
    await host.do(Begin(key()))
    while (await host.hear(Happened)).seq < 3:
        pass


async def test_nobody_who_sees_too_much_sits_anywhere(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host", sit=False)
    assert await host.refused(SeatBot(key(), 0, "peeping")) == "bot-sees-too-much"


async def test_only_a_bot_that_plays_with_people_stands_in_for_one_or_advises_one(house: Parlour) -> None:
    _, host, _ = await started(house)
    for bot, code in (("coded", "bot-keeps-to-its-kind"), ("peeping", "bot-sees-too-much")):
        assert await host.refused(StandIn(key(), 0, bot)) == code
        assert await host.refused(AskAdvice(key(), 0, bot)) == code
    await host.do(StandIn(key(), 0, "friendly"))


async def test_a_broken_bot_is_refused_with_what_is_wrong(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host")
    assert await host.refused(SeatBot(key(), 1, "broken")) == "broken-bot"


async def test_a_bot_is_known_by_a_listed_name_alone(house: Parlour) -> None:
    live = await house.room(seats=2)
    host = await house.friend(live, "Host")
    for name in ("tests.server.test_company:Coded", "program:true", "x" * 1000):
        told = await host.ask(SeatBot(key(), 1, name))
        assert isinstance(told, Refused)
        assert told.code == "unknown-bot"
        assert len(str(told.details["name"])) <= company.QUOTED_NAME_LENGTH


def test_a_room_is_offered_whatever_may_sit_there() -> None:
    bots = {each.name: each.company for each in available_bots()}
    assert bots["beginner"] == bots["friendly"] == "anyone"
    assert bots["coded"] == "own-kind"
    assert not {"peeping", "broken", "cheater"} & set(bots)


async def test_nobody_else_wakes_a_room_while_a_bot_among_its_kind_may_still_think() -> None:
    assert due_time(Plan("bot", "game", 0, "coded"), 1000.0, 1.0) == 1000.0 + thinking_time("coded", 1.0)
    assert due_time(Plan("bot", "game", 0, "friendly"), 1000.0, 1.0) == 1001.0
    assert (
        thinking_time("friendly", 1.0)
        < 1.0
        < LONG_SECONDS
        < LONGEST_PREPARATION
        == thinking_time("coded", 1.0)
    )
