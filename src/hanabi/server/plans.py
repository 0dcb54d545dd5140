"""What happens next in a room by itself: a vote ends the game, a bot moves, a clock runs out."""

from dataclasses import dataclass
from typing import Literal

from hanabi.server.match import Match
from hanabi.server.room import Room
from hanabi.wire.terms import Expiry

CLOCK_BOT = "beginner"


@dataclass(frozen=True, slots=True)
class Plan:
    """Something that is to happen at one point of a game, unless something else happens first."""

    kind: Literal["vote", "bot", "wait", "stop"]
    game: str
    seq: int
    bot: str = ""
    """Who moves: the bot of the seat, or a beginner for somebody whose time is up."""
    ends: float = 0.0
    """When the wait is over."""


def planned(room: Room, match: Match | None, now: float) -> Plan | None:
    """What happens next by itself; nothing while a player without a clock thinks."""
    if match is None or match.over:
        return None
    if room.majority:
        return Plan("vote", match.id, match.seq)
    if bot := room.chairs[match.state.board.seat].player:
        return Plan("bot", match.id, match.seq, bot)
    ends = clock_ends(room, match)
    if ends is None or room.terms.clock is None:
        return None
    if ends > now:
        return Plan("wait", match.id, match.seq, ends=ends)
    if room.terms.clock.then is Expiry.STOP:
        return Plan("stop", match.id, match.seq)
    return Plan("bot", match.id, match.seq, CLOCK_BOT)


def clock_ends(room: Room, match: Match) -> float | None:
    """When the clock of this turn runs out; bots have none."""
    clock = room.terms.clock
    if match.over or clock is None or room.chairs[match.state.board.seat].player:
        return None
    return match.turn_began + clock.seconds


def due(plan: Plan | None, now: float, bot_delay: float) -> float | None:
    """When a plan is to be carried out, for the database to remember."""
    match plan:
        case None:
            return None
        case Plan("wait", ends=ends):
            return ends
        case Plan("bot"):
            return now + bot_delay
        case _:
            return now
