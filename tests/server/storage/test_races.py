"""The primary key decides every race, over any number of processes."""

import asyncio
from collections import Counter

import pytest

from hanabi.room.log import EndingRow, SeatRow
from hanabi.server.storage.rows import NewGame
from hanabi.server.storage.store import Store
from tests.waits import WAIT_LIMIT

pytestmark = pytest.mark.anyio

TASKS = 8


async def test_each_number_of_a_room_is_won_once(store: Store, neighbour: Store) -> None:
    await store.open_room("room", "1", 1.0)

    async def climb(name: int) -> int:
        """How many of the next numbers this one won, always trying the next free one as it knows it."""
        mine, won = (store, neighbour)[name % 2], 0
        for number in range(2, 22):
            won += await mine.append_entry("room", number, f"{name}", 2.0, key=f"{name}-{number}")
        return won

    won = await asyncio.gather(*(climb(name) for name in range(TASKS)))
    rows = await store.entries("room", after=1)
    assert [row.number for row in rows] == list(range(2, 22))
    assert Counter(row.entry for row in rows) == Counter({str(name): n for name, n in enumerate(won) if n})


async def test_of_many_last_moves_one_ends_the_game(store: Store, neighbour: Store) -> None:
    await store.open_room("room", "1", 1.0)
    await store.append_entry("room", 2, "began", 2.0, game=NewGame("game", 1, "{}", ()))

    async def end(name: int) -> bool:
        mine = (store, neighbour)[name % 2]
        return await mine.append_action("game", 1, "stop", 3.0, ending=EndingRow("lost", name))

    won = await asyncio.gather(*(end(name) for name in range(TASKS)))
    game = await store.game("game")
    assert won.count(True) == 1
    assert game is not None
    assert game.score == won.index(True)


async def test_a_retried_key_has_one_effect_on_any_server(store: Store, neighbour: Store) -> None:
    await store.open_room("room", "1", 1.0)

    async def retry(name: int) -> bool:
        return await (store, neighbour)[name % 2].append_entry("room", 2 + name, "said", 2.0, key="once")

    assert sum(await asyncio.gather(*(retry(name) for name in range(TASKS)))) == 1
    assert [row.key for row in await store.entries("room")] == [None, "once"]


async def test_a_game_begins_once(store: Store, neighbour: Store) -> None:
    await store.open_room("room", "1", 1.0)

    async def begin(name: int) -> bool:
        game = NewGame(f"game-{name}", 1, "{}", (SeatRow(0, "anna", "Anna", None),))
        return await (store, neighbour)[name % 2].append_entry("room", 2, f"{name}", 2.0, game=game)

    won = await asyncio.gather(*(begin(name) for name in range(TASKS)))
    games = [await store.game(f"game-{name}") for name in range(TASKS)]
    assert won.count(True) == 1
    assert [game is not None for game in games] == won


async def test_batches_in_opposite_orders_do_not_wait_for_each_other_for_ever(
    store: Store, neighbour: Store
) -> None:
    rooms = [f"room-{number}" for number in range(20)]
    await asyncio.gather(*(store.open_room(room, "1", 1.0) for room in rooms))
    for number in range(2, 7):
        there = [store.append_entry(room, number, "a", 2.0) for room in rooms]
        back = [neighbour.append_entry(room, number, "b", 2.0) for room in reversed(rooms)]
        won = await asyncio.wait_for(asyncio.gather(*there, *back), WAIT_LIMIT)
        assert sum(won) == len(rooms)


async def test_a_code_lets_one_in(store: Store, neighbour: Store) -> None:
    await store.add_code("digest", "anna", 1, 10.0)
    taken = await asyncio.gather(
        *((store, neighbour)[name % 2].take_code(["digest"], 1.0) for name in range(TASKS))
    )
    assert sorted(taken, key=str) == [("anna", 1)] + [None] * (TASKS - 1)


async def test_processes_agree_on_a_secret(store: Store, neighbour: Store) -> None:
    asked = [(store, neighbour)[name % 2].get_secret("cookies", f"fresh-{name}") for name in range(TASKS)]
    assert len(set(await asyncio.gather(*asked))) == 1


async def test_no_change_of_a_secret_is_lost(store: Store, neighbour: Store) -> None:
    await store.get_secret("cookies", "first")
    changes = [
        (store, neighbour)[name % 2].change_secret("cookies", "", lambda kept: f"{kept},more")
        for name in range(TASKS)
    ]
    await asyncio.gather(*changes)
    assert await store.get_secret("cookies", "") == "first" + ",more" * TASKS


async def test_renewals_are_all_counted(store: Store, neighbour: Store) -> None:
    await store.add_person("anna", 1.0)
    asked = [(store, neighbour)[name % 2].renew_person("anna") for name in range(TASKS)]
    assert sorted(await asyncio.gather(*asked)) == list(range(1, TASKS + 1))
