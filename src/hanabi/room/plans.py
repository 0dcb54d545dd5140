"""What happens in a room without a request: a vote passes, a bot moves, a clock runs out, a deal is due."""

from dataclasses import dataclass
from typing import Literal

from hanabi.bots.bot import Company
from hanabi.bots.registry import company_or_none, kinds
from hanabi.room.game import Standing
from hanabi.room.shuffling import Call
from hanabi.room.state import Room
from hanabi.wire.terms import Expiry

CLOCK_BOT = "beginner"
THINKING_SHARE = 0.8
"""The share of the bot delay that a bot may use for thinking."""
LONGEST_THINKING = 5.0
"""How many seconds a bot may think if no bot delay is set."""
LONGEST_PREPARATION = 240.0
"""How many seconds a bot may think that only plays with its own kind."""

REVEAL_SECONDS = 4.0
"""How long a deal waits for connected players who committed to a number."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Something that will happen at one point of a game, unless something else happens first."""

    kind: Literal["vote", "bot", "wait", "stop", "deal"]
    game: str
    seq: int
    bot: str = ""
    """The bot that moves: the one of the seat, or a beginner if the player's time is up."""
    ends: float = 0.0
    """When the wait is over."""


def next_plan(room: Room, standing: Standing | None, now: float) -> Plan | None:
    """Return what happens next without a request; None while a player without a clock thinks."""
    if standing is None or standing.board.over:
        return None
    game, seq = standing.game, standing.seq
    if room.majority:
        return Plan("vote", game, seq)
    if bot := room.chairs[standing.board.seat].player:
        return Plan("bot", game, seq, bot)
    ends = clock_end(room, standing)
    if ends is None or room.terms.clock is None:
        return None
    if ends > now:
        return Plan("wait", game, seq, ends=ends)
    if room.terms.clock.then is Expiry.STOP:
        return Plan("stop", game, seq)
    return Plan("bot", game, seq, CLOCK_BOT)


def deal_plan(call: Call, since: float, now: float) -> Plan:
    """Plan to deal once every awaited seat has revealed, at the latest `REVEAL_SECONDS` after `since`."""
    ends = since + REVEAL_SECONDS
    if call.is_complete or ends <= now:
        return Plan("deal", call.game, 0)
    return Plan("wait", call.game, 0, ends=ends)


def clock_end(room: Room, standing: Standing) -> float | None:
    """Return when the clock of this turn runs out; None without a clock and for bots."""
    clock = room.terms.clock
    if standing.board.over or clock is None or room.chairs[standing.board.seat].player:
        return None
    return standing.turn_began + clock.seconds


def thinking_time(bot: str, delay: float) -> float:
    """Return how long a bot may think.

    A bot among its own kind keeps no person waiting and may have to be compiled first, so it gets much
    longer.
    """
    return LONGEST_PREPARATION if _plays_own_kind_only(bot) else THINKING_SHARE * delay or LONGEST_THINKING


def due_time(plan: Plan | None, now: float, bot_delay: float) -> float | None:
    """Return when a plan must be carried out at the latest, which is stored with the game."""
    match plan:
        case None:
            return None
        case Plan("wait", ends=ends):
            return ends
        case Plan("bot", bot=bot):
            return now + (LONGEST_PREPARATION if _plays_own_kind_only(bot) else bot_delay)
        case _:
            return now


def _plays_own_kind_only(bot: str) -> bool:
    return bot in kinds() and company_or_none(kinds()[bot]) is Company.OWN_KIND
