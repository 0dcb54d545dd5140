"""The connection to a room: it reconnects when lost, and resends each request until it is answered."""

import asyncio
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Protocol, get_args

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from hanabi.terminal.links import Link, RemoteError, unreached
from hanabi.terminal.passes import Passes
from hanabi.terminal.shuffles import Shuffler
from hanabi.terminal.visits import Visit
from hanabi.text import Catalogue
from hanabi.wire.messages import PROTOCOL, AnyRequest, AnyTold, AskAdvice, Closing, Done, Refused, Welcome
from hanabi.wire.refusals import Retry

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 8.0
PATIENCE = 10.0
"""Seconds a server has to accept a connection."""
PING_INTERVAL, PONG_TIMEOUT, CLOSE_TIMEOUT = 2.0, 2.0, 1.0
"""In seconds. A dead network is noticed within their sum; a slow one gets a longer pong timeout."""
LARGEST_FRAME = 4 * 1024 * 1024
FORBIDDEN = 403
SAVE_PAUSE = 1.0
"""Seconds before a request is repeated that the server could not save."""
ANSWER_TIMEOUT, LONGEST_ANSWER_TIMEOUT = 5.0, 40.0
"""Seconds after which an unanswered request is sent again: at first, and at most."""

KINDS = tuple(kind.__struct_config__.tag for kind in get_args(AnyTold))
"""The kinds of messages that this version knows."""

_decoder: msgspec.json.Decoder[AnyTold] = msgspec.json.Decoder(AnyTold)


class Host(Protocol):
    """Whatever displays the messages that a client receives."""

    def heard(self, told: AnyTold) -> None:
        """A message arrived; the visit has been updated with it."""

    def lost(self) -> None:
        """The connection was lost; the client is trying to reconnect."""


def fresh_id() -> str:
    """A new request id; the server uses it to recognise a request that is sent twice."""
    return secrets.token_hex(8)


def pauses(chance: Callable[[], float] = random.random) -> Iterator[float]:
    """Yield the seconds to wait before each reconnection: exponential backoff with jitter."""
    pause = FIRST_PAUSE
    while True:
        yield pause * (0.5 + chance() / 2)
        pause = min(2 * pause, LONGEST_PAUSE)


class Client:
    """The connection of one person to one room."""

    def __init__(self, link: Link, passes: Passes, host: Host, catalogue: Catalogue | None = None) -> None:
        self.link, self.host = link, host
        self.visit = Visit(catalogue)
        self.connected = False
        self.kept = True
        """Whether the cookie that identifies this person could be saved to disk."""
        self._passes = passes
        self._cookie = passes.cookie(link.origin)
        self._been_here = False
        self._opening_seconds = 0.0
        """How long the last connection took to open."""
        self._unanswered: dict[str, AnyRequest] = {}
        self._shuffler = Shuffler(self.ask, fresh_id)
        self._outbox: asyncio.Queue[AnyRequest] = asyncio.Queue()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """When each request is sent again over this connection."""
        self._pauses = pauses()
        self._back_in: float | None = None
        self._leaving = asyncio.Event()

    def ask(self, request: AnyRequest) -> None:
        """Send a request, and resend it with the same id until it is answered."""
        self._unanswered[request.id] = request
        self._outbox.put_nowait(request)

    @property
    def waiting(self) -> bool:
        """Whether a request of the player is still unanswered."""
        return not all(map(self._shuffler.sent, self._unanswered))

    def leave(self) -> None:
        self._leaving.set()

    async def run(self) -> None:
        """Stay in the room until `leave`; raise RemoteError if the server must not be contacted again."""
        staying = asyncio.create_task(self._stay())
        leaving = asyncio.create_task(self._leaving.wait())
        await asyncio.wait((staying, leaving), return_when=asyncio.FIRST_COMPLETED)
        leaving.cancel()
        if not staying.done():
            staying.cancel()
            with suppress(asyncio.CancelledError):
                await staying
            return
        staying.result()

    async def _stay(self) -> None:
        while True:
            try:
                await self._visit()
            except (OSError, WebSocketException) as error:
                if not self._been_here:
                    raise _reworded(self.link, error) from error
            if not self._been_here:
                raise self._no_server()
            self._lose()
            await asyncio.sleep(self._pause())

    def _pause(self) -> float:
        """The seconds until the next try: what the server asked for, once, otherwise the usual backoff."""
        said, self._back_in = self._back_in, None
        return next(self._pauses) if said is None else said

    async def _visit(self) -> None:
        """Connect, and exchange messages until the connection ends."""
        game = self.visit.game
        address = self.link.socket(game.id, game.seq) if game and game.told else self.link.socket()
        headers = {"Cookie": self._cookie} if self._cookie else {}
        began = time.monotonic()
        async with connect(
            address,
            origin=self.link.origin,  # type: ignore[arg-type]
            additional_headers=headers,
            open_timeout=PATIENCE,
            close_timeout=CLOSE_TIMEOUT,
            ping_interval=PING_INTERVAL,
            ping_timeout=max(PONG_TIMEOUT, self._opening_seconds),
            max_size=LARGEST_FRAME,
        ) as connection:
            self._opening_seconds = time.monotonic() - began
            self._keep_cookie(connection)
            await self._talk(connection)

    async def _talk(self, connection: ClientConnection) -> None:
        self._outbox = asyncio.Queue()
        for request in self._unanswered.values():
            self._outbox.put_nowait(request)
        sending = asyncio.create_task(self._send(connection))
        try:
            async for frame in connection:
                if (told := self._read(frame)) is not None:
                    self._hear(told)
        finally:
            sending.cancel()
            self._forget_timers()

    async def _send(self, connection: ClientConnection) -> None:
        timeouts = defaultdict[str, float](lambda: ANSWER_TIMEOUT)
        with suppress(ConnectionClosed):
            while True:
                request = await self._outbox.get()
                await connection.send(msgspec.json.encode(request).decode())
                if not isinstance(request, AskAdvice):  # a bot may think for long
                    self._send_again_after(timeouts[request.id], request)
                    timeouts[request.id] = min(2 * timeouts[request.id], LONGEST_ANSWER_TIMEOUT)

    def _read(self, frame: str | bytes) -> AnyTold | None:
        """Decode a frame; None for a kind of message that only a newer server knows."""
        try:
            told = _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._check_protocol(frame)
            if self._been_here and _kind(frame) not in (None, *KINDS):
                return None
            raise self._no_server() from error
        if not self._been_here and not isinstance(told, Welcome | Closing):
            raise self._no_server()
        return told

    def _hear(self, told: AnyTold) -> None:
        match told:
            case Welcome(protocol=protocol):
                self._arrive(protocol)
            case Closing(code=code, back_in=back_in):
                if back_in is None or not self._been_here:
                    raise RemoteError(code)
                self._back_in = back_in
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
        answers_shuffler = isinstance(told, Done | Refused) and self._shuffler.sent(told.id or "")
        self.visit.hear(told)
        self.visit.findings = tuple(self._shuffler.hear(told))
        if not answers_shuffler:
            self.host.heard(told)

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

    def _arrive(self, protocol: int) -> None:
        if protocol != PROTOCOL:
            raise RemoteError("server-protocol", protocol=protocol, known=PROTOCOL)
        self.connected = self._been_here = True
        self._pauses = pauses()

    def _lose(self) -> None:
        if self.connected:
            self.connected = False
            self.host.lost()

    def _check_protocol(self, frame: str | bytes) -> None:
        """Raise RemoteError if a frame names another protocol, even if nothing else in it can be decoded."""
        with suppress(msgspec.DecodeError, UnicodeError):
            told = msgspec.json.decode(frame)
            protocol = told.get("protocol") if isinstance(told, dict) else None
            if isinstance(protocol, int) and protocol != PROTOCOL:
                raise RemoteError("server-protocol", protocol=protocol, known=PROTOCOL)

    def _no_server(self) -> RemoteError:
        return RemoteError("no-hanabi-server", server=self.link.origin)

    def _keep_cookie(self, connection: ClientConnection) -> None:
        """Save the cookie that the server sets, without its attributes."""
        given = connection.response.headers.get_all("Set-Cookie") if connection.response else []
        for header in given:
            cookie = header.split(";")[0].strip()
            if "hanabi" in cookie.partition("=")[0]:
                self._cookie = cookie
                self.kept = self._passes.keep_cookie(self.link.origin, cookie)


def _kind(frame: str | bytes) -> str | None:
    """The kind of message that a frame claims to be, or None."""
    with suppress(msgspec.DecodeError, UnicodeError):
        told = msgspec.json.decode(frame)
        return str(told.get("type")) if isinstance(told, dict) else None
    return None


def _reworded(link: Link, error: Exception) -> RemoteError:
    """Explain why connecting to a server failed."""
    match error:
        case InvalidStatus(response=response) if response.status_code == FORBIDDEN:
            return RemoteError("server-forbids", server=link.origin)
        case InvalidHandshake() | ConnectionClosed():
            return RemoteError("no-hanabi-server", server=link.origin)
        case _:
            return unreached(link, error)
