"""Advice: who may ask for it, what a bot is told first, and what the person who asked is told."""

from collections.abc import Iterable

from hanabi.bots.registry import adviser_for
from hanabi.game import PlayerView, Seat, players_refusal
from hanabi.game.replay import Replay
from hanabi.room.company import check_adviser
from hanabi.room.errors import refuse
from hanabi.room.game import RoomMatch
from hanabi.room.situation import Situation
from hanabi.server.errors import ServerError
from hanabi.server.workers.opinions import Opinion, Opinions
from hanabi.server.workers.requests import BotRequest, seat_request
from hanabi.wire.messages import Advice, Chances, Suggestion
from hanabi.wire.values import to_wire

ADVICE_TIMEOUT = 5.0
"""How many seconds bots may think about it."""
ADVICE_PER_MINUTE = 30
"""How often a person may ask."""
ADVICE_BURST = 5


def choose_adviser(name: str | None, seated: Iterable[str | None]) -> str:
    """Return the bot called `name`, by default the strongest one that all bots in `seated` follow."""
    return check_adviser(adviser_for(filter(None, seated)) if name is None else name)


def check_asker(now: Situation) -> Seat:
    """Return the seat of a person who may ask for advice: on their own turn, if the room allows it."""
    board, seat = now.need_game(), now.need_seat()
    now.need_space()
    if not now.room.terms.advice:
        refuse("advice-off")
    if not now.room.terms.advises:
        refuse("no-advice")
    if now.room.chairs[seat].player:
        refuse("stand-in-plays")
    return seat if board.seat == seat else refuse("not-your-turn")


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


def to_advice(game: str, seq: int, bot: str, view: PlayerView, told: Opinions | None) -> Advice:
    """Turn opinions into advice; raise `advice-failed` if there is none or the first one is not legal."""
    if told is None or not _is_legal(view, told.listed[0]):
        raise ServerError("advice-failed", bot=bot)
    return Advice(game, seq, bot, tuple(_suggestion(each) for each in told.listed if _is_legal(view, each)))


def _suggestion(opinion: Opinion) -> Suggestion:
    action, reason, chances = to_wire(opinion.action), opinion.reason, opinion.chances
    shares = Chances(chances.fits, chances.indispensable, chances.dead) if chances else None
    return Suggestion(action, opinion.points_at, reason.code, dict(reason.details), opinion.bots, shares)


def _is_legal(view: PlayerView, opinion: Opinion) -> bool:
    return players_refusal(view, opinion.action) is None
