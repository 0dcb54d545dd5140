"""The connection to a room: it reconnects when lost, and resends each request until it is answered."""

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Protocol, get_args

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from hanabi.client.cookies import CookieStore, find_identity
from hanabi.client.links import Link, RemoteError, unreachable_error
from hanabi.client.requests import fresh_id
from hanabi.client.shuffling import Shuffler
from hanabi.client.visit import Visit, read_message
from hanabi.codec import Malformed, parse_json, to_json
from hanabi.text import Catalogue
from hanabi.wire.messages import AnyTold, Closing, Done, Refused, Welcome
from hanabi.wire.refusals import Retry
from hanabi.wire.requests import PROTOCOL, AnyRequest, AskAdvice

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
CONNECT_TIMEOUT = 10.0
"""Seconds a server has to accept a connection."""
PING_INTERVAL, PONG_TIMEOUT, CLOSE_TIMEOUT = 2.0, 2.0, 1.0
"""In seconds. A dead network is noticed within their sum; a slow one gets a longer pong timeout."""
LARGEST_FRAME = 4 * 1024 * 1024
FORBIDDEN = 403
SAVE_PAUSE = 1.0
"""Seconds before a request is repeated that the server could not save."""
ANSWER_TIMEOUT, LONGEST_ANSWER_TIMEOUT = 5.0, 40.0
"""Seconds after which an unanswered request is sent again: at first, and at most."""

KNOWN_KINDS = tuple(kind.tag for kind in get_args(AnyTold))
"""The kinds of messages that this version knows."""


class ClientListener(Protocol):
    """Whatever displays the messages that a client receives."""

    def message_received(self, told: AnyTold) -> None:
        """A message arrived; the visit has been updated with it."""

    def connection_lost(self) -> None:
        """The connection was lost; the client is trying to reconnect."""


def reconnect_pauses(chance: Callable[[], float] = random.random) -> Iterator[float]:
    """Yield the seconds to wait before each reconnection: exponential backoff with jitter."""
    pause = FIRST_PAUSE
    while True:
        yield pause * (0.5 + chance() / 2)
        pause = min(2 * pause, LONGEST_PAUSE)


class Client:
    """The connection of one person to one room."""

    def __init__(
        self, link: Link, passes: CookieStore, host: ClientListener, catalogue: Catalogue | None = None
    ) -> None:
        self.link, self.listener = link, host
        self.visit = Visit(catalogue)
        self.connected = False
        self.cookie_saved = True
        """Whether the cookie that identifies this person could be saved to disk."""
        self._cookies = passes
        self._cookie = passes.cookie(link.origin)
        self._welcomed = False
        self._opening_seconds = 0.0
        """How long the last connection took to open."""
        self._unanswered: dict[str, AnyRequest] = {}
        self._shuffler = Shuffler(self.ask, fresh_id)
        self._outbox: asyncio.Queue[AnyRequest] = asyncio.Queue()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """When each request is sent again over this connection."""
        self._pauses = reconnect_pauses()
        self._retry_after: float | None = None
        self._leaving = asyncio.Event()

    def ask(self, request: AnyRequest) -> None:
        """Send a request, and resend it with the same id until it is answered."""
        self._unanswered[request.id] = request
        self._outbox.put_nowait(request)

    @property
    def waiting(self) -> bool:
        """Whether a request of the player is still unanswered."""
        return not all(map(self._shuffler.is_own_request, self._unanswered))

    def leave(self) -> None:
        self._leaving.set()

    async def run(self) -> None:
        """Stay in the room until `leave`; raise RemoteError if the server must not be contacted again."""
        staying = asyncio.create_task(self._keep_connected())
        leaving = asyncio.create_task(self._leaving.wait())
        await asyncio.wait((staying, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if not staying.done():
            staying.cancel()
            with suppress(asyncio.CancelledError):
                await staying
            return
        staying.result()

    async def _keep_connected(self) -> None:
        while True:
            try:
                await self._connect_once()
            except (OSError, WebSocketException) as error:
                if not self._welcomed:
                    raise _connection_error(self.link, error) from error
            if not self._welcomed:
                raise self._wrong_server()
            self._report_loss()
            await asyncio.sleep(self._next_pause())

    def _next_pause(self) -> float:
        """The seconds until the next try: what the server asked for, once, otherwise the usual backoff."""
        said, self._retry_after = self._retry_after, None
        return next(self._pauses) if said is None else said

    async def _connect_once(self) -> None:
        """Connect, and exchange messages until the connection ends."""
        game = self.visit.game
        address = (
            self.link.socket_url(game.id, game.seq) if game and game.received else self.link.socket_url()
        )
        headers = {"Cookie": self._cookie} if self._cookie else {}
        began = time.monotonic()
        async with connect(
            address,
            origin=self.link.origin,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=CONNECT_TIMEOUT,
            close_timeout=CLOSE_TIMEOUT,
            ping_interval=PING_INTERVAL,
            ping_timeout=max(PONG_TIMEOUT, self._opening_seconds),
            max_size=LARGEST_FRAME,
        ) as connection:
            self._opening_seconds = time.monotonic() - began
            self._keep_cookie(connection)
            await self._exchange(connection)

    async def _exchange(self, connection: ClientConnection) -> None:
        self._outbox = asyncio.Queue()
        for request in self._unanswered.values():
            self._outbox.put_nowait(request)
        sending = asyncio.create_task(self._send(connection))
        try:
            async for frame in connection:
                if (told := self._decode(frame)) is not None:
                    self._handle(told)
        finally:
            sending.cancel()
            self._forget_timers()

    async def _send(self, connection: ClientConnection) -> None:
        timeouts = defaultdict[str, float](lambda: ANSWER_TIMEOUT)
        with suppress(ConnectionClosed):
            while True:
                request = await self._outbox.get()
                await connection.send(to_json(request))
                if not isinstance(request, AskAdvice):  # a bot may think for long
                    self._send_again_after(timeouts[request.id], request)
                    timeouts[request.id] = min(2 * timeouts[request.id], LONGEST_ANSWER_TIMEOUT)

    def _decode(self, frame: str | bytes) -> AnyTold | None:
        """Decode a frame; None for a kind of message that only a newer server knows."""
        try:
            told = read_message(frame)
        except ValueError as error:
            self._check_protocol(frame)
            if self._welcomed and _message_kind(frame) not in (None, *KNOWN_KINDS):
                return None
            raise self._wrong_server() from error
        if not self._welcomed and not isinstance(told, Welcome | Closing):
            raise self._wrong_server()
        return told

    def _handle(self, told: AnyTold) -> None:
        match told:
            case Welcome(protocol=protocol):
                self._check_welcome(protocol)
            case Closing(code=code, back_in=back_in):
                if back_in is None or not self._welcomed:
                    raise RemoteError(code)
                self._retry_after = back_in
            case Refused(id=str(answered), retry=Retry.SAME) if answered in self._unanswered:
                self._send_again_after(SAVE_PAUSE, self._unanswered[answered])
            case Done(id=answered) | Refused(id=str(answered)):
                self._unanswered.pop(answered, None)
                self._forget_timer(answered)
            case Refused():
                # Without an id: the server could not read a request, and sending it again would not help.
                self._unanswered.clear()
                self._forget_timers()
            case _:
                pass
        answers_shuffler = isinstance(told, Done | Refused) and self._shuffler.is_own_request(told.id or "")
        self.visit.apply(told)
        self.visit.findings = tuple(self._shuffler.handle(told))
        if not answers_shuffler:
            self.listener.message_received(told)

    def _send_again_after(self, seconds: float, request: AnyRequest) -> None:
        """Resend a request over this connection unless it is answered first; it takes effect only once."""
        self._forget_timer(request.id)
        later = asyncio.get_running_loop().call_later
        self._timers[request.id] = later(seconds, self._outbox.put_nowait, request)

    def _forget_timers(self) -> None:
        for request_id in list(self._timers):
            self._forget_timer(request_id)

    def _forget_timer(self, request_id: str) -> None:
        if timer := self._timers.pop(request_id, None):
            timer.cancel()

    def _check_welcome(self, protocol: int) -> None:
        if protocol != PROTOCOL:
            raise RemoteError("server-protocol", protocol=protocol, known=PROTOCOL)
        self.connected = self._welcomed = True
        self._pauses = reconnect_pauses()

    def _report_loss(self) -> None:
        if self.connected:
            self.connected = False
            self.listener.connection_lost()

    def _check_protocol(self, frame: str | bytes) -> None:
        """Raise RemoteError if a frame names another protocol, even if nothing else in it can be decoded."""
        with suppress(Malformed):
            told = parse_json(frame)
            protocol = told.get("protocol") if isinstance(told, dict) else None
            if isinstance(protocol, int) and protocol != PROTOCOL:
                raise RemoteError("server-protocol", protocol=protocol, known=PROTOCOL)

    def _wrong_server(self) -> RemoteError:
        return RemoteError("no-hanabi-server", server=self.link.origin)

    def _keep_cookie(self, connection: ClientConnection) -> None:
        """Save the cookie by which the server identifies this person, if it sets one."""
        given = connection.response.headers.get_all("Set-Cookie") if connection.response else []
        if cookie := find_identity(given):
            self._cookie = cookie
            self.cookie_saved = self._cookies.save_cookie(self.link.origin, cookie)


def _message_kind(frame: str | bytes) -> str | None:
    """The kind of message that a frame claims to be, or None."""
    with suppress(Malformed):
        told = parse_json(frame)
        return str(told.get("type")) if isinstance(told, dict) else None
    return None


def _connection_error(link: Link, error: Exception) -> RemoteError:
    """Explain why connecting to a server failed."""
    match error:
        case InvalidStatus(response=response) if response.status_code == FORBIDDEN:
            return RemoteError("server-forbids", server=link.origin)
        case InvalidHandshake() | ConnectionClosed():
            return RemoteError("no-hanabi-server", server=link.origin)
        case _:
            return unreachable_error(link, error)
