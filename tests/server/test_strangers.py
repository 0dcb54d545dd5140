"""Strangers, thieves and pranksters: foreign pages, forged cookies, stolen codes, hostile names and talk."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hanabi.server.app import SECURITY_HEADERS
from tests.server.player import Player, open_room
from tests.server.served import SECRET, Served
from tests.server.services import shared

pytestmark = pytest.mark.anyio

PUBLIC = "https://hanabi.example:8443"
ROUTES = (
    "/",
    "/r/room",
    "/rules",
    "/rules/fr",
    "/api/rules/fr",
    "/api/me",
    "/api/me/games",
    "/api/rooms/room",
    "/api/games/game",
    "/api/games/game/replay",
    "/health",
    "/ready",
    "/metrics",
    "/openapi.json",
    "/nothing",
)


@pytest.fixture(scope="module")
def public_of_module() -> Iterator[Served]:
    """The server behind `public`."""
    with shared(Served(HANABI_PUBLIC_ADDRESS=PUBLIC)) as server:
        yield server


@pytest.fixture
def public(public_of_module: Served) -> Served:
    """A server with an address of its own, behind a proxy."""
    return public_of_module.ensure_up()


@pytest.fixture
async def client(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    async with served.client() as client:
        yield client


def own(served: Served) -> str:
    return f"127.0.0.1:{served.port}"


async def handshake(served: Served, **headers: str) -> int:
    """The status with which the server answers a handshake; 101 accepts it."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"ws://{own(served)}/api/rooms/room/socket"
    try:
        async with connect(address, additional_headers=named):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def post(served: Served, **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with served.client() as client:
        return (await client.post("/api/rooms", json={}, headers=named)).status_code


def foreign_origins(own: str) -> list[str]:
    """Names that a foreign page might use to be taken for ours."""
    host, _, port = own.partition(":")
    return [
        "null",
        "",
        "http://evil.example",
        f"http://{own}.evil.example",
        f"http://evil.example#{own}",
        f"http://evil.example/{own}",
        f"http://{own}@evil.example",
        f"http://evil.example@{own}",
        f"http://{host}",
        f"http://{host}:{int(port) + 1}",
        f"http://{own}0",
        f"http://{own}/",
        f"ftp://{own}",
        f"http://{own} http://evil.example",
        f"http://{own}, http://evil.example",
        own,
        "file://",
        "http://[",
    ]


# Where a request comes from


async def test_a_foreign_page_may_neither_talk_nor_change_anything(served: Served) -> None:
    for origin in foreign_origins(own(served)):
        assert await handshake(served, Origin=origin) == 403, origin
        assert await post(served, Origin=origin) == 403, origin


async def test_without_an_origin_there_is_no_socket(served: Served) -> None:
    """Every browser sends one with a handshake; programs can."""
    assert await handshake(served) == 403
    assert await post(served) == 201


async def test_pages_of_the_server_may_talk_and_change_things(served: Served) -> None:
    for origin in (served.base, served.base.upper()):
        assert await handshake(served, Origin=origin) == 101, origin
        assert await post(served, Origin=origin) == 201, origin


async def test_a_request_that_the_browser_calls_foreign_is_refused(served: Served) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
        assert await post(served, Sec_Fetch_Site=site) == status, site


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "["])
async def test_a_foreign_name_that_points_here_is_not_ours(served: Served, host: str) -> None:
    """DNS rebinding: the page and the request agree on a name, and it is not this machine's."""
    name = f"{host}:{served.port}"
    assert await post(served, Host=name, Origin=f"http://{name}") == 403
    assert await raw_handshake(served, name, f"http://{name}") == 403


async def raw_handshake(served: Served, host: str, origin: str) -> int:
    """A handshake with a Host that no library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    lines = [
        "GET /api/rooms/room/socket HTTP/1.1",
        f"Host: {host}",
        f"Origin: {origin}",
        "Upgrade: websocket",
    ]
    rest = ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    writer.write("\r\n".join([*lines, *rest, "", ""]).encode())
    status = (await reader.readline()).split()[1]
    writer.close()
    return int(status)


async def test_a_server_with_an_address_takes_that_origin_alone(public: Served) -> None:
    for origin in (PUBLIC, PUBLIC.upper()):
        assert await handshake(public, Origin=origin) == 101, origin
    others = (
        public.base,
        "https://hanabi.example",
        "http://hanabi.example:8443",
        "https://hanabi.example:443",
    )
    longer = [f"{PUBLIC}{rest}" for rest in ("0", "/", ".evil.example", "@evil.example", "#", ":8443")]
    for origin in (*others, *longer, *foreign_origins("hanabi.example:8443")):
        assert await handshake(public, Origin=origin) == 403, origin
        assert await post(public, Origin=origin) == 403, origin


async def test_a_foreign_form_is_no_request(served: Served) -> None:
    """What a form of another page can send without asking is not JSON."""
    async with served.client() as client:
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
        ):
            told = await client.post("/api/rooms", content=b"{}", headers={"Content-Type": kind})
            assert (told.status_code, told.json()["code"]) == (415, "not-json-body")


@pytest.mark.parametrize("route", ROUTES)
async def test_browsers_are_told_to_be_strict_everywhere(client: httpx.AsyncClient, route: str) -> None:
    told = await client.get(route)
    assert {name: told.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert "unsafe" not in told.headers["Content-Security-Policy"]
    assert "server" not in told.headers
    assert "access-control-allow-origin" not in told.headers
    if route.startswith("/api/"):
        assert told.headers["Cache-Control"] == "no-store"


async def test_a_refused_method_names_those_that_work(client: httpx.AsyncClient) -> None:
    told = await client.delete("/api/rooms")
    assert (told.status_code, told.json()["code"], told.headers["Allow"]) == (405, "wrong-method", "POST")


# Cookies


async def fresh_cookie(client: httpx.AsyncClient) -> str:
    told = await client.get("/api/me")
    client.cookies.clear()
    return told.headers["Set-Cookie"].partition(";")[0]


async def is_known(client: httpx.AsyncClient, cookie: str) -> bool:
    told = await client.get("/api/me", headers={"Cookie": cookie})
    client.cookies.clear()
    assert told.status_code == 200, told.text
    return bool(told.json()["known"])


def forged(secret: str, value: object = ("stranger", 0), salt: str = "hanabi-cookie") -> str:
    return f"hanabi={URLSafeTimedSerializer(secret, salt=salt).dumps(value)!s}"


def forged_without_time(secret: str, value: object = ("stranger", 0)) -> str:
    """A cookie of the first format."""
    return f"hanabi={URLSafeSerializer(secret, salt='hanabi-person').dumps(value)!s}"


async def test_a_cookie_signed_elsewhere_names_nobody(client: httpx.AsyncClient) -> None:
    assert await is_known(client, forged(SECRET)), "what is signed here is known"
    assert await is_known(client, forged_without_time(SECRET))
    wrong = (forged("another secret"), forged(""), forged(SECRET, salt="other"))
    untimed = (forged_without_time("another secret"), forged_without_time(""))
    for cookie in (*wrong, *untimed, "hanabi=", "hanabi=.", "hanabi=.."):
        assert not await is_known(client, cookie), cookie


async def test_a_cookie_changed_anywhere_names_nobody(client: httpx.AsyncClient) -> None:
    cookie = await fresh_cookie(client)
    assert await is_known(client, cookie)
    name, _, value = cookie.partition("=")
    # The last letter of a signature carries two bits that mean nothing.
    for at in range(len(value) - 1):
        other = "A" if value[at] != "A" else "B"
        assert not await is_known(client, f"{name}={value[:at]}{other}{value[at + 1 :]}"), at


SIGNED: tuple[object, ...] = (
    "stranger",
    ["stranger"],
    [1, 0],
    ["a", "0"],
    ["a", True],
    ["a", 0, 0],
    {},
    None,
    [["a"], 0],
)


async def test_a_signature_of_something_else_names_nobody(client: httpx.AsyncClient) -> None:
    for value in SIGNED:
        assert not await is_known(client, forged(SECRET, value)), value
        assert not await is_known(client, forged_without_time(SECRET, value)), value


async def test_odd_cookies_are_no_trouble(client: httpx.AsyncClient) -> None:
    odd = [
        "hanabi=" + "x" * 7000,
        "hanabi=" + "." * 7000,
        "hanabi=%00",
        'hanabi="',
        "=",
        ";;;",
        "hanabi",
        "a=b=c",
    ]
    for cookie in (*odd, "; ".join(["hanabi=x.y"] * 500), "hanabi=\xe9\xff"):
        told = await client.get("/api/me", headers={b"Cookie": cookie.encode("latin-1")})
        client.cookies.clear()
        assert (told.status_code, told.json()) == (200, {"known": False}), cookie


async def test_the_cookies_of_others_do_not_hide_ours(client: httpx.AsyncClient) -> None:
    cookie = await fresh_cookie(client)
    for header in (
        f'a={{"x": 1}}; {cookie}',
        f"{cookie}; b=c d",
        f"hanabi=forged; {cookie}",
        f"x;{cookie};y",
    ):
        assert await is_known(client, header), header


async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(served: Served, public: Served) -> None:
    for server, name in ((served, "hanabi="), (public, "__Host-hanabi=")):
        cookie = server.get("/api/me").headers["Set-Cookie"]
        assert cookie.startswith(name)
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
        assert ("Secure" in cookie) == (server is public)
        assert "Domain" not in cookie


async def test_an_earlier_cookie_is_worth_nothing_once_it_was_renewed(
    served: Served, client: httpx.AsyncClient
) -> None:
    room, cookie = await open_room(served.base)
    async with Player(served.base, room, cookie) as thief:
        told = await client.post("/api/me/renew", headers={"Cookie": cookie})
        client.cookies.clear()
        await thief.until(lambda: bool(thief.closing))
        assert thief.closing["code"] == "signed-out"
    renewed = told.headers["Set-Cookie"].partition(";")[0]
    assert await is_known(client, renewed)
    assert not await is_known(client, cookie)
    async with Player(served.base, room, cookie) as thief, Player(served.base, room, renewed) as host:
        await thief.do("enter", name="Eve")
        await host.do("enter", name="Ana")
        assert (await thief.ask("begin"))["code"] == "not-host"
        assert (await host.ask("begin"))["code"] == "free-seats"


# Codes


async def new_code(client: httpx.AsyncClient, cookie: str) -> str:
    told = await client.post("/api/me/code", headers={"Cookie": cookie, **elsewhere()})
    client.cookies.clear()
    assert told.status_code == 201, told.text
    return str(told.json()["code"])


async def claim(client: httpx.AsyncClient, code: str) -> httpx.Response:
    told = await client.post("/api/me/claim", json={"code": code}, headers=elsewhere())
    client.cookies.clear()
    return told


def elsewhere(taken: list[int] = [0]) -> dict[str, str]:  # noqa: B006
    """Another address each time, as a proxy tells it, so that nobody is held back."""
    taken[0] += 1
    return {"X-Forwarded-For": f"10.0.{taken[0] // 250}.{taken[0] % 250}"}


async def test_a_code_works_once(client: httpx.AsyncClient) -> None:
    code = await new_code(client, await fresh_cookie(client))
    assert (await claim(client, code.lower())).status_code == 200
    told = await claim(client, code)
    assert (told.status_code, told.json()["code"]) == (404, "no-such-code")


async def test_of_two_who_claim_at_once_one_wins(client: httpx.AsyncClient) -> None:
    for _ in range(5):
        code = await new_code(client, await fresh_cookie(client))
        told = await asyncio.gather(*(claim(client, code) for _ in range(4)))
        assert sorted(each.status_code for each in told) == [200, 404, 404, 404]


async def test_a_code_expires(served: Served, client: httpx.AsyncClient) -> None:
    code = await new_code(client, await fresh_cookie(client))
    with contextlib.closing(sqlite3.connect(served.folder / "hanabi.db")) as database, database:
        database.execute("UPDATE codes SET expires = ?", (time.time() - 1,))
    assert (await claim(client, code)).status_code == 404


async def test_a_code_made_before_signing_out_lets_nobody_in(client: httpx.AsyncClient) -> None:
    cookie = await fresh_cookie(client)
    code = await new_code(client, cookie)
    await client.post("/api/me/renew", headers={"Cookie": cookie})
    client.cookies.clear()
    told = await claim(client, code)
    assert not await is_known(client, told.headers.get("Set-Cookie", "").partition(";")[0])


async def test_codes_cannot_be_guessed_in_a_hurry(client: httpx.AsyncClient) -> None:
    codes = [await client.post("/api/me/claim", json={"code": f"{n:08}"}) for n in range(20)]
    assert {told.status_code for told in codes} == {404}
    began = time.monotonic()
    more = await asyncio.gather(*(client.post("/api/me/claim", json={"code": f"x{n:07}"}) for n in range(10)))
    refused = [told.json()["code"] for told in more if told.status_code == 429]
    assert len(refused) >= 8
    assert set(refused) == {"too-many-requests"}
    # A client that hurries is made to wait.
    assert time.monotonic() - began > 0.9


@pytest.mark.parametrize("code", ["", "x", "\0", "A" * 10_000, "é", "0OIl1", "<b>"])
async def test_what_is_no_code_lets_nobody_in(client: httpx.AsyncClient, code: str) -> None:
    assert (await claim(client, code)).json()["code"] == "no-such-code"


# At the table


class Company:
    """A host, a friend and a watcher in a room where a game runs, and a stranger who only looks in."""

    def __init__(self, host: Player, friend: Player, watcher: Player, stranger: Player) -> None:
        self.host, self.friend, self.watcher, self.stranger = host, friend, watcher, stranger


@contextlib.asynccontextmanager
async def company(served: Served, begin: bool = True, **terms: Any) -> AsyncIterator[Company]:
    room, cookie = await open_room(
        served.base, **{"seats": 2, "first": 0, "spectators": {"view": "open"}, **terms}
    )
    async with contextlib.AsyncExitStack() as stack:
        people = [Player(served.base, room, each) for each in (cookie, None, None, None)]
        for person in people:
            await stack.enter_async_context(person)
        for name, person in zip(("Ana", "Bo", "Cy"), people, strict=False):
            await person.do("enter", name=name)
        for person in people[:2]:
            await person.do("sit")
        if begin:
            await people[0].do("begin")
            for person in people:
                await person.reach(0)
        yield Company(*people)


async def refusal(player: Player, kind: str, **fields: Any) -> str:
    """The code with which a request is refused."""
    told = await player.ask(kind, **fields)
    assert told["type"] == "refused", told
    return str(told["code"])


async def test_only_the_player_whose_turn_it_is_may_act(served: Served) -> None:
    async with company(served) as people:
        action = people.host.table["choices"]["options"][0]["action"]
        act = {"game": people.host.table["game"], "seq": 0, "action": action}
        assert await refusal(people.watcher, "act", **act) == "not-seated"
        assert await refusal(people.stranger, "act", **act) == "not-seated"
        assert await refusal(people.friend, "act", **act) == "not-your-turn"
        stop = {**act, "action": {"type": "stop", "reason": "vote"}}
        assert (await people.host.ask("act", **act))["type"] == "done"
        await people.host.send(json.dumps({"type": "act", "id": "stop", **stop}))
        await people.host.until(lambda: any('"code":"malformed"' in frame for frame in people.host.frames))
        assert people.host.seq == 1


async def test_nobody_takes_or_uses_the_seat_of_another(served: Served) -> None:
    async with company(served, begin=False) as people:
        assert await refusal(people.watcher, "sit", seat=0) == "seat-taken"
        assert await refusal(people.watcher, "sit") == "room-full"
        assert await refusal(people.stranger, "sit") == "no-name"
        await people.host.do("begin")
        await people.host.reach(0)
        own = [card["id"] for card in people.host.table["table"]["hands"][0]]
        assert await refusal(people.friend, "arrange", order=own) == "not-your-cards"
        assert await refusal(people.friend, "mark", card=own[0], mark="play") == "not-your-cards"
        assert await refusal(people.watcher, "note", card=own[0], text="x") == "not-seated"
        assert await refusal(people.watcher, "vote") == "not-seated"
        assert await refusal(people.watcher, "remark", remark="hello") == "watchers-are-silent"
        assert await refusal(people.friend, "stand") == "game-running"
        assert await refusal(people.friend, "give-back", seat=0) == "not-host"


HOSTING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("seat-bot", {"seat": 1, "bot": "beginner"}),
    ("clear-seat", {"seat": 0}),
    ("configure", {"terms": {}}),
    ("begin", {}),
    ("hand-over", {"member": 2}),
    ("remove", {"member": 1}),
    ("readmit", {"member": 1}),
    ("set-door", {"door": "locked"}),
    ("stand-in", {"seat": 0, "bot": "beginner"}),
    ("give-back", {"seat": 0}),
)


@pytest.mark.parametrize("begin", [False, True])
async def test_only_the_host_hosts(served: Served, begin: bool) -> None:
    async with company(served, begin) as people:
        await people.watcher.do("sync")
        before = people.watcher.room
        for kind, fields in HOSTING:
            for person in (people.friend, people.watcher):
                assert await refusal(person, kind, **fields) == "not-host", kind
            told = await refusal(people.stranger, kind, **fields)
            assert told in ("no-name", "not-host"), kind
        await people.watcher.do("sync")
        assert people.watcher.room == before


async def test_nobody_seizes_a_room_whose_host_is_away(served: Served) -> None:
    async with company(served) as people:
        await people.host.close()
        await people.friend.until(lambda: not people.friend.room["members"][0]["present"])
        assert await refusal(people.watcher, "hand-over", member=3) == "not-host"
        assert await refusal(people.friend, "hand-over", member=2) == "not-host"
        assert await refusal(people.watcher, "vote-host", member=3) == "not-seated"
        assert await refusal(people.friend, "vote-host", member=2) == "host-away-briefly"


async def test_a_removed_person_does_not_come_back(served: Served) -> None:
    async with company(served) as people:
        await people.host.do("remove", member=2)
        await people.friend.until(lambda: bool(people.friend.closing))
        assert people.friend.closing == {"type": "closing", "code": "removed", "back_in": None}
        async with Player(served.base, people.host.room_id, people.friend.cookie) as again:
            await again.until(lambda: bool(again.closing))
            assert again.closing["code"] == "removed"
            assert not again.room
            assert not again.table
        assert [each["name"] for each in people.host.room["members"]] == ["Ana", "Cy"]


async def test_a_retry_under_the_id_of_another_is_a_request_of_ones_own(served: Served) -> None:
    async with company(served, manners="open") as people:
        await people.host.do("say", id="same", text="from Ana")
        await people.friend.do("say", id="same", text="from Bo")
        await people.watcher.until(lambda: len(people.watcher.lines) == 2)
        assert [line["member"] for line in people.watcher.lines] == [1, 2]


# Names


BAD_NAMES = {
    "name-empty": ("", "\u3000"),
    "name-too-long": ("x" * 25, "x" * 1000),
    "name-unprintable": ("A\0na", "A\x1b[31mna", "\u202eanA", "A\u200dna", "\u3164", "Z" + "\u0301" * 5),
}
GOOD_NAMES = (
    "Nguyễn Thị",
    "علی\u200cرضا",
    "ශ්\u200dරී",
    "花子",
    "👨\u200d👩\u200d👧\u200d👦❤️",
    "O'Neil & <b>Co</b>",
    "'; DROP TABLE rooms",
    "{ $name }",
    "x" * 24,
)


async def test_names_that_could_deceive_are_refused(served: Served) -> None:
    async with company(served, begin=False) as people:
        for code, names in BAD_NAMES.items():
            for name in names:
                assert await refusal(people.stranger, "enter", name=name) == code, name.encode(
                    "unicode-escape"
                )
        assert people.stranger.room["you"] is None


async def test_a_name_longer_than_a_message_is_refused(served: Served) -> None:
    async with company(served, begin=False) as people:
        await people.stranger.send(json.dumps({"type": "enter", "id": "n", "name": "x" * 10_000}))
        await people.stranger.until(
            lambda: any("message-too-large" in text for text in people.stranger.frames)
        )


async def test_names_of_the_world_are_taken_as_they_are(served: Served) -> None:
    async with company(served, begin=False) as people:
        for name in GOOD_NAMES:
            await people.stranger.do("enter", name=f"  {name} ")
            await people.host.do("sync")
            assert people.host.room["members"][-1]["name"] == name


@pytest.mark.parametrize(
    ("taken", "others"),
    [
        ("Ana", ("ANA", "ana", " Ana ", "Ａｎａ", "𝐀na", "Аna")),
        ("Zoë", ("Zoe\u0308", "ZOË")),
        ("Straße", ("STRASSE", "strasse")),
        ("ﬁn", ("fin",)),
        ("Bob", ("B0b",)),
    ],
)
async def test_nobody_takes_a_name_that_looks_like_another(
    served: Served, taken: str, others: tuple[str, ...]
) -> None:
    async with company(served, begin=False) as people:
        await people.host.do("enter", name=taken)
        for name in others:
            assert await refusal(people.stranger, "enter", name=name) == "name-taken", name
        await people.host.do("enter", name=others[0].strip()), "their own name in another form"


# Talk


async def test_talk_is_one_line_of_printable_letters(served: Served) -> None:
    said = {
        "<script>alert(1)</script>": "<script>alert(1)</script>",
        "a\0b\x1b[2Jc": "a b [2Jc",
        "one\ntwo\r\nthree": "one two three",
        "\u202eabc\u200b": "abc",
        "می\u200cخواهم": "می\u200cخواهم",
        "é" * 500: "é" * 500,
    }
    async with company(served, begin=False) as people:
        for text in said:
            await people.host.do("say", text=text)
        await people.friend.until(lambda: len(people.friend.lines) == len(said))
        assert [line["text"] for line in people.friend.lines] == list(said.values())
        for text, code in (("", "text-empty"), ("\0\n", "text-empty"), ("x" * 501, "text-too-long")):
            assert await refusal(people.host, "say", text=text) == code


async def test_notes_are_one_line_of_printable_letters(served: Served) -> None:
    async with company(served) as people:
        await people.host.do("note", card=0, text="<b>\0\x1b\u202e red?")
        await people.host.until(lambda: people.host.desk.get("notes") == {"0": "<b> red?"})
        assert await refusal(people.host, "note", card=0, text="x" * 201) == "text-too-long"
        assert await refusal(people.host, "note", card=10_000, text="x") == "no-such-card"
        assert not people.friend.desk.get("notes")


# Addresses


@pytest.mark.parametrize(
    "id",
    ["..%2f..%2fetc%2fpasswd", "%00", "%ff", "%2e%2e", "'%20OR%201=1--", "*", "%25", "x" * 64, "%e2%80%ae"],
)
async def test_ids_that_lead_elsewhere_lead_nowhere(client: httpx.AsyncClient, id: str) -> None:
    for path in (f"/api/rooms/{id}", f"/api/games/{id}", f"/api/games/{id}/replay"):
        told = await client.get(path)
        assert told.status_code == 404, path
        assert told.json()["code"] in ("no-such-room", "no-such-game", "not-found"), path


async def test_an_endless_id_is_refused(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/rooms/" + "x" * 2000)).json()["code"] == "malformed"


async def test_no_header_can_be_smuggled_into_an_answer(client: httpx.AsyncClient) -> None:
    for path in (
        "/r/a%0d%0aSet-Cookie:%20x=y",
        "/api/games/a%0d%0aX-Evil:%201/replay",
        "/api/rooms/%0d%0aX-Evil:1",
    ):
        told = await client.get(path, headers={"Accept-Language": "de\tX"})
        assert "x-evil" not in told.headers
        assert "x=y" not in told.headers.get("set-cookie", "")


@pytest.mark.parametrize(
    "path",
    [
        "/r/x;reboot",
        "/r/x%0areboot",
        "/r/$(reboot)",
        "/r/room?;reboot",
        "/r/`reboot`",
        "/r/<script>",
        "/r/a%20b",
    ],
)
async def test_a_link_puts_nothing_of_its_own_into_the_page(client: httpx.AsyncClient, path: str) -> None:
    """People trust what a page of the server shows them, and copy it."""
    told, usual = await client.get(path), await client.get("/r/room")
    assert (told.status_code, told.content) == (usual.status_code, usual.content)


@pytest.mark.parametrize(
    "path", ["..%2fpage.py", "%2e%2e/page.py", "..\\page.py", "%00", "x" * 300, "%2fetc%2fpasswd"]
)
async def test_no_address_leads_out_of_the_files_of_the_page(client: httpx.AsyncClient, path: str) -> None:
    told = await client.get(f"/assets/{path}")
    assert (told.status_code, told.json()["code"]) == (404, "not-found")


# What must not be told


async def test_the_log_and_the_metrics_name_nobody_and_nothing(served: Served) -> None:
    async with company(served, manners="open", begin=False) as people:
        await people.host.do("enter", name="Annabella")
        await people.host.do("say", text="a-secret-between-us")
        await people.host.do("begin")
        await people.host.do("note", card=0, text="a-note-to-myself")
        await people.stranger.send("nonsense with a-secret-between-us")
        async with served.client() as client:
            cookie = str(people.host.cookie)
            await client.get(f"/api/games/{people.host.table['game']}", headers={"Cookie": cookie})
            await client.post("/api/rooms", content=b"a-secret-between-us", headers={"Cookie": cookie})
            metrics = (await client.get("/metrics")).text
        person = URLSafeTimedSerializer(SECRET, salt="hanabi-cookie").loads(cookie.partition("=")[2])[0]
        with contextlib.closing(sqlite3.connect(served.folder / "hanabi.db")) as database:
            query = "SELECT record FROM games WHERE id = ?"
            record = json.loads(database.execute(query, (people.host.table["game"],)).fetchone()[0])
        secrets = [
            people.host.room_id,
            people.host.table["game"],
            cookie.partition("=")[2],
            person,
            "Annabella",
            "a-secret-between-us",
            "a-note-to-myself",
            record["replay"]["proof"]["nonce"],
            SECRET,
        ]
    await asyncio.sleep(0.1)
    for text in (served.log, metrics):
        assert text
        assert [secret for secret in secrets if secret in text] == []
