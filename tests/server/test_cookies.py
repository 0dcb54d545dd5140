"""Cookies are replaced while they are used, and keys while the server runs; nobody loses their seat by it."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer

from hanabi.server.app import make_app
from hanabi.server.errors import ServerError
from hanabi.server.identity.cookies import (
    DAY,
    MAX_AGE,
    MOST_KEYS,
    REREAD_SECONDS,
    CookieSigner,
    Keyring,
    SignedPerson,
    rotate_key,
    split_keys,
)
from hanabi.server.identity.visitors import IdentityService, Visitor
from hanabi.server.settings import Settings
from hanabi.server.storage.store import Store
from tests.cli.run import Answer, program
from tests.server.player import Player, open_room
from tests.server.served import SECRET, Served

pytestmark = pytest.mark.anyio

KEY = "a key of the tests"
DAYS_OF_A_FRESH_COOKIE = 6
DAYS_OF_AN_OLD_COOKIE = 8


class PastSigner(TimestampSigner):
    """Signs as it was done some days ago."""

    days = 0

    def get_timestamp(self) -> int:
        return int(time.time()) - self.days * DAY


def made_days_ago(days: int, key: str = KEY, generation: int = 0) -> str:
    """The value of a cookie that was made some days ago."""
    signer = type("Signer", (PastSigner,), {"days": days})
    serializer = URLSafeTimedSerializer(key, salt="hanabi-cookie", signer=signer)
    return str(serializer.dumps(["anna", generation]))


def made_without_time(key: str = KEY) -> str:
    """The value of a cookie of the first format."""
    return str(URLSafeSerializer(key, salt="hanabi-person").dumps(["anna", 0]))


def header(value: str) -> str:
    return f"hanabi={value}"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path}/hanabi.db")
    yield opened
    await opened.close()


async def doorman(store: Store, secret: str = "") -> IdentityService:
    return IdentityService(await Keyring.open(secret, store), store, secure=False)


def value_of(doorman: IdentityService, visitor: Visitor) -> str:
    """The cookie that a visitor is given, as a browser sends it back."""
    return doorman.cookie_header(visitor).partition(";")[0]


class TestAge:
    @pytest.mark.parametrize(
        ("value", "outdated"),
        [
            (made_days_ago(0), False),
            (made_days_ago(DAYS_OF_A_FRESH_COOKIE), False),
            (made_days_ago(DAYS_OF_AN_OLD_COOKIE), True),
            (made_days_ago(5000), True),
            (made_without_time(), True),
        ],
        ids=["today", "six-days", "eight-days", "years", "undated"],
    )
    def test_a_cookie_is_replaced_after_a_week(self, value: str, outdated: bool) -> None:
        assert CookieSigner((KEY,)).read(value) == SignedPerson("anna", 0, outdated)

    def test_what_is_signed_is_read_and_not_outdated(self) -> None:
        signer = CookieSigner((KEY,))
        assert signer.read(signer.sign("anna", 3)) == SignedPerson("anna", 3)

    async def test_browsers_keep_it_as_long_as_they_keep_any(self, store: Store) -> None:
        door = await doorman(store, KEY)
        assert f"; Max-Age={400 * 24 * 3600};" in door.cookie_header(Visitor("anna"))
        assert MAX_AGE == 400 * DAY

    async def test_an_old_cookie_of_an_earlier_generation_stays_worthless(self, store: Store) -> None:
        door = await doorman(store, KEY)
        await door.renew(Visitor("anna"))
        for value in (made_days_ago(DAYS_OF_AN_OLD_COOKIE), made_days_ago(0), made_without_time()):
            visitor = await door.identify(header(value))
            assert (visitor.fresh, visitor.outdated) == (True, False)
            assert visitor.person != "anna"
        renewed = await door.identify(header(made_days_ago(DAYS_OF_AN_OLD_COOKIE, generation=1)))
        assert (renewed.person, renewed.generation, renewed.outdated) == ("anna", 1, True)


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    settings = Settings(f"sqlite:///{tmp_path}/hanabi.db", secret=KEY, bot_workers=1)
    app = make_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as opened,
    ):
        yield opened


class TestAnswers:
    @pytest.mark.parametrize("path", ["/api/me", "/api/me/games", "/api/me/running"])
    async def test_an_old_cookie_is_replaced_with_every_answer(
        self, client: httpx.AsyncClient, path: str
    ) -> None:
        for value in (made_days_ago(DAYS_OF_AN_OLD_COOKIE), made_without_time()):
            told = await client.get(path, headers={"Cookie": header(value)})
            client.cookies.clear()
            fresh = told.headers["Set-Cookie"].partition(";")[0].partition("=")[2]
            assert CookieSigner((KEY,)).read(fresh) == SignedPerson("anna", 0)

    async def test_a_fresh_cookie_is_left_alone(self, client: httpx.AsyncClient) -> None:
        cookie = header(made_days_ago(DAYS_OF_A_FRESH_COOKIE))
        told = await client.get("/api/me", headers={"Cookie": cookie})
        assert told.json() == {"known": True}
        assert "Set-Cookie" not in told.headers

    async def test_signing_out_elsewhere_sets_one_cookie(self, client: httpx.AsyncClient) -> None:
        cookie = header(made_days_ago(DAYS_OF_AN_OLD_COOKIE))
        told = await client.post("/api/me/renew", headers={"Cookie": cookie})
        [fresh] = told.headers.get_list("Set-Cookie")
        value = fresh.partition(";")[0].partition("=")[2]
        assert CookieSigner((KEY,)).read(value) == SignedPerson("anna", 1)


async def test_the_handshake_of_a_socket_replaces_an_old_cookie(served: Served) -> None:
    room, cookie = await open_room(served.base)
    async with Player(served.base, room, cookie) as host:
        assert host.cookie == cookie
    old = header(made_days_ago(DAYS_OF_AN_OLD_COOKIE, SECRET))
    async with Player(served.base, room, old) as anna:
        assert anna.cookie != old
        fresh = str(anna.cookie).partition("=")[2]
    assert CookieSigner((SECRET,)).read(fresh) == SignedPerson("anna", 0)


class TestKeys:
    @pytest.mark.parametrize(
        ("secret", "keys"),
        [
            ("one", ("one",)),
            ("new,old", ("new,old", "old", "new")),
            (" new , old,older ", (" new , old,older ", "older", "old", "new")),
            (",", (",",)),
            ("one,", ("one,",)),
        ],
    )
    def test_a_secret_names_the_newest_key_first(self, secret: str, keys: tuple[str, ...]) -> None:
        assert split_keys(secret) == keys

    async def test_a_cookie_of_an_older_key_is_known_and_replaced(self, store: Store) -> None:
        before, after = await doorman(store, "old"), await doorman(store, "new,old")
        visitor = await after.identify(value_of(before, Visitor("anna")))
        assert (visitor.person, visitor.fresh, visitor.outdated) == ("anna", False, True)
        replaced = value_of(after, visitor)
        assert not (await after.identify(replaced)).outdated
        assert (await (await doorman(store, "new")).identify(replaced)).person == "anna"

    async def test_a_cookie_of_a_dropped_key_names_nobody(self, store: Store) -> None:
        before, after = await doorman(store, "old"), await doorman(store, "new")
        assert (await after.identify(value_of(before, Visitor("anna")))).fresh

    async def test_a_single_key_with_a_comma_is_still_known(self, store: Store) -> None:
        cookie = header(made_without_time("one, two"))
        assert (await (await doorman(store, "one, two")).identify(cookie)).person == "anna"

    @pytest.mark.parametrize(("before", "after"), [("old", "new,old"), ("", "")])
    async def test_a_code_works_across_a_change_of_keys(self, store: Store, before: str, after: str) -> None:
        code = await (await doorman(store, before)).new_code(Visitor("anna", 2))
        await rotate_key(store)
        later = await doorman(store, after)
        assert (await later.claim(code)).generation == 2
        with pytest.raises(ServerError):
            await later.claim(code)


class TestRotation:
    async def test_people_keep_their_cookies(self, store: Store) -> None:
        running = await doorman(store)
        cookie = value_of(running, Visitor("anna"))
        for count in range(2, MOST_KEYS + 1):
            assert await rotate_key(store) == count
            assert (await (await doorman(store)).identify(cookie)).person == "anna"
        assert await rotate_key(store) == MOST_KEYS
        assert (await (await doorman(store)).identify(cookie)).fresh, "the oldest keys are dropped"

    async def test_a_database_without_a_key_gets_one(self, store: Store) -> None:
        assert await rotate_key(store) == 1

    async def test_forgotten_keys_sign_everyone_out(self, store: Store) -> None:
        cookie = value_of(await doorman(store), Visitor("anna"))
        assert await rotate_key(store, forget=True) == 1
        assert (await (await doorman(store)).identify(cookie)).fresh

    async def test_a_running_server_knows_a_key_that_another_one_signed_with(self, store: Store) -> None:
        running = await doorman(store)
        await rotate_key(store)
        cookie = value_of(await doorman(store), Visitor("anna"))
        assert (await running.identify(cookie)).person == "anna"
        visitors = await asyncio.gather(*(running.identify(cookie) for _ in range(20)))
        assert {visitor.person for visitor in visitors} == {"anna"}

    async def test_a_running_server_takes_a_code_that_another_one_made(self, store: Store) -> None:
        running = await doorman(store)
        await rotate_key(store)
        code = await (await doorman(store)).new_code(Visitor("anna"))
        assert (await running.claim(code)).person == "anna"

    async def test_a_key_that_comes_while_others_are_read_is_not_missed(self) -> None:
        secret, reading = "old", asyncio.Event()

        async def reread() -> str:
            found = secret
            reading.set()
            await asyncio.sleep(0)
            return found

        keyring = Keyring("old", reread)
        first = asyncio.create_task(keyring.refresh())
        await reading.wait()
        secret = "new,old"
        await asyncio.gather(first, keyring.refresh())
        assert keyring.signer.read(CookieSigner(("new",)).sign("anna", 0))

    async def test_a_running_server_signs_with_a_new_key_before_long(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        running = await doorman(store)
        cookie = value_of(running, Visitor("anna"))
        await rotate_key(store)
        assert not (await running.identify(cookie)).outdated, "it has not looked yet"
        later = time.monotonic() + REREAD_SECONDS + 1
        monkeypatch.setattr("hanabi.server.identity.cookies.time.monotonic", lambda: later)
        assert (await running.identify(cookie)).outdated
        assert not (await (await doorman(store)).identify(value_of(running, Visitor("anna")))).outdated

    async def test_keys_of_the_environment_are_never_read_again(self, store: Store) -> None:
        running = await doorman(store, KEY)
        await rotate_key(store)
        cookie = value_of(await doorman(store), Visitor("anna"))
        assert (await running.identify(cookie)).fresh


class TestCommand:
    """`hanabi admin rotate-key`."""

    def rotate(self, tmp_path: Path, *words: str, **environment: str) -> Answer:
        url = f"sqlite:///{tmp_path}/hanabi.db"
        return program("admin", "rotate-key", *words, "--database", url, HANABI_LANGUAGE="en", **environment)

    async def test_a_server_goes_on_with_the_new_key(self, store: Store, tmp_path: Path) -> None:
        running = await doorman(store)
        cookie = value_of(running, Visitor("anna"))
        answer = await asyncio.to_thread(self.rotate, tmp_path, "--json")
        assert (answer.code, json.loads(answer.out)) == (0, {"done": True, "keys": 2})
        newer = await doorman(store)
        assert (await newer.identify(cookie)).outdated
        assert (await running.identify(value_of(newer, Visitor("ben")))).person == "ben"

    async def test_keys_are_forgotten_only_on_purpose(self, store: Store, tmp_path: Path) -> None:
        cookie = value_of(await doorman(store), Visitor("anna"))
        refused = await asyncio.to_thread(self.rotate, tmp_path, "--forget")
        assert refused.code != 0
        assert not (await (await doorman(store)).identify(cookie)).fresh
        forgotten = await asyncio.to_thread(self.rotate, tmp_path, "--forget", "--yes")
        assert forgotten.out.endswith("Valid keys: 1.\n")
        assert (await (await doorman(store)).identify(cookie)).fresh

    async def test_keys_of_the_environment_are_changed_there(self, store: Store, tmp_path: Path) -> None:
        await store.check_ready()
        refused = await asyncio.to_thread(self.rotate, tmp_path, HANABI_SECRET=KEY)
        assert refused.code != 0
        assert "HANABI_SECRET" in refused.err
