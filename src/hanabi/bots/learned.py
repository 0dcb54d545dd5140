"""The bot `learned`: a team that found out by itself how to play, in games with itself."""

from collections.abc import Sequence
from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.bots.expert import Expert
from hanabi.expert.team import GameEnd
from hanabi.game import Event, GameState, PlayerView, Seat
from hanabi.learned.member import LearnedMember
from hanabi.learned.network import shipped_network
from hanabi.learned.team import play_many
from hanabi.rules import Ruleset
from hanabi.table import Choice, Reason


class Learned:
    """A member of a team that was trained for its table; where no team was trained, it plays as `expert`."""

    company: ClassVar[Company] = Company.OWN_KIND

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:
        network = shipped_network(rules, players)
        self._member = None if network is None else LearnedMember(network)
        self._expert = Expert()
        if self._member is None:
            self._expert.start(rules, players, seat, seed)

    def observe(self, event: Event) -> None:
        (self._expert.observe if self._member is None else self._member.hear)(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:
        if self._member is None:
            return self._expert.act(view, deadline)
        return Choice(self._member.decide(view), Reason("learned"))

    @staticmethod
    def play_many(rules: Ruleset, players: int, states: Sequence[GameState], seed: int) -> list[GameEnd]:
        """Play many games with a whole team and return how each ended."""
        network = shipped_network(rules, players)
        if network is None:
            return Expert.play_many(rules, players, states, seed)
        return play_many(network, states)
