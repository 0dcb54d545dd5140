"""The bots `beginner`, `club` and `partner`: one engine, with more and more conventions switched on."""

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


class Beginner:
    """Takes clues at their word; only a first clue to a single card also says "play it" or "keep it"."""

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


class Club(Beginner):
    """Knows play clues, save clues and the order of discards; never calls for a card to be played unseen."""

    agreed: ClassVar[Conventions] = Conventions(focus=True)


class Partner(Beginner):
    """Plays every convention, and distrusts seats whose clues do not follow them."""

    agreed: ClassVar[Conventions] = Conventions(
        focus=True, delayed=True, prompts=True, finesses=True, pauses=True, endgame=True
    )
