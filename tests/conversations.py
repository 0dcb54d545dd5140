"""Conversations with a real room in which something interferes, and what a client must do then.

Each is held by both clients. Only what passes between client and server counts: how a client shows it is a
matter of its own tests.
"""

import json
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

Message = dict[str, Any]
NAMES = ("Ana", "Bo")
PAUSE = 2.0
"""For how many seconds a server asks a client to wait."""


class Line(Protocol):
    """One connection of a client, seen from the middle."""

    def tell(self, message: Message) -> None:
        """Tell the client something in the name of the server."""

    def break_off(self) -> None:
        """End the connection to both sides."""


class Conversation:
    """Lets everything pass; a client joins under a name, and is told that it has."""

    answers = 1
    """How many requests to join are answered in the end."""
    ends = False
    """Whether the client is sent away for good."""

    def ask(self, line: Line, request: Message, tap: "Tap") -> bool:
        """Whether a request to join reaches the server."""
        return True

    def answer(self, line: Line, reply: Message, tap: "Tap") -> bool:
        """Whether the answer to such a request reaches the client."""
        return True

    def check(self, tap: "Tap") -> None:
        """What must have passed."""
        assert len(tap.connections) == 1
        assert len(tap.asked()) == 1


@dataclass
class Connection:
    """What a client asked for over one connection."""

    line: Line
    opened: float
    asked: list[Message] = field(default_factory=list)


@dataclass
class Tap:
    """Between client and server: notes what passes, and lets a conversation interfere."""

    conversation: Conversation
    connections: list[Connection] = field(default_factory=list)
    answered: list[Message] = field(default_factory=list)
    """The answers to the client's requests to join, from the server or in its name."""
    closed: float = 0.0
    """When the last connection was broken off."""

    def open(self, line: Line) -> Connection:
        self.connections.append(Connection(line, time.monotonic()))
        return self.connections[-1]

    def passes_up(self, connection: Connection, frame: str | bytes) -> bool:
        """Whether a frame of the client reaches the server."""
        message = json.loads(frame)
        if message["type"] != "enter":
            return True
        connection.asked.append(message)
        return self.conversation.ask(connection.line, message, self)

    def passes_down(self, connection: Connection, frame: str | bytes) -> bool:
        """Whether a frame of the server reaches the client."""
        message = json.loads(frame)
        if message["type"] not in ("done", "refused") or message["id"] not in self.ids():
            return True
        passes = self.conversation.answer(connection.line, message, self)
        if passes:
            self.answered.append(message)
        return passes

    def refuse(self, line: Line, request: Message, code: str, retry: str) -> None:
        """Refuse a request in the name of the server."""
        told = {"type": "refused", "id": request["id"], "code": code, "seq": 0, "retry": retry}
        refusal = {**told, "details": {"name": request["name"]}}
        line.tell(refusal)
        self.answered.append(refusal)

    def break_off(self, line: Line) -> None:
        self.closed = time.monotonic()
        line.break_off()

    def asked(self) -> list[Message]:
        """Every request to join, in the order they were sent."""
        return [request for connection in self.connections for request in connection.asked]

    def ids(self) -> set[str]:
        return {request["id"] for request in self.asked()}

    @property
    def is_refused(self) -> bool:
        """Whether the client was refused for good."""
        return any(reply["type"] == "refused" and reply["retry"] != "same" for reply in self.answered)

    @property
    def is_done(self) -> bool:
        """Whether every request that will be was answered."""
        return (
            not self.conversation.ends
            and sum(reply["type"] == "done" for reply in self.answered) == self.conversation.answers
        )


class AnswerLost(Conversation):
    """The connection breaks before the answer: the request is sent again over the next one, with its id."""

    def answer(self, line: Line, reply: Message, tap: Tap) -> bool:
        if len(tap.connections) > 1:
            return True
        tap.break_off(line)
        return False

    def check(self, tap: Tap) -> None:
        assert len(tap.connections) == 2
        assert [len(each.asked) for each in tap.connections] == [1, 1]
        assert len(tap.ids()) == 1


class RequestLost(Conversation):
    """A request vanishes while the connection stays: it is sent again after some seconds, with its id."""

    def ask(self, line: Line, request: Message, tap: Tap) -> bool:
        return len(tap.asked()) > 1

    def check(self, tap: Tap) -> None:
        assert len(tap.asked()) > 1
        assert len(tap.ids()) == 1


class NotSaved(Conversation):
    """The server could not save something: the request is sent again with its id, and nobody is bothered."""

    def ask(self, line: Line, request: Message, tap: Tap) -> bool:
        if len(tap.asked()) > 2:
            return True
        tap.refuse(line, request, "storage-unavailable", "same")
        return False

    def check(self, tap: Tap) -> None:
        assert len(tap.connections) == 1
        assert len(tap.asked()) == 3
        assert len(tap.ids()) == 1


class RefusedOnce(Conversation):
    """What was refused for good is over: it is not sent again, not even over the next connection."""

    def ask(self, line: Line, request: Message, tap: Tap) -> bool:
        if len(tap.asked()) > 1:
            return True
        tap.refuse(line, request, "name-taken", "correct")
        tap.break_off(line)
        return False

    def check(self, tap: Tap) -> None:
        assert [request["name"] for request in tap.asked()] == list(NAMES)
        assert len(tap.ids()) == 2


class CalledTooSoon(Conversation):
    """A server that asks clients to wait is not called before, and then told everything."""

    def ask(self, line: Line, request: Message, tap: Tap) -> bool:
        if len(tap.connections) > 1:
            return True
        line.tell({"type": "closing", "code": "flood", "back_in": PAUSE})
        tap.break_off(line)
        return False

    def check(self, tap: Tap) -> None:
        assert len(tap.connections) == 2
        assert tap.connections[1].opened - tap.closed >= PAUSE
        assert len(tap.ids()) == 1


class SentAway(Conversation):
    """A server that sends a client away for good is not called again."""

    answers, ends = 0, True

    def ask(self, line: Line, request: Message, tap: Tap) -> bool:
        line.tell({"type": "closing", "code": "removed", "back_in": None})
        tap.break_off(line)
        return False


class NewerServer(Conversation):
    """Messages that a client does not know yet are passed over."""

    def answer(self, line: Line, reply: Message, tap: Tap) -> bool:
        line.tell({"type": "weather", "sky": "clear"})
        return True


CONVERSATIONS = (
    Conversation,
    AnswerLost,
    RequestLost,
    NotSaved,
    RefusedOnce,
    CalledTooSoon,
    SentAway,
    NewerServer,
)
