"""A bot in its seat, with the view that follows from what it heard."""

import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from hanabi.bots import Bot, BotError, Choice, check_choice, close_bot
from hanabi.game import Event, Seat, before_deal, watch
from hanabi.rules import Ruleset


class Seated:
    """A bot and its seat's view; both hear the same events, so they cannot disagree."""

    def __init__(self, bot: Bot, rules: Ruleset, players: int, first: Seat, seat: Seat, seed: int) -> None:
        self._bot = bot
        self._view = before_deal(rules, players, first, seat)
        try:
            bot.start(rules, players, seat, seed)
        except BaseException:
            self.leave()
            raise

    def hear(self, events: Iterable[Event]) -> None:
        """Take note of what happened since."""
        for event in events:
            self._bot.observe(event)
            self._view = watch(self._view, event)

    def choose(self, deadline: float | None = None) -> Choice:
        """The bot's choice, which is legal."""
        choice = self._bot.act(self._view, deadline)
        check_choice(self._view, choice)
        return choice

    def leave(self) -> None:
        """Let the bot go; one that fails even in this disturbs nobody."""
        with suppress(Exception):
            close_bot(self._bot)


def where(error: Exception) -> str:
    """What went wrong in a bot and where, without the values at hand: they may be cards."""
    if isinstance(error, BotError):
        return str(error)
    line = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(line.filename).name}:{line.lineno}"
