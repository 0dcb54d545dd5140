"""Advice in a live room: bots think about a player's turn while the room goes on."""

import asyncio
from functools import partial

from hanabi.game import Seat
from hanabi.room.advice import check_asker, choose_adviser, to_advice
from hanabi.room.entries import Advised
from hanabi.room.errors import refuse
from hanabi.room.game import RoomMatch
from hanabi.room.opinions import Opinions
from hanabi.server.limits import Buckets
from hanabi.server.live.guest import Guest
from hanabi.server.live.mailbox import Mailbox
from hanabi.server.live.reader import LogReader
from hanabi.server.live.replies import Replies
from hanabi.server.live.state import LiveState
from hanabi.server.live.writer import LogWriter
from hanabi.server.workers.requests import ADVICE_BURST, ADVICE_PER_MINUTE, advice_request
from hanabi.wire.requests import AskAdvice


class Adviser:
    """Lets bots think about a player's turn, and tells that player what they advise."""

    def __init__(
        self, state: LiveState, mail: Mailbox, reader: LogReader, writer: LogWriter, replies: Replies
    ) -> None:
        self._state, self._mail = state, mail
        self._reader, self._writer, self._replies = reader, writer, replies
        self._limit = Buckets(ADVICE_PER_MINUTE, ADVICE_BURST)
        self.thinking: set[asyncio.Task[None]] = set()

    async def ask(self, guest: Guest, request: AskAdvice) -> None:
        """Start a bot thinking about the turn of a guest, if they may ask now."""
        if request.seq > self._state.seq:
            await self._reader.catch_up()
        now, match = self._state.situation(guest), self._state.match
        now.need_game()
        now.need_seat()
        assert match is not None
        self._replies.check_fresh(guest, request, match)
        seat = check_asker(now)
        bot = choose_adviser(request.bot, (chair.player for chair in now.room.chairs))
        if not self._limit.take(guest.person):
            refuse("advice-too-often")
        task = asyncio.create_task(self._think(guest, request, bot, seat, match))
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def stop(self) -> None:
        """Cancel all thinking; nobody is told anything."""
        for task in self.thinking:
            task.cancel()

    async def _think(self, guest: Guest, request: AskAdvice, bot: str, seat: Seat, match: RoomMatch) -> None:
        """Let bots think; their answer is a job in the mailbox like anything else that happens."""
        told = await self._state.services.bots.advise(advice_request(match, bot, seat))
        tell = partial(self._tell, guest, request, bot, seat, match.id, told)
        self._mail.post(partial(self._replies.answer, guest, request.id, tell))

    async def _tell(
        self, guest: Guest, request: AskAdvice, bot: str, seat: Seat, game: str, told: Opinions | None
    ) -> None:
        """Log that advice was asked for, once per turn, and tell it to the guest who asked."""
        match = self._state.match
        assert match is not None
        if match.id != game:
            refuse("stale")
        self._replies.check_fresh(guest, request, match)
        words = to_advice(match.id, match.seq, bot, match.state.view(seat), told)

        async def attempt(key: str) -> bool:
            assert self._state.match is not None
            self._replies.check_fresh(guest, request, self._state.match)
            acknowledge = partial(self._replies.acknowledge, guest, request.id)
            if request.seq in self._state.room.advice_seqs(seat):
                acknowledge()
                return True
            return await self._writer.append(Advised(seat, request.seq), key, acknowledge)

        await self._replies.retry_until_written(guest, request.id, attempt)
        guest.tell(words)
