"""Connections as they come in: whoever opens one says what they want in time, and not too much of it."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from hanabi.server.limits import Bucket

FRAMES_PER_SECOND, FRAMES_AT_ONCE = 10, 100
"""How many pings and pieces of messages a socket may send."""
REQUEST_SECONDS = 10.0
"""How long a request may take to arrive as a whole."""


class Connection(HttpToolsProtocol):
    """A connection that is closed when a request does not arrive in time."""

    _overdue: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._expect_nothing()
        self._overdue = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket whose pings and pieces of messages are counted, since nobody else sees them."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)

    def handle_ping(self) -> None:
        if self._may_send():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if self._may_send():
            super().handle_cont(event)

    def _may_send(self) -> bool:
        """Whether there is room for one more frame; a connection that sends too many is cut."""
        if self._frames.take():
            return True
        self.transport.abort()
        return False
