"""Cheap upper bounds for the worth of clues, so that few have to be evaluated to find the best."""

from math import inf

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.beliefs import hand_beliefs, is_sure, promises
from hanabi.bots.conventions.calling import path_to
from hanabi.bots.conventions.foresight import danger
from hanabi.bots.conventions.reading import GivenClue, angle_of, focus_of
from hanabi.bots.conventions.table_model import NOBODY, TableModel, cache_by_seat
from hanabi.bots.conventions.worth import (
    FIX,
    PLAY,
    REMOVED_DOUBT,
    TOUCH,
    is_awaited,
    marked_faces,
    mistaken_cards,
)
from hanabi.game import Seat
from hanabi.rules.ruleset import FEWEST_PLAYERS

MARGIN = 1e-9
"""More than the rounding error of adding up floats in another order."""


def max_worth(table: TableModel, agreed: Conventions, said: GivenClue) -> float:
    """An upper bound for the worth of a clue, whatever its meaning turns out to be."""
    calls = _max_calls(table, agreed, said) if _may_call(table, agreed) else 0
    plays = len(_possible_plays(table, said.to) if calls else _likely_plays(table, said)) + 2 * calls
    return PLAY * plays + TOUCH * _count_kept(table, said) + _max_other_worth(table, said.to) + MARGIN


def _may_call(table: TableModel, agreed: Conventions) -> bool:
    """Whether this seat's clues may call for a card of a third seat."""
    return agreed.delayed and table.players > FEWEST_PLAYERS and table.may_call(table.seat)


def _max_calls(table: TableModel, agreed: Conventions, said: GivenClue) -> int:
    """How many cards of other seats a clue calls for; each of them may make one more card fit."""
    focus = focus_of(table, said, table.chop(said.to))
    face = table.face[focus]
    if table.playable >> face & 1:
        return 0
    return len(path_to(table, agreed, angle_of(table, said, table.seat, focus), face) or ())


def max_worth_to(table: TableModel, agreed: Conventions, seat: Seat) -> float:
    """An upper bound for the worth of any clue to `seat`."""
    if _may_call(table, agreed):
        return inf
    wanted, hopes = table.useful & ~marked_faces(table, NOBODY), _possible_plays(table, seat)
    fresh = [card for card in table.hands[seat] if not table.marks[card] and card not in hopes]
    kept = sum([wanted >> table.face[card] & 1 for card in fresh])
    return PLAY * len(hopes) + TOUCH * kept + _max_other_worth(table, seat) + MARGIN


@cache_by_seat
def _possible_plays(table: TableModel, seat: Seat) -> dict[int, int]:
    """The cards of a hand that a clue may make playable, each with what its owner takes it for."""
    promised, had = promises(table), marked_faces(table, seat)
    found = {}
    for card, mask in zip(table.hands[seat], hand_beliefs(table, seat), strict=True):
        face = table.face[card]
        fits = table.playable >> face & 1 or is_awaited(table, face)
        if fits and face not in promised and not had >> face & 1 and not is_sure(mask, table.playable):
            found[card] = mask
    return found


def _likely_plays(table: TableModel, said: GivenClue) -> list[int]:
    """Those of `_possible_plays` that the clue touches or settles by passing over, or that have a mark."""
    touched, hopes = table.faces.touched[said.value], _possible_plays(table, said.to)
    return [
        card
        for card, mask in hopes.items()
        if card in said.cards
        or table.marks[card]
        or is_sure(mask & ~touched, table.playable | 1 << table.face[card])
    ]


def _count_kept(table: TableModel, said: GivenClue) -> int:
    """How many useful cards besides `_possible_plays` get their first clue."""
    wanted, hopes = table.useful & ~marked_faces(table, NOBODY), _possible_plays(table, said.to)
    fresh = [card for card in said.cards if not table.marks[card] and card not in hopes]
    return sum([wanted >> table.face[card] & 1 for card in fresh])


@cache_by_seat
def _max_other_worth(table: TableModel, seat: Seat) -> float:
    """The most a clue to `seat` can be worth beyond the cards it makes playable or keeps."""
    hand = zip(table.hands[seat], hand_beliefs(table, seat), strict=True)
    told = [1 - 1 / mask.bit_count() for card, mask in hand if table.marks[card]]
    return danger(table, seat) + FIX * len(mistaken_cards(table, seat)) + REMOVED_DOUBT * sum(told)
