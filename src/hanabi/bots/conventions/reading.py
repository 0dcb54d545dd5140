"""What a clue means beyond its words.

A clue has a focus: the card that was about to be discarded, if the clue points at it for the first time;
otherwise the newest card it points at for the first time; otherwise the newest it points at. The focus is to
be played, now or once cards that somebody else holds are played; one that was about to be discarded may also
be there to be kept.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.calling import path_to, paths_in
from hanabi.bots.conventions.minds import is_sure, known, mind
from hanabi.bots.conventions.table import CALLED, Angle, Paths, Step, Table, Wait
from hanabi.bots.faces import PLACES, SUIT, UNSEEN, Mask, mask_of
from hanabi.game import Seat
from hanabi.rules import ClueValue


class Said(NamedTuple):
    """A clue as everybody hears it."""

    giver: Seat
    to: Seat
    value: ClueValue
    cards: Sequence[int]


class Meaning(NamedTuple):
    """How a clue is read: its focus, what the focus may be, and who is called to play for it."""

    focus: int | None = None
    faces: Mask = 0
    calls: tuple[Step, ...] = ()
    waits: tuple[Wait, ...] = ()
    saves: Mask = 0
    """The faces for which the clue may just say that the focus is to be kept."""


def read(table: Table, agreed: Conventions, said: Said) -> Meaning:
    """Take note of a clue, with its meaning."""
    meaning = meaning_of(table, agreed, said)
    take_in(table, said, meaning)
    return meaning


def take_in(table: Table, said: Said, meaning: Meaning) -> None:
    """Take note of what a clue says, and of what it means for its focus and for those it calls."""
    fresh = [card for card in said.cards if not table.marks[card]]
    table.hear(said.to, said.value, said.cards)
    wanted = table.faces.every if table.is_word_alone(said.giver, said.to) else table.useful
    for card in fresh:
        table.believe(card, table.possible[card] & wanted or table.possible[card], said.giver)
    if meaning.focus is not None and meaning.faces:
        table.inferred[meaning.focus] = meaning.faces
        table.source[meaning.focus] = said.giver
    for step in meaning.calls:
        table.marks[step.card] |= CALLED
        table.believe(step.card, 1 << step.face, said.giver)
    table.waits += meaning.waits
    table.rethink()


def meaning_of(table: Table, agreed: Conventions, said: Said) -> Meaning:
    """What a clue means on the table it finds."""
    if table.is_word_alone(said.giver, said.to) or not said.cards:
        return Meaning()
    chop = table.chop(said.to)
    focus = focus_of(table, said, chop)
    left = _left_after(table, said, focus)
    if table.marks[focus] and _is_filling_in(table, said):
        return Meaning(focus)
    saves = saved(table, said.value) & left if focus == chop else 0
    later = _later(table, agreed, said, left & ~saves, focus)
    face = table.face[focus]
    calls = _calls(table, agreed, said, focus, saves, later)
    if calls and face != UNSEEN:
        later[face] = calls
    faces = left & table.playable | saves | mask_of(later)
    waits = tuple(Wait(focus, face, steps) for face, steps in later.items() if steps)
    return Meaning(focus, faces, calls, waits, saves)


def focus_of(table: Table, said: Said, chop: int | None) -> int:
    """The card a clue is about."""
    fresh = [card for card in said.cards if not table.marks[card]]
    if chop in fresh:
        assert chop is not None
        return chop
    return max(fresh or said.cards)


def saved(table: Table, value: ClueValue) -> Mask:
    """The faces a clue may want to keep: last copies, seconds if it says a rank, no finals if a colour."""
    by_rank = isinstance(value, int)
    kept = table.critical | table.faces.seconds if by_rank else table.critical & ~table.faces.finals
    return kept & table.useful & table.faces.touched[value]


def _left_after(table: Table, said: Said, focus: int) -> Mask:
    """What the focus may be for its owner once it has heard the words."""
    touched = table.faces.touched[said.value]
    before = mind(table, said.to, focus)
    if not table.marks[focus]:
        before = before & table.useful or before
    return before & touched or table.possible[focus] & touched


def _is_filling_in(table: Table, said: Said) -> bool:
    """Whether the words alone tell the owner of a card it knew of that it fits, or is of no use."""
    touched = table.faces.touched[said.value]
    for card, before in zip(table.hands[said.to], known(table, said.to), strict=True):
        if table.marks[card]:
            after = before & (touched if card in said.cards else ~touched)
            told = is_sure(after, table.playable) or not after & table.useful
            if after != before and told:
                return True
    return False


def _later(table: Table, agreed: Conventions, said: Said, left: Mask, focus: int) -> Paths:
    """What the focus may be if cards that its owner sees, or knows of, are played first."""
    if not agreed.delayed:
        return {}
    angle = angle_of(table, said, said.to, focus)
    suits = [suit for suit in range(table.faces.suits) if left >> suit * PLACES & SUIT]
    paths = [paths_in(table, agreed, angle, suit) for suit in suits]
    return {face: steps for found in paths for face, steps in found.items() if left >> face & 1}


def _calls(
    table: Table, agreed: Conventions, said: Said, focus: int, saves: Mask, later: Paths
) -> tuple[Step, ...]:
    """The cards of others that have to be played first; the receiver counts on all that may have to be."""
    face = table.face[focus]
    if face == UNSEEN:
        return tuple(step for steps in later.values() for step in steps)
    if (table.playable | saves) >> face & 1:
        return ()
    return path_to(table, agreed, angle_of(table, said, table.seat, focus), face) or ()


def angle_of(table: Table, said: Said, viewer: Seat, focus: int) -> Angle:
    """How a seat looks at a clue that is about a certain card."""
    return Angle(said.giver, said.to, viewer, bool(table.marks[focus]))
