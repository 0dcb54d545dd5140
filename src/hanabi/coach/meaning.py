"""What the clues of a game mean beyond their words, read by the conventions of `partner`."""

from collections.abc import Iterable
from dataclasses import dataclass

from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.partner import Partner
from hanabi.bots.conventions.reading import GivenClue, Meaning, meaning_of
from hanabi.bots.conventions.table_model import TableModel
from hanabi.game import Clued, Event, Seat
from hanabi.rules import ClueValue, Ruleset

MEANINGS = (
    "play",  # the focus is to be played
    "later",  # the focus is to be played once other cards have been
    "keep",  # the focus is not to be discarded
    "either",  # the focus is to be played if it fits, or else kept
    "more",  # cards that were known already are known better
    "words",  # no more than its words
)
"""Every code a `ClueMeaning` may have; the catalogues hold its sentence as `meaning-` and the code."""


@dataclass(frozen=True, slots=True)
class ClueMeaning:
    """How a clue is read by whoever knows the conventions."""

    giver: Seat
    to: Seat
    value: ClueValue
    code: str
    """One of `MEANINGS`."""
    focus: int = 0
    """The place of the card that the clue is about, counted from 1; 0 if it is about none."""
    caller: Seat | None = None
    """Who has to play a card first, although the clue says nothing to them."""


def clue_meanings(rules: Ruleset, players: int, seat: Seat, heard: Iterable[Event]) -> list[ClueMeaning]:
    """What every clue means to a seat that heard these events, in their order."""
    memory, found = SeatMemory(Partner.agreed, rules, players, seat), []
    for event in heard:
        if isinstance(event, Clued):
            found.append(read_meaning(memory.table, event))
        memory.hear(event)
    return found


def read_meaning(table: TableModel, clued: Clued) -> ClueMeaning:
    """What a clue means on `table`, as it is before the clue."""
    said = GivenClue(clued.seat, clued.to, clued.value, clued.cards)
    meaning = meaning_of(table, Partner.agreed, said)
    place = 0 if meaning.focus is None else table.hands[clued.to].index(meaning.focus) + 1
    called = next((step.seat for step in meaning.calls), None)
    return ClueMeaning(clued.seat, clued.to, clued.value, _code(meaning, table.playable), place, called)


def _code(meaning: Meaning, playable: int) -> str:
    if meaning.focus is None:
        return "words"
    if not meaning.faces:
        return "more"
    if meaning.faces & ~meaning.saves == 0:
        return "keep"
    if meaning.saves:
        return "either"
    return "play" if meaning.faces & playable else "later"
