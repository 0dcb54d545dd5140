"""`hanabi admin` against running servers: they notice within a second or two, whichever database they use."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from hanabi.room.game import RoomMatch, read_record
from hanabi.room.state import read_room
from hanabi.server.errors import DatabaseError, ServerError
from hanabi.server.operators.bans import Bans, parse_network
from hanabi.server.operators.erasure import is_known
from hanabi.server.storage.interventions import Ban
from hanabi.server.storage.schema import METADATA
from hanabi.server.storage.store import Store
from tests.cli.run import Answer, hanabi, program
from tests.server.player import Player, open_room
from tests.server.served import Served
from tests.server.services import answers, free_port
from tests.waits import WAIT_LIMIT, wait_until

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"
Pair: TypeAlias = tuple[Served, Served]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers_of_module(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    """Two servers that share a database, as their users start them; once for each kind of database."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('shared')}/hanabi.db"
    else:
        url = request.getfixturevalue("postgres_of_session").ensure_up().new_database()
    with Served(url) as first, Served(url) as second:
        yield first, second


@pytest.fixture
def servers(servers_of_module: Pair) -> Pair:
    """The two servers, both of them up whatever an earlier test did."""
    first, second = servers_of_module
    return first.ensure_up(), second.ensure_up()


async def admin(server: Served, *words: str, **environment: str) -> Answer:
    """Run `hanabi admin` on the database of a server, as a program of its own."""
    words = ("admin", *words, "--database", server.database_url)
    return await asyncio.to_thread(program, *words, HANABI_LANGUAGE="en", **environment)


async def told(server: Served, *words: str) -> dict[str, Any]:
    """What `hanabi admin` tells programs."""
    answer = await admin(server, *words, "--json")
    assert answer.code == 0, answer
    fields: dict[str, Any] = json.loads(answer.out)
    return fields


@asynccontextmanager
async def table(servers: Pair, host: str = "Ana", **terms: Any) -> AsyncIterator[tuple[Player, Player]]:
    """A host and Ben at a table for two, each connected to another server, and a game between them."""
    first, second = servers
    room, cookie = await open_room(first.base, seats=2, **terms)
    async with Player(first.base, room, cookie) as ana, Player(second.base, room, keep=True) as ben:
        await ana.do("enter", name=host)
        await ben.do("enter", name="Ben")
        await ana.do("sit", seat=0)
        await ben.do("sit", seat=1)
        await ana.until(lambda: ana.room["chairs"][1]["member"] is not None)
        await ana.do("begin")
        await ben.until(lambda: ben.seq >= 0)
        yield ana, ben


async def sent_away(player: Player, code: str) -> None:
    """Return once a player was told why their connection ends for good."""
    await player.until(lambda: bool(player.closing))
    assert player.closing == {"type": "closing", "code": code, "back_in": None}


async def over(player: Player) -> None:
    await player.until(lambda: player.over)


async def test_a_closed_room_sends_everyone_away_for_good(servers: Pair) -> None:
    first, second = servers
    async with table(servers) as (ana, ben):
        room = ana.room_id
        assert await told(first, "close", room, "--yes") == {"done": True, "servers": 2, "applied": 2}
        for player in (ana, ben):
            await sent_away(player, "room-shut")
        async with Player(second.base, room, ana.cookie) as again:
            await sent_away(again, "room-shut")
    answer = httpx.get(f"{first.base}/api/rooms/{room}", timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (410, "room-shut")
    details = await told(first, "show", room)
    assert details["room"]["closed"]
    assert details["games"][0]["result"] == "stopped"
    assert httpx.get(f"{first.base}/api/games/{details['games'][0]['game']}", timeout=60).status_code == 200
    refused = await admin(first, "close", room, "--yes")
    assert (refused.code, refused.sentence) == (1, f"Room {room} is already closed.")


async def test_a_deleted_room_is_gone_with_its_games(servers: Pair) -> None:
    first, second = servers
    async with table(servers) as (ana, ben):
        room, game = ana.room_id, ana.table["game"]
        await told(first, "end", room, "--yes")
        await ben.until(lambda: ben.over)
        film = f"{second.base}/api/games/{game}/film"
        assert httpx.get(film, timeout=60).status_code == 200, "and it is cached now"
        assert (await told(first, "delete", f"{first.base}/r/{room}", "--yes"))["applied"] == 2
        await sent_away(ben, "room-deleted")
    assert httpx.get(film, timeout=60).status_code == 404
    assert httpx.get(f"{second.base}/api/rooms/{room}", timeout=60).status_code == 404
    async with asyncio.timeout(WAIT_LIMIT):
        # A server that was just noting who is connected takes that back with its next heartbeat.
        while room in (dump := await everything(first.database_url)).replace(f'"subject": "{room}"', ""):
            await asyncio.sleep(0.1)
    assert game not in dump


async def test_a_game_that_an_operator_ends_is_over_for_everyone(servers: Pair) -> None:
    async with table(servers) as (ana, ben):
        await told(servers[0], "end", ana.room_id, "--yes")
        for player in (ana, ben):
            await over(player)
            outcome = player.table["table"]["outcome"]
            assert (outcome["result"], outcome["reason"], outcome["score"]) == ("stopped", "operator", 0)
        await ana.do("begin")
        await ben.until(lambda: not ben.over)
        nothing = await open_room(servers[0].base)
        refused = await admin(servers[0], "end", nothing[0], "--yes")
        assert (refused.code, refused.sentence) == (1, "No game is in progress.")


async def test_a_game_ends_between_the_moves_of_bots_that_never_wait(servers: Pair) -> None:
    first, _ = servers
    room, cookie = await open_room(first.base, seats=2)
    async with Player(first.base, room, cookie) as host:
        await host.do("enter", name="Ana")
        for seat in (0, 1):
            await host.do("seat-bot", seat=seat, bot="random")
        await host.do("begin")
        answer = await admin(first, "end", room, "--yes")
        await host.until(lambda: host.over)
    assert answer.code == 0 or "No game is in progress." in answer.err
    store = await Store.open(first.database_url)
    game = await store.game(host.table["game"])
    assert game
    match = RoomMatch(game.id, read_record(game.record), game.began)
    for action in await store.actions(game.id):
        match.advance(action)
    await store.close()
    assert match.over
    assert game.ended is not None


async def test_an_erased_person_disappears_from_rooms_and_records(servers: Pair) -> None:
    first, second = servers
    async with table(servers, host="Zoe") as (ana, ben):
        room, game = ana.room_id, ana.table["game"]
        await ana.do("note", card=ana.table["table"]["hands"][0][0]["id"], text="secret note of Zoe")
        await told(first, "end", room, "--yes")
        await ben.until(lambda: ben.over)
        await ana.do("say", text="I live in Elm Street")
        await ben.do("say", text="Hello")
        await ben.until(lambda: len(ben.lines) == 2)
        assert "Zoe" in httpx.get(f"{second.base}/api/games/{game}/film", timeout=60).text
        person = next(each for each in (await told(first, "show", room))["members"] if each["name"] == "Zoe")
        found = await told(first, "erase", person["person"], "--yes")
        assert found == {"done": True, "rooms": 1, "games": 1, "servers": 2, "applied": 2}
        await sent_away(ana, "erased")
        await ben.until(lambda: ben.reconnections > 0 and ben.room["members"][0]["name"] == "—")
        async with Player(second.base, room, ben.cookie) as fresh:
            await fresh.until(lambda: bool(fresh.lines))
            assert [line["text"] for line in fresh.lines] == ["Hello"]
            assert fresh.seat == 1
            await fresh.do("say", id="later", text="We play on")
    cookies = {"Cookie": str(ana.cookie)}
    assert not httpx.get(f"{first.base}/api/me", headers=cookies, timeout=60).json()["known"]
    for what in ("film", "replay?format=hanabi"):
        text = httpx.get(f"{second.base}/api/games/{game}/{what}", timeout=60).text
        assert "Zoe" not in text
        assert "Ben" in text
        assert "secret note" not in text
    dump = await everything(first.database_url)
    assert not [word for word in ("Zoe", "Elm Street", "secret note") if word in dump]
    assert "We play on" in dump
    assert (await told(first, "erase", person["person"], "--yes"))["rooms"] == 0, "once is enough"


async def test_a_person_who_goes_on_talking_is_erased_too(servers: Pair) -> None:
    first, _ = servers
    async with table(servers, host="Xia", manners="open") as (ana, ben):
        person = (await told(first, "show", ana.room_id))["members"][0]["person"]

        async def chatter() -> None:
            while not ana.closing:
                await ana.ask("say", text="still me, Xia")

        talking = asyncio.create_task(chatter())
        assert (await admin(first, "erase", person, "--yes")).code == 0
        await ana.until(lambda: bool(ana.closing))
        talking.cancel()
        await asyncio.gather(talking, return_exceptions=True)
        await ben.until(lambda: ben.reconnections > 0)
    assert "Xia" not in await everything(first.database_url)
    store = await Store.open(first.database_url)
    room = read_room(ana.room_id, await store.entries(ana.room_id))
    await store.close()
    assert list(room.names.values()) == ["—", "Ben"]


async def test_a_banned_address_is_cut_off_until_the_ban_is_lifted(servers: Pair) -> None:
    first, second = servers
    async with table(servers) as (ana, ben):
        while await addresses(first, ana.room_id) != [[HERE], [HERE]]:
            await asyncio.sleep(0.5)
        banned = await told(first, "ban", HERE, "--reason", "flooding", "--hours", "2")
        assert (banned["network"], banned["applied"]) == ("127.0.0.1/32", 2)
        for player in (ana, ben):
            await sent_away(player, "banned")
    with pytest.raises(InvalidStatus) as denied:
        await Player(second.base, ana.room_id, ana.cookie).connect()
    assert denied.value.response.status_code == 403
    for path in ("/", "/api/me", f"/api/rooms/{ana.room_id}"):
        answer = httpx.get(f"{second.base}{path}", timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    assert httpx.get(f"{second.base}/health", timeout=60).status_code == 200
    listed = await told(first, "bans")
    assert [(ban["network"], ban["reason"]) for ban in listed["bans"]] == [("127.0.0.1/32", "flooding")]
    assert "127.0.0.1/32" in (await admin(first, "bans")).out
    assert (await told(first, "unban", HERE))["applied"] == 2
    async with Player(second.base, ana.room_id, ana.cookie) as again:
        assert again.seat == 0
    assert (await admin(first, "bans")).out == "No addresses are banned.\n"


async def test_a_ban_holds_for_servers_that_start_later(servers: Pair) -> None:
    first, second = servers
    second.kill()
    await told(first, "ban", HERE)
    second.launch()
    wait_until(lambda: answers(second.port), "the server to listen")
    assert httpx.get(f"{second.base}/api/me", timeout=60).status_code == 403
    await told(first, "unban", HERE)
    second.until_up()


async def test_a_server_that_was_killed_does_not_stop_the_operator(servers: Pair) -> None:
    first, second = servers
    async with table(servers) as (ana, _):
        second.kill()
        found = await told(first, "close", ana.room_id, "--yes")
        assert found["applied"] == 1, "the other one is soon known to be dead"
        await ana.until(lambda: bool(ana.closing))
    second.start()
    async with Player(second.base, ana.room_id, ana.cookie) as again:
        await sent_away(again, "room-shut")


async def test_rooms_are_listed_and_shown(servers: Pair) -> None:
    first, _ = servers
    async with table(servers) as (ana, _):
        room = ana.room_id
        listed = (await told(first, "list", "--limit", "1"))["rooms"]
        assert [(each["room"], each["games"], each["running"]) for each in listed] == [(room, 1, True)]
        page = (await admin(first, "list")).out
        assert room in page
        assert "game running" in page
        details = await told(first, "show", room)
        assert [(each["name"], each["seat"], each["host"]) for each in details["members"]] == [
            ("Ana", 0, True),
            ("Ben", 1, False),
        ]
        shown = (await admin(first, "show", f"{first.base}/r/{room}")).out
        assert all(word in shown for word in ("Ana", "Ben", details["members"][0]["person"]))
        assert "deck" not in json.dumps(details), "no card is shown"


# Bad input


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("show", "no-such-room"), 1, "There’s no such room."),
        (("close", "no-such-room", "--yes"), 1, "There’s no such room."),
        (("delete", "no-such-room", "--yes"), 1, "There’s no such room."),
        (("end", "no-such-room", "--yes"), 1, "There’s no such room."),
        (("erase", "nobody", "--yes"), 1, "Nothing is stored about the person nobody."),
        (("erase", "%", "--yes"), 1, "Nothing is stored about the person %."),
        (("erase", "", "--yes"), 1, "Nothing is stored about the person"),
        (("ban", "nonsense"), 1, "Not a valid address or network: nonsense."),
        (("ban", "1.2.3.4/40"), 1, "Not a valid address or network: 1.2.3.4/40."),
        (("ban", "300.1.1.1"), 1, "Not a valid address or network: 300.1.1.1."),
        (
            ("ban", "0.0.0.0/0"),
            1,
            "The network 0.0.0.0/0 is too large to ban. The prefix must be at least /8.",
        ),
        (("ban", "::/0"), 1, "The network ::/0 is too large to ban. The prefix must be at least /19."),
        (("unban", "203.0.113.7"), 1, "203.0.113.7/32 isn’t banned."),
        (("unban", "nonsense"), 1, "Not a valid address or network: nonsense."),
        (("close", "no-such-room"), 2, "This can’t be undone. Add --yes to confirm."),
        (("delete", "no-such-room"), 2, "This can’t be undone."),
        (("end", "no-such-room"), 2, "This can’t be undone."),
        (("erase", "nobody"), 2, "This can’t be undone."),
        (("ban", "1.2.3.4", "--hours", "0"), 2, "--hours must be 1 to 1,000,000, not 0."),
        (("list", "--limit", "0"), 2, "--limit must be 1 to 100,000, not 0."),
        (("fly",), 2, "There’s no command “fly”."),
        (("show",), 2, "ROOM is missing."),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    sqlite_url: str, words: tuple[str, ...], code: int, sentence: str
) -> None:
    answer = hanabi("admin", *words, "--database", sqlite_url)
    assert (answer.code, answer.out) == (code, "")
    assert answer.sentence.startswith(sentence)


@pytest.mark.parametrize("word", ["", "opened", "fr", "person"])
async def test_a_word_of_the_log_is_no_person(sqlite_url: str, word: str) -> None:
    store = await Store.open(sqlite_url)
    terms = '{"ruleset":"fr","seats":2}'
    await store.open_room("room", f'{{"type":"opened","terms":{terms},"host":"ana"}}', 1.0)
    await store.append_entry("room", 2, '{"type":"noted","seat":0,"card":1,"text":""}', 2.0)
    known = [await is_known(store, each) for each in (word, "ana")]
    await store.close()
    assert known == [False, True]


def test_a_refusal_is_told_to_programs_too(sqlite_url: str) -> None:
    answer = hanabi("admin", "show", "no-such-room", "--json", "--database", sqlite_url)
    assert (answer.code, json.loads(answer.out)["error"]) == (1, "no-such-room")


@pytest.mark.parametrize("command", ["show", "close", "delete", "end"])
def test_an_id_may_begin_with_a_dash(sqlite_url: str, command: str) -> None:
    yes = () if command == "show" else ("--yes",)
    answer = hanabi("admin", command, "-M2kq_9aZ-xY", *yes, "--database", sqlite_url)
    assert answer.sentence.startswith("There’s no such room.")


def test_a_database_that_is_away_is_told_with_its_own_status(tmp_path: Path) -> None:
    words = ("admin", "list", "--database")
    away = program(*words, f"postgresql://hanabi@127.0.0.1:{free_port()}/games", HANABI_LANGUAGE="en")
    assert away.code == DatabaseError.EXIT_STATUSES["database-unreachable"]
    missing = program(*words, f"sqlite:///{tmp_path}/typo.db", HANABI_LANGUAGE="en")
    assert missing.sentence.startswith("There’s no database at")
    assert list(tmp_path.iterdir()) == [], "and none is made"


@pytest.mark.parametrize(
    ("typed", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_an_address_stands_for_a_network(typed: str, network: str) -> None:
    assert str(parse_network(typed)) == network


def test_a_ban_covers_its_network_until_it_ends() -> None:
    clock = [0.0]
    bans = Bans(lambda: clock[0])
    bans.replace([Ban("203.0.113.0/24", "", 0.0, 10.0), Ban("2001:db8::/32", "", 0.0, None)])
    inside = ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8:1:2::/64")
    assert [bans.is_banned(address) for address in inside] == [True, True, True]
    assert [bans.is_banned(address) for address in ("203.0.114.7", "2001:db9::/64", "", "unix")] == [
        False
    ] * 4
    clock[0] = 10.0
    assert [bans.is_banned(address) for address in inside] == [False, False, True]


def test_a_network_that_cannot_be_banned_is_refused() -> None:
    with pytest.raises(ServerError, match="ban-too-wide"):
        parse_network("10.0.0.0/7")


async def addresses(server: Served, room: str) -> list[list[str]]:
    """Where the members of a room are connected from; servers write it down every few seconds."""
    return [member["addresses"] for member in (await told(server, "show", room))["members"]]


async def everything(url: str) -> str:
    """All rows of a database as text."""
    store = await Store.open(url)
    rows = [dict(row._mapping) for each in METADATA.sorted_tables for row in await store.read(select(each))]
    await store.close()
    return json.dumps(rows, ensure_ascii=False)
