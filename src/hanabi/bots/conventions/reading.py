"""What a clue means beyond its words.

A clue has a focus: the card that was about to be discarded, if the clue points at it for the first time;
otherwise the newest card it points at for the first time; otherwise the newest it points at. The focus is
meant to be played, now or after cards in other hands; a focus that was about to be discarded may also just
have to be kept.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import card_belief, hand_beliefs, is_sure
from hanabi.bots.conventions.calling import path_to, paths_in
from hanabi.bots.conventions.table_model import CALLED, Angle, Paths, Step, TableModel, Wait
from hanabi.bots.faces import FIRST_SUIT_MASK, PLACES, UNSEEN, Mask, mask_of
from hanabi.game import Seat
from hanabi.rules import ClueValue


class GivenClue(NamedTuple):
    """A clue as every seat hears it."""

    giver: Seat
    to: Seat
    value: ClueValue
    cards: Sequence[int]


class Meaning(NamedTuple):
    """How a clue is read: its focus, the faces the focus may have, and the cards to be played first."""

    focus: int | None = None
    faces: Mask = 0
    calls: tuple[Step, ...] = ()
    waits: tuple[Wait, ...] = ()
    saves: Mask = 0
    """The faces for which the clue may just ask to keep the focus."""


def read_clue(table: TableModel, agreed: Conventions, said: GivenClue) -> Meaning:
    """Apply a clue with its meaning to `table` and return the meaning."""
    meaning = meaning_of(table, agreed, said)
    apply_clue(table, said, meaning)
    return meaning


def apply_clue(table: TableModel, said: GivenClue, meaning: Meaning) -> None:
    """Apply the words of a clue to `table`, and its meaning for the focus and the cards it calls for."""
    fresh = [card for card in said.cards if not table.marks[card]]
    table.hear(said.to, said.value, said.cards)
    wanted = table.faces.every if table.is_literal(said.giver, said.to) else table.useful
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


def meaning_of(table: TableModel, agreed: Conventions, said: GivenClue) -> Meaning:
    """What a clue means on `table`, as it is before the clue."""
    if table.is_literal(said.giver, said.to) or not said.cards:
        return Meaning()
    if not agreed.focus and not _is_first_to_single_card(table, said):
        return Meaning()
    chop = table.chop(said.to)
    focus = focus_of(table, said, chop)
    left = _focus_faces(table, said, focus)
    if table.marks[focus] and _is_filling_in(table, said):
        return Meaning(focus)
    saves = saved_faces(table, said.value) & left if focus == chop else 0
    later = _delayed_paths(table, agreed, said, left & ~saves, focus)
    face = table.face[focus]
    calls = _calls(table, agreed, said, focus, saves, later)
    if calls and face != UNSEEN:
        later[face] = calls
    faces = left & table.playable | saves | mask_of(later)
    waits = tuple(Wait(focus, face, steps) for face, steps in later.items() if steps)
    return Meaning(focus, faces, calls, waits, saves)


def focus_of(table: TableModel, said: GivenClue, chop: int | None) -> int:
    """The card that a clue is about; `chop` is the one its receiver would discard next."""
    fresh = [card for card in said.cards if not table.marks[card]]
    if chop in fresh:
        assert chop is not None
        return chop
    return max(fresh or said.cards)


def _is_first_to_single_card(table: TableModel, said: GivenClue) -> bool:
    return len(said.cards) == 1 and not table.marks[said.cards[0]]


def saved_faces(table: TableModel, value: ClueValue) -> Mask:
    """The faces a clue may ask to keep: last copies; also seconds for a rank, but no finals for a colour."""
    by_rank = isinstance(value, int)
    kept = table.critical | table.faces.seconds if by_rank else table.critical & ~table.faces.finals
    return kept & table.useful & table.faces.touched[value]


def _focus_faces(table: TableModel, said: GivenClue, focus: int) -> Mask:
    """The faces the focus may have for its owner after the words of the clue."""
    touched = table.faces.touched[said.value]
    before = card_belief(table, said.to, focus)
    if not table.marks[focus]:
        before = before & table.useful or before
    return before & touched or table.possible[focus] & touched


def _is_filling_in(table: TableModel, said: GivenClue) -> bool:
    """Whether the words alone tell the receiver that a card it had marked fits, or is useless."""
    touched = table.faces.touched[said.value]
    for card, before in zip(table.hands[said.to], hand_beliefs(table, said.to), strict=True):
        if table.marks[card]:
            after = before & (touched if card in said.cards else ~touched)
            told = is_sure(after, table.playable) or not after & table.useful
            if after != before and told:
                return True
    return False


def _delayed_paths(table: TableModel, agreed: Conventions, said: GivenClue, left: Mask, focus: int) -> Paths:
    """The faces the focus may have if other cards are played first, each with those cards."""
    if not agreed.delayed:
        return {}
    angle = angle_of(table, said, said.to, focus)
    suits = [suit for suit in range(table.faces.suits) if left >> suit * PLACES & FIRST_SUIT_MASK]
    paths = [paths_in(table, agreed, angle, suit) for suit in suits]
    return {face: steps for found in paths for face, steps in found.items() if left >> face & 1}


def _calls(
    table: TableModel, agreed: Conventions, said: GivenClue, focus: int, saves: Mask, later: Paths
) -> tuple[Step, ...]:
    """The cards of other seats that have to be played first; the receiver expects all that may have to be."""
    face = table.face[focus]
    if face == UNSEEN:
        return tuple(step for steps in later.values() for step in steps)
    if (table.playable | saves) >> face & 1:
        return ()
    return path_to(table, agreed, angle_of(table, said, table.seat, focus), face) or ()


def angle_of(table: TableModel, said: GivenClue, viewer: Seat, focus: int) -> Angle:
    """The angle from which `viewer` looks at a clue about `focus`."""
    return Angle(said.giver, said.to, viewer, bool(table.marks[focus]))
