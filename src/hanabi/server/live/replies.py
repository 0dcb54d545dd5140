"""How requests are answered: decided again while other writes come first, then acknowledged or refused."""

from collections.abc import Awaitable, Callable
from typing import NoReturn

from hanabi.errors import HanabiError
from hanabi.room.errors import refuse
from hanabi.room.game import RoomMatch
from hanabi.room.refusals import refused_message
from hanabi.room.scene import Perspective
from hanabi.server.errors import ServerError, StorageError
from hanabi.server.failpoints import reach
from hanabi.server.live.guest import Guest
from hanabi.server.live.mailbox import Job
from hanabi.server.live.reader import LogReader
from hanabi.server.live.state import LiveState
from hanabi.server.monitoring.metrics import REFUSED
from hanabi.wire.messages import Done
from hanabi.wire.requests import Act, AskAdvice

MOST_DECISION_TRIES = 20
"""How often a change of a room is decided again because another one came first."""


def log_key(guest: Guest, request_id: str) -> str:
    """Return the key of a request in the logs: the id chosen by its client, made unique by the person."""
    return f"{guest.person}/{request_id}"


class Replies:
    """Tells guests what became of their requests."""

    def __init__(self, state: LiveState, reader: LogReader) -> None:
        self._state, self._reader = state, reader

    async def answer(self, guest: Guest, request_id: str, carry_out: Job) -> None:
        """Carry out a request; an error becomes the reply."""
        try:
            await self._reader.catch_up_if_doubtful()
            await carry_out()
        except StorageError as error:
            self.refuse(guest, request_id, error)
            raise
        except HanabiError as error:
            self.refuse(guest, request_id, error)
        except Exception:
            self.refuse(guest, request_id, ServerError("internal"))
            raise

    async def retry_until_written(
        self, guest: Guest, request_id: str, attempt: Callable[[str], Awaitable[bool]]
    ) -> None:
        """Retry `attempt` while other writes come first; acknowledge a request that is already in the log."""
        key = log_key(guest, request_id)
        for _ in range(MOST_DECISION_TRIES):
            if key in self._state.keys:
                self.acknowledge(guest, request_id)
                return
            if await self._try_to_write(attempt, key):
                return
            await self._reader.catch_up()
        refuse("too-busy")

    async def _try_to_write(self, attempt: Callable[[str], Awaitable[bool]], key: str) -> bool:
        """Whether `attempt` wrote its entry; a refusal only counts if the logs were read a moment ago."""
        try:
            return await attempt(key)
        except StorageError:
            raise
        except HanabiError:
            if self._reader.is_fresh:
                raise
            return False

    def acknowledge(self, guest: Guest, request_id: str) -> None:
        reach("before-acknowledge")
        guest.tell(Done(request_id, self._state.seq))
        reach("after-acknowledge")

    def refuse(self, guest: Guest, request_id: str, error: HanabiError) -> None:
        REFUSED.labels(error.code).inc()
        guest.tell(refused_message(request_id, error, self._state.seq))

    def check_fresh(self, guest: Guest, request: Act | AskAdvice, match: RoomMatch) -> None:
        """Refuse a request made at an older table, and send the current one."""
        if not match.is_at(request.game, request.seq):
            self.refuse_stale(guest, match)

    def refuse_stale(self, guest: Guest, match: RoomMatch) -> NoReturn:
        """Send the current table to a guest who answered an older one, and refuse."""
        scene = self._state.scene
        seen = scene.perspective(guest.person) or Perspective(public=True)
        guest.tell(scene.happened_message(match, seen, match.seq))
        refuse("game-over" if match.over else "stale")
