"""Who is called to play if a clue points at a card that does not fit yet.

The owner of a missing card may know it already. Otherwise the clue prompts a clued card that may be the
missing one, or calls for a seat's newest card, unseen: a finesse. A seat that sees the card in nobody else's
hand takes the call. Nobody is called while one more strike would end the game. Once a call was in vain or a
card was not waited for, seats that have yet to make a good call neither call nor are called.
"""

from collections.abc import Sequence

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import hand_beliefs, promises, shown_faces
from hanabi.bots.conventions.table_model import CLUED, Angle, Paths, Step, TableModel
from hanabi.bots.faces import PLACES, Face, is_one
from hanabi.game import Seat

MAX_CALLS = 2
"""How many cards one clue may call for."""
MAX_REPEATED_CALLS = 1
"""The same for a clue that points at nothing new: such clues may just pass the time."""


def path_to(table: TableModel, agreed: Conventions, angle: Angle, face: Face) -> tuple[Step, ...] | None:
    """The cards a clue calls for to make `face` fit, as `angle.viewer` sees it; None if it cannot be done."""
    return paths_in(table, agreed, angle, face // PLACES).get(face)


def paths_in(table: TableModel, agreed: Conventions, angle: Angle, suit: int) -> Paths:
    """The same for every later face of a suit that can be made to fit; cached in `table.paths`."""
    if not (agreed.delayed and table.trust.can_wait(angle.giver) and table.trust.can_wait(angle.to)):
        return {}
    paths = table.paths.get((angle, suit))
    if paths is None:
        paths = table.paths[angle, suit] = _paths(table.as_seen_by(angle.viewer), agreed, angle, suit)
    return paths


def _paths(table: TableModel, agreed: Conventions, angle: Angle, suit: int) -> Paths:
    """Compute `paths_in`: a face needs the steps of the one before, and one more unless that is promised."""
    paths: Paths = {}
    steps: tuple[Step, ...] = ()
    for face in range(suit * PLACES + table.heights[suit], (suit + 1) * PLACES - 1):
        if not table.useful >> face + 1 & 1:
            break
        if face not in promises(table):
            step = _find_step(table, agreed, angle, face, [step.card for step in steps])
            if step is None:
                break
            steps = (*steps, step)
        paths[face + 1] = steps
    return paths


def _find_step(
    table: TableModel, agreed: Conventions, angle: Angle, face: Face, besides: Sequence[int]
) -> Step | None:
    """Who plays a missing card: the first seat seen to hold it, or else the viewer; None if nobody can."""
    own: Step | None = None
    if not table.may_call(angle.giver) or len(besides) == (MAX_REPEATED_CALLS if angle.again else MAX_CALLS):
        return None
    for seat in table.seats_after(angle.giver):
        if seat == angle.to or not table.trust.can_wait(seat):
            continue
        if not (seat == angle.viewer or shown_faces(table, seat) >> face & 1):
            continue
        card = _find_called_card(table, agreed, seat, face, besides)
        if card is None or not table.possible[card] >> face & 1:
            continue
        if seat == angle.viewer:
            own = Step(seat, card, face)
        elif table.face[card] == face:
            return Step(seat, card, face)
    return own


def _find_called_card(
    table: TableModel, agreed: Conventions, seat: Seat, face: Face, besides: Sequence[int]
) -> int | None:
    """The card that `seat` would play as `face`: a prompted one, or else its newest."""
    prompted = _find_prompted_card(table, seat, face, besides) if agreed.prompts else None
    if prompted is None and agreed.finesses:
        return table.newest_unmarked(seat, besides)
    return prompted


def _find_prompted_card(table: TableModel, seat: Seat, face: Face, besides: Sequence[int]) -> int | None:
    """The newest clued card of a hand that its owner may take for `face` but does not know yet."""
    hand = table.hands[seat]
    for place in range(len(hand) - 1, -1, -1):
        card = hand[place]
        if table.marks[card] == CLUED and card not in besides:
            mask = hand_beliefs(table, seat)[place]
            if mask >> face & 1 and not is_one(mask):
                return card
    return None
