"""What the clues of a game mean beyond their words, read by the conventions of a bot."""

from collections.abc import Iterable

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.memory import SeatMemory
from hanabi.bots.conventions.players import Club, Partner
from hanabi.bots.conventions.reading import GivenClue, Meaning, meaning_of
from hanabi.bots.conventions.table_model import TableModel
from hanabi.game import Clued, Event, Seat, TurnEnded
from hanabi.rules import Ruleset
from hanabi.table import ClueMeaning

CONVENTIONS = {"club": Club.agreed, "partner": Partner.agreed}
"""The conventions by which bots read clues; to the others, a clue means little more than its words."""


def clue_meanings(
    agreed: Conventions, rules: Ruleset, players: int, seat: Seat, heard: Iterable[Event]
) -> tuple[ClueMeaning, ...]:
    """What the clues since its last turn mean to a seat that heard these events, in their order."""
    memory, found = SeatMemory(agreed, rules, players, seat), list[ClueMeaning]()
    for event in heard:
        if isinstance(event, Clued):
            found.append(read_meaning(memory.table, agreed, event))
        elif event == TurnEnded(seat):
            found.clear()
        memory.hear(event)
    return tuple(found)


def read_meaning(table: TableModel, agreed: Conventions, clued: Clued) -> ClueMeaning:
    """What a clue means on `table`, as it is before the clue."""
    said = GivenClue(clued.seat, clued.to, clued.value, clued.cards)
    meaning = meaning_of(table, agreed, said)
    place = 0 if meaning.focus is None else table.hands[clued.to].index(meaning.focus) + 1
    called = next((step.seat for step in meaning.calls), None)
    return ClueMeaning(
        clued.seat, clued.to, clued.value, _meaning_code(meaning, table.playable), place, called
    )


def _meaning_code(meaning: Meaning, playable: int) -> str:
    if meaning.focus is None:
        return "words"
    if not meaning.faces:
        return "more"
    if meaning.saves:
        return "either" if meaning.faces & (playable | ~meaning.saves) else "keep"
    return "play" if meaning.faces & playable else "later"
