"""A bot's turn in a match: what it is asked, and what it does."""

from typing import TypeAlias

import structlog

from hanabi.bots.registry import kinds
from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.room.game import RoomMatch
from hanabi.room.plans import CLOCK_BOT, thinking_time
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import BotRequest

BotMove: TypeAlias = tuple[Action, str]
"""An action and the bot that chose it."""

log = structlog.get_logger()


def turn_request(match: RoomMatch, bot: str, seat: Seat, delay: float) -> BotRequest:
    """Build the request for a bot's turn: the events of its seat, and nothing else."""
    replay = match.record.replay
    return BotRequest(
        game=match.id,
        bot=bot if bot in kinds() else CLOCK_BOT,
        rules=replay.rules,
        players=match.players,
        first=replay.first,
        seat=seat,
        seed=match.record.seeds[seat],
        events=match.events_seen_by(seat, -1),
        deadline=thinking_time(bot, delay),
    )


async def choose_action(bots: BotPool, match: RoomMatch, asked: BotRequest) -> BotMove:
    """Return what a bot does, and who chose it: a beginner if the bot is late, broken or breaks the rules."""
    choice = await bots.ask(asked)
    if choice is not None and _is_legal(match, choice.action, asked):
        return choice.action, asked.bot
    return (await bots.stand_in(asked)).action, CLOCK_BOT


def _is_legal(match: RoomMatch, action: Action, asked: BotRequest) -> bool:
    try:
        match.preview(action, asked.seat)
    except HanabiError as error:
        log.warning("bot-broke-rules", bot=asked.bot, code=error.code)
        return False
    return True
