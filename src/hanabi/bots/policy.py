"""Make a bot of any function of an observation and a mask, such as a trained network.

>>> import numpy as np
>>> from hanabi.bots.policy import policy
>>> FirstLegal = policy(lambda seen, legal: int(np.flatnonzero(legal)[0]))
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from hanabi.bots.bot import Company
from hanabi.fast import Game
from hanabi.game import Event, PlayerView, Seat
from hanabi.rules import Ruleset
from hanabi.table import UNSAID, Choice

Policy: TypeAlias = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], Any]
"""A function of an observation (`(observed,)`, uint8) and the legal actions (`(actions,)`, bool).

It returns the number of a legal action; `docs/observations.md` describes the bits and the numbers.
"""


class PolicyBot:
    """A bot that sees what its seat may see as bits, and leaves the choice to a function."""

    def __init__(self, choose: Policy) -> None:
        self._choose = choose

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._game = Game(rules, players)
        self._events: list[Event] = []

    def observe(self, event: Event) -> None:
        self._events.append(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        game = self._game
        game.load_view(view, self._events)
        legal = game.legal().copy()
        chosen = self._choose(game.observe().copy(), legal)
        return Choice(game.numbering.action(view.board, _check(chosen, legal)), UNSAID)


class PolicyMaker:
    """Makes bots of one function."""

    def __init__(self, choose: Policy, company: Company) -> None:
        self._choose = choose
        self.company = company

    def __call__(self) -> PolicyBot:
        return PolicyBot(self._choose)


def policy(choose: Policy, company: Company = Company.OWN_KIND) -> PolicyMaker:
    """Return what makes bots of a function.

    `company` says who they may sit with. In a module of yours, `hanabi simulate --bot module:NAME` finds it.
    """
    return PolicyMaker(choose, company)


def _check(chosen: Any, legal: npt.NDArray[np.bool_]) -> int:
    """Return the number of a legal action; raise ValueError for anything else."""
    number = np.asarray(chosen)
    if number.shape != () or not np.issubdtype(number.dtype, np.integer):
        raise ValueError(f"A policy returns one whole number, the number of an action; {chosen!r} is none.")
    if not 0 <= number < len(legal) or not legal[number]:
        allowed = ", ".join(map(str, np.flatnonzero(legal)))
        raise ValueError(f"Action {int(number)} is not legal now; these are: {allowed}.")
    return int(number)
