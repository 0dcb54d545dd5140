"""A bot that plays as people at a club do."""

from typing import ClassVar

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.partner import Partner


class Club(Partner):
    """Knows play clues, save clues and the order of discards, and asks nobody to play unseen."""

    agreed: ClassVar[Conventions] = Conventions(
        delayed=False, prompts=False, finesses=False, pauses=False, endgame=False
    )
