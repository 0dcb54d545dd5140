"""The WebSockets of clients: frames in, frames out, and the worst a client can do is be refused."""

import asyncio
from contextlib import suppress

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from hanabi.errors import HanabiError
from hanabi.room.parsing import parse_request
from hanabi.room.refusals import refused_message
from hanabi.server.errors import ServerError
from hanabi.server.http.origins import origin_refusal
from hanabi.server.http.responses import refusal_response
from hanabi.server.identity.visitors import IdentityService, Visitor
from hanabi.server.limits import REFUSAL_DELAY, AddressCounts, Buckets, Pace, address_key
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import MOST_WAITING_FOR_ADDRESS, Guest
from hanabi.server.live.registry import RoomRegistry
from hanabi.server.monitoring.metrics import CONNECTIONS, DISMISSED, REFUSED
from hanabi.server.operators.bans import Bans
from hanabi.server.settings import Settings
from hanabi.wire.messages import Pong
from hanabi.wire.requests import AnyRequest, MakeRemark, QueuedRequest, Say, Sync

BURST_SECONDS = 3
"""How many seconds' worth of messages may come at once."""
TALK_BURST_DIVISOR = 4
"""The divisor of a minute's talk: a quarter of it may come at once."""
HANDSHAKES_PER_MINUTE = 3
"""How often per minute an address may open each of its connections."""
ARRIVALS_AT_ONCE = 4
"""How many connections of an address are let in without a delay."""
RETURN_SECONDS = 8
"""How many seconds it takes to let in all connections of an address if they come at once."""
FEWEST_ARRIVALS_PER_SECOND = 25
"""How many connections of an address are let in per second, even if its limit is low."""
SYNC_COST = 5
"""How many messages a `Sync` counts as, since it is answered with everything."""
CROWDED_PAUSE = 0.25
"""How many seconds a socket is not read after a request was refused because its address sends too many."""
MOST_MISTAKES = 50
"""A client that sends more nonsense than this is disconnected."""
GOODBYE_SECONDS = 2.0
PERMANENT_CODES = ("no-such-room", "room-shut", "removed", "signed-out", "foreign-origin")

log = structlog.get_logger()


class Sockets:
    """The sockets of this process."""

    def __init__(
        self, settings: Settings, registry: RoomRegistry, identity: IdentityService, bans: Bans
    ) -> None:
        self._settings, self._registry, self._identity, self._bans = settings, registry, identity, bans
        self._limits = RequestLimits(settings)
        most = settings.connections_per_address
        self._open = AddressCounts(most)
        self._waiting_bytes = AddressCounts(MOST_WAITING_FOR_ADDRESS)
        # Everybody behind an address may come back at once, for example after a restart.
        self._handshakes = Buckets(HANDSHAKES_PER_MINUTE * most, burst=most)
        self._arrivals = Pace(max(FEWEST_ARRIVALS_PER_SECOND, most / RETURN_SECONDS), ARRIVALS_AT_ONCE)

    async def serve(self, socket: WebSocket, room_id: str, game: str | None, since: int) -> None:
        """Serve a connection to a room until either side ends it."""
        if foreign := origin_refusal(socket, self._settings.origin):
            await socket.send_denial_response(refusal_response(socket, foreign))
            return
        address = address_key(socket.client.host if socket.client else "")
        if self._bans.is_banned(address):
            await socket.send_denial_response(refusal_response(socket, ServerError("banned")))
            return
        if not self._handshakes.take(address):
            await asyncio.sleep(REFUSAL_DELAY)
            await socket.send_denial_response(refusal_response(socket, ServerError("too-many-requests")))
            return
        self._open.add(address)
        CONNECTIONS.inc()
        try:
            await self._admit(socket, room_id, game, since, address)
        finally:
            CONNECTIONS.dec()
            self._open.add(address, -1)

    async def _admit(
        self, socket: WebSocket, room_id: str, game: str | None, since: int, address: str
    ) -> None:
        # A crowd that comes at once is let in one by one, so that others are served in between.
        await self._arrivals.wait(address)
        if self._bans.is_banned(address):
            await socket.send_denial_response(refusal_response(socket, ServerError("banned")))
            return
        visitor = await self._accept(socket)
        guest = Guest(visitor.person, visitor.generation, address, self._waiting_bytes)
        guest.invitation = socket.query_params.get("invitation")
        try:
            if self._open.is_over(address):
                raise ServerError("too-many-connections")
            room = await self._registry.get_room(room_id)
        except HanabiError as error:
            guest.dismiss(error.code, None if error.code in PERMANENT_CODES else 5.0)
            await self._send(socket, guest)
        else:
            await self._attend(socket, guest, room, game, since)
        finally:
            guest.leave()
            if guest.closing:
                DISMISSED.labels(guest.closing.code).inc()
                log.info("dismissed", code=guest.closing.code)

    async def _accept(self, socket: WebSocket) -> Visitor:
        visitor = await self._identity.identify(socket.headers.get("cookie"))
        renewed = visitor.needs_cookie
        cookie = [(b"set-cookie", self._identity.cookie_header(visitor).encode())] if renewed else []
        await socket.accept(headers=cookie)
        return visitor

    async def _attend(
        self, socket: WebSocket, guest: Guest, room: LiveRoom, game: str | None, since: int
    ) -> None:
        """Send what the guest is told while listening to what they ask."""
        room.join(guest, game, since)
        sending = asyncio.create_task(self._send(socket, guest))
        listening = asyncio.create_task(self._listen(socket, guest, room))
        dismissed = asyncio.create_task(guest.dismissed.wait())
        try:
            await asyncio.wait((sending, listening, dismissed), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(guest)
            if guest.closing is not None:
                await asyncio.wait((sending,), timeout=GOODBYE_SECONDS)
            for task in (sending, listening, dismissed):
                task.cancel()

    async def _send(self, socket: WebSocket, guest: Guest) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (data := await guest.next_frame()) is not None:
                await socket.send_text(data.decode())
            await socket.close(guest.close_code)

    async def _listen(self, socket: WebSocket, guest: Guest, room: LiveRoom) -> None:
        """Pass requests on until the client leaves, floods the server or sends too much nonsense."""
        mistakes = 0
        while guest.closing is None:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._limits.take_message(guest):
                guest.dismiss("flood", 10.0)
                return
            match self._dispatch_frame(message.get("text"), guest, room):
                case None | "talk-too-often":
                    pass
                case "too-many-requests":
                    await asyncio.sleep(CROWDED_PAUSE)
                case _:
                    mistakes += 1
            if mistakes > MOST_MISTAKES:
                guest.dismiss("nonsense", 10.0)

    def _dispatch_frame(self, text: str | None, guest: Guest, room: LiveRoom) -> str | None:
        """Queue a request, or refuse it and return the code of the refusal."""
        key = None
        try:
            request = parse_request(text)
            key = request.id
            self._limits.check(guest, request)
            dispatch(request, guest, room)
        except HanabiError as error:
            REFUSED.labels(error.code).inc()
            guest.tell(refused_message(key, error, room.seq))
            return error.code
        return None


class RequestLimits:
    """How much each person and each address may ask for, over all their connections."""

    def __init__(self, settings: Settings) -> None:
        person, address = settings.messages_per_second, settings.messages_per_second_per_address
        self._of_person = Buckets(60 * person, BURST_SECONDS * person)
        self._of_address = Buckets(60 * address, BURST_SECONDS * address)
        talk, crowd_talk = settings.talk_per_minute, settings.talk_per_minute_per_address
        self._talk_of_person = Buckets(talk, max(1, talk / TALK_BURST_DIVISOR))
        self._talk_of_address = Buckets(crowd_talk, max(1, crowd_talk / TALK_BURST_DIVISOR))

    def take_message(self, guest: Guest) -> bool:
        """Whether a person may send one more message."""
        return self._of_person.take(guest.person)

    def check(self, guest: Guest, request: AnyRequest) -> None:
        """Refuse a request if its address sends too many, and talk if there is too much of it."""
        if not self._of_address.take(guest.address, SYNC_COST if isinstance(request, Sync) else 1):
            raise ServerError("too-many-requests")
        if isinstance(request, Say | MakeRemark) and not self._may_talk(guest):
            raise ServerError("talk-too-often")

    def _may_talk(self, guest: Guest) -> bool:
        return self._talk_of_person.take(guest.person) and self._talk_of_address.take(guest.address)


def dispatch(request: AnyRequest, guest: Guest, room: LiveRoom) -> None:
    """Put a request in the room's queue; answer a ping at once, however long that queue is."""
    if isinstance(request, QueuedRequest):
        room.ask(guest, request)
    else:
        guest.tell(Pong(request.id))
