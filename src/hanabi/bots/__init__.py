"""Players that are programs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hanabi.bots.beginner import Beginner
from hanabi.bots.bot import REASONS, Bot, BotError, Choice, Reason
from hanabi.bots.chance import RandomBot
from hanabi.bots.table import Move, Table, play_game

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot, "beginner": Beginner})
"""How each bot is made, by its name."""


def bot(name: str) -> Bot:
    """A new bot of this name."""
    if name not in BOTS:
        raise BotError("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name]()


__all__ = [
    "BOTS",
    "REASONS",
    "Beginner",
    "Bot",
    "BotError",
    "Choice",
    "Move",
    "RandomBot",
    "Reason",
    "Table",
    "bot",
    "play_game",
]
