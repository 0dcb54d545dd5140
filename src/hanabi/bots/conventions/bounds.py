"""Cheap upper bounds for the worth of clues, so that few have to be evaluated to find the best."""

from math import inf

from hanabi.bots.conventions.agreement import Conventions
from hanabi.bots.conventions.calling import path_to
from hanabi.bots.conventions.foresight import danger
from hanabi.bots.conventions.minds import is_sure, known, promises
from hanabi.bots.conventions.reading import Said, angle_of, focus_of
from hanabi.bots.conventions.table import NOBODY, Table, recalled
from hanabi.bots.conventions.worth import FIX, PLAY, TOLD, TOUCH, is_awaited, marked, mistaken
from hanabi.game import Seat
from hanabi.rules.ruleset import FEWEST_PLAYERS

MARGIN = 1e-9
"""More than the rounding error of adding up floats in another order."""


def most_worth(table: Table, agreed: Conventions, said: Said) -> float:
    """An upper bound for the worth of a clue, whatever its meaning turns out to be."""
    calls = _most_calls(table, agreed, said) if _may_call(table, agreed) else 0
    plays = len(_hopes(table, said.to) if calls else _likely(table, said)) + 2 * calls
    return PLAY * plays + TOUCH * _kept(table, said) + _besides(table, said.to) + MARGIN


def _may_call(table: Table, agreed: Conventions) -> bool:
    """Whether this seat's clues may call for a card of a third seat."""
    return agreed.delayed and table.players > FEWEST_PLAYERS and table.may_call(table.seat)


def _most_calls(table: Table, agreed: Conventions, said: Said) -> int:
    """How many cards of other seats a clue calls for; each of them may make one more card fit."""
    focus = focus_of(table, said, table.chop(said.to))
    face = table.face[focus]
    if table.playable >> face & 1:
        return 0
    return len(path_to(table, agreed, angle_of(table, said, table.seat, focus), face) or ())


def most_worth_to(table: Table, agreed: Conventions, seat: Seat) -> float:
    """An upper bound for the worth of any clue to `seat`."""
    if _may_call(table, agreed):
        return inf
    wanted, hopes = table.useful & ~marked(table, NOBODY), _hopes(table, seat)
    fresh = [card for card in table.hands[seat] if not table.marks[card] and card not in hopes]
    kept = sum([wanted >> table.face[card] & 1 for card in fresh])
    return PLAY * len(hopes) + TOUCH * kept + _besides(table, seat) + MARGIN


@recalled
def _hopes(table: Table, seat: Seat) -> dict[int, int]:
    """The cards of a hand that a clue may make playable, each with what its owner takes it for."""
    promised, had = promises(table), marked(table, seat)
    found = {}
    for card, mask in zip(table.hands[seat], known(table, seat), strict=True):
        face = table.face[card]
        fits = table.playable >> face & 1 or is_awaited(table, face)
        if fits and face not in promised and not had >> face & 1 and not is_sure(mask, table.playable):
            found[card] = mask
    return found


def _likely(table: Table, said: Said) -> list[int]:
    """Those of `_hopes` that the clue touches, that have a mark, or that it settles by passing them over."""
    touched, hopes = table.faces.touched[said.value], _hopes(table, said.to)
    return [
        card
        for card, mask in hopes.items()
        if card in said.cards
        or table.marks[card]
        or is_sure(mask & ~touched, table.playable | 1 << table.face[card])
    ]


def _kept(table: Table, said: Said) -> int:
    """How many useful cards besides `_hopes` get their first clue."""
    wanted, hopes = table.useful & ~marked(table, NOBODY), _hopes(table, said.to)
    fresh = [card for card in said.cards if not table.marks[card] and card not in hopes]
    return sum([wanted >> table.face[card] & 1 for card in fresh])


@recalled
def _besides(table: Table, seat: Seat) -> float:
    """The most a clue to `seat` can be worth beyond the cards it makes playable or keeps."""
    hand = zip(table.hands[seat], known(table, seat), strict=True)
    told = [1 - 1 / mask.bit_count() for card, mask in hand if table.marks[card]]
    return danger(table, seat) + FIX * len(mistaken(table, seat)) + TOLD * sum(told)
