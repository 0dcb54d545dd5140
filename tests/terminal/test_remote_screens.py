"""A room on the whole terminal, on a real server."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hanabi.client import requests
from hanabi.client.connection import Client
from hanabi.client.cookies import CookieStore
from hanabi.client.links import Link, RemoteError
from hanabi.client.requests import fresh_id
from hanabi.client.visited_game import VisitedGame
from hanabi.coach import advise
from hanabi.game import Action, Dealt, Seat
from hanabi.text import Catalogue
from hanabi.tui.guest_app import GuestApp
from hanabi.tui.page_screen import PageScreen
from hanabi.tui.replay_screen import ReplayScreen
from hanabi.tui.review_screen import ReviewScreen
from hanabi.tui.room_screen import RoomScreen
from hanabi.tui.room_table import RoomGameOverScreen, RoomTableScreen
from hanabi.wire.messages import AnyTold, Line
from hanabi.wire.requests import Begin, Enter
from tests.server.services import shared
from tests.terminal.keyboard import SMALLEST, Keyboard, run
from tests.terminal.remote_rooms import RealServer, real_server
from tests.waits import WAIT_LIMIT, until


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[RealServer]:
    with shared(RealServer()) as service:
        yield service


@pytest.fixture
def server(server_of_module: RealServer) -> RealServer:
    return server_of_module.ensure_up()


class Guest(Keyboard):
    """A person before a room."""

    app: GuestApp

    @property
    def sitting(self) -> VisitedGame:  # type: ignore[override]
        game = self.app.client.visit.game
        assert game is not None
        return game

    @property
    def table(self) -> RoomTableScreen:  # type: ignore[override]
        assert isinstance(self.app.screen, RoomTableScreen), self.app.screen
        return self.app.screen

    async def until(self, ready: Callable[[], bool]) -> None:
        deadline = time.monotonic() + WAIT_LIMIT
        while not ready():
            assert time.monotonic() < deadline, self.text
            await asyncio.sleep(0.01)
            await self.settle()

    async def see(self, text: str) -> None:
        """Wait until something is drawn."""
        await self.until(lambda: text in " ".join(self.text.split()))

    async def unsee(self, text: str) -> None:
        """Wait until something is no longer drawn."""
        await self.until(lambda: text not in " ".join(self.text.split()))

    async def sit_and_begin(self) -> None:
        await self.see("Take a free seat")
        await self.press("s")
        await self.see("add bots to the free seats")
        await self.press("b")
        await self.see("Every seat is taken: start the game.")
        await self.press("g")
        await self.until(lambda: isinstance(self.app.screen, RoomTableScreen))

    async def your_turn(self) -> bool:
        """Wait for one's turn; whether the game goes on."""
        await self.until(self._may_move)
        return isinstance(self.app.screen, RoomTableScreen)

    def _may_move(self) -> bool:
        screen = self.app.screen
        waits = isinstance(screen, RoomTableScreen) and screen.your_turn and not self.app.client.waiting
        return isinstance(screen, RoomGameOverScreen) or (waits and self.app.client.connected)

    async def play_on(self, turns: int = 1000) -> None:  # type: ignore[override]
        """Do what the adviser would, to the end or for `turns` turns."""
        seat = self.sitting.seat
        assert seat is not None
        while turns and await self.your_turn():
            seq = self.sitting.seq
            await self.take(self._advice(seat))
            await self.until(lambda seq=seq: self.sitting.seq > seq)  # type: ignore[misc]
            turns -= 1

    def _advice(self, seat: Seat) -> Action:
        """What an adviser would do that was told what the seat was."""
        game = self.sitting
        heard = (event for moment in game.moments for event in moment.events)
        return advise(game.rules, len(game.names), seat, 0, heard, game.first).best.action


@asynccontextmanager
async def visiting(link: Link, folder: Path, name: str | None = "Anna") -> AsyncIterator[Guest]:
    app = GuestApp(Catalogue(), link, CookieStore(folder), name)
    async with app.run_test(size=SMALLEST) as pilot:
        yield Guest(app, pilot)


class Quiet:
    """Shows nothing of what a client hears."""

    def message_received(self, told: AnyTold) -> None: ...

    def connection_lost(self) -> None: ...


@asynccontextmanager
async def companion(link: Link, folder: Path, name: str) -> AsyncIterator[Client]:
    """Another guest in the room, without a screen."""
    client = Client(link, CookieStore(folder), Quiet())
    staying = asyncio.create_task(client.run())
    client.ask(Enter(fresh_id(), name))
    await until(lambda: client.visit.entered)
    yield client
    client.leave()
    await staying


@pytest.mark.parametrize("rules", ["fr", "fr+flamboyant-fives+avalanche"])
def test_a_whole_game_is_played_with_bots_and_its_deal_is_checked(
    rules: str, server: RealServer, tmp_path: Path
) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset=rules, seats=3)
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.play_on()
            await guest.until(lambda: isinstance(guest.app.screen, RoomGameOverScreen))
            await guest.see("the deal is the one that was fixed before the first move")
            assert guest.app.finished is not None
            assert guest.app.finished.replay is not None
            assert guest.app.finished.replay.final().board.outcome == guest.sitting.board.outcome
            await guest.press("c")
            assert isinstance(guest.app.screen, ReviewScreen)
            await guest.press("escape", "v")
            assert isinstance(guest.app.screen, ReplayScreen)
            await guest.press("escape", "n")
            await guest.until(lambda: isinstance(guest.app.screen, RoomTableScreen))
            assert guest.sitting.board.turn < 3

    run(scene())


def test_advice_comes_from_the_server_and_another_bot_can_be_asked(
    server: RealServer, tmp_path: Path
) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.your_turn()
            await guest.press("a")
            await guest.see("Advice: ")
            await guest.press("a")
            assert isinstance(guest.app.screen, PageScreen)
            await guest.press("escape", "b")
            await guest.see("(club player;")
            room = guest.app.client.visit.room
            assert room is not None
            assert room.chairs[0].advised

    run(scene())


def test_where_a_room_plays_without_advice_there_is_none(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0, advice=False)
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.your_turn()
            await guest.press("a")
            await guest.see("Advice is off in this room.")

    run(scene())


def test_a_game_goes_on_after_the_server_was_killed_and_started_again(tmp_path: Path) -> None:
    async def scene() -> None:
        with real_server() as server:
            link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
            async with visiting(link, tmp_path) as guest:
                await guest.sit_and_begin()
                await guest.play_on(turns=2)
                await guest.your_turn()
                table, before = guest.app.screen, list(guest.sitting.moments)
                await asyncio.to_thread(server.kill)
                await guest.see("Connection lost")
                await guest.press("c", "1", "enter")
                assert guest.app.client.waiting
                await asyncio.to_thread(server.start)
                await guest.until(lambda: len(guest.sitting.moments) > len(before) + 1)
                assert guest.app.screen is table
                assert guest.sitting.moments[: len(before)] == before
                assert isinstance(guest.sitting.moments[0].events[0], Dealt)
                await guest.play_on(turns=1)

    run(scene())


def test_a_player_who_leaves_comes_back_to_their_seat(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.play_on(turns=1)
            moments = len(guest.sitting.moments)
            await guest.press("q")
        assert guest.app.return_value == 0
        assert f"To come back: hanabi play {link}" in guest.app.farewell
        async with visiting(link, tmp_path, name=None) as again:
            await again.your_turn()
            assert again.sitting.seat == 0
            assert len(again.sitting.moments) >= moments

    run(scene())


def test_a_name_is_asked_for_and_asked_again_when_it_is_taken(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(ruleset="fr")
        async with companion(link, tmp_path / "b", "Zoe"), visiting(link, tmp_path, None) as guest:
            await guest.see("What’s your name?")
            await guest.press("end", *["backspace"] * 30, *"zoe", "enter")
            await guest.see("The name zoe is taken")
            await guest.press("end", *["backspace"] * 30, *"Yan", "enter")
            await guest.see("Yan (you)")

    run(scene())


def test_the_room_is_run_by_keys(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=3)
        async with companion(link, tmp_path / "b", "Ben") as ben, visiting(link, tmp_path) as guest:
            await guest.see("Ben")
            await guest.press("down", "enter")
            await guest.see("2 Anna (you, host)")
            await guest.press("up", "b")
            await guest.see("1 bot: beginner")
            await guest.press("x")
            await guest.see("1 free")
            await guest.press("+")
            await guest.see("4 free")
            await guest.press("t", *"hi", "enter")
            await guest.until(
                lambda: [line.text for line in ben.visit.lines if isinstance(line, Line)] == ["hi"]
            )
            ben.ask(requests.sit(0))
            await guest.see("1 Ben")
            await guest.press("h")
            await guest.see("1 Ben (host)")
            await guest.press("b")
            await guest.see("Only the host can do that.")
            assert ben.visit.room is not None
            assert ben.visit.room.chairs[1].member is not None
            ben.ask(requests.clear_seat(ben.visit, 1))
            await until(lambda: guest.app.failure is not None)
        assert isinstance(guest.app.failure, RemoteError)
        assert guest.app.failure.code == "removed"

    run(scene())


def test_a_click_moves_to_a_seat_and_a_second_one_takes_it(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=3)
        async with visiting(link, tmp_path) as guest:
            await guest.see("Anna (you, host)")
            await guest.click("option:2")
            await guest.read()
            assert guest.app.client.visit.known_room.seat is None
            assert not guest.app.client.waiting
            await guest.click("option:2")
            await guest.see("3 Anna (you, host)")
            await guest.click("key:u")
            await guest.see("3 free")

    run(scene())


def test_a_message_may_come_before_the_room_is_on_the_screen(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=3)
        async with visiting(link, tmp_path) as guest:
            await guest.see("Anna (you, host)")
            opened = RoomScreen()
            opening = guest.app.push_screen(opened)
            opened.catch_up()
            await opening
            await guest.until(lambda: guest.app.screen is opened)
            await guest.see("Anna (you, host)")

    run(scene())


def test_the_host_lets_people_back_in_and_closes_the_door_by_keys(server: RealServer, tmp_path: Path) -> None:
    async def be_removed(link: Link, guest: Guest) -> None:
        ben = Client(link, CookieStore(tmp_path / "b"), Quiet())
        staying = asyncio.create_task(ben.run())
        ben.ask(Enter(fresh_id(), "Ben"))
        await guest.see("Ben")
        await guest.press("up", "x", "enter")
        await guest.see("Removed from the room: Ben")
        await staying

    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=3)
        async with visiting(link, tmp_path) as guest:
            await guest.see("Anna (you, host)")
            with pytest.raises(RemoteError, match="removed"):
                await be_removed(link, guest)
            await guest.press("l", "enter")
            await guest.see("Anna let Ben back in.")
            await guest.unsee("Removed from the room")
            await guest.press("d", "down", "enter")
            await guest.see("Only people with an invitation link")
            await guest.see("?invitation=")
            await guest.press("d", "enter")
            await guest.unsee("Only people with an invitation link")

    run(scene())


def test_the_table_has_talk_votes_pages_and_the_room(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.your_turn()
            await guest.press("t", "4")
            await guest.see("Anna: Let me think.")
            await guest.press("1", "n", *"five", "enter")
            await guest.see("Your note: “five”")
            await guest.press("greater_than_sign")
            await guest.until(lambda: guest.sitting.own_places[:2] == (1, 0))
            await guest.press("escape", "a")
            await guest.see("Advice:")
            await guest.press("?")
            assert isinstance(guest.app.screen, PageScreen)
            await guest.press("escape", "o")
            assert isinstance(guest.app.screen, RoomScreen)
            await guest.see("A game is in progress.")
            await guest.press("o", "v", "2")
            await guest.until(lambda: isinstance(guest.app.screen, RoomGameOverScreen))
            await guest.see("stopped by a vote")

    run(scene())


@pytest.mark.parametrize("view", ["open", "nothing"])
def test_a_guest_without_a_seat_watches_where_the_room_allows_it(
    view: str, server: RealServer, tmp_path: Path
) -> None:
    async def scene() -> None:
        link = server.open_room(
            CookieStore(tmp_path), ruleset="fr", seats=2, first=0, spectators={"view": view}
        )
        async with companion(link, tmp_path, "Anna") as host, visiting(link, tmp_path / "b", "Ben") as guest:
            await guest.see("Ben (you)")
            for request in (requests.sit(0), requests.seat_bot(1), Begin(fresh_id())):
                host.ask(request)
            await guest.until(lambda: host.visit.playing)
            if view == "open":
                await guest.until(lambda: isinstance(guest.app.screen, RoomTableScreen))
                assert guest.sitting.seat is None
                await guest.press("p", "d", "c", "1")
                assert guest.table.menus == []
            else:
                await guest.see("You’ll see the table when it’s over.")
                assert guest.app.client.visit.game is None

    run(scene())


def test_a_player_who_is_away_is_not_thinking(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0)
        async with visiting(link, tmp_path / "b", "Ben") as guest:
            async with companion(link, tmp_path, "Anna") as host:
                host.ask(requests.sit(0))
                await guest.see("1 Anna (host)")
                await guest.press("s")
                await guest.see("2 Ben (you)")
                host.ask(Begin(fresh_id()))
                await guest.see("Anna is thinking")
            await guest.see("Waiting for Anna (away)")

    run(scene())


def test_the_clock_of_a_turn_is_shown(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        link = server.open_room(CookieStore(tmp_path), ruleset="fr", seats=2, first=0, clock={"seconds": 600})
        async with visiting(link, tmp_path) as guest:
            await guest.sit_and_begin()
            await guest.your_turn()
            await guest.see("left.")
            assert "9:5" in guest.text or "10:00" in guest.text

    run(scene())


def test_a_room_that_does_not_exist_ends_the_visit_with_a_reason(server: RealServer, tmp_path: Path) -> None:
    async def scene() -> None:
        async with visiting(Link("http", f"127.0.0.1:{server.port}", "nowhere"), tmp_path) as guest:
            await until(lambda: guest.app.failure is not None)
        assert isinstance(guest.app.failure, RemoteError)
        assert (guest.app.failure.code, guest.app.return_value, guest.app.farewell) == ("no-such-room", 1, "")

    run(scene())
