"""What happens next in a room by itself: a vote ends the game, a bot moves, a clock runs out."""

from dataclasses import dataclass
from typing import Literal

from hanabi.bots.bot import Company
from hanabi.bots.kinds import company_or_none, kinds
from hanabi.room.game import Standing
from hanabi.room.shuffling import Call
from hanabi.room.state import Room
from hanabi.wire.terms import Expiry

CLOCK_BOT = "beginner"
IMPATIENCE = 0.8
"""The share of a bot's delay that it may think."""
LONGEST_THOUGHT = 5.0
"""How many seconds a bot may think where its answer is released at once."""
LONGEST_PREPARATION = 240.0
"""How many seconds a bot may think that plays among its own kind alone."""

REVEAL_SECONDS = 4.0
"""How long a deal waits for players who committed to a number and are connected."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Something that is to happen at one point of a game, unless something else happens first."""

    kind: Literal["vote", "bot", "wait", "stop", "deal"]
    game: str
    seq: int
    bot: str = ""
    """Who moves: the bot of the seat, or a beginner for somebody whose time is up."""
    ends: float = 0.0
    """When the wait is over."""


def planned(room: Room, standing: Standing | None, now: float) -> Plan | None:
    """What happens next by itself; nothing while a player without a clock thinks."""
    if standing is None or standing.board.over:
        return None
    game, seq = standing.game, standing.seq
    if room.majority:
        return Plan("vote", game, seq)
    if bot := room.chairs[standing.board.seat].player:
        return Plan("bot", game, seq, bot)
    ends = clock_ends(room, standing)
    if ends is None or room.terms.clock is None:
        return None
    if ends > now:
        return Plan("wait", game, seq, ends=ends)
    if room.terms.clock.then is Expiry.STOP:
        return Plan("stop", game, seq)
    return Plan("bot", game, seq, CLOCK_BOT)


def planned_deal(call: Call, since: float, now: float) -> Plan:
    """Deal once everyone awaited has revealed, or has had time for it since the call was heard."""
    ends = since + REVEAL_SECONDS
    if call.is_complete or ends <= now:
        return Plan("deal", call.game, 0)
    return Plan("wait", call.game, 0, ends=ends)


def clock_ends(room: Room, standing: Standing) -> float | None:
    """When the clock of this turn runs out; bots have none."""
    clock = room.terms.clock
    if standing.board.over or clock is None or room.chairs[standing.board.seat].player:
        return None
    return standing.turn_began + clock.seconds


def patience(bot: str, delay: float) -> float:
    """How long a bot may think; one among its own kind keeps nobody waiting, and may be compiled first."""
    return LONGEST_PREPARATION if _among_its_own_kind(bot) else IMPATIENCE * delay or LONGEST_THOUGHT


def due(plan: Plan | None, now: float, bot_delay: float) -> float | None:
    """When a plan is carried out at the latest, for the database to remember."""
    match plan:
        case None:
            return None
        case Plan("wait", ends=ends):
            return ends
        case Plan("bot", bot=bot):
            return now + (LONGEST_PREPARATION if _among_its_own_kind(bot) else bot_delay)
        case _:
            return now


def _among_its_own_kind(bot: str) -> bool:
    return bot in kinds() and company_or_none(kinds()[bot]) is Company.OWN_KIND
