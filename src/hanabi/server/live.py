"""A room as one process sees it: one task that handles one thing at a time.

Its state advances only by what is on disk: commit, then acknowledge, then broadcast. Any number of processes
may have the same room; the primary keys of the two logs decide who was first, and the others catch up.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

import structlog

from hanabi.errors import HanabiError
from hanabi.game import Action, Seat, Stop, StopReason
from hanabi.server import advice
from hanabi.server.absences import Absences
from hanabi.server.audience import Audience
from hanabi.server.bot_turns import choose_action, question
from hanabi.server.entries import (
    Advised,
    AnyEntry,
    Began,
    GivenBack,
    HostReturned,
    Opened,
    Person,
    Readmitted,
    Removed,
    StoodIn,
    Voted,
    read_entry,
    write_entry,
)
from hanabi.server.errors import RoomError, ServerError, StorageError, refuse
from hanabi.server.failpoints import reach
from hanabi.server.games import finished
from hanabi.server.guest import Guest
from hanabi.server.house_rules import RoomRequest, check_begin, judge, judge_show
from hanabi.server.ids import new_id
from hanabi.server.limits import Buckets
from hanabi.server.mailbox import Job, Mailbox
from hanabi.server.match import (
    Match,
    Record,
    Step,
    as_row,
    ending_of,
    fresh_record,
    read_record,
    taken_up,
    write_record,
)
from hanabi.server.metrics import ACTIONS, COMMIT_SECONDS, REFUSED, REQUEST_SECONDS
from hanabi.server.plans import Plan, due, planned, planned_deal
from hanabi.server.refusals import refusal
from hanabi.server.room import Room, evolve, opened
from hanabi.server.room_limits import RoomLimits
from hanabi.server.seats.opinions import Opinions
from hanabi.server.services import Services
from hanabi.server.showing import Showing, read_showing, write_showing
from hanabi.server.shuffling import Call, call_shuffle, called
from hanabi.server.sight import Perspective, Scene
from hanabi.server.situation import Situation
from hanabi.server.storage.rows import ActionRow, Due, EntryRow, NewGame, SeatRow
from hanabi.wire.messages import Act, AskAdvice, Begin, Done, Moment, QueuedRequest, Show, Sync
from hanabi.wire.values import from_wire

MOST_TRIES = 20
"""How often a change of a room is decided again because another came first."""
GRACE = 30.0
"""How long a player has at least after the server came back, whatever the clock said before."""
RETRY_PAUSE = 1.0
LONGEST_SLEEP = 60.0
"""How many seconds a turn clock sleeps before it looks at the wall clock again."""
FRESH_SECONDS = 1.0
"""How long what was read counts as the way things are."""
PRESENCE_SECONDS = 0.2
"""How long comings and goings are gathered before everybody is told."""
MOST_GUESTS = 500
"""How many connections a room has through one process before strangers are sent away."""
CROWD_PAUSE = 30.0
MOST_ASKED = 32
"""How many requests of one connection may be in line."""
MOST_STRANGERS_WAITING = 500
"""How many requests of strangers may be in line."""

CHANGES_PLAYERS = (StoodIn, GivenBack, Removed, Readmitted, Voted)
"""The entries after which a running game may go on by itself, or no longer does."""

log = structlog.get_logger()


class LiveRoom:
    """A room somebody is in, or whose bots or clock have something to do."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room, self.services = room, services
        self.match: Match | None = None
        self.showing: Showing | None = None
        self.audience = Audience()
        self.idle_since = services.now()
        self._keys: set[str] = set()
        self._read_at = 0.0
        """When the log was last begun to be read, by the clock of `time.monotonic`."""
        self._doubtful = False
        """Whether a write may have happened unknown to us: then the log is read before anything else."""
        self._mail = Mailbox()
        self._next: asyncio.Task[None] | None = None
        """What happens by itself: a bot thinks, or a clock runs."""
        self._plan: Plan | None = None
        """What `_next` is for, so that it is begun once."""
        self._pondering: set[asyncio.Task[None]] = set()
        """Bots that think about advice."""
        self._asking = Buckets(advice.PER_MINUTE, advice.AT_ONCE)
        self._limits = RoomLimits(services)
        self._absences = Absences(services.now(), {})
        self._presence: asyncio.TimerHandle | None = None
        self._loaded = services.now()

    @classmethod
    async def load(cls, room_id: str, services: Services) -> "LiveRoom | None":
        """A room from its log; None when there is no such room."""
        began = time.monotonic()
        rows = await services.store.entries(room_id)
        if not rows:
            return None
        entry = read_entry(rows[0].entry)
        assert isinstance(entry, Opened)
        live = cls(opened(room_id, entry), services)
        live._read_at = began
        # A room may have many thousand entries, in which everybody else would wait.
        await asyncio.to_thread(live._advance_by, rows[1:])
        live.showing = await live._read_showing()
        live._absences = Absences(services.now(), await services.store.last_seen(room_id))
        if live.room.game:
            live.match = await live._load_match(live.room.game)
            live._grant_grace(live.match)
        return live

    @property
    def scene(self) -> Scene:
        present = self.audience.present
        away = {person: self._absences.since(person) for person in self.room.names if person not in present}
        return Scene(self.room, self.match, present, self.showing, away, self._takeover)

    @property
    def _takeover(self) -> float | None:
        """From when on an acting host may be voted for; None while the host is here."""
        here = self.room.host in self.audience.present
        return None if here else self._absences.takeover(self.room, self.services.takeover)

    @property
    def seq(self) -> int:
        return self.match.seq if self.match else 0

    @property
    def busy(self) -> bool:
        """Whether the room must be kept in memory: somebody is here or something is about to happen.

        A clock alone keeps no room: the database knows when it runs out.
        """
        about_to = self._plan is not None and self._plan.kind != "wait"
        return bool(self.audience.guests) or self._mail.busy or about_to or self._doubtful

    def start(self) -> None:
        self._mail.start(self._stumble)
        self._post(self._go_on)

    async def stop(self) -> None:
        """Finish what is being done and send everybody home; what is on disk is enough to come back."""
        await self._mail.close()
        self._nothing_next()
        for task in self._pondering:
            task.cancel()
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        for guest in self.audience.guests:
            _send_back(guest)

    def join(self, guest: Guest, game: str | None, since: int) -> None:
        """Let somebody in; they are told everything first, then what happens."""
        if self._mail.closed:
            _send_back(guest)
            return
        guest.is_stranger = not self.room.knows(guest.person)
        self._mail.post(lambda: self._join(guest, game, since), guest.is_stranger)

    def leave(self, guest: Guest) -> None:
        guest.left = True
        self._mail.post(lambda: self._depart(guest), guest.is_stranger)

    def ask(self, guest: Guest, request: QueuedRequest) -> None:
        """Put a request in line; the guest is told how it went."""
        if not guest.asked:
            # Requests in line keep their order, also where the first of them makes a member of a stranger.
            guest.is_stranger = not self.room.knows(guest.person)
        crowded = guest.is_stranger and self._mail.strangers_waiting >= MOST_STRANGERS_WAITING
        if crowded or guest.asked >= MOST_ASKED:
            self._refuse(guest, request.id, ServerError("too-busy"))
            return
        guest.asked += 1
        if isinstance(request, Sync):
            guest.syncs.add(request)
        self._mail.post(lambda: self._answer(guest, request), guest.is_stranger)

    def look(self) -> None:
        """Read what other processes wrote."""
        self._post(self._catch_up)

    def notice(self, elsewhere: frozenset[Person]) -> None:
        """Take note of who is connected through other processes."""
        if elsewhere != self.audience.elsewhere:
            before = self.audience.present
            self.audience.elsewhere = elsewhere
            for person in filter(self.room.knows, before - self.audience.present):
                self._absences.leave(person, self.services.now())
            self._show_presence()

    def _show_presence(self) -> None:
        """Tell everybody who is here, some time soon: a crowd that comes back is one piece of news."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_SECONDS, self._show_room)

    def _show_room(self) -> None:
        self._presence = None
        self.audience.show_room(self.scene)

    def _post(self, job: Job) -> None:
        self._mail.post(job)

    def _stumble(self, error: Exception) -> None:
        """Note that a job failed, and doubt what it did."""
        if isinstance(error, StorageError):
            log.warning("storage-failed", room=self.room.id, **error.log_fields)
        else:
            log.exception("room-job-failed", room=self.room.id, exc_info=error)
        self._doubt()

    def _doubt(self) -> None:
        """What failed may have been written: read the log again before the next step, and soon."""
        self._doubtful = True
        self._nothing_next()
        self._next = asyncio.create_task(self._retry())

    # Guests

    async def _join(self, guest: Guest, game: str | None, since: int) -> None:
        if guest.left:
            return
        try:
            if self._doubtful or self._read_at < guest.came:
                await self._catch_up()
            await self._welcome_host(guest.person)
        except StorageError as error:
            # Nobody else would tell them anything: they must come again.
            guest.dismiss(error.code, RETRY_PAUSE)
            raise
        if not self._admit(guest):
            return
        new = guest.person not in self.audience.present
        self.audience.guests.add(guest)
        for told in self.scene.told_on_entering(guest.person, game, since):
            guest.tell(told)
        if new:
            self._show_presence()

    def _admit(self, guest: Guest) -> bool:
        """Whether a guest may come in; strangers keep no member of the room out."""
        try:
            self.room.check_welcome(guest.person, guest.invitation)
        except RoomError as error:
            guest.dismiss(error.code)
            return False
        if not self.room.knows(guest.person) and len(self.audience.guests) >= MOST_GUESTS:
            guest.dismiss("too-many-guests", CROWD_PAUSE)
            return False
        return True

    async def _welcome_host(self, person: Person) -> None:
        """Make the owner host again, and forget the votes that were cast while the host was away."""
        for _ in range(MOST_TRIES):
            room = self.room
            replaced = person == room.owner != room.host
            voted_on = person == room.host and bool(room.host_votes)
            if not replaced and not voted_on:
                return
            if not await self._append(HostReturned(person)):
                await self._catch_up()

    def _notice_owner(self) -> None:
        """Give the room back to an owner who was here all the time, unknown to another process."""
        room = self.room
        if room.host != room.owner and any(guest.person == room.owner for guest in self.audience.guests):
            self._post(lambda: self._welcome_host(room.owner))

    async def _depart(self, guest: Guest) -> None:
        self.audience.guests.discard(guest)
        self.idle_since = self.services.now()
        if guest.person not in self.audience.present and self.room.knows(guest.person):
            self._absences.leave(guest.person, self.idle_since)
        if guest.person not in self.audience.present:
            self._show_presence()

    # Requests

    async def _answer(self, guest: Guest, request: QueuedRequest) -> None:
        """Carry a request out or refuse it; its guest hears of it before anybody else does."""
        guest.asked -= 1
        if guest.closing is not None:
            return
        with REQUEST_SECONDS.time():
            await self._answering(guest, request.id, lambda: self._carry_out(guest, request))

    async def _answering(self, guest: Guest, key: str, carry_out: Job) -> None:
        """Do what a request asks for; whatever goes wrong is its answer."""
        try:
            if self._doubtful:
                await self._catch_up()
            await carry_out()
        except StorageError as error:
            self._refuse(guest, key, error)
            raise
        except HanabiError as error:
            self._refuse(guest, key, error)
        except Exception:
            self._refuse(guest, key, ServerError("internal"))
            raise

    async def _carry_out(self, guest: Guest, request: QueuedRequest) -> None:
        match request:
            case Act():
                await self._act(guest, request)
            case Begin():
                await self._begin(guest, request)
            case AskAdvice():
                await self._ask_advice(guest, request)
            case Show():
                await self._show(guest, request)
            case Sync():
                self._sync(guest, request)
            case _:
                await self._change(guest, request)

    def _sync(self, guest: Guest, request: Sync) -> None:
        """Tell a guest everything, once for all their requests in line that ask for the same."""
        game, since = request.game, request.since
        if request in guest.syncs:
            guest.syncs -= {each for each in guest.syncs if (each.game, each.since) == (game, since)}
            for told in self.scene.told_on_entering(guest.person, game, -1 if since is None else since):
                guest.tell(told)
        self._acknowledge(guest, request.id)

    def _acknowledge(self, guest: Guest, key: str) -> None:
        reach("before-acknowledge")
        guest.tell(Done(key, self.seq))
        reach("after-acknowledge")

    def _refuse(self, guest: Guest, key: str, error: HanabiError) -> None:
        REFUSED.labels(error.code).inc()
        guest.tell(refusal(key, error, self.seq))

    def _situation(self, guest: Guest) -> Situation:
        board, now = self.match.state.board if self.match else None, self.services.now()
        present = self.audience.present | self._absences.just_left(self.room, now - self.services.absence)
        return Situation(self.room, board, guest.person, present, now, self._takeover, guest.invitation)

    # The room's log

    async def _change(self, guest: Guest, request: RoomRequest) -> None:
        """Enter what a request becomes into the log."""
        self._limit(guest, request)

        async def attempt(key: str) -> bool:
            entry = judge(request, self._situation(guest))
            return await self._append(entry, key, lambda: self._acknowledge(guest, request.id))

        await self._insist(guest, request.id, attempt)

    def _limit(self, guest: Guest, request: RoomRequest | Begin) -> None:
        """Refuse what is one too many of an address; what was done already may be asked for again."""
        if _key(guest, request.id) not in self._keys:
            self._limits.check(request, guest.address, guest.person, self.room)

    async def _show(self, guest: Guest, request: Show) -> None:
        """Show everybody something from now on; no log tells of it."""

        async def attempt(_: str) -> bool:
            showing = judge_show(request, self._situation(guest))
            await self.services.store.show(self.room.id, write_showing(showing))
            self.showing = showing
            self._acknowledge(guest, request.id)
            self.services.news.reached(self.room.id, self.room.number, self.seq, shown=True)
            self.audience.show_room(self.scene)
            return True

        await self._insist(guest, request.id, attempt)

    async def _begin(self, guest: Guest, request: Begin) -> None:
        """Deal a game to the people and bots who sit there."""
        self._limit(guest, request)

        async def attempt(key: str) -> bool:
            check_begin(self._situation(guest))
            acknowledge = partial(self._acknowledge, guest, request.id)
            if request.again:
                game, match = await self._take_up(request.again)
                return await self._append(Began(game.id), key, acknowledge, game, match)
            return await self._begin_shuffle(key, acknowledge)

        await self._insist(guest, request.id, attempt)

    async def _begin_shuffle(self, key: str, acknowledge: Callable[[], None]) -> bool:
        """Call a shuffle; where nobody is awaited, deal at once."""
        if self.room.call is not None:
            refuse("shuffling")
        now = self.services.now()
        entry = call_shuffle(self.room, new_id(), self.audience.present, now)
        if entry.awaited:
            return await self._append(entry, key, acknowledge)
        game, match = self._deal(called(entry, now))
        return await self._append(Began(game.id), key, acknowledge, game, match)

    async def _deal_called(self, plan: Plan) -> None:
        """Deal the game whose shuffle was called, unless another process has."""
        call = self.room.call
        if self._plan != plan or call is None or call.game != plan.game:
            return
        self._plan = None
        game, match = self._deal(call)
        if not await self._append(Began(game.id), game=game, match=match):
            await self._catch_up()
        self._post(self._go_on)

    async def _insist(self, guest: Guest, name: str, attempt: Callable[[str], Awaitable[bool]]) -> None:
        """Decide again whenever another entry came first; what was done already is not done twice."""
        key = _key(guest, name)
        for _ in range(MOST_TRIES):
            if key in self._keys:
                self._acknowledge(guest, name)
                return
            if await self._attempt(attempt, key):
                self._post(self._go_on)
                return
            await self._catch_up()
        refuse("too-busy")

    async def _attempt(self, attempt: Callable[[str], Awaitable[bool]], key: str) -> bool:
        """Whether something could be entered; nothing is refused by what may have changed elsewhere."""
        try:
            return await attempt(key)
        except StorageError:
            raise
        except HanabiError:
            if time.monotonic() - self._read_at < FRESH_SECONDS:
                raise
            return False

    async def _append(
        self,
        entry: AnyEntry,
        key: str | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        game: NewGame | None = None,
        match: Match | None = None,
    ) -> bool:
        """Write an entry, advance, acknowledge, tell; False when another entry has its number or its key."""
        row = EntryRow(self.room.number + 1, key, write_entry(entry), self.services.now())
        with COMMIT_SECONDS.time():
            written = await self.services.store.append_entry(
                self.room.id, row.number, row.entry, row.at, key, game, self._new_due(entry, row.at)
            )
        if not written:
            return False
        self._advance(row, entry)
        self.match = match or self.match
        acknowledge()
        self.services.news.reached(self.room.id, self.room.number, self.seq)
        self.audience.show_entry(self.scene, entry)
        self._notice_owner()
        return True

    def _new_due(self, entry: AnyEntry, at: float) -> Due | None:
        """When the running game goes on by itself after an entry that changes who plays it."""
        if self.match is None or self.match.over or not isinstance(entry, CHANGES_PLAYERS):
            return None
        return Due(self.match.id, self._due(evolve(self.room, entry, at), self.match, at))

    def _advance(self, row: EntryRow, entry: AnyEntry) -> None:
        self.room = evolve(self.room, entry, row.at)
        if row.key:
            self._keys.add(row.key)

    def _deal(self, call: Call) -> tuple[NewGame, Match]:
        """The game that follows from a call, with the numbers that were revealed."""
        terms, names = self.room.terms, self.room.seat_names
        record = fresh_record(terms, names, call.shared(terms.first), self.services.chance)
        return self._new_game(call.game, record)

    async def _take_up(self, again: Moment) -> tuple[NewGame, Match]:
        """A game that goes on from a moment of an earlier one."""
        room, chance = self.room, self.services.chance
        earlier = (await finished(self.services.store, again.game)).replay
        record = await asyncio.to_thread(taken_up, earlier, again, room.terms, room.seat_names, chance)
        return self._new_game(new_id(), record)

    def _new_game(self, game_id: str, record: Record) -> tuple[NewGame, Match]:
        room, now = self.room, self.services.now()
        match = Match(game_id, record, now)
        seats = tuple(
            SeatRow(seat, chair.person, name, chair.bot)
            for seat, (chair, name) in enumerate(zip(room.chairs, room.seat_names, strict=True))
        )
        due = self._due(room, match, now)
        return NewGame(match.id, len(room.games) + 1, write_record(record), seats, due), match

    # The game's log

    async def _act(self, guest: Guest, request: Act) -> None:
        """Take a player's action, if the game has not moved on and the seat is theirs to play."""
        if request.seq > self.seq or request.game not in (None, *self.room.games):
            await self._catch_up()
        match, seat = self.match, self.room.seat_of(guest.person)
        if match is None:
            refuse("no-game")
        key = _key(guest, request.id)
        if key in match.keys or await self._was_taken(request, key):
            self._acknowledge(guest, request.id)
            return
        if seat is None:
            refuse("not-seated")
        if self.room.chairs[seat].player:
            refuse("stand-in-plays")
        self._check_fresh(guest, request, match)
        action = from_wire(request.action)
        acknowledge = partial(self._acknowledge, guest, request.id)
        if not await self._take(match, action, seat, key, acknowledge):
            await self._lose_race(guest, request, key)

    async def _was_taken(self, request: Act, key: str) -> bool:
        """Whether an action came before, in a game that is over."""
        if request.game not in self.room.games[:-1]:
            return False
        return any(row.key == key for row in await self.services.store.actions(request.game))

    async def _lose_race(self, guest: Guest, request: Act, key: str) -> None:
        """Another action came first: this one counts only if it is the same one, come twice."""
        await self._catch_up()
        assert self.match is not None
        if key not in self.match.keys:
            self._show_stale(guest, self.match)
        self._acknowledge(guest, request.id)

    def _check_fresh(self, guest: Guest, request: Act | AskAdvice, match: Match) -> None:
        """Refuse what was asked at an older table, and show that of now."""
        if request.seq != match.seq or request.game not in (None, match.id):
            self._show_stale(guest, match)

    def _show_stale(self, guest: Guest, match: Match) -> None:
        """Show the table as it is to somebody who answered an older one."""
        seen = self.scene.perspective(guest.person) or Perspective(public=True)
        guest.tell(self.scene.happened(match, seen, match.seq))
        refuse("game-over" if match.over else "stale")

    async def _take(
        self,
        match: Match,
        action: Action,
        seat: Seat | None,
        key: str | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        player: str | None = None,
    ) -> bool:
        """Write an action, advance, acknowledge, tell; False when another action has its number or key."""
        step = match.after(action, seat)
        row = as_row(match.seq + 1, action, seat, key, self.services.now(), player)
        if not await self._write(match, row, step):
            return False
        ACTIONS.inc()
        acknowledge()
        self.services.news.reached(self.room.id, self.room.number, match.seq)
        self.audience.show_table(self.scene, match.seq - 1)
        self._post(self._go_on)
        return True

    async def _write(self, match: Match, row: ActionRow, step: Step) -> bool:
        """Put an action on disk and advance by it."""
        state, _ = step
        due = self._due(self.room, match.ahead(state, row.at), row.at)
        with COMMIT_SECONDS.time():
            written = await self.services.store.append_action(
                match.id, row.seq, row.action, row.at, row.seat, row.key, due, ending_of(state), row.player
            )
        if written:
            match.advance(row, step)
        return written

    # Advice

    async def _ask_advice(self, guest: Guest, request: AskAdvice) -> None:
        """Have bots think about a player's turn, while the room goes on."""
        if request.seq > self.seq:
            await self._catch_up()
        now, match = self._situation(guest), self.match
        now.need_game()
        now.need_seat()
        assert match is not None
        self._check_fresh(guest, request, match)
        seat = advice.may_ask(now)
        bot = advice.adviser(request.bot, (chair.player for chair in now.room.chairs))
        if not self._asking.take(guest.person):
            refuse("advice-too-often")
        task = asyncio.create_task(self._ponder(guest, request, bot, seat, match))
        self._pondering.add(task)
        task.add_done_callback(self._pondering.discard)

    async def _ponder(self, guest: Guest, request: AskAdvice, bot: str, seat: Seat, match: Match) -> None:
        """Let bots think; their answer waits in line like any other thing that happens."""
        told = await self.services.bots.advise(advice.question(match, bot, seat))
        telling = partial(self._advise, guest, request, bot, seat, match.id, told)
        self._post(partial(self._answering, guest, request.id, telling))

    async def _advise(
        self, guest: Guest, request: AskAdvice, bot: str, seat: Seat, game: str, told: Opinions | None
    ) -> None:
        """Enter that advice was asked for, once in a turn, and tell it to whoever asked."""
        assert self.match is not None
        if self.match.id != game:
            refuse("stale")
        self._check_fresh(guest, request, self.match)
        words = advice.worded(self.match.id, self.seq, bot, self.match.state.view(seat), told)

        async def attempt(key: str) -> bool:
            assert self.match is not None
            self._check_fresh(guest, request, self.match)
            if request.seq in self.room.asked(seat):
                self._acknowledge(guest, request.id)
                return True
            acknowledge = partial(self._acknowledge, guest, request.id)
            return await self._append(Advised(seat, request.seq), key, acknowledge)

        await self._insist(guest, request.id, attempt)
        guest.tell(words)

    # Other processes

    async def _catch_up(self) -> None:
        """Read what others wrote and tell what is new; nothing changes before everything is read."""
        began, store = time.monotonic(), self.services.store
        rows = await store.entries(self.room.id, self.room.number)
        game = _last_game(rows) or self.room.game
        old = self.match
        actions = await store.actions(old.id, old.seq) if old and not old.over else ()
        fresh = await self._load_match(game) if game and (old is None or old.id != game) else None
        showing = await self._read_showing()
        self._doubtful, self._read_at = False, began
        self._take_in(rows, actions, fresh, showing)
        if rows or actions or fresh or self._plan is None:
            self._post(self._go_on)

    def _take_in(
        self,
        rows: Sequence[EntryRow],
        actions: Sequence[ActionRow],
        fresh: Match | None,
        showing: Showing | None,
    ) -> None:
        """Advance by what was read, and tell it in the order it happened."""
        before, shown, seq = self.room, self.showing, self.seq
        for action in actions:
            assert self.match is not None
            self.match.advance(action)
        if fresh and actions:
            self.audience.show_table(self.scene, seq)
        self._advance_by(rows)
        self.match, self.showing = fresh or self.match, showing
        self.audience.show_changes(self.scene, before, shown)
        if fresh:
            self.audience.show_deal(self.scene)
        elif actions:
            self.audience.show_table(self.scene, seq)
        self.audience.show_desks(self.scene, before)
        self._notice_owner()

    def _advance_by(self, rows: Iterable[EntryRow]) -> None:
        for row in rows:
            self._advance(row, read_entry(row.entry))

    async def _read_showing(self) -> Showing | None:
        return read_showing((await self.services.store.showings([self.room.id])).get(self.room.id))

    async def _load_match(self, game_id: str) -> Match:
        row = await self.services.store.game(game_id)
        assert row is not None, game_id
        match = Match(row.id, read_record(row.record), row.began)
        for action in await self.services.store.actions(game_id):
            match.advance(action)
        return match

    def _grant_grace(self, match: Match) -> None:
        """Nobody loses a turn to a server that was away."""
        if clock := self.room.terms.clock:
            earliest = self.services.now() + min(GRACE, clock.seconds) - clock.seconds
            match.turn_began = max(match.turn_began, earliest)

    # What happens by itself

    def _due(self, room: Room, match: Match, now: float) -> float | None:
        """When something must happen by itself, whoever is connected."""
        return due(planned(room, match, now), now, self.services.bot_delay)

    async def _go_on(self) -> None:
        """Set going what happens next by itself, unless it is on its way already."""
        if self._doubtful:
            await self._catch_up()
        plan = self._planned()
        if plan != self._plan:
            self._nothing_next()
            self._plan = plan
            self._next = asyncio.create_task(self._watched(plan)) if plan else None

    def _planned(self) -> Plan | None:
        """What happens next by itself; nobody loses their part in a shuffle to a server that was away."""
        call, now = self.room.call, self.services.now()
        if call is not None:
            return planned_deal(call, max(call.at, self._loaded), now)
        return planned(self.room, self.match, now)

    def _nothing_next(self) -> None:
        self._plan = None
        if self._next is not None:
            self._next.cancel()
            self._next = None

    async def _watched(self, plan: Plan) -> None:
        try:
            await self._carry_on(plan)
        except Exception:
            log.exception("room-plan-failed", room=self.room.id)
            await self._retry()

    async def _retry(self) -> None:
        await asyncio.sleep(RETRY_PAUSE)
        self._next = self._plan = None
        self._doubtful = True
        self._post(self._go_on)

    async def _carry_on(self, plan: Plan) -> None:
        """Wait or think, and have the room move."""
        match plan.kind:
            case "wait":
                await self._sleep_until(plan.ends)
                # Whatever the clock says by then: nothing is on its way any more.
                self._plan = self._next = None
                self._post(self._go_on)
            case "vote":
                self._post(lambda: self._move(plan, None, Stop(StopReason.VOTE)))
            case "stop":
                self._post(lambda: self._move(plan, None, Stop(StopReason.CLOCK)))
            case "bot":
                await self._think(plan)
            case "deal":
                self._post(lambda: self._deal_called(plan))

    async def _sleep_until(self, ends: float) -> None:
        """Return when the clock on the wall has reached `ends`, never earlier.

        Event loops may wake a fraction of a millisecond early, and a wall clock may be set meanwhile.
        """
        while (left := ends - self.services.now()) > 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP))

    async def _think(self, plan: Plan) -> None:
        """Let a bot choose, and release its answer at a fixed time, however long it thought."""
        assert self.match is not None
        loop, delay = asyncio.get_running_loop(), self.services.bot_delay
        release, seat = loop.time() + delay, self.match.state.board.seat
        asked = question(self.match, plan.bot, seat, delay)
        action, bot = await choose_action(self.services.bots, self.match, asked)
        player = None if bot == self.room.chairs[seat].bot else bot
        await asyncio.sleep(max(0.0, release - loop.time()))
        self._post(lambda: self._move(plan, seat, action, player))

    async def _move(self, plan: Plan, seat: Seat | None, action: Action, player: str | None = None) -> None:
        """Take an action of a bot or of the room, if it is still what was planned."""
        match = self.match
        if self._plan != plan or match is None or (match.id, match.seq) != (plan.game, plan.seq):
            return
        self._plan = None
        if not await self._take(match, action, seat, player=player):
            await self._catch_up()


def _key(guest: Guest, name: str) -> str:
    """The key of a request in the logs: what its client called it, made unique by the person."""
    return f"{guest.person}/{name}"


def _send_back(guest: Guest) -> None:
    """Have somebody come again, who then finds the room as it is on disk."""
    guest.dismiss("room-closed", 0.0)


def _last_game(rows: Sequence[EntryRow]) -> str | None:
    """The game that was begun last among these entries."""
    entries = (read_entry(row.entry) for row in reversed(rows))
    return next((entry.game for entry in entries if isinstance(entry, Began)), None)
