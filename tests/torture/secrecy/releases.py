"""When a bot's answer is released: at a fixed time, however long the cards it sees make it think."""

import asyncio

from hanabi.bots import Choice, Reason
from hanabi.game import Clue, Dealt, Shuffle
from hanabi.game.proof import Proof
from hanabi.game.replay import Replay
from hanabi.room.entries import AnyEntry, Began, BotSeated, Entered, Opened, SatDown
from hanabi.room.game import Record, RoomMatch
from hanabi.room.state import Room, evolve, open_room
from hanabi.rules import box, ruleset
from hanabi.server.live import LiveRoom
from hanabi.server.live.guest import Guest
from hanabi.server.live.news import NoNews
from hanabi.server.live.services import RoomServices
from hanabi.server.live.state import LiveState
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import BotRequest
from hanabi.wire.terms import Terms
from tests.torture.secrecy.tables import GAME, NOW, ROOM, StillStore
from tests.torture.secrecy.worlds import COMMITMENT

RULES = ruleset("fr")
DELAY, LONG_THOUGHT = 0.2, 0.14
TOLERANCE = 0.05
"""Seconds between the quickest answers of two worlds: far less than the thoughts differ."""
TOGETHER = 2
"""How many rooms of each world are timed at once: with many, each would wait for the work of the others."""


class Pondering(BotPool):
    """Bots that think for a while about ones in another's hand."""

    async def ask(self, request: BotRequest) -> Choice:
        dealt = request.events[0]
        assert isinstance(dealt, Dealt)
        ones = any(face is not None and face.rank == 1 for face in dealt.hands[0])
        await asyncio.sleep(LONG_THOUGHT if ones else 0)
        return Choice(Clue(0, "red"), Reason("random"))


class TakingStore(StillStore):
    """A log that takes actions too."""

    async def append_action(self, *_: object, **__: object) -> bool:
        return True


async def release_times(rounds: int) -> tuple[list[float], list[float]]:
    """How long after its turn began a bot's answer was seen, where it thinks long and where it does not."""
    times: list[float] = []
    for begun in range(0, rounds, TOGETHER):
        pairs = min(TOGETHER, rounds - begun)
        times += await asyncio.gather(*(_release(ones=ones) for _ in range(pairs) for ones in (True, False)))
    return sorted(times[::2]), sorted(times[1::2])


def apart(times: tuple[list[float], list[float]]) -> float:
    """How far the two worlds' answers are apart, taking the quickest of each: a busy machine only delays."""
    return abs(min(times[0]) - min(times[1]))


async def _release(ones: bool) -> float:
    loop, guest = asyncio.get_running_loop(), Guest("ana")
    services = RoomServices(TakingStore(), Pondering(), NoNews(), DELAY, now=lambda: NOW)
    live = LiveRoom(LiveState(_room(), services))
    live.state.match = _match(ones)
    live.start()
    began = loop.time()
    live.join(guest, GAME, 0)
    while b'"type":"happened","game":"game-1","seq":1' not in (await guest.next_frame() or b""):
        pass
    took = loop.time() - began
    await live.stop()
    return took


def _room() -> Room:
    room = open_room(ROOM, Opened(Terms("fr", 2, first=1), "ana"))
    entries: tuple[AnyEntry, ...] = (
        Entered("ana", "Ana"),
        SatDown("ana", 0),
        BotSeated(1, "beginner"),
        Began(GAME),
    )
    for entry in entries:
        room = evolve(room, entry, NOW)
    return room


def _match(ones: bool) -> RoomMatch:
    """A game in which Ana holds nothing but ones, or none."""
    deck = sorted(box(RULES), key=lambda card: (card.rank == 1) is not ones)
    replay = Replay(RULES, ("Ana", "Bot"), Shuffle(tuple(deck)), (), 1, proof=Proof(COMMITMENT, "0" * 64))
    return RoomMatch(GAME, Record(replay, (0, 0)), NOW)
