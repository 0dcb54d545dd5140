"""A bot that plays at random."""

import random

from hanabi.game import Event, PlayerView, Seat, legal_actions
from hanabi.rules import Ruleset
from hanabi.table import Choice, Reason


class RandomBot:
    """Takes any legal action with equal probability.

    What it draws depends only on its seed and on how many events it has seen, so a new bot that hears the
    same events continues with the same choices.
    """

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._name = f"{seed}/{seat}"
        self._events = 0

    def observe(self, event: Event) -> None:  # noqa: ARG002
        self._events += 1

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        chance = random.Random(f"{self._name}/{self._events}")
        return Choice(chance.choice(legal_actions(view)), Reason("random"))
