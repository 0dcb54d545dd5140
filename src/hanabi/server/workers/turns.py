"""A bot's turn in a match: what it is asked, and what it does."""

from typing import TypeAlias

import structlog

from hanabi.bots.registry import kinds
from hanabi.game import Action, Seat, players_refusal
from hanabi.room.game import RoomMatch
from hanabi.room.plans import CLOCK_BOT, thinking_time
from hanabi.server.workers.pool import BotPool
from hanabi.server.workers.requests import BotRequest, seat_request

BotMove: TypeAlias = tuple[Action, str]
"""An action and the bot that chose it."""

log = structlog.get_logger()


def turn_request(match: RoomMatch, bot: str, seat: Seat, delay: float) -> BotRequest:
    """Build the request for a bot's turn; the bot of clocks is asked if `bot` is not installed."""
    return seat_request(match, bot if bot in kinds() else CLOCK_BOT, seat, thinking_time(bot, delay))


async def choose_action(bots: BotPool, match: RoomMatch, asked: BotRequest) -> BotMove:
    """Return what a bot does, and who chose it: a beginner if the bot is late, broken or breaks the rules."""
    choice = await bots.ask(asked)
    if choice is not None and _is_legal(match, choice.action, asked):
        return choice.action, asked.bot
    return (await bots.stand_in(asked)).action, CLOCK_BOT


def _is_legal(match: RoomMatch, action: Action, asked: BotRequest) -> bool:
    code = players_refusal(match.state.view(asked.seat), action)
    if code is not None:
        log.warning("bot-broke-rules", bot=asked.bot, code=code)
    return code is None
