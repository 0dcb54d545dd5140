"""The bot `club`, which plays the basic conventions."""

from typing import ClassVar

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.partner import Partner


class Club(Partner):
    """Knows play clues, save clues and the order of discards; never calls for a card to be played unseen."""

    agreed: ClassVar[Conventions] = Conventions(
        delayed=False, prompts=False, finesses=False, pauses=False, endgame=False
    )
