"""The bot `master`, our strongest team: the expert's code or a learned network, plus search."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.bots.expert import reason_for
from hanabi.bots.games import play_game
from hanabi.errors import BotError
from hanabi.expert.team import GameEnd
from hanabi.game import Event, GameState, PlayerView, Seat, best_possible
from hanabi.learned.network import Network, shipped_network
from hanabi.master.contest import FIRST_LAYOUTS, MAX_LAYOUTS, Budget
from hanabi.master.member import Searcher
from hanabi.master.pair import PairSearcher
from hanabi.master.team import play_many
from hanabi.rules import Ruleset
from hanabi.table import Choice, Reason

COUNT_PATTERN, TIME_PATTERN = re.compile("[1-9][0-9]{0,5}"), re.compile(r"[0-9]{1,5}(\.[0-9]{1,3})?s")
"""How a budget is written. There is only one spelling, because the bots' names identify a match."""
DEFAULT_BUDGET = Budget(layouts=64)
MAX_SECONDS = 86_400
"""The longest thinking time per move, in seconds."""
DEADLINE_SHARE = 0.8
"""The share of a deadline that is spent thinking."""


class TimedMaster:
    """A member of a team that searches as long as its budget says, which may be a time."""

    company: ClassVar[Company] = Company.OWN_KIND

    def __init__(self, budget: Budget = DEFAULT_BUDGET) -> None:
        self._budget = budget

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        network = learned_pair(rules, players)
        self.member: Searcher | PairSearcher = (
            Searcher(rules, players, seat, self._budget)
            if network is None
            else PairSearcher(network, seat, self._budget)
        )

    def observe(self, event: Event) -> None:
        self.member.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        """Choose what the search finds best; the reason says so if it departs from its team's ways."""
        action = self.member.search(view, None if deadline is None else DEADLINE_SHARE * deadline)
        if action != self.member.decide(view):
            return Choice(action, Reason("tried-out"))
        if isinstance(self.member, PairSearcher):
            return Choice(action, Reason("learned"))
        return Choice(action, reason_for(self.member, view, action))


class Master(TimedMaster):
    """A member whose budget is a number of layouts, so its games are reproducible."""

    def play_many(
        self,
        rules: Ruleset,
        players: int,
        states: Sequence[GameState],
        seed: int,  # noqa: ARG002
    ) -> list[GameEnd]:
        """Play many games with a whole team and return how each ended."""
        if learned_pair(rules, players) is None:
            return play_many(rules, players, states, self._budget)
        return [self._play_one(players, state) for state in states]

    def _play_one(self, players: int, state: GameState) -> GameEnd:
        final, moves = play_game(state, [Master(self._budget) for _ in range(players)])
        board = final.board
        assert board.outcome is not None
        best = best_possible(replace(board, outcome=None))
        return GameEnd(board.outcome.score, board.outcome.result, len(moves), board.strikes, best)


def learned_pair(rules: Ruleset, players: int) -> Network | None:
    """The network that two masters build on; None where they build on the expert."""
    return shipped_network(rules, players) if players == 2 else None


def master_maker(budget: str) -> partial[TimedMaster]:
    """The maker of masters with a budget: `256` layouts of the hidden cards, or `0.5s` of time."""
    found = parse_budget(budget)
    return partial(Master if found.is_counted else TimedMaster, found)


def parse_budget(text: str) -> Budget:
    """Parse a budget such as `256` or `2s`; raise BotError otherwise."""
    if COUNT_PATTERN.fullmatch(text) and FIRST_LAYOUTS <= int(text) <= MAX_LAYOUTS:
        return Budget(layouts=int(text))
    if TIME_PATTERN.fullmatch(text) and 0 < float(text[:-1]) <= MAX_SECONDS:
        return Budget(seconds=float(text[:-1]))
    raise BotError("bad-budget", budget=text, least=FIRST_LAYOUTS, most=MAX_LAYOUTS, longest=MAX_SECONDS)
