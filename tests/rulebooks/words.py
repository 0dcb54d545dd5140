"""Words the rulebook tests share: the boxes, and what a player would say of a table."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from hanabi.errors import HanabiError, IllegalAction, RulesetError
from hanabi.game import Clued, Outcome, Result, Seat
from hanabi.rules import EDITIONS, LETTERS, Touch, ruleset
from hanabi.testing.positions import Scenario

BOXES = tuple(key for key in EDITIONS if key != "custom")


def offering(option: str) -> tuple[str, ...]:
    """The boxes that offer an option."""
    return tuple(key for key in BOXES if option in EDITIONS[key].offers)


def with_multicolour(touch: Touch) -> tuple[str, ...]:
    """The boxes in which colour clues see multicolour cards in this way."""
    avalanches = {key: ruleset(f"{key}+avalanche") for key in offering("avalanche")}
    return tuple(key for key, rules in avalanches.items() if rules.suit("multicolour").touch is touch)


BLACK_BOXES = offering("black-powder")
TILE_BOXES = offering("flamboyant-fives")
OWN_COLOUR_BOXES = with_multicolour(Touch.OWN)
EVERY_COLOUR_BOXES = with_multicolour(Touch.EVERY)
ANNOUNCING_BOXES = offering("synchronised-show")
TWO_HANDS = ". . . . . / . . . . ."
MOST_TOKENS = 8


def in_boxes(boxes: tuple[str, ...]) -> pytest.MarkDecorator:
    """Run a test once for each of these boxes."""
    return pytest.mark.parametrize("name", boxes)


in_every_box = in_boxes(BOXES)


@contextmanager
def _raises(kind: type[HanabiError], code: str) -> Iterator[None]:
    with pytest.raises(kind) as refusal:
        yield
    assert refusal.value.code == code


def refused(code: str) -> AbstractContextManager[None]:
    """The rules forbid this action, for this reason."""
    return _raises(IllegalAction, code)


def impossible(code: str) -> AbstractContextManager[None]:
    """There is no such ruleset or deal, for this reason."""
    return _raises(RulesetError, code)


def course(table: Scenario) -> str:
    """What happened in the last action, in order."""
    return " ".join(event.tag for event in table.events)


def pointed_at(table: Scenario) -> str:
    """The cards the last clue pointed at."""
    (clue,) = (event for event in table.events if isinstance(event, Clued))
    return " ".join(str(table.state.face(card)) for card in clue.cards)


def suits_left(table: Scenario, seat: Seat) -> str:
    """The suits that clues leave each card of a hand, by their letters."""
    hand = table.board.hands[seat]
    return " ".join("".join(LETTERS[suit] for suit in held.known.suits) for held in hand)


def ranks_left(table: Scenario, seat: Seat) -> str:
    """The ranks that clues leave each card of a hand."""
    hand = table.board.hands[seat]
    return " ".join("".join(map(str, held.known.ranks)) for held in hand)


def pile(table: Scenario) -> str:
    """The discard pile, from the oldest card to the newest."""
    return " ".join(map(str, table.board.discards))


def outcome(table: Scenario) -> Outcome:
    """How the game ended."""
    assert table.board.outcome is not None, "the game goes on"
    return table.board.outcome


def ended(table: Scenario, result: Result, score: int) -> bool:
    """Whether the game is over with this result and this score, and nobody may do anything more."""
    return outcome(table) == Outcome(result, score) and table.legal == ()


def going_on(table: Scenario) -> bool:
    """Whether the game is not over and a player may act."""
    return not table.board.over and table.legal != ()
