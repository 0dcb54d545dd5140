"""A bot in its seat, with the view that follows from what it heard."""

import traceback
from collections.abc import Iterable
from pathlib import Path

from hanabi.bots import Bot, BotError, Choice
from hanabi.game import Action, Event, PlayerView, Seat, Stop, before_deal, refusal, watch
from hanabi.rules import Ruleset


class Seated:
    """A bot and its seat's view; both hear the same events, so they cannot disagree."""

    def __init__(self, bot: Bot, rules: Ruleset, players: int, first: Seat, seat: Seat, seed: int) -> None:
        bot.start(rules, players, seat, seed)
        self._bot = bot
        self._view = before_deal(rules, players, first, seat)

    def hear(self, events: Iterable[Event]) -> None:
        """Take note of what happened since."""
        for event in events:
            self._bot.observe(event)
            self._view = watch(self._view, event)

    def choose(self, deadline: float | None = None) -> Choice:
        """The bot's choice, which is legal."""
        choice = self._bot.act(self._view, deadline)
        if code := _refused(self._view, choice.action):
            raise BotError("illegal-answer", seat=self._view.seat or 0, reason=code)
        return choice


def _refused(view: PlayerView, action: Action) -> str | None:
    """Why a bot may not do this; stopping a game is no player's business (U25)."""
    return "not-a-players-action" if isinstance(action, Stop) else refusal(view, action)


def where(error: Exception) -> str:
    """What went wrong in a bot and where, without the values at hand: they may be cards."""
    if isinstance(error, BotError):
        return str(error)
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(line.filename).name}:{line.lineno}"
