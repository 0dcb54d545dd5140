"""Advice: what a bot in a worker is told before it is asked."""

from hanabi.answers.reviews import moment_of
from hanabi.game import PlayerView, Seat
from hanabi.game.replay import Replay
from hanabi.room.game import RoomMatch
from hanabi.server.workers.requests import BotRequest, seat_request

ADVICE_TIMEOUT = 5.0
"""How many seconds bots may think about it."""
ADVICE_PER_MINUTE = 30
"""How often a person may ask."""
ADVICE_BURST = 5


def advice_request(match: RoomMatch, bot: str, seat: Seat) -> BotRequest:
    """Build the request for advice in a running game."""
    return seat_request(match, bot, seat, ADVICE_TIMEOUT, advice=True)


def replay_advice_request(replay: Replay, game: str, seq: int, bot: str) -> tuple[BotRequest, PlayerView]:
    """Build the request for advice on a moment of a finished game; also return that seat's view."""
    seat, heard, view = moment_of(replay, seq)
    table = (replay.rules, len(replay.players), replay.first, seat, 0)
    return BotRequest(game, bot, *table, heard, ADVICE_TIMEOUT, advice=True), view
