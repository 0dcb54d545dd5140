"""The bot `partner`, which plays all the conventions of good players."""

from typing import ClassVar

from hanabi.bots.bot import Company
from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.answering import answer_tile
from hanabi.bots.conventions.choosing import Deliberation
from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.table_model import table_from_view
from hanabi.game import Event, PlayerView, Seat
from hanabi.rules import Ruleset
from hanabi.table import Choice


class Partner:
    """Plays every convention, and distrusts seats whose clues do not follow them."""

    company: ClassVar[Company] = Company.ANYONE
    agreed: ClassVar[Conventions] = Conventions()

    def start(self, rules: Ruleset, players: int, seat: Seat, seed: int) -> None:  # noqa: ARG002
        self.memory = SeatMemory(self.agreed, rules, players, seat)

    def observe(self, event: Event) -> None:
        self.memory.hear(event)

    def act(self, view: PlayerView, deadline: float | None = None) -> Choice:  # noqa: ARG002
        table = self.memory.table
        if not table.matches(view):  # it was not told how the game came about
            table = table_from_view(view)
        decision = view.board.decision
        if decision is not None:
            return answer_tile(table, view, self.agreed, decision.tile)
        return Deliberation(table, view, self.agreed).choose()
