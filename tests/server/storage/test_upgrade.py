"""A database that an older server wrote, with running games: it is migrated, and the games go on.

The rows of `revision_0001.json` were written by the server of that revision. In one room Ana, Bo and a bot
play before spectators; in the other Cy plays on with a bot in the seat of Di, who was removed.
"""

import json
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, Table
from sqlalchemy.ext.asyncio import AsyncEngine

from hanabi.server.live import LiveRoom
from hanabi.server.storage.engine import make_engine
from hanabi.wire.messages import Happened, RoomNow
from hanabi.wire.requests import Act, Readmit
from hanabi.wire.terms import SpectatorView
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.storage.upgrading import upgrade_to

pytestmark = pytest.mark.anyio

ROWS = json.loads(Path(__file__).with_name("revision_0001.json").read_text(encoding="utf-8"))
WATCHED, REDUCED = (row["id"] for row in ROWS["rooms"])


@pytest.fixture
async def old_url(bare_url: str) -> str:
    """The address of a database of the first revision, with these rows."""
    if bare_url.startswith("sqlite"):
        Path(bare_url.removeprefix("sqlite:///")).parent.mkdir(parents=True)
    engine = make_engine(bare_url)
    await _fill(engine)
    await engine.dispose()
    return bare_url


async def _fill(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_to, "0001")
        await connection.run_sync(_insert_rows)


def _insert_rows(connection: Connection) -> None:
    for name, rows in ROWS.items():
        if rows:
            connection.execute(Table(name, MetaData(), autoload_with=connection).insert(), rows)


async def sit_down(house: Parlour, room: str, person: str) -> tuple[LiveRoom, Friend]:
    live = await house.hall.get_room(room)
    friend = await Friend(person, live).join()
    await friend.hear(Happened)
    return live, friend


async def act(friend: Friend) -> None:
    """Take the last legal action, and wait until it is told."""
    table = friend.table
    assert table.choices is not None
    await friend.do(Act(key(), table.seq, table.choices.options[-1].action, table.game))
    while friend.table.seq == table.seq:
        await friend.hear(Happened)


async def test_a_running_game_goes_on(old_url: str) -> None:
    async with parlour(old_url) as house:
        live, ana = await sit_down(house, WATCHED, "ana")
        _, bo = await sit_down(house, WATCHED, "bo")
        assert live.seq == 3
        await act(ana)
        while bo.table.seq < 4:
            await bo.hear(Happened)
        await act(bo)
        while ana.table.seq < 6:
            await ana.hear(Happened)
        assert live.room.desk(0).notes == {0: "old note"}


async def test_spectators_see_what_they_saw_before(old_url: str) -> None:
    async with parlour(old_url) as house:
        live, watcher = await sit_down(house, WATCHED, "someone")
        assert live.room.terms.spectators.view is SpectatorView.OPEN
        assert all(card.face for hand in watcher.table.table.hands for card in hand)
        assert [line.text for line in live.room.lines] == ['what do "spectators" see?']
        other = await house.hall.get_room(REDUCED)
        assert other.room.terms.spectators.view is SpectatorView.NOTHING


async def test_powers_are_as_they_were_and_a_removal_can_be_undone(old_url: str) -> None:
    async with parlour(old_url) as house:
        live, cy = await sit_down(house, REDUCED, "cy")
        assert (live.room.host, live.room.owner) == ("cy", "cy")
        assert [(each.number, each.name) for each in cy.last(RoomNow).removed] == [(2, "Di")]
        await cy.do(Readmit(key(), 2))
        assert live.room.chairs[1].person == "di"
        await act(cy)
