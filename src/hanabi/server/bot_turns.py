"""A bot's turn in a match: what it is asked, and what it does."""

import structlog

from hanabi.bots.kinds import kinds
from hanabi.errors import HanabiError
from hanabi.game import Action, Seat
from hanabi.server.match import Match
from hanabi.server.plans import CLOCK_BOT, patience
from hanabi.server.seats.pool import BotSeats
from hanabi.server.seats.requests import BotRequest

log = structlog.get_logger()


def question(match: Match, bot: str, seat: Seat, delay: float) -> BotRequest:
    """What a bot is told: its seat's events, and nothing else."""
    replay = match.record.replay
    return BotRequest(
        game=match.id,
        bot=bot if bot in kinds() else CLOCK_BOT,
        rules=replay.rules,
        players=match.players,
        first=replay.first,
        seat=seat,
        seed=match.record.seeds[seat],
        events=match.seen(seat, -1),
        deadline=patience(bot, delay),
    )


async def chosen(bots: BotSeats, match: Match, asked: BotRequest) -> Action:
    """What a bot does; one that breaks the rules is stood in for."""
    choice = await bots.choose(asked)
    try:
        match.after(choice.action, asked.seat)
    except HanabiError as error:
        log.warning("bot-broke-rules", bot=asked.bot, code=error.code)
        choice = await bots.stand_in(asked)
    return choice.action
