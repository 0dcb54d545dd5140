"""Advice: who may ask for it, and what the person who asked is told."""

from collections.abc import Iterable

from hanabi.bots.registry import adviser_for
from hanabi.game import PlayerView, Seat, Stop, players_refusal
from hanabi.room.company import check_adviser
from hanabi.room.errors import refuse
from hanabi.room.judging import check_actor
from hanabi.room.opinions import Opinion, Opinions
from hanabi.room.situation import Situation
from hanabi.wire.messages import Advice, Chances, Suggestion


def choose_adviser(name: str | None, seated: Iterable[str | None]) -> str:
    """Return the bot called `name`, by default the strongest one that all bots in `seated` follow."""
    return check_adviser(adviser_for(filter(None, seated)) if name is None else name)


def check_asker(now: Situation) -> Seat:
    """Return the seat of a person who may ask for advice: on their own turn, if the room allows it."""
    now.need_game()
    now.need_seat()
    now.need_space()
    if not now.room.terms.advice:
        refuse("advice-off")
    if not now.room.terms.advises:
        refuse("no-advice")
    return check_turn(now)


def check_turn(now: Situation) -> Seat:
    """Return the seat of a person whose turn it is."""
    board, seat = now.need_game(), check_actor(now)
    return seat if board.seat == seat else refuse("not-your-turn")


def to_advice(game: str, seq: int, bot: str, view: PlayerView, told: Opinions | None) -> Advice:
    """Turn opinions into advice; raise `advice-failed` if there is none or the first one is not legal."""
    if told is None or not _is_legal(view, told.listed[0]):
        refuse("advice-failed", bot=bot)
    suggestions = tuple(_suggestion(each) for each in told.listed if _is_legal(view, each))
    return Advice(game, seq, bot, suggestions, told.clues)


def _suggestion(opinion: Opinion) -> Suggestion:
    action, reason, chances = opinion.action, opinion.reason, opinion.chances
    assert not isinstance(action, Stop)
    shares = Chances(chances.fits, chances.indispensable, chances.dead) if chances else None
    return Suggestion(action, opinion.points_at, reason.code, dict(reason.details), opinion.bots, shares)


def _is_legal(view: PlayerView, opinion: Opinion) -> bool:
    return players_refusal(view, opinion.action) is None
