"""The strongest team: the expert's language, and every move tried out before it is made."""

import re
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.bots.expert import reason_for
from hanabi.errors import BotError
from hanabi.expert.team import Ended
from hanabi.game import Event, GameState, PlayerView, Seat
from hanabi.master.member import Searcher
from hanabi.master.team import play_many
from hanabi.master.thinking import FEW, MOST, Budget
from hanabi.rules import Ruleset
from hanabi.table import Choice, Reason

COUNT, TIME = re.compile("[1-9][0-9]{0,5}"), re.compile(r"[0-9]{1,5}(\.[0-9]{1,3})?s")
"""How a budget is written, in one way only: a match goes by the names of its bots."""
USUAL = Budget(layouts=64)
LONGEST = 86_400
"""So many seconds a move may be thought about."""
HASTE = 0.8
"""The part of a deadline that is used."""


class TimedMaster:
    """One of a team that searches as long as its budget says, which may be by the clock."""

    company: ClassVar[Company] = Company.OWN_KIND

    def __init__(self, budget: Budget = USUAL) -> None:
        self._budget = budget

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self._member = Searcher(rules, players, seat, self._budget)

    def observe(self, event: Event) -> None:
        self._member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Choose what comes out best, and say so where it is not what the expert would do."""
        action = self._member.search(view, None if deadline is None else HASTE * deadline)
        if action != self._member.decide(view):
            return Choice(action, Reason("tried-out"))
        return Choice(action, reason_for(self._member, view, action))


class Master(TimedMaster):
    """One whose budget is counted, so that its games can be played again."""

    def play_many(
        self,
        rules: Ruleset,
        players: int,
        states: Sequence[GameState],
        seed: int,  # noqa: ARG002
    ) -> list[Ended]:
        """How many games end that a whole team plays."""
        return play_many(rules, players, states, self._budget)


def thinking(budget: str) -> partial[TimedMaster]:
    """What makes masters of a budget: `256` for layouts of the hidden cards, `0.5s` for seconds."""
    found = read_budget(budget)
    return partial(Master if found.is_counted else TimedMaster, found)


def read_budget(text: str) -> Budget:
    """The budget that is written so, if it can be one."""
    if COUNT.fullmatch(text) and FEW <= int(text) <= MOST:
        return Budget(layouts=int(text))
    if TIME.fullmatch(text) and 0 < float(text[:-1]) <= LONGEST:
        return Budget(seconds=float(text[:-1]))
    raise BotError("bad-budget", budget=text, least=FEW, most=MOST, longest=LONGEST)
