"""Advice: what a bot in a worker is told before it is asked."""

from hanabi.game import PlayerView, Seat
from hanabi.game.replay import Replay
from hanabi.room.game import RoomMatch
from hanabi.server.errors import ServerError
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
    steps = tuple(step for step, _ in zip(replay.steps(), range(seq + 1), strict=False))
    state, _ = steps[-1]
    if len(steps) <= seq or state.board.over:
        raise ServerError("no-such-moment")
    seat = state.board.seat
    heard = tuple(event.seen_by(seat) for _, events in steps for event in events)
    table = (replay.rules, len(replay.players), replay.first, seat, 0)
    return BotRequest(game, bot, *table, heard, ADVICE_TIMEOUT, advice=True), state.view(seat)
