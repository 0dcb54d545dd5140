"""What all bots share: who they may sit with, and the reasons they give for their choices."""

from enum import Enum
from typing import TypeAlias

from hanabi.table import Player


class Company(Enum):
    """Who a bot may sit with; its class declares it as `company: ClassVar[Company]`."""

    ANYONE = "anyone"
    """People and bots of any kind."""
    OWN_KIND = "own-kind"
    """Only bots of its own kind: its actions are a code that nobody else reads."""
    NOBODY = "nobody"
    """Nobody at a real table: it sees more than its seat may."""


Bot: TypeAlias = Player
"""A player that is a program."""


def company_of(maker: object) -> Company:
    """Who the bots made by `maker`, a class or a function, may sit with; anyone if it does not say."""
    company = getattr(maker, "company", Company.ANYONE)
    return company if isinstance(company, Company) else Company(company)


REASONS = (
    "random",  # drawn at random from the legal actions
    "certain-play",  # every face the card may have fits
    "invited-play",  # a clue pointed only at this card, so it is meant to be played
    "last-chance-play",  # on the last turn a strike costs nothing
    "forced-play",  # nothing else is legal
    "play-clue",  # gives its receiver a card to play
    "save-clue",  # keeps its receiver from discarding a card that cannot be spared
    "telling-clue",  # says a lot about cards that matter
    "waiting-clue",  # better than any discard right now
    "safe-discard",  # the card is useless by now, or another copy is visible
    "oldest-discard",  # the oldest card without a clue
    "least-missed-discard",  # every card has been clued; this one is the least likely to be missed
    "rekindle",  # of the cards a tile may put on its firework, the one needed most
    "bring-back",  # of the cards a tile may shuffle into the deck, the one that opens up most
    "unsaid",  # an external program that gives no reason
    "meant-play",  # a clue was about this card, so it is meant to be played
    "prompted-play",  # a clue to another seat makes sense only if this clued card is played first
    "finessed-play",  # a clue to another seat makes sense only if this card is played unseen
    "prompt-clue",  # another seat plays a clued card first, then the receiver plays this one
    "finesse-clue",  # another seat plays its newest card unseen, then the receiver plays this one
    "fix-clue",  # corrects a card that its receiver mistook for another
    "team-clue",  # tells every partner something, by the team's code
    "likely-play",  # either fits or is useless, and most likely fits
    "tried-out",  # comes out best when played to the end with many possible layouts of the hidden cards
    "learned",  # turned out best in millions of games of the team with itself
    "counted-out",  # few cards are left, and this promises the most points
)
"""Every code a `Reason` may have; the catalogues hold its sentence as `reason-` followed by the code."""
