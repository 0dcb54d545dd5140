"""Who is called to play when a clue points at a card that does not fit yet.

What is missing may be known to its owner already. Otherwise the clue prompts a clued card that may be it, or
calls for somebody's newest card, unseen: a finesse. Whoever sees nobody else with the card takes the call.
Nobody is called while one more strike would end the game, nor, once a call was in vain or a card was not
waited for, by, for or among seats that have yet to make a good call.
"""

from collections.abc import Sequence

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.minds import known, promises, shown
from hanabi.bots.conventions.table import CLUED, Angle, Paths, Step, Table
from hanabi.bots.faces import PLACES, Face, is_one
from hanabi.game import Seat

MOST_CALLS = 2
"""How many cards one clue may call for."""
MOST_CALLS_AGAIN = 1
"""The same where it points at nothing new: such clues are given to pass the time as well."""


def path_to(table: Table, agreed: Conventions, angle: Angle, face: Face) -> tuple[Step, ...] | None:
    """The cards a clue calls for so that a face will fit, as the viewer sees it; None if nothing helps."""
    return paths_in(table, agreed, angle, face // PLACES).get(face)


def paths_in(table: Table, agreed: Conventions, angle: Angle, suit: int) -> Paths:
    """The same for every later face of a suit that something helps to."""
    if not (agreed.delayed and table.trust.waits(angle.giver) and table.trust.waits(angle.to)):
        return {}
    paths = table.paths.get((angle, suit))
    if paths is None:
        paths = table.paths[angle, suit] = _paths(table.seen_by(angle.viewer), agreed, angle, suit)
    return paths


def _paths(table: Table, agreed: Conventions, angle: Angle, suit: int) -> Paths:
    """The paths to every later face of a suit."""
    paths: Paths = {}
    steps: tuple[Step, ...] = ()
    for face in range(suit * PLACES + table.heights[suit], (suit + 1) * PLACES - 1):
        if not table.useful >> face + 1 & 1:
            break
        if face not in promises(table):
            step = _called(table, agreed, angle, face, [step.card for step in steps])
            if step is None:
                break
            steps = (*steps, step)
        paths[face + 1] = steps
    return paths


def _called(
    table: Table, agreed: Conventions, angle: Angle, face: Face, besides: Sequence[int]
) -> Step | None:
    """Who plays a missing card: a seat that is seen to hold it, or else the viewer itself."""
    own: Step | None = None
    if not table.may_call(angle.giver) or len(besides) == (MOST_CALLS_AGAIN if angle.again else MOST_CALLS):
        return None
    for seat in table.after(angle.giver):
        if seat == angle.to or not table.trust.waits(seat):
            continue
        if not (seat == angle.viewer or shown(table, seat) >> face & 1):
            continue
        card = _callable(table, agreed, seat, face, besides)
        if card is None or not table.possible[card] >> face & 1:
            continue
        if seat == angle.viewer:
            own = Step(seat, card, face)
        elif table.face[card] == face:
            return Step(seat, card, face)
    return own


def _callable(
    table: Table, agreed: Conventions, seat: Seat, face: Face, besides: Sequence[int]
) -> int | None:
    """The card a seat would play as the missing one."""
    prompted = _prompted(table, seat, face, besides) if agreed.prompts else None
    if prompted is None and agreed.finesses:
        return table.newest(seat, besides)
    return prompted


def _prompted(table: Table, seat: Seat, face: Face, besides: Sequence[int]) -> int | None:
    """The newest clued card of a hand that its owner may take for this face."""
    hand = table.hands[seat]
    for place in range(len(hand) - 1, -1, -1):
        card = hand[place]
        if table.marks[card] == CLUED and card not in besides:
            mask = known(table, seat)[place]
            if mask >> face & 1 and not is_one(mask):
                return card
    return None
