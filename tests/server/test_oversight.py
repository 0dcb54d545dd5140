"""What operators do reaches those it concerns with its own reason, whatever a process notices first."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from hanabi.client.visit import Visit
from hanabi.server.operators.bans import Bans
from hanabi.server.operators.erasure import erase, sign_out
from hanabi.server.operators.oversight import Oversight
from hanabi.wire.messages import Happened, Line
from hanabi.wire.requests import Begin, Say
from tests.server.parlour import Friend, Parlour, key, parlour

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite_url: str) -> AsyncIterator[Parlour]:
    async with parlour(sqlite_url) as made:
        yield made


async def test_an_erased_person_is_told_so_even_when_the_worthless_cookie_is_noticed_first(
    house: Parlour,
) -> None:
    live = await house.room(host="ana")
    ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
    oversight = Oversight(house.hall.store, house.hall, Bans(), ())
    await oversight.start()
    await sign_out(house.hall.store, "ana", 0.0)
    await asyncio.gather(oversight.dismiss_signed_out(), oversight.poll())
    assert ana.guest.closing is not None
    assert ana.guest.closing.code == "erased"
    assert bo.guest.closing is None


async def test_a_cookie_that_was_renewed_elsewhere_ends_older_connections(house: Parlour) -> None:
    live = await house.room(host="ana")
    ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
    oversight = Oversight(house.hall.store, house.hall, Bans(), ())
    await oversight.start()
    await house.hall.store.add_person("ana", 0.0)
    await house.hall.store.renew_person("ana")
    await oversight.dismiss_signed_out()
    assert ana.guest.closing is not None
    assert ana.guest.closing.code == "signed-out"
    assert bo.guest.closing is None


async def test_an_erasure_reaches_those_who_are_in_the_room(house: Parlour) -> None:
    live = await house.room(host="ana", seats=2)
    ana, bo = await house.friend(live, "Ana"), await house.friend(live, "Bo")
    await bo.do(Say(key(), text="Good luck"))
    await ana.do(Say(key(), text="I live in Elm Street"))
    await ana.do(Begin(key()))
    await bo.hear(Happened)
    visit = Visit()
    for told in bo.told:
        visit.apply(told)
    assert said(visit) == ["Good luck", "I live in Elm Street"]
    await erase(house.hall.store, "ana")
    await house.hall.reload_rooms_of("ana")
    assert bo.guest.closing is not None
    assert bo.guest.closing.back_in == 0.0
    assert visit.game is not None
    back = Friend("bo", await house.hall.get_room(live.room.id))
    await back.join(visit.game.id, visit.game.seq)
    await back.hear(Happened)
    for told in back.told:
        visit.apply(told)
    assert said(visit) == ["Good luck"]
    assert visit.game.names == ("—", "Bo")


def said(visit: Visit) -> list[str | None]:
    return [line.text for line in visit.lines if isinstance(line, Line)]
