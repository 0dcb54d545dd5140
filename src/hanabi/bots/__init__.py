"""Players that are programs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hanabi.bots.beginner import Beginner
from hanabi.bots.bot import REASONS, Bot, BotError, Choice, Company, Reason, check_choice, close_bot
from hanabi.bots.chance import RandomBot
from hanabi.bots.kinds import Kind, any_kind, check_company, companions, kind, own_kinds
from hanabi.bots.table import Move, Table, play_game

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {name: kind.make for name, kind in own_kinds().items() if kind.company is not Company.NOBODY}
)
"""How each of our own bots that may sit at a table is made, by its name."""


def bot(name: str) -> Bot:
    """A new bot of this name; an unknown one is refused with those there are."""
    return kind(name).make()


__all__ = [
    "BOTS",
    "REASONS",
    "Beginner",
    "Bot",
    "BotError",
    "Choice",
    "Company",
    "Kind",
    "Move",
    "RandomBot",
    "Reason",
    "Table",
    "any_kind",
    "bot",
    "check_choice",
    "check_company",
    "close_bot",
    "companions",
    "kind",
    "play_game",
]
