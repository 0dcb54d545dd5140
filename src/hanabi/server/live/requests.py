"""Carries out the requests of guests, one at a time."""

from functools import partial

from hanabi.room.entries import Began
from hanabi.room.errors import refuse
from hanabi.room.ids import new_id
from hanabi.room.judging import check_actor, check_begin, judge, judge_review
from hanabi.room.shuffling import call_from_entry, call_shuffle
from hanabi.server.live.adviser import Adviser
from hanabi.server.live.guest import Guest
from hanabi.server.live.limits import RoomLimits
from hanabi.server.live.reader import LogReader
from hanabi.server.live.replies import Replies, log_key
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import Acknowledge, LogWriter, deal_game, resume_game
from hanabi.server.monitoring.metrics import REQUEST_SECONDS
from hanabi.wire.requests import Act, AskAdvice, Begin, QueuedRequest, RoomRequest, Show, Sync


class Requests:
    """Carries out requests; each is acknowledged or refused."""

    def __init__(
        self, state: LiveState, reader: LogReader, writer: LogWriter, replies: Replies, adviser: Adviser
    ) -> None:
        self._state, self._reader, self._writer = state, reader, writer
        self._replies, self._adviser = replies, adviser
        self._limits = RoomLimits(state.services)

    async def answer(self, guest: Guest, request: QueuedRequest) -> None:
        """Carry out a request or refuse it; its guest is told before anybody else."""
        guest.requests_waiting -= 1
        if guest.closing is not None:
            return
        with REQUEST_SECONDS.time():
            await self._replies.answer(guest, request.id, partial(self._carry_out, guest, request))

    async def _carry_out(self, guest: Guest, request: QueuedRequest) -> None:
        match request:
            case Act():
                await self._act(guest, request)
            case Begin():
                await self._begin(guest, request)
            case AskAdvice():
                await self._adviser.ask(guest, request)
            case Show():
                await self._show(guest, request)
            case Sync():
                self._sync(guest, request)
            case RoomRequest():
                await self._change(guest, request)
            case _:
                raise AssertionError(f"nobody carries out {type(request).__name__}")

    async def _change(self, guest: Guest, request: RoomRequest) -> None:
        """Write the entry that a request becomes to the room's log."""
        self._check_limits(guest, request)

        async def attempt(key: str) -> bool:
            entry = judge(request, self._state.situation(guest))
            return await self._writer.append(entry, key, self._acknowledgement(guest, request))

        await self._replies.retry_until_written(guest, request.id, attempt)

    async def _show(self, guest: Guest, request: Show) -> None:
        async def attempt(_: str) -> bool:
            showing = judge_review(request, self._state.situation(guest))
            await self._writer.show_review(showing, self._acknowledgement(guest, request))
            return True

        await self._replies.retry_until_written(guest, request.id, attempt)

    async def _begin(self, guest: Guest, request: Begin) -> None:
        """Start a game for the people and bots at the table: resume an earlier one, or call a shuffle."""
        self._check_limits(guest, request)

        async def attempt(key: str) -> bool:
            check_begin(self._state.situation(guest))
            acknowledge = self._acknowledgement(guest, request)
            if request.again:
                game, match = await resume_game(self._state, request.again)
                return await self._writer.append(Began(game.id), key, acknowledge, game, match)
            return await self._begin_shuffle(key, acknowledge)

        await self._replies.retry_until_written(guest, request.id, attempt)

    async def _begin_shuffle(self, key: str, acknowledge: Acknowledge) -> bool:
        """Call a shuffle; if nobody has to reveal a number, deal at once."""
        state = self._state
        if state.room.call is not None:
            refuse("shuffling")
        now = state.services.now()
        entry = call_shuffle(state.room, new_id(), state.audience.present, now)
        if entry.awaited:
            return await self._writer.append(entry, key, acknowledge)
        game, match = deal_game(state, call_from_entry(entry, now))
        return await self._writer.append(Began(game.id), key, acknowledge, game, match)

    async def _act(self, guest: Guest, request: Act) -> None:
        """Take a player's action, if the game has not moved on and a person plays the seat."""
        state = self._state
        if request.seq > state.seq or request.game not in (None, *state.room.games):
            await self._reader.catch_up()
        match = state.match
        if match is None:
            refuse("no-game")
        key, acknowledge = log_key(guest, request.id), self._acknowledgement(guest, request)
        if key in match.keys or await self._was_taken(request, key):
            acknowledge()
            return
        seat = check_actor(state.situation(guest))
        self._replies.check_fresh(guest, request, match)
        if not await self._writer.take_action(match, request.action, seat, key, acknowledge):
            await self._lose_race(guest, request, key)

    async def _was_taken(self, request: Act, key: str) -> bool:
        """Whether this action was already taken in a game that is over."""
        if request.game not in self._state.room.games[:-1]:
            return False
        return any(row.key == key for row in await self._state.services.store.actions(request.game))

    async def _lose_race(self, guest: Guest, request: Act, key: str) -> None:
        """Acknowledge an action that came second if the first was the same request, or refuse it as stale."""
        await self._reader.catch_up()
        match = self._state.match
        assert match is not None
        if key not in match.keys:
            self._replies.refuse_stale(guest, match)
        self._replies.acknowledge(guest, request.id)

    def _sync(self, guest: Guest, request: Sync) -> None:
        """Send a guest everything, once for all waiting requests that ask for the same."""
        game, since = request.game, request.since
        if request in guest.syncs:
            guest.syncs -= {each for each in guest.syncs if (each.game, each.since) == (game, since)}
            guest.tell_all(
                self._state.scene.welcome_messages(guest.person, game, -1 if since is None else since)
            )
        self._replies.acknowledge(guest, request.id)

    def _check_limits(self, guest: Guest, request: RoomRequest | Begin) -> None:
        """Refuse a request above the limits of its address, unless it is already in the log."""
        if log_key(guest, request.id) not in self._state.keys:
            self._limits.check(request, guest.address, guest.person, self._state.room)

    def _acknowledgement(self, guest: Guest, request: QueuedRequest) -> Acknowledge:
        return partial(self._replies.acknowledge, guest, request.id)
