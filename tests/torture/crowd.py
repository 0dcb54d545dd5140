"""A crowd in one process: people at tables who reconnect and repeat the requests that were lost."""

import asyncio
import contextlib
import json
import random
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from hanabi.game import commit, new_entropy
from tests.torture.frames import (
    AnySeen,
    ClosingSeen,
    DeskSeen,
    DoneSeen,
    GameSeen,
    HappenedSeen,
    LineSeen,
    OpenedSeen,
    RefusedSeen,
    RoomSeen,
    ShuffleSeen,
    WelcomeSeen,
    is_over,
    read_frame,
)
from tests.torture.ledger import NOBODY_KNOWS, Asked, Ledger

BROKEN = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
PAUSE = 0.05
REMEMBERED = 100
"""How many of their finished requests a person remembers, to repeat one."""
REMARKS = ("hello", "let-me-think", "well-played", "sorry")
WEIGHTS = {"clue": 4, "discard": 3, "play": 1, "choose": 4}
"""How people choose; games of random plays would be over at once."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How often people do what they do not have to."""

    replay: float = 0.1
    """How often a finished request is repeated."""
    talk: float = 0.1
    note: float = 0.1
    vote: float = 0.02
    stand: float = 0.3
    """How often a player leaves their seat after a game."""
    games: int = 6
    """How many games a room sees before its people open another one."""


class Person:
    """A person who does what their table allows, as fast as it is acknowledged."""

    def __init__(self, name: str, table: "Table", hosts: bool) -> None:
        self.name, self.table, self.hosts = name, table, hosts
        self.ledger, self.chance, self.habits = table.ledger, table.chance, table.habits
        self.cookie = ""
        self._numbers = count(1)
        self._socket: ClientConnection | None = None
        self._where = ""
        self.forget()

    def forget(self) -> None:
        """Begin in a room nothing is known of."""
        self.room: RoomSeen | None = None
        self.happened: HappenedSeen | None = None
        self.back = True
        """Whether the table has not been shown since the connection was made."""
        self.pending: dict[str, Asked] = {}
        self.past: deque[Asked] = deque(maxlen=REMEMBERED)
        self.entropies: dict[str | None, str] = {}
        """The numbers for shuffles, by their commitments."""
        self._acted_at: tuple[str, int] | None = None
        self._stood = 0

    async def live(self) -> None:
        """Be connected, again and again."""
        while True:
            await self.table.open_room()
            await self.table.server_there()
            with contextlib.suppress(*BROKEN):
                await self._visit()
            await asyncio.sleep(PAUSE * self.chance.random())

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _visit(self) -> None:
        """Be in the room until the connection ends or the table has moved."""
        if self._where != self.table.room:
            self.forget()
            self._where = self.table.room
        async with self._connection() as socket:
            assert socket.response is not None
            self.cookie = socket.response.headers.get("Set-Cookie", self.cookie).split(";")[0]
            self._socket, self.back = socket, True
            await self._ask_again()
            async for text in socket:
                if self._where != self.table.room:
                    return
                await self._take(read_frame(text))

    def _connection(self) -> connect:
        return connect(
            self._address(),
            origin=Origin(self.table.base),
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
            close_timeout=1,
        )

    def _address(self) -> str:
        seen = f"?game={self.happened.game}&since={self.happened.seq}" if self.happened else ""
        return f"{self.table.base.replace('http', 'ws', 1)}/api/rooms/{self.table.room}/socket{seen}"

    async def _ask_again(self) -> None:
        """Ask for everything that was not answered, and for some of what was done."""
        for asked in list(self.pending.values()):
            await self._send(asked)
        if self.past and self.chance.random() < self.habits.replay:
            await self._replay(self.past[-1])
            await self._replay(self.chance.choice(self.past))

    async def _take(self, seen: AnySeen) -> None:
        match seen:
            case RoomSeen():
                self._see_room(seen)
            case HappenedSeen():
                self._see_table(seen)
            case DoneSeen() | RefusedSeen():
                await self._hear_answer(seen)
            case ShuffleSeen():
                await self._reveal(seen)
            case _:
                self._see_rest(seen)
        await self._go_on()

    def _see_room(self, seen: RoomSeen) -> None:
        if self.room and seen.number < self.room.number:
            self.ledger.faults.append(f"room {seen.room} went back from {self.room.number} to {seen.number}")
        self.room = seen
        self.ledger.show_room(seen)

    def _see_table(self, seen: HappenedSeen) -> None:
        since = self.happened.seq if self.happened and self.happened.game == seen.game else -1
        if seen.seq < since:
            self.ledger.faults.append(f"game {seen.game} went back from {since} to {seen.seq}")
        assert self.room is not None
        self.ledger.show(seen, None if is_over(seen) else self.room.seat, since, self.back)
        self.happened, self.back = seen, False

    def _see_rest(self, seen: AnySeen) -> None:
        match seen:
            case LineSeen():
                self.ledger.show_line(self.table.room, seen)
            case DeskSeen():
                assert self.room is not None
                assert self.room.seat is not None
                self.ledger.show_desk(self.room.seat, seen)
            case GameSeen():
                self.ledger.show_deal(seen)
            case OpenedSeen():
                self.ledger.show_opening(seen)
            case ClosingSeen(code=code):
                self.ledger.closings[code] += 1
            case WelcomeSeen(room=room):
                assert room == self.table.room

    async def _hear_answer(self, seen: DoneSeen | RefusedSeen) -> None:
        asked = self.pending.pop(seen.id or "", None)
        if asked is None:
            return
        if isinstance(seen, DoneSeen):
            self.ledger.done(asked)
            self.past.append(asked)
            if self.chance.random() < self.habits.replay:
                await self._replay(self.chance.choice(self.past))
        elif seen.code == NOBODY_KNOWS:
            self.pending[asked.id] = asked
            await asyncio.sleep(PAUSE)
            await self._send(asked)
        else:
            if asked.kind == "act" and asked.answer is None:
                self._acted_at = None
            self.ledger.refuse(asked, seen.code)

    async def _go_on(self) -> None:
        """Do the next thing there is to do, unless it is being done."""
        room = self.room
        if room is None:
            return
        if self.table.moving:
            await self.table.move()
        elif room.you is None:
            await self._once("enter", name=self.name)
        elif not room.running:
            await self._between_games(room)
        elif self.happened and self.happened.choices and self.happened.game == room.games[-1]:
            await self._play(self.happened, self.happened.choices.options)

    async def _between_games(self, room: RoomSeen) -> None:
        stands = not self.hosts and self.chance.random() < self.habits.stand
        if room.seat is None:
            await self._once("sit")
        elif stands and self._stood < len(room.games):
            self._stood = len(room.games)
            await self._once("stand")
        elif self.table.shuffles and room.entropy is None and not room.shuffling:
            await self._promise()
        elif self.hosts and len(room.games) >= self.habits.games:
            self.table.moving = True
            await self.table.move()
        elif self.hosts:
            await self._set_up(room)

    async def _set_up(self, room: RoomSeen) -> None:
        free = [seat for seat, chair in enumerate(room.chairs) if chair.member is None and not chair.bot]
        if self.table.bot_seat in free:
            await self._once("seat-bot", seat=self.table.bot_seat, bot="beginner")
        elif not free and not room.shuffling and (not room.games or self._has_seen_the_end(room)):
            await self._once("begin")

    async def _promise(self) -> None:
        """Commit to a number for the next shuffle."""
        if not self._awaits("commit-entropy"):
            entropy = new_entropy()
            self.entropies[commit(entropy)] = entropy
            await self._ask("commit-entropy", commitment=commit(entropy))

    async def _reveal(self, seen: ShuffleSeen) -> None:
        """Reveal the number that a shuffle calls for."""
        ours = [self.entropies[shown] for shown in seen.commitments if shown in self.entropies]
        if ours and not self._awaits("reveal"):
            await self._ask("reveal", game=seen.game, entropy=ours[0])

    def _has_seen_the_end(self, room: RoomSeen) -> bool:
        return self.happened is not None and self.happened.game == room.games[-1] and is_over(self.happened)

    async def _play(self, now: HappenedSeen, options: tuple[Any, ...]) -> None:
        if self._acted_at == (now.game, now.seq) or self._awaits("act"):
            return
        self._acted_at = (now.game, now.seq)
        await self._chat()
        moves = [json.loads(bytes(option.action)) for option in options]
        move = self.chance.choices(moves, [WEIGHTS[move["type"]] for move in moves])[0]
        await self._ask("act", now, game=now.game, seq=now.seq, action=move)

    async def _chat(self) -> None:
        """Things that go into the room's log beside the game."""
        habits, chance = self.habits, self.chance
        if chance.random() < habits.talk:
            await self._ask("say", text=f"{self.name} says {chance.random()}")
        if chance.random() < habits.talk / 5:
            await self._ask("remark", remark=chance.choice(REMARKS))
        if chance.random() < habits.note:
            await self._ask("note", card=chance.randrange(5), text=f"{chance.random()}")
        if chance.random() < habits.vote:
            await self._ask("vote", end=chance.random() < 0.8)

    async def _once(self, kind: str, **fields: Any) -> None:
        """Ask for something unless an answer is awaited."""
        if not self._awaits(kind):
            await self._ask(kind, **fields)

    def _awaits(self, kind: str) -> bool:
        return any(asked.kind == kind and asked.answer is None for asked in self.pending.values())

    async def _ask(self, kind: str, now: HappenedSeen | None = None, **fields: Any) -> None:
        name = f"{self.name}.{next(self._numbers)}"
        text = json.dumps({"type": kind, "id": name, **fields})
        asked = Asked(name, kind, text, self.table.room)
        if now is not None:
            asked.game, asked.seq = now.game, now.seq
        self.ledger.ask(asked)
        self.pending[name] = asked
        await self._send(asked)

    async def _replay(self, asked: Asked) -> None:
        if asked.id not in self.pending:
            self.ledger.replay(asked)
            self.pending[asked.id] = asked
            await self._send(asked)

    async def _send(self, asked: Asked) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(asked.text)


class Table:
    """Two people, sometimes with a bot, who play in one room after another."""

    def __init__(
        self,
        number: int,
        base: str,
        ledger: Ledger,
        habits: Habits,
        seed: str,
        server_there: Callable[[], Awaitable[None]],
    ) -> None:
        self.base, self.ledger, self.habits, self.server_there = base, ledger, habits, server_there
        self.chance = random.Random(seed)
        self.bot_seat = 2 if number % 10 == 9 else None
        self.shuffles = number % 2 == 0
        """Whether its people add numbers to the shuffle."""
        self.room = ""
        self.moving = False
        self.people = (Person(f"t{number}a", self, True), Person(f"t{number}b", self, False))
        self._opening = asyncio.Lock()

    async def live(self) -> None:
        await asyncio.gather(*(person.live() for person in self.people))

    async def open_room(self) -> None:
        """See to it that there is a room."""
        async with self._opening:
            while not self.room:
                await self.server_there()
                # anyio asks for the name of a socket that uvloop may have closed already: an AttributeError.
                with contextlib.suppress(httpx.TransportError, AttributeError):
                    self.room = await self._opened()

    async def _opened(self) -> str:
        host = self.people[0]
        terms = {"seats": 3 if self.bot_seat else 2, "manners": "open"}
        headers = {"Cookie": host.cookie} if host.cookie else {}
        # Nothing is encrypted here, and certificates take long to read.
        async with httpx.AsyncClient(base_url=self.base, headers=headers, timeout=60, verify=False) as client:
            answer = await client.post("/api/rooms", json=terms)
        answer.raise_for_status()
        host.cookie = answer.headers.get("set-cookie", host.cookie).split(";")[0]
        return str(answer.json()["room"])

    async def move(self) -> None:
        """Go to another room together, once nobody waits for an answer."""
        if any(person.pending for person in self.people):
            return
        self.room, self.moving = "", False
        for person in self.people:
            await person.leave()
