"""Bots at a room's table: whom each of them may sit with."""

from collections.abc import Iterable

from hanabi.bots.bot import Company
from hanabi.bots.registry import Kind, check_company, company_or_none, kind, kinds
from hanabi.room.state import RoomChair

QUOTED_NAME_LENGTH = 40
"""How many characters of an unknown name are quoted."""


def find_bot(name: str) -> Kind:
    """Return the kind of the bot called `name`; clients send this name, so only listed bots are accepted."""
    found = kind(name if name in kinds() else name[:QUOTED_NAME_LENGTH])
    check_company([found], people=0)
    return found


def check_table(chairs: Iterable[RoomChair]) -> None:
    """Refuse a table whose bots may not sit together, or not with the people who sit there.

    A bot that sees hidden cards may not sit at a real table, and every room has one.
    """
    seats = tuple(chairs)
    named = tuple(kinds()[chair.player] for chair in seats if chair.player and chair.player in kinds())
    bots = tuple(each for each in named if company_or_none(each))
    check_company([each for each in bots if each.company is Company.NOBODY], people=1)
    check_company(bots, sum(chair.person is not None for chair in seats))


def check_adviser(name: str) -> str:
    """Return `name` if people may ask this bot for advice, that is, if it plays with people."""
    check_company([find_bot(name)], people=1)
    return name
