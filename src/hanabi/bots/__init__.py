"""Bots: players that are programs, and how to find them by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hanabi.bots.bot import REASONS, Bot, Company
from hanabi.bots.games import play_game
from hanabi.bots.random_bot import RandomBot
from hanabi.bots.registry import Kind, any_kind, check_company, companions, kind, own_kinds
from hanabi.errors import BotError
from hanabi.table import Choice, Reason, check_choice, close_player

BOTS: Mapping[str, Callable[[], Bot]] = MappingProxyType(
    {name: kind.make for name, kind in own_kinds().items() if kind.company is not Company.NOBODY}
)
"""The makers of our own bots that may sit at a real table, by name."""


def bot(name: str) -> Bot:
    """Make a new bot called `name`; raise BotError with the known names if there is none."""
    return kind(name).make()


__all__ = [
    "BOTS",
    "REASONS",
    "Bot",
    "BotError",
    "Choice",
    "Company",
    "Kind",
    "RandomBot",
    "Reason",
    "any_kind",
    "bot",
    "check_choice",
    "check_company",
    "close_player",
    "companions",
    "kind",
    "play_game",
]
