"""Players that are programs."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from hanabi.bots.beginner import Beginner
from hanabi.bots.bot import REASONS, Bot, Company
from hanabi.bots.chance import RandomBot
from hanabi.bots.games import play_game
from hanabi.bots.kinds import Kind, any_kind, check_company, companions, kind, own_kinds
from hanabi.errors import BotError
from hanabi.table import Choice, Reason, check_choice, close_player

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
