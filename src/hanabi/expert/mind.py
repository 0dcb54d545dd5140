"""The layout of a mind: an array of what the team knows besides the state of the game, equal for all members.

First comes what messages have said about each card, by name: a bit mask of identities. Then there is room for
intermediate results, which is overwritten for every decision.
"""

from hanabi.expert.sets import EVERYTHING
from hanabi.fast.compiling import compiled
from hanabi.fast.layout import MOST_CARDS, MOST_IDENTITIES, MOST_PLAYERS, MOST_TILES, Words

MOST_NAMES = MOST_CARDS + MOST_TILES
MOST_HELD = 6
MOST_QUESTIONS = 2 * MOST_HELD + MOST_IDENTITIES

TOLD = 0
"""For each name, the identities that the team's messages leave possible."""
QUIET = TOLD + MOST_NAMES
"""With this many cards in the deck or fewer, a discard does not say that there is nothing to clue."""
NEVER = -1
"""For QUIET: the deck never gets that small."""
KEPT = QUIET + 1
"""How many words have to be kept from one action to the next."""
FACES = KEPT
"""For each seat and place, the identities that a card may have by messages, clues and counting."""
UNSEEN = FACES + MOST_PLAYERS * MOST_HELD
"""For each identity, how many copies are unseen."""
AT_LEAST = UNSEEN + MOST_IDENTITIES
"""The identities with at least one unseen copy, those with at least two, and those with three."""
MOST_COPIES = 3
ASKED_PLACE = AT_LEAST + MOST_COPIES
"""The current question, line by line: the place of a card …"""
ASKED_SET = ASKED_PLACE + MOST_QUESTIONS
"""… and the set of identities of which it may be one."""
WAYS = ASKED_SET + MOST_QUESTIONS
"""For each seat, a bit mask of the ways in which a clue may speak to it."""
PIVOTS = WAYS + MOST_PLAYERS
"""For each seat, the place of its pivot."""
SOON = PIVOTS + MOST_PLAYERS
"""For each seat, the cards that will fit when its turn comes, as far as everybody can tell."""
MIND = SOON + MOST_PLAYERS
"""The size of the array."""


@compiled
def clear(mind: Words) -> None:
    """Prepare a mind for a new game, before any message."""
    for name in range(MOST_NAMES):
        mind[TOLD + name] = EVERYTHING
    mind[QUIET] = NEVER
