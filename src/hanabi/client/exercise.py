"""A rule that is tried at a table of its own, which answers like a room."""

from hanabi.answers.exercises import ExerciseNow, play_exercise
from hanabi.client.visit import Visit
from hanabi.client.visited_game import VisitedGame
from hanabi.room.entries import Arranged, Marked, Noted
from hanabi.room.state import SeatDesk, edit_desk
from hanabi.rules import Ruleset
from hanabi.testing.exercises import READER
from hanabi.text import Catalogue
from hanabi.wire.messages import Desk
from hanabi.wire.requests import Act, AnyRequest, Arrange, MarkCard, Note


class ExerciseClient:
    """The connection of a reader to a rule that they try; nothing of it is recorded."""

    waiting = False

    def __init__(self, catalogue: Catalogue, rules: Ruleset, tag: str) -> None:
        """Lay out the position, or raise RulesetError if the rule cannot be tried."""
        self._catalogue, self._rules, self._tag = catalogue, rules, tag
        self.visit: Visit
        self.told: ExerciseNow
        """The rule, what the reader is asked to do, and the table."""
        self.begin()

    @property
    def game(self) -> VisitedGame:
        assert self.visit.game is not None
        return self.visit.game

    def begin(self) -> None:
        """Lay out the position again."""
        self.visit, self._chosen, self._desk = Visit(self._catalogue), tuple[int, ...](), SeatDesk()
        self._play()

    def ask(self, request: AnyRequest) -> None:
        """Answer a request before this returns."""
        match request:
            case Act(action=action) if (choices := self.told.now.choices) is not None:
                options = [option.action for option in choices.options]
                self._chosen += (options.index(action),)
                self._play()
            case Arrange(order=order):
                self._edit(Arranged(READER, order))
            case MarkCard(card=card, mark=mark):
                self._edit(Marked(READER, card, mark))
            case Note(card=card, text=text):
                self._edit(Noted(READER, card, text))
            case _:
                raise AssertionError(f"an exercise cannot carry out {type(request).__name__}")

    def _play(self) -> None:
        """Tell the table after what the reader chose, with everything that happened at it."""
        self.told = play_exercise(self._rules, self._tag, self._chosen, self._catalogue.language)
        self.visit.apply(self.told.game)
        self.visit.apply(self.told.now)

    def _edit(self, entry: Arranged | Marked | Noted) -> None:
        self._desk = desk = edit_desk(self._desk, entry)
        self.visit.apply(Desk(self.game.id, desk.order, dict(desk.marks), dict(desk.notes)))
