"""What the clues of a game mean to someone who heard them; the server remembers nothing of it."""

from collections.abc import Mapping

from hanabi.coach.clue_story import Listener, explain_clues, own_marks
from hanabi.coach.words import clue_lines
from hanabi.codec import Struct
from hanabi.game import Event, Seat
from hanabi.room.errors import refuse
from hanabi.rules import check_players, ruleset
from hanabi.table import Mark
from hanabi.text import Catalogue

MOST_EVENTS = 2000
"""No game has more."""
IMPOSSIBLE = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What events that do not follow from each other make the engine raise."""


class ClueQuestion(Struct):
    """Everything that someone heard of a game, and who plays it."""

    ruleset: str
    players: tuple[str, ...]
    """Their names, by seat."""
    bots: tuple[str | None, ...]
    """The bot in each seat; null is a person."""
    first: Seat
    seat: Seat | None
    """Whose ears these are; null hears each clue as its receiver."""
    events: tuple[Event, ...]


class ToldClue(Struct):
    """A clue in the reader's language."""

    number: int
    """Which of the events it is, counted from 0."""
    lines: tuple[str, ...]
    """What it says by the rules, and what its giver's conventions say."""


class ClueAnswer(Struct):
    """What every clue so far means, and what that comes to for the own cards."""

    clues: tuple[ToldClue, ...]
    marks: Mapping[int, Mark]
    """The own cards that are to be played, kept or discarded by the conventions."""


def explain(asked: ClueQuestion, language: str) -> ClueAnswer:
    """Explain the clues of a game, or refuse events that no game has."""
    rules, players = ruleset(asked.ruleset), len(asked.players)
    check_players(rules, players)
    seats = range(players)
    if len(asked.bots) != players or asked.first not in seats or asked.seat not in (None, *seats):
        refuse("malformed", where="seat")
    if len(asked.events) > MOST_EVENTS:
        refuse("malformed", where="events")
    listener, catalogue = Listener(rules, asked.first, asked.bots, asked.seat), Catalogue(language)
    try:
        found = explain_clues(listener, asked.events)
        marks = {} if asked.seat is None else own_marks(listener, asked.events)
    except IMPOSSIBLE:
        refuse("malformed", where="events")
    told = (tuple(clue_lines(catalogue, asked.players, asked.bots, each)) for each in found)
    return ClueAnswer(
        tuple(ToldClue(each.number, lines) for each, lines in zip(found, told, strict=True)), marks
    )
