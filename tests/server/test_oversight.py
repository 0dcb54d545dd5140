"""What operators do reaches those it concerns with its own reason, whatever a process notices first."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from hanabi.server.operators.bans import Bans
from hanabi.server.operators.erasure import sign_out
from hanabi.server.operators.oversight import Oversight
from tests.server.parlour import Parlour, parlour

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
