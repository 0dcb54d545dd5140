"""The client of the terminal holds every conversation."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from hanabi.client.connection import Client
from hanabi.client.cookies import CookieStore
from hanabi.client.links import RemoteError, read_link
from hanabi.client.requests import fresh_id
from hanabi.wire.messages import AnyTold, Welcome
from hanabi.wire.requests import Enter
from tests.conversations import CONVERSATIONS, NAMES, Connection, Conversation, Message, Tap
from tests.server import services
from tests.server.player import open_room
from tests.server.served import Served
from tests.waits import WAIT_LIMIT, until

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server_of_module() -> Iterator[Served]:
    with services.shared(Served()) as server:
        yield server


@pytest.fixture
def served(server_of_module: Served) -> Served:
    return server_of_module.ensure_up()


class Middle:
    """Stands between a client and a server, and hands on what the tap lets pass."""

    def __init__(self, served: Served, tap: Tap) -> None:
        self._served, self._tap = served, tap
        self._up: dict[ServerConnection, ClientConnection] = {}

    async def __aenter__(self) -> int:
        """The port to call."""
        self._server = await serve(
            self._meet, "127.0.0.1", 0, process_request=self._call, process_response=self._give_cookie
        )
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _call(self, client: ServerConnection, request: Request) -> Response | None:
        """Call the server before the client is answered: its answer may carry a cookie."""
        cookies = {"Cookie": cookie} if (cookie := request.headers.get("Cookie")) else {}
        address = f"{self._served.base.replace('http', 'ws', 1)}{request.path}"
        self._up[client] = await connect(address, origin=self._served.base, additional_headers=cookies)  # type: ignore[arg-type]
        return None

    def _give_cookie(self, client: ServerConnection, _: Request, response: Response) -> Response:
        answer = self._up[client].response
        assert response.status_code == HTTPStatus.SWITCHING_PROTOCOLS
        assert answer is not None
        for cookie in answer.headers.get_all("Set-Cookie"):
            response.headers["Set-Cookie"] = cookie
        return response

    async def _meet(self, client: ServerConnection) -> None:
        server = self._up[client]
        connection = self._tap.open(HeldLine(client, server))
        up = asyncio.create_task(self._pass_up(client, server, connection))
        with suppress(ConnectionClosed):
            async for frame in server:
                if self._tap.passes_down(connection, frame):
                    await client.send(frame)
        await client.close()
        await up

    async def _pass_up(
        self, client: ServerConnection, server: ClientConnection, connection: Connection
    ) -> None:
        with suppress(ConnectionClosed):
            async for frame in client:
                if self._tap.passes_up(connection, frame):
                    await server.send(frame)
        await server.close()


class HeldLine:
    """One connection to each side; what is done to it is done in order."""

    def __init__(self, client: ServerConnection, server: ClientConnection) -> None:
        self._client, self._server = client, server
        self._last: asyncio.Task[None] | None = None

    def tell(self, message: Message) -> None:
        self._then(lambda: self._client.send(json.dumps(message)))

    def break_off(self) -> None:
        self._then(self._client.close)
        self._then(self._server.close)

    def _then(self, deed: Callable[[], Awaitable[None]]) -> None:
        async def follow(before: asyncio.Task[None] | None) -> None:
            if before is not None:
                await before
            await deed()

        self._last = asyncio.create_task(follow(self._last))


class Screen:
    """Where a client shows what it hears."""

    def __init__(self) -> None:
        self.arrivals = 0

    def message_received(self, told: AnyTold) -> None:
        self.arrivals += isinstance(told, Welcome)

    def connection_lost(self) -> None:
        pass


@pytest.mark.parametrize("kind", CONVERSATIONS, ids=lambda kind: kind.__name__)
async def test_the_terminal_holds_the_conversation(
    kind: type[Conversation], served: Served, tmp_path: Path
) -> None:
    tap = Tap(kind())
    room, _ = await open_room(served.base)
    async with asyncio.timeout(WAIT_LIMIT), Middle(served, tap) as port:
        screen = Screen()
        client = Client(read_link(f"http://127.0.0.1:{port}/r/{room}"), CookieStore(tmp_path), screen)
        staying = asyncio.create_task(client.run())
        await until(lambda: screen.arrivals)
        await come_in(client, tap, staying)
        client.leave()
        if tap.conversation.ends:
            with pytest.raises(RemoteError, match="removed"):
                await staying
        else:
            await staying
    tap.conversation.check(tap)


async def come_in(client: Client, tap: Tap, staying: asyncio.Task[None]) -> None:
    """Join under a name, or under another one if the first is refused for good."""
    client.ask(Enter(fresh_id(), NAMES[0]))
    await until(lambda: tap.is_done or tap.is_refused or staying.done())
    if tap.is_refused:
        client.ask(Enter(fresh_id(), NAMES[1]))
    await until(lambda: tap.is_done or staying.done())
