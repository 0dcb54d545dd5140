"""Connections from their first byte: how many an address has, how long requests take, how large they are."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from hanabi.server.errors import ServerError
from hanabi.server.http.responses import refusal_bytes
from hanabi.server.limits import AddressCounts, Bucket, address_key
from hanabi.server.monitoring.metrics import DISMISSED

FRAMES_PER_SECOND, FRAMES_AT_ONCE = 10, 100
"""How many pings, pongs and message fragments a socket may send."""
MOST_UNREAD = 200
"""How many messages of a socket may wait to be read."""
PARSE_CHUNK = 4096
"""How many bytes are parsed before checking whether the connection is still wanted."""
REQUEST_SECONDS = 10.0
"""How long a request may take to arrive completely, and a handshake to be answered."""
SEND_SECONDS = 20.0
"""How long a client may leave what it was sent unread."""
LINGER_SECONDS = 1.0
"""How long a refused connection stays open without being read.

The response arrives although the client is still sending. The connection still counts for its address, so a
client that sends nothing but bad requests is soon refused before its bytes are read.
"""
MOST_HEADERS = 100
LARGEST_LINE = 8_000
"""The size of a header or a request line in bytes; the parser of handshakes takes 8,192."""
LARGEST_HEAD = 32 * 1024
"""The size of all headers of a request with its request line, and of anything else that is not a body."""
LARGEST_ACCEPTED_BODY = 256 * 1024
"""The size of a body, whether or not it is read; routes have smaller limits of their own."""
MOST_PIPELINED = 16
"""How many requests may wait for the response to the first."""


class GuardedConnection(asyncio.Protocol):
    """What both kinds of connection share: they count for their address, and they have deadlines."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    app_state: dict[str, Any]
    client: tuple[str, int] | None
    _address: str | None = None
    """The address the connection counts for; a trusted proxy speaks for many people and is not counted."""
    _deadline: asyncio.TimerHandle | None = None
    _send_deadline: asyncio.TimerHandle | None = None
    _lingering: asyncio.TimerHandle | None = None
    """Closes the connection after its last response; once it is set, nothing more is read."""

    def count_in(self) -> bool:
        """Count the connection, and return whether its address may have it."""
        # The transport buffers nothing: what waits stays in the guest's queue, where it is counted.
        self.transport.set_write_buffer_limits(high=0)
        if self.client is None or self.client[0] in self.app_state["proxies"]:
            return True
        counts: AddressCounts = self.app_state["connections"]
        self._address = address_key(self.client[0])
        counts.add(self._address)
        return not counts.is_over(self._address)

    def count_out(self) -> None:
        """Stop counting the connection, and cancel its deadlines."""
        self.stop_deadline()
        self.stop_send_deadline()
        if self._lingering is not None:
            self._lingering.cancel()
        if self._address is not None:
            self.app_state["connections"].add(self._address, -1)
            self._address = None

    def start_deadline(self) -> None:
        """Start waiting for a request, or for a handshake to complete."""
        self.stop_deadline()
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.time_out)

    def stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def time_out(self) -> None:
        raise NotImplementedError

    def start_send_deadline(self) -> None:
        """Start waiting for the client to read what it was sent."""
        if self._send_deadline is None:
            self._send_deadline = self.loop.call_later(SEND_SECONDS, self.cut, "slow")

    def stop_send_deadline(self) -> None:
        if self._send_deadline is not None:
            self._send_deadline.cancel()
            self._send_deadline = None

    def cut(self, code: str) -> None:
        """Abort the connection without a message, which the client would not read."""
        if not self.transport.is_closing():
            DISMISSED.labels(code).inc()
        self.transport.abort()

    def turn_away(self, error: ServerError) -> None:
        """Send the reason as an HTTP response, and close."""
        self.send_last(refusal_bytes(error), error.code)

    def send_last(self, response: bytes, code: str) -> None:
        """Send a response, read nothing more, and close when the client has had time to read it."""
        if not self.is_done():
            DISMISSED.labels(code).inc()
            self.stop_deadline()
            self.transport.write(response)
            self.transport.pause_reading()
            self._lingering = self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def is_done(self) -> bool:
        """Whether nothing more is read from the connection."""
        return self._lingering is not None or self.transport.is_closing()


class HttpConnection(HttpToolsProtocol, GuardedConnection):
    """An HTTP connection; requests that are too many, too large or too slow are refused, and it is closed."""

    _size = 0
    """Bytes of the current request's request line and headers, trailers included."""
    _body_size = 0
    _unreported = 0
    """Bytes received since the parser's last callback."""
    _fault: ServerError | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.count_in():
            self.start_deadline()
        else:
            self.turn_away(ServerError("too-many-connections"))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.count_out()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_done():
            return
        self._unreported += len(data)
        super().data_received(data)
        if self.is_done() or self.parser is None:
            return
        if self._unreported > LARGEST_HEAD:
            self.turn_away(ServerError("headers-too-large"))
        elif self._is_idle():
            # The parser skips empty lines between requests; they must not keep a connection open.
            self.start_deadline()

    def _is_idle(self) -> bool:
        waited_for = self._deadline is not None or self.timeout_keep_alive_task is not None
        return not waited_for and self._pending_response() is None

    def _pending_response(self) -> RequestResponseCycle | None:
        """Return the response that is being made or sent."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def on_message_begin(self) -> None:
        self._size = self._body_size = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            self._fail(ServerError("too-many-requests"))
        super().on_message_begin()
        self.start_deadline()

    def on_url(self, url: bytes) -> None:
        self._count(len(url), len(self.url) + len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        size = len(name) + len(value)
        self._count(size, size)
        if len(self.headers) >= MOST_HEADERS:
            self._fail(ServerError("headers-too-large"))
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._unreported = 0
        self._body_size += len(body)
        if self._body_size > LARGEST_ACCEPTED_BODY:
            self._fail(ServerError("body-too-large", most=LARGEST_ACCEPTED_BODY))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unreported = self._size = 0
        self.stop_deadline()
        super().on_message_complete()

    def _count(self, size: int, line: int) -> None:
        """Count received bytes; a head or a line that is too large ends the connection."""
        self._unreported = 0
        self._size += size
        if self._size > LARGEST_HEAD or line > LARGEST_LINE:
            self._fail(ServerError("headers-too-large"))

    def _fail(self, error: ServerError) -> None:
        """Raise the error inside the parser, which makes uvicorn call `send_400_response`."""
        self._fault = error
        raise error

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 (worded by the catalogue)
        self.turn_away(self._fault or ServerError("bad-request"))

    def turn_away(self, error: ServerError) -> None:
        answer = self._pending_response()
        if answer and answer.response_started:
            self.cut(error.code)  # in the middle of one response there is no place for another
            return
        super().turn_away(error)
        if answer:
            self.transport.close()  # nor after it

    def time_out(self) -> None:
        if self._unreported or self._size:
            self.turn_away(ServerError("request-timeout"))
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.start_send_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_send_deadline()

    def handle_websocket_upgrade(self) -> None:
        self.count_out()
        super().handle_websocket_upgrade()
        # The parser refers to this object, and nothing would end it: the connection has a new protocol now.
        self.parser = None  # type: ignore[assignment]


class SocketConnection(WebSocketsSansIOProtocol, GuardedConnection):
    """A WebSocket whose handshake has a deadline, and whose frames are counted before anybody reads them."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._frames = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.count_in()
        self.start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.count_out()
        super().connection_lost(exc)
        # This generator and its connection refer to each other; closing it frees both without the collector.
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSE_CHUNK):
            if self.is_done():
                return
            super().data_received(data[start : start + PARSE_CHUNK])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake()
            elif self.queue.qsize() > MOST_UNREAD:
                self.dismiss("flood")

    def dismiss(self, code: str) -> None:
        """Drop what nobody has read yet, and close the socket with its reason."""
        if self.is_done():
            return
        if self.conn.state is not OPEN:
            self.cut(code)
            return
        while not self.queue.empty():
            self.queue.get_nowait()
        closed = CloseCode.POLICY_VIOLATION
        self.queue.put_nowait({"type": "websocket.disconnect", "code": closed, "reason": code})
        self.conn.send_close(closed, code)
        self.send_last(b"".join(self.conn.data_to_send()), code)
        self.close_timer = self._lingering  # or uvicorn would close as soon as the room is told

    def _refuse_handshake(self) -> None:
        """Answer a handshake that could not be parsed, in the parser's words if it has any."""
        self.handshake_complete = self.close_sent = True
        answer = b"".join(self.conn.data_to_send())
        if answer:
            self.send_last(answer, "bad-request")
        else:
            self.turn_away(ServerError("bad-request"))

    def time_out(self) -> None:
        if not self.handshake_complete:
            self.handshake_complete = self.close_sent = True
            self.turn_away(ServerError("request-timeout"))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.start_send_deadline()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_send_deadline()

    def handle_ping(self) -> None:
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send():
            super().handle_cont(event)

    def _may_send(self) -> bool:
        """Whether there is room for one more frame; a connection that sends too many is closed."""
        if self._frames.take():
            return True
        self.dismiss("flood")
        return False
