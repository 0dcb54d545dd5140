"""Players that are programs: whom they sit with, and the reasons they give."""

from enum import Enum
from typing import TypeAlias

from hanabi.table import Player


class Company(Enum):
    """Whom a bot may sit with; a bot says it in its class, as `company: ClassVar[Company]`."""

    ANYONE = "anyone"
    """People and bots of any kind."""
    OWN_KIND = "own-kind"
    """Bots of its own kind alone: its actions speak a language that nobody else reads."""
    NOBODY = "nobody"
    """No one at a real table: it sees more than its seat may."""


Bot: TypeAlias = Player
"""A player that is a program."""


def company_of(maker: object) -> Company:
    """Whom the bots of a class, or of a function that makes them, may sit with."""
    company = getattr(maker, "company", Company.ANYONE)
    return company if isinstance(company, Company) else Company(company)


REASONS = (
    "random",  # any legal action is as good as another
    "certain-play",  # whatever the card is, it fits
    "invited-play",  # a clue pointed at this card alone: it was meant to be played
    "last-chance-play",  # the last turn: a strike would cost nothing
    "lesser-risk-play",  # every discard might lose the game; this card may well fit
    "forced-play",  # nothing else is legal
    "play-clue",  # its receiver will have a card to play
    "save-clue",  # its receiver was about to discard a card that cannot be spared
    "telling-clue",  # it says much about cards that matter
    "waiting-clue",  # better than any discard now
    "safe-discard",  # the card is of no more use, or another copy is in sight
    "spare-discard",  # whatever the card is, another copy is left
    "oldest-discard",  # the oldest card without a clue
    "least-missed-discard",  # every card has its clue; this one is the least likely to be missed
    "rekindle",  # of the cards a tile may put on its firework, the one most in need of it
    "bring-back",  # of the cards a tile may shuffle into the deck, the one that opens up most
    "unsaid",  # a program that gives no reason
    "meant-play",  # a clue was about this card: it is meant to be played
    "prompted-play",  # a clue to another makes sense only if this clued card is played first
    "finessed-play",  # a clue to another makes sense only if this card is played unseen
    "prompt-clue",  # a clued card of somebody is played first, then the one pointed at
    "finesse-clue",  # somebody's newest card is played unseen, then the one pointed at
    "fix-clue",  # its receiver took a card for another
    "team-clue",  # by the team's code it tells every partner something
    "likely-play",  # it fits or is of no use, most likely the first
    "tried-out",  # played to the end in many ways that the hidden cards may lie, it comes out best
    "counted-out",  # few cards are left: it promises the most points
)
"""Every code a `Reason` may have; the catalogues word it under `reason-` and the code."""
