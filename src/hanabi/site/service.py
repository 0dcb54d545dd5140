"""All that a worker calls: it hands over what the page sends, and gets what to keep and what to send back."""

import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hanabi.errors import HanabiError
from hanabi.room.audience import frame
from hanabi.room.entries import Person
from hanabi.room.parsing import parse_request
from hanabi.room.refusals import refused_message
from hanabi.site.documents import Documents
from hanabi.site.hosted_room import HostedRoom
from hanabi.site.routes import SiteRoutes
from hanabi.wire.messages import Closing, Pong
from hanabi.wire.requests import QueuedRequest

YOU: Person = "you"
"""The person at this browser."""


class SiteSocket:
    """A connection of the page to a room."""

    person: Person = YOU
    invitation: str | None = None

    def __init__(self, number: int, send: Callable[[int, str], None]) -> None:
        self.number, self._send = number, send

    def tell_frame(self, data: bytes) -> None:
        self._send(self.number, data.decode())

    tell_room = tell_frame

    def tell_table(self, frames: Sequence[bytes]) -> None:
        for data in frames:
            self.tell_frame(data)

    def dismiss(self, code: str) -> None:
        self.tell_frame(frame(Closing(code, None)))


class SiteService:
    """The rooms and answers of one page."""

    def __init__(
        self,
        kept: Mapping[str, str],
        now: Callable[[], float] = time.time,
        chance: random.Random | None = None,
    ) -> None:
        self._documents, self._now, self._chance = Documents(kept), now, chance or random.SystemRandom()
        self._routes = SiteRoutes(self._documents, YOU, now)
        self._rooms: dict[str, HostedRoom] = {}
        self._sockets: dict[int, tuple[SiteSocket, HostedRoom]] = {}
        self._frames: list[tuple[int, str]] = []

    def call(self, text: str) -> str:
        """Carry out what the page sent: a method of this class and its arguments, as a list in JSON.

        Return its `result`, the documents to keep, then the frames to send, and in how many seconds to call
        `wake`: null if nothing happens by itself.
        """
        method, *arguments = json.loads(text)
        result = METHODS[method](self, *arguments)
        kept, self._documents.changed = self._documents.changed, {}
        frames, self._frames = self._frames, []
        return json.dumps(
            {"result": result, "kept": kept, "frames": frames, "wake": self._next_wake()}, ensure_ascii=False
        )

    def fetch(self, method: str, address: str, body: str, language: str) -> tuple[int, str]:
        """Answer a request: its status, and JSON."""
        return self._routes.answer(method, address, body, language)

    def connect(self, number: int, room_id: str, game: str | None, since: int) -> None:
        """Connect a socket to a room; `since` actions of `game` are known, or none at all if it is -1."""
        socket = SiteSocket(number, lambda number, text: self._frames.append((number, text)))
        try:
            if room_id not in self._rooms:
                self._rooms[room_id] = HostedRoom.load(room_id, self._documents, self._now, self._chance)
        except HanabiError as error:
            socket.dismiss(error.code)
            return
        hosted = self._rooms[room_id]
        self._sockets[number] = socket, hosted
        hosted.room.join(socket, game, since)

    def receive(self, number: int, text: str) -> None:
        """Carry out a request that came over a socket."""
        if number not in self._sockets:
            return
        socket, hosted = self._sockets[number]
        try:
            request = parse_request(text)
        except HanabiError as error:
            socket.tell_frame(frame(refused_message(None, error, hosted.room.seq)))
            return
        if isinstance(request, QueuedRequest):
            hosted.room.ask(socket, request)
        else:
            socket.tell_frame(frame(Pong(request.id)))

    def disconnect(self, number: int) -> None:
        """Forget a socket."""
        if number in self._sockets:
            socket, hosted = self._sockets.pop(number)
            hosted.room.audience.guests.discard(socket)

    def wake(self) -> None:
        """Take one step in every room in which something is due."""
        for hosted in self._rooms.values():
            plan = hosted.room.next_plan()
            if plan is not None and plan.kind != "wait":
                hosted.step(plan)

    def _next_wake(self) -> float | None:
        plans = [plan for hosted in self._rooms.values() if (plan := hosted.room.next_plan())]
        now = self._now()
        return min(
            (max(0.0, plan.ends - now) if plan.kind == "wait" else 0.0 for plan in plans), default=None
        )


METHODS: dict[str, Callable[..., Any]] = {
    "fetch": SiteService.fetch,
    "connect": SiteService.connect,
    "receive": SiteService.receive,
    "disconnect": SiteService.disconnect,
    "wake": SiteService.wake,
}
