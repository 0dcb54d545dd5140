"""The bots that people can choose for a seat."""

from importlib.util import find_spec

from hanabi.bots.bot import Company
from hanabi.bots.registry import OWN_SOURCE, Kind, company_or_none, kinds
from hanabi.server.http.bodies import BotOffer

HAS_COMPILER = find_spec("numba") is not None
"""Whether the compiler is installed, without which compiled bots are far too slow or do not start at all."""


def available_bots() -> tuple[BotOffer, ...]:
    """Return every bot that may sit in a room, with its company; bots of a broken package are left out."""
    return tuple(found for each in kinds().values() if (found := _offer(each)))


def _offer(each: Kind) -> BotOffer | None:
    company = company_or_none(each)
    needs_compiler = each.source == OWN_SOURCE and company is Company.OWN_KIND
    if company is None or company is Company.NOBODY or (needs_compiler and not HAS_COMPILER):
        return None
    return BotOffer(each.name, company.value)
