"""What a room can be opened with: the boxes, and the bots that people can choose for a seat."""

from importlib.util import find_spec

from hanabi.answers.bodies import BotOffer, Box, Boxes
from hanabi.bots.bot import Company
from hanabi.bots.registry import OWN_SOURCE, Kind, company_or_none, kinds
from hanabi.rules import EDITIONS, options, ruleset
from hanabi.rules.names import HIGHEST

HAS_COMPILER = find_spec("numba") is not None
"""Whether the compiler is installed, without which compiled bots are far too slow or do not start at all."""


def available_boxes() -> Boxes:
    """Return the boxes, what each offers and how many it seats; and the bots, with whom each sits.

    Packages that provide bots are imported to ask whom their bots sit with.
    """
    return Boxes(tuple(map(_box, EDITIONS)), available_bots())


def _box(key: str) -> Box:
    highest = {option: HIGHEST[option] for option in options(key) if option in HIGHEST}
    return Box(
        key,
        EDITIONS[key].language,
        options(key),
        ruleset(key).most_players,
        highest,
        dict(EDITIONS[key].ruled),
    )


def available_bots() -> tuple[BotOffer, ...]:
    """Return every bot that may sit in a room, with its company; bots of a broken package are left out."""
    return tuple(found for each in kinds().values() if (found := _offer(each)))


def _offer(each: Kind) -> BotOffer | None:
    company = company_or_none(each)
    needs_compiler = each.source == OWN_SOURCE and company is Company.OWN_KIND
    if company is None or company is Company.NOBODY or (needs_compiler and not HAS_COMPILER):
        return None
    return BotOffer(each.name, company.value)
