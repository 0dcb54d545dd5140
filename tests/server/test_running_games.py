"""A player in the middle of a game finds it again: its room, its players, and whose turn it is."""

import pytest

from hanabi.answers.games import GamePlayer
from hanabi.server.http.routes import running_games
from hanabi.wire.messages import Happened
from hanabi.wire.requests import Act, Begin, Remove, SeatBot, Vote
from tests.server.parlour import Friend, Parlour, key, parlour
from tests.server.player import Player, open_room
from tests.server.served import Served

pytestmark = pytest.mark.anyio


async def started(house: Parlour, ruleset: str = "fr") -> tuple[Friend, Friend]:
    """A game of Host, Bea and a bot; Host begins."""
    live = await house.room(seats=3, first=0, ruleset=ruleset)
    host, bea = await house.friend(live, "Host"), await house.friend(live, "Bea")
    await host.do(SeatBot(key(), 2, "beginner"))
    await host.do(Begin(key()))
    await host.hear(Happened)
    await bea.hear(Happened)
    return host, bea


async def move(friend: Friend) -> None:
    table = friend.table
    assert table.choices is not None
    await friend.do(Act(key(), table.seq, table.choices.options[-1].action, table.game))


async def test_a_running_game_is_told_to_its_players_alone(database_url: str) -> None:
    async with parlour(database_url) as house:
        host, bea = await started(house, "fr+avalanche")
        store, room = house.hall.store, host.live.room
        (told,) = await running_games(store, "host")
        assert (told.room, told.game, told.ruleset) == (room.id, room.game, "fr+avalanche")
        assert told.players == (
            GamePlayer("Host", None),
            GamePlayer("Bea", None),
            GamePlayer("beginner 3", "beginner"),
        )
        assert (told.seat, told.turn) == (0, 0)
        assert (told.points, told.best) == (0, 30)
        await move(host)
        assert [(each.seat, each.turn) for each in await running_games(store, "host")] == [(0, 1)]
        assert [(each.seat, each.turn) for each in await running_games(store, bea.person)] == [(1, 1)]
        assert await running_games(store, "stranger") == ()


async def test_a_game_that_waits_for_the_player_comes_first(database_url: str) -> None:
    async with parlour(database_url) as house:
        waiting, _ = await started(house)
        later, _ = await started(house)
        latest, _ = await started(house)
        await move(later)
        found = [each.room for each in await running_games(house.hall.store, "host")]
        assert found == [friend.live.room.id for friend in (latest, waiting, later)]


async def test_a_game_is_gone_for_a_removed_player_and_for_all_when_it_ends(database_url: str) -> None:
    async with parlour(database_url) as house:
        host, bea = await started(house)
        number = host.live.room.member_number(bea.person)
        assert number is not None
        await host.do(Remove(key(), number))
        assert await running_games(house.hall.store, bea.person) == ()
        (told,) = await running_games(house.hall.store, "host")
        assert [player.bot is None for player in told.players] == [True, False, False]
        await host.do(Vote(key(), True))
        while host.table.table.outcome is None:
            await host.hear(Happened)
        assert await running_games(house.hall.store, "host") == ()


async def test_the_way_back_is_given_to_the_cookie_of_a_seat(served: Served) -> None:
    room, cookie = await open_room(served.base, seats=2, first=0)
    async with Player(served.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        await host.do("sit")
        await host.do("seat-bot", seat=1, bot="beginner")
        assert served.get("/api/me/running", headers={"Cookie": cookie}).json() == {"games": []}
        await host.do("begin")
        await host.until(lambda: host.my_turn)
    (told,) = served.get("/api/me/running", headers={"Cookie": cookie}).json()["games"]
    assert (told["room"], told["seat"], told["turn"]) == (room, 0, 0)
    assert served.get("/api/me/running").json() == {"games": []}
