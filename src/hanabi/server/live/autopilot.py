"""What happens in a live room automatically: a bot moves, a clock runs out, a vote passes, a deal is due."""

import asyncio

import structlog

from hanabi.game import Action, Seat, Stop, StopReason
from hanabi.room.entries import Began
from hanabi.room.plans import Plan, deal_plan, next_plan
from hanabi.server.live.mailbox import Mailbox, do_nothing
from hanabi.server.live.reader import LogReader
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import LogWriter, deal_game
from hanabi.server.workers.pool import choose_action, turn_request

RETRY_DELAY = 1.0
LONGEST_SLEEP = 60.0
"""How many seconds a turn clock sleeps before it checks the wall clock again."""

log = structlog.get_logger()


class Autopilot:
    """Carries out one plan at a time; a plan ends as a job in the room's mailbox, like a request."""

    def __init__(self, state: LiveState, mail: Mailbox, reader: LogReader, writer: LogWriter) -> None:
        self._state, self._mail = state, mail
        self._reader, self._writer = reader, writer
        self.plan: Plan | None = None
        """The plan being carried out, so that none is started twice."""
        self._task: asyncio.Task[None] | None = None

    @property
    def is_about_to_act(self) -> bool:
        """Whether something happens soon; a clock alone may take days, and the database knows its end."""
        return self.plan is not None and self.plan.kind != "wait"

    def adjust(self) -> None:
        """Start what happens next, unless it has been started already."""
        plan = self._next_plan()
        if plan != self.plan:
            self.stop()
            self.plan = plan
            self._task = asyncio.create_task(self._carry_out(plan)) if plan else None

    def stop(self) -> None:
        """Cancel the current plan."""
        self.plan = None
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def retry(self) -> None:
        """Cancel the current plan, then read the logs and plan again after `RETRY_DELAY`."""
        self.stop()
        self._task = asyncio.create_task(self._retry())

    def _next_plan(self) -> Plan | None:
        """Return what happens next; after a restart, people still get their time to reveal a number."""
        state, now = self._state, self._state.services.now()
        if call := state.room.call:
            return deal_plan(call, max(call.at, state.loaded_at), now)
        return next_plan(state.room, state.match.standing if state.match else None, now)

    async def _carry_out(self, plan: Plan) -> None:
        try:
            await self._wait_or_think(plan)
        except Exception:
            log.exception("room-plan-failed", room=self._state.room.id)
            await self._retry()

    async def _retry(self) -> None:
        await asyncio.sleep(RETRY_DELAY)
        self._task = self.plan = None
        self._mail.post(self._reader.catch_up)

    async def _wait_or_think(self, plan: Plan) -> None:
        match plan.kind:
            case "wait":
                await self._sleep_until(plan.ends)
                # Cleared before posting, so that the next `adjust` plans again at any time.
                self.plan = self._task = None
                self._mail.post(do_nothing)
            case "vote":
                self._mail.post(lambda: self._move(plan, None, Stop(StopReason.VOTE)))
            case "stop":
                self._mail.post(lambda: self._move(plan, None, Stop(StopReason.CLOCK)))
            case "bot":
                await self._think(plan)
            case "deal":
                self._mail.post(lambda: self._deal(plan))

    async def _sleep_until(self, ends: float) -> None:
        """Wait until the wall clock has reached `ends`, never less.

        Event loops may wake a fraction of a millisecond early, and the wall clock may be changed meanwhile.
        """
        while (left := ends - self._state.services.now()) > 0:
            await asyncio.sleep(min(left, LONGEST_SLEEP))

    async def _think(self, plan: Plan) -> None:
        """Let a bot choose, and release its answer at a fixed time, however long it thought."""
        match, services = self._state.match, self._state.services
        assert match is not None
        loop = asyncio.get_running_loop()
        release, seat = loop.time() + services.bot_delay, match.state.board.seat
        asked = turn_request(match, plan.bot, seat, services.bot_delay)
        action, bot = await choose_action(services.bots, match, asked)
        player = None if bot == self._state.room.chairs[seat].bot else bot
        await asyncio.sleep(max(0.0, release - loop.time()))
        self._mail.post(lambda: self._move(plan, seat, action, player))

    async def _move(self, plan: Plan, seat: Seat | None, action: Action, player: str | None = None) -> None:
        """Take an action of a bot or of the room, if it is still the one that was planned."""
        match = self._state.match
        if self.plan != plan or match is None or (match.id, match.seq) != (plan.game, plan.seq):
            return
        self.plan = None
        if not await self._writer.take_action(match, action, seat, player=player):
            await self._reader.catch_up()

    async def _deal(self, plan: Plan) -> None:
        """Deal the game whose shuffle was called, unless another process has."""
        call = self._state.room.call
        if self.plan != plan or call is None or call.game != plan.game:
            return
        self.plan = None
        game, match = deal_game(self._state, call)
        if not await self._writer.append(Began(game.id), game=game, match=match):
            await self._reader.catch_up()
