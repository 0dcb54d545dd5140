"""The rooms of one server process: loaded on demand, kept while busy, and checked for news and due moves."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from secrets import token_hex

import structlog

from hanabi.game.replay import Replay
from hanabi.room.entries import Began, Opened, Person, write_entry
from hanabi.room.game import ending_of, import_record, write_record
from hanabi.room.ids import new_id
from hanabi.room.judging import check_terms
from hanabi.room.log import SeatRow
from hanabi.room.review_cursor import read_cursor
from hanabi.server.errors import ServerError, StorageError
from hanabi.server.limits import Buckets
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.live.news import NoNews, Progress, RedisNews
from hanabi.server.live.services import RoomServices
from hanabi.server.monitoring.metrics import ROOMS
from hanabi.server.storage.rows import ImportedGame, NewGame
from hanabi.server.storage.store import Store
from hanabi.server.workers.pool import BotPool
from hanabi.wire.terms import Terms

POLL_SECONDS = 1.0
"""How often the logs are searched for what other processes wrote."""
HEARTBEAT_SECONDS = 5.0
PROCESS_LIFETIME = 15.0
"""A process that has not been heard of for this long is gone, and so is everyone connected through it."""
IDLE_SECONDS = 60.0
SWEEP_SECONDS = 3600.0
ABANDONED_SECONDS = 30 * 24 * 3600.0
"""A room without a game that has not been used for this long is deleted."""
OVERDUE_SECONDS = 3.0
"""A room that is overdue for this long is not in the memory of any process."""

log = structlog.get_logger()


class RoomRegistry:
    """The rooms of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        redis_url: str | None,
        bot_delay: float = 1.0,
        absence: float = 30.0,
        takeover: float = 300.0,
        names_per_minute: float = 30.0,
        bot_games_per_minute: float = 10.0,
    ) -> None:
        self.id = token_hex(8)
        self.store = store
        self.rooms: dict[str, LiveRoom] = {}
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self.news = RedisNews(redis_url, self.id, self._on_progress) if redis_url else NoNews()
        self.services = RoomServices(
            store,
            bots,
            self.news,
            bot_delay,
            absence,
            takeover,
            names_per_minute,
            Buckets(bot_games_per_minute),
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._presence: dict[tuple[str, Person], str] = {}
        """Who is in which room through this process, and from which address."""
        self._unreadable: set[str] = set()

    async def start(self) -> None:
        self.news.start()
        courses = (
            (self._poll_logs, POLL_SECONDS),
            (self._send_heartbeat, HEARTBEAT_SECONDS),
            (self._sweep, SWEEP_SECONDS),
        )
        self._tasks = [asyncio.create_task(run_every(seconds, course)) for course, seconds in courses]

    async def close(self) -> None:
        """Leave every room as it is on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
        await self.news.close()
        with contextlib.suppress(StorageError):
            await self.store.forget_process(self.id)

    async def open_room(self, terms: Terms, host: Person, played: ImportedGame | None = None) -> str:
        """Open a new room and return its id, which is the only key to it."""
        entry, now = write_entry(Opened(check_terms(terms), host)), self.services.now()
        while not await self.store.open_room(room_id := new_id(), entry, now, played):
            pass  # the id is taken
        return room_id

    async def import_game(self, replay: Replay, host: Person) -> tuple[str, str]:
        """Open a room in which a recorded game has just been played; return the ids of both."""
        played = await asyncio.to_thread(_imported_game, replay)
        terms = Terms(str(replay.rules), len(replay.players))
        return await self.open_room(terms, host, played), played.game.id

    async def get_room(self, room_id: str) -> LiveRoom:
        """Return a room, loading it from its logs if necessary; concurrent callers share one load."""
        if room_id in self.rooms:
            return self.rooms[room_id]
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
            self._loading[room_id].add_done_callback(lambda _: self._loading.pop(room_id))
        # Others may wait for it too, so a caller that is cancelled must not cancel it.
        return await asyncio.shield(self._loading[room_id])

    async def _load(self, room_id: str) -> LiveRoom:
        if await self.store.is_closed(room_id):
            raise ServerError("room-shut")
        live = await LiveRoom.load(room_id, self.services)
        if live is None:
            raise ServerError("no-such-room")
        live.start()
        self.rooms[room_id] = live
        return live

    @property
    def people(self) -> list[Person]:
        """The people connected through this process."""
        return list({guest.person for guest in self._guests()})

    def dismiss_others(self, person: Person, generation: int) -> None:
        """Close the connections that a person made with an older cookie."""
        for guest in self._guests():
            if guest.person == person and guest.generation < generation:
                guest.dismiss("signed-out")

    def dismiss_all(self, code: str, matches: Callable[[Guest], bool]) -> None:
        """Close the matching connections for good."""
        for guest in self._guests():
            if matches(guest):
                guest.dismiss(code)

    async def expel(self, code: str, room_id: str, back_in: float | None = None) -> None:
        """Take a room out of memory and disconnect everybody in it."""
        if loading := self._loading.get(room_id):
            await asyncio.wait((loading,))
        live = self.rooms.pop(room_id, None)
        if live is not None:
            for guest in live.audience.guests:
                guest.dismiss(code, back_in)
            await live.stop()

    async def reload_rooms_of(self, person: Person) -> None:
        """Reload every room that a person has been in: what its log says of them has changed."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room_id, live in list(self.rooms.items()):
            if person in live.room.names:
                await self.expel("room-closed", room_id, 0.0)

    def _guests(self) -> list[Guest]:
        return [guest for room in self.rooms.values() for guest in room.audience.guests]

    def _on_progress(self, word: Progress) -> None:
        """Catch up if another process has written something."""
        live = self.rooms.get(word.room)
        if live and (word.number > live.room.number or word.seq > live.seq or word.shown):
            live.catch_up()

    async def _poll_logs(self) -> None:
        """Find what other processes wrote, load rooms with something due, and drop idle ones."""
        await self._drop_idle()
        rooms = list(self.rooms.values())
        games = [room.match.id for room in rooms if room.match]
        ids = [room.room.id for room in rooms]
        numbers, seqs = await self.store.last_numbers(ids, games)
        showings = await self.store.reviews(ids)
        for live in rooms:
            behind = numbers.get(live.room.id, 0) > live.room.number
            elsewhere = read_cursor(showings.get(live.room.id)) != live.state.review_cursor
            if behind or elsewhere or (live.match and seqs.get(live.match.id, 0) > live.seq):
                live.catch_up()
        for room_id in await self.store.due_rooms(self.services.now() - OVERDUE_SECONDS):
            if room_id not in self.rooms and room_id not in self._unreadable:
                await self._wake(room_id)

    async def _wake(self, room_id: str) -> None:
        """Load a room with something due; one that cannot be read must not keep others from being loaded."""
        try:
            await self.get_room(room_id)
        except StorageError:
            raise
        except Exception:
            log.exception("room-unreadable", room=room_id)
            self._unreadable.add(room_id)

    async def _drop_idle(self) -> None:
        longest = self.services.now() - IDLE_SECONDS
        for room_id, live in list(self.rooms.items()):
            if not live.busy and live.idle_since < longest:
                del self.rooms[room_id]
                await live.stop()
        ROOMS.set(len(self.rooms))

    async def _send_heartbeat(self) -> None:
        """Tell other processes who is here, and learn who is connected there."""
        now = self.services.now()
        if not await self.store.heartbeat(self.id, now):
            self._presence = {}
        await self._update_presence()
        present = await self.store.people_present(list(self.rooms), now - PROCESS_LIFETIME)
        for room_id, live in list(self.rooms.items()):
            here = {guest.person for guest in live.audience.guests}
            live.set_elsewhere(frozenset(present.get(room_id, set()) - here))

    async def _update_presence(self) -> None:
        """Update the list of who is connected through this process."""
        guests = ((room_id, guest) for room_id, live in self.rooms.items() for guest in live.audience.guests)
        addresses = {(room_id, guest.person): guest.address for room_id, guest in guests}
        new = {place: address for place, address in addresses.items() if self._presence.get(place) != address}
        await self.store.add_presence(new, self.id)
        gone = self._presence.keys() - addresses.keys()
        await self.store.remove_presence(
            gone, self.id, list(filter(self._is_member, gone)), self.services.now()
        )
        self._presence = addresses

    def _is_member(self, place: tuple[str, Person]) -> bool:
        """Whether the person of a place belongs to its room."""
        room_id, person = place
        return room_id in self.rooms and self.rooms[room_id].room.knows(person)

    async def _sweep(self) -> None:
        """Delete rooms in which nobody ever played, and expired codes."""
        now = self.services.now()
        await self.store.sweep(now, untouched_since=now - ABANDONED_SECONDS)


def _imported_game(replay: Replay) -> ImportedGame:
    """Prepare a recorded game for storage; refuse one that breaks the rules."""
    record = import_record(replay)
    seats = tuple(SeatRow(seat, None, name, None) for seat, name in enumerate(replay.players))
    ending = ending_of(record.replay.final())
    game = NewGame(new_id(), 1, write_record(record), seats, ending=ending)
    return ImportedGame(write_entry(Began(game.id)), game)


async def run_every(seconds: float, course: Callable[[], Awaitable[None]]) -> None:
    """Call `course` again and again, whether or not it fails."""
    while True:
        try:
            await course()
        except StorageError as error:
            log.warning("storage-failed", **error.log_fields, course=course.__name__)
        except Exception:
            log.exception("course-failed", course=course.__name__)
        await asyncio.sleep(seconds)
