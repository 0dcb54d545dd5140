"""What the server asks of its database, on both kinds of it."""

import pytest
from sqlalchemy import select

from hanabi.room.log import ActionRow, EndingRow, EntryRow, GameRow, SeatRow
from hanabi.server.errors import StorageError
from hanabi.server.storage.presence import STALE_AFTER
from hanabi.server.storage.rows import NewGame, PastGame
from hanabi.server.storage.schema import ROOMS
from hanabi.server.storage.statements import BATCH_SIZE, split_into_batches
from hanabi.server.storage.store import Store

pytestmark = pytest.mark.anyio

ANNA = SeatRow(0, "anna", "Anna", None)
ROBOT = SeatRow(1, None, "Robot", "beginner")


def some_game(id: str = "game", number: int = 1, due: float | None = None) -> NewGame:
    return NewGame(id, number, '{"deck": "secret"}', (ANNA, ROBOT), due)


async def with_game(store: Store, room: str = "room", game: str = "game", due: float | None = None) -> None:
    """A room in which a game has begun."""
    assert await store.open_room(room, "opened", 1.0)
    assert await store.append_entry(room, 2, "began", 2.0, game=some_game(game, due=due))


async def test_a_room_opens_once(store: Store) -> None:
    assert not await store.entries("room")
    assert await store.open_room("room", '{"opened": "é"}', 1.25)
    assert not await store.open_room("room", "again", 2.0)
    assert await store.entries("room")
    assert await store.entries("room") == (EntryRow(1, None, '{"opened": "é"}', 1.25),)


async def test_entries_come_back_in_order_after_a_number(store: Store) -> None:
    await store.open_room("room", "1", 1.0)
    for number in (2, 3, 4):
        assert await store.append_entry("room", number, str(number), float(number), key=f"k{number}")
    assert [row.number for row in await store.entries("room")] == [1, 2, 3, 4]
    assert await store.entries("room", after=3) == (EntryRow(4, "k4", "4", 4.0),)
    assert await store.entries("room", after=4) == ()
    assert await store.entries("elsewhere") == ()


async def test_an_entry_touches_its_room_and_no_other(store: Store) -> None:
    for room in ("room", "other"):
        await store.open_room(room, "1", 1.0)
    await store.append_entry("room", 2, "2", 7.0)
    assert not await store.append_entry("other", 1, "late", 9.0)
    async with store.engine.connect() as connection:
        columns = select(ROOMS.c.id, ROOMS.c.at, ROOMS.c.touched)
        rows = await connection.execute(columns.order_by(ROOMS.c.id))
        assert [tuple(row) for row in rows] == [("other", 1.0, 1.0), ("room", 1.0, 7.0)]


@pytest.mark.parametrize(("number", "key"), [(2, "new"), (3, "old"), (2, "old"), (2, None)])
async def test_a_taken_number_or_key_writes_neither_entry_nor_game(
    store: Store, number: int, key: str | None
) -> None:
    await store.open_room("room", "1", 1.0)
    assert await store.append_entry("room", 2, "first", 2.0, key="old")
    assert not await store.append_entry("room", number, "second", 3.0, key=key, game=some_game())
    assert [row.entry for row in await store.entries("room")] == ["1", "first"]
    assert await store.game("game") is None


async def test_the_same_key_serves_in_two_rooms_and_no_key_any_number_of_times(store: Store) -> None:
    for room in ("one", "two"):
        assert await store.open_room(room, "1", 1.0)
        assert await store.append_entry(room, 2, "2", 2.0, key="same")
        assert await store.append_entry(room, 3, "3", 3.0)
        assert await store.append_entry(room, 4, "4", 4.0)


async def test_an_entry_of_no_room_is_refused(store: Store) -> None:
    with pytest.raises(StorageError, match="storage-refused"):
        await store.append_entry("nowhere", 1, "lost", 1.0)


async def test_a_game_is_stored_with_the_entry_that_begins_it(store: Store) -> None:
    await with_game(store, due=9.5)
    expected = GameRow("game", "room", 1, '{"deck": "secret"}', 2.0, 9.5, None, None, None)
    assert await store.game("game") == expected
    assert await store.seats("game") == (ANNA, ROBOT)
    assert await store.game("none") is None


async def test_a_second_game_of_one_number_is_refused_with_its_entry(store: Store) -> None:
    await with_game(store)
    with pytest.raises(StorageError, match="storage-refused"):
        await store.append_entry("room", 3, "began", 3.0, game=some_game("other"))
    assert len(await store.entries("room")) == 2


async def test_actions_set_what_is_due(store: Store) -> None:
    await with_game(store)
    assert await store.append_action("game", 1, "play", 3.0, seat=0, key="a", due=10.0)
    assert await store.due_rooms(9.9) == ()
    assert await store.due_rooms(10.0) == ("room",)
    assert await store.append_action("game", 2, "stop", 4.0)
    assert await store.due_rooms(10.0) == ()
    expected = (ActionRow(1, "a", 0, "play", 3.0), ActionRow(2, None, None, "stop", 4.0))
    assert await store.actions("game") == expected
    assert await store.actions("game", after=1) == expected[1:]


@pytest.mark.parametrize(("seq", "key"), [(1, "new"), (2, "old")])
async def test_a_stale_action_changes_nothing(store: Store, seq: int, key: str) -> None:
    await with_game(store)
    assert await store.append_action("game", 1, "play", 3.0, seat=0, key="old", due=10.0)
    before = await store.game("game")
    assert not await store.append_action("game", seq, "clue", 4.0, 1, key, 20.0, EndingRow("won", 25))
    assert await store.game("game") == before
    assert len(await store.actions("game")) == 1


async def test_the_last_action_ends_the_game_and_nothing_is_due_any_more(store: Store) -> None:
    await with_game(store, due=1.0)
    assert await store.append_action("game", 1, "play", 7.0, seat=0, due=8.0, ending=EndingRow("won", 25))
    game = await store.game("game")
    assert game is not None
    assert (game.due, game.ended, game.result, game.score) == (None, 7.0, "won", 25)
    assert await store.due_rooms(100.0) == ()


async def test_reached_knows_any_number_of_rooms_and_games(store: Store) -> None:
    await with_game(store)
    await with_game(store, "quiet", "new")
    for seq in (1, 2, 3):
        assert await store.append_action("game", seq, "play", 3.0)
    strangers = [f"stranger-{number}" for number in range(2 * BATCH_SIZE)]
    rooms, games = await store.last_numbers(["room", *strangers, "quiet"], ["game", *strangers, "new"])
    assert rooms == {"room": 2, "quiet": 2}
    assert games == {"game": 3, "new": 0}
    assert await store.last_numbers([], []) == ({}, {})


async def test_past_games_are_those_a_person_finished_newest_first(store: Store) -> None:
    for number in range(1, 5):
        await with_game(store, f"room-{number}", f"game-{number}")
    for number in (1, 2, 3):
        await store.append_action(
            f"game-{number}", 1, "stop", 10.0 + number, ending=EndingRow("lost", number)
        )
    past = await store.past_games("anna", limit=2)
    assert [one.game.id for one in past] == ["game-3", "game-2"]
    assert past[0] == PastGame(past[0].game, (ANNA, ROBOT))
    assert [one.game.score for one in await store.past_games("anna", 2, before=12.0)] == [1]
    assert await store.past_games("nobody", 2) == ()


async def test_a_person_is_renewed_generation_by_generation(store: Store) -> None:
    assert await store.generations(["anna"]) == {}
    assert await store.add_person("anna", 1.0)
    assert not await store.add_person("anna", 2.0)
    assert await store.generations(["anna"]) == {"anna": 0}
    assert [await store.renew_person("anna"), await store.renew_person("anna")] == [1, 2]
    assert await store.generations(["anna"]) == {"anna": 2}
    with pytest.raises(StorageError, match="unknown-person"):
        await store.renew_person("nobody")


async def test_a_code_works_once_and_before_it_expires(store: Store) -> None:
    await store.add_code("digest", "anna", 3, expires=10.0)
    await store.add_code("late", "anna", 3, expires=10.0)
    assert await store.take_code(["other", "digest"], 9.0) == ("anna", 3)
    assert await store.take_code(["other", "digest"], 9.0) is None
    assert await store.take_code(["late"], 10.0) is None
    assert await store.take_code(["late"], 9.0) is None, "an expired code is removed"


async def test_a_secret_stays_what_it_was_first(store: Store, neighbour: Store) -> None:
    assert await store.get_secret("cookies", "one") == "one"
    assert await neighbour.get_secret("cookies", "two") == "one"
    assert await store.get_secret("cookies", "three") == "one"
    assert await store.get_secret("other", "four") == "four"


async def test_people_are_present_while_their_process_beats(store: Store) -> None:
    assert not await store.heartbeat("here", 100.0)
    assert await store.heartbeat("here", 101.0)
    await store.heartbeat("there", 90.0)
    for room, person, process in (("a", "anna", "here"), ("a", "anna", "there"), ("b", "ben", "there")):
        await store.add_presence({(room, person): "192.0.2.1"}, process)
        await store.add_presence({(room, person): "192.0.2.1"}, process)
    assert await store.people_present(["a", "b"], 50.0) == {"a": {"anna"}, "b": {"ben"}}
    assert await store.people_present(["a", "b", "c"], 95.0) == {"a": {"anna"}, "b": set(), "c": set()}
    await store.remove_presence([("a", "anna")], "here", [("a", "anna")], 103.0)
    assert await store.last_seen("a") == {"anna": 103.0}
    assert await store.people_present(["a"], 95.0) == {"a": set()}
    await store.forget_process("there")
    assert await store.people_present(["a", "b"], 50.0) == {"a": set(), "b": set()}


async def test_a_process_that_stopped_beating_is_forgotten_with_its_people(store: Store) -> None:
    await store.heartbeat("dead", 100.0)
    await store.add_presence({("room", "anna"): ""}, "dead")
    await store.heartbeat("alive", 100.0 + STALE_AFTER)
    assert await store.people_present(["room"], 0.0) == {"room": {"anna"}}
    await store.heartbeat("alive", 101.0 + STALE_AFTER)
    assert await store.people_present(["room"], 0.0) == {"room": set()}
    assert await store.last_seen("room") == {"anna": 100.0}
    assert not await store.heartbeat("dead", 102.0 + STALE_AFTER), "it hears that it was forgotten"
    assert await store.people_present(["room"], 0.0) == {"room": set()}


async def test_a_working_database_is_ready(store: Store) -> None:
    await store.check_ready()
    await store.check_ready()


async def test_a_closed_store_takes_nothing_more(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError, match="storage-unavailable"):
        await store.open_room("room", "1", 1.0)


async def test_what_is_shown_last_in_a_room_is_kept_and_nothing_else(store: Store) -> None:
    for room in ("a", "b", "c"):
        await store.open_room(room, "{}", 0.0)
    for room, shown in (("a", "1"), ("b", "2"), ("a", "3"), ("b", None), ("c", None)):
        await store.set_review(room, shown)
    assert await store.reviews(["a", "b", "c"]) == {"a": "3"}
    assert await store.reviews(["b"]) == {}


@pytest.mark.parametrize("length", [0, 1, 2, 3, 5, 8, 499, 500, 501, 1234])
def test_lists_of_any_length_make_few_statements(length: int) -> None:
    ids = [f"id {number}" for number in range(length)]
    parts = list(split_into_batches(ids))
    assert list(dict.fromkeys(each for part in parts for each in part)) == ids
    lengths = {1 << power for power in range(10)} | {BATCH_SIZE}
    assert {len(part) for part in parts} <= lengths
    assert all(len(part) <= BATCH_SIZE for part in parts)
