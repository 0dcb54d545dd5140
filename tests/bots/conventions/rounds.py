"""A table of players who all know the conventions, laid out in the middle of a game and played on."""

from dataclasses import dataclass

from hanabi.bots import Choice
from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import card_belief
from hanabi.bots.conventions.choosing import Deliberation
from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Partner
from hanabi.bots.conventions.table_model import CALLED, TableModel, table_from_view
from hanabi.game import Action, Clue, Discard, Play, Seat
from hanabi.rules import ClueValue
from hanabi.testing.positions import Scenario, show


@dataclass
class Round:
    """A game, and what every seat remembers of it."""

    show: Scenario
    memories: list[SeatMemory]
    agreed: Conventions

    def act(self, action: Action) -> "Round":
        self.show = self.show.act(action)
        for event in self.show.events:
            for seat, memory in enumerate(self.memories):
                memory.hear(event.seen_by(seat))
        return self

    def clue(self, to: Seat, value: ClueValue) -> "Round":
        return self.act(Clue(to, value))

    def play(self, card: str | int) -> "Round":
        return self.act(Play(self.show.holds(card)))

    def discard(self, card: str | int) -> "Round":
        return self.act(Discard(self.show.holds(card)))

    def table(self, seat: Seat) -> TableModel:
        return self.memories[seat].table

    def choice(self) -> Choice:
        """What the seat to move chooses."""
        seat = self.show.seat
        return Deliberation(self.table(seat), self.show.state.view(seat), self.agreed).choose()

    def thinks(self, seat: Seat, card: str) -> str:
        """What a seat takes one of its cards for; the oldest copy is meant."""
        table = self.table(seat)
        mask = card_belief(table, seat, self.show.holds(card, seat))
        return " ".join(str(card) for face, card in enumerate(table.faces.cards) if mask >> face & 1)

    def is_called(self, seat: Seat, card: str) -> bool:
        """Whether a seat takes itself to be called to play a card."""
        return bool(self.table(seat).marks[self.show.holds(card, seat)] & CALLED)


def sit(rules: str, hands: str, agreed: Conventions | None = None, **position: object) -> Round:
    """Players who have just sat down to a position."""
    table = show(rules, hands, **position)  # type: ignore[arg-type]
    chosen = agreed or Partner.agreed
    memories = [SeatMemory(chosen, table.state.rules, table.board.players, 0) for _ in table.board.hands]
    for seat, memory in enumerate(memories):
        memory.table = table_from_view(table.state.view(seat))
    return Round(table, memories, chosen)
