"""What a team keeps in mind beside the game: an array of words that every member has alike.

First what was told of each card, by its name: the identities it may be, a bit each; and what the team has
agreed on. Then room to think in, which is written anew for every thought.
"""

from hanabi.expert.sets import EVERYTHING
from hanabi.fast.compiling import compiled
from hanabi.fast.layout import MOST_CARDS, MOST_IDENTITIES, MOST_PLAYERS, MOST_TILES, Words

MOST_NAMES = MOST_CARDS + MOST_TILES
MOST_HELD = 6
MOST_QUESTIONS = 2 * MOST_HELD + MOST_IDENTITIES

TOLD = 0
"""For each name what the team's messages leave possible."""
QUIET = TOLD + MOST_NAMES
"""With so few cards in the deck who discards does not tell that there is nothing to clue."""
NEVER = -1
KEPT = QUIET + 1
"""How many words outlast a thought."""
FACES = KEPT
"""For each seat and place the identities a card may be, clues and counting included."""
UNSEEN = FACES + MOST_PLAYERS * MOST_HELD
"""For each identity how many copies are nowhere to be seen."""
AT_LEAST = UNSEEN + MOST_IDENTITIES
"""The identities with at least one such copy, with at least two, with three."""
MOST_COPIES = 3
ASKED_PLACE = AT_LEAST + MOST_COPIES
"""The question being asked: of which cards, one after the other …"""
ASKED_SET = ASKED_PLACE + MOST_QUESTIONS
"""… whether they are one of these identities."""
WAYS = ASKED_SET + MOST_QUESTIONS
"""For each seat the ways in which a clue may speak to it, a bit each."""
PIVOTS = WAYS + MOST_PLAYERS
"""For each seat the place of its pivot."""
SOON = PIVOTS + MOST_PLAYERS
"""For each seat what will fit when its turn comes, as far as everybody can tell."""
MIND = SOON + MOST_PLAYERS
"""How many words that makes."""


@compiled
def clear(mind: Words) -> None:
    """Begin a game in which nothing was told."""
    for name in range(MOST_NAMES):
        mind[TOLD + name] = EVERYTHING
    mind[QUIET] = NEVER
