"""Every action that can be legal has a number of its own; what has none is refused."""

import random

import pytest

from hanabi.errors import IllegalAction
from hanabi.fast import layout
from hanabi.fast.numbering import Numbering
from hanabi.game import Action, CardId, Choose, Clue, Discard, Play, Stop, StopReason, legal_actions
from hanabi.rules import PL, RANKS, Card, ruleset
from hanabi.rules.ruleset import MOST_COPIES, MOST_PLAYERS, MOST_SUITS, MOST_TILES
from hanabi.testing import guided_deal, some_temper
from hanabi.testing.positions import show
from tests.fast.rulesets import some_table
from tests.fast.twins import played


@pytest.mark.parametrize("seed", range(40))
def test_numbers_and_actions_lead_to_each_other(seed: int) -> None:
    chance = random.Random(seed)
    rules, players = some_table(chance)
    numbering = Numbering(rules, players)
    for step in played(guided_deal(rules, players, chance), some_temper(chance), chance):
        numbers = [numbering.number(step.state.board, action) for action in step.legal]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < len(numbering) for number in numbers)
        assert [numbering.action(step.state.board, number) for number in numbers] == list(step.legal)


def test_the_kernel_has_room_for_whatever_the_rules_allow() -> None:
    assert (layout.MOST_PLAYERS, layout.MOST_TILES) == (MOST_PLAYERS, MOST_TILES)
    assert MOST_SUITS * len(RANKS) * MOST_COPIES == layout.MOST_CARDS


def test_the_base_game_counts_like_hanabi_learning_environment() -> None:
    state = guided_deal(PL.base, 2, random.Random(1))
    numbering = Numbering(PL.base, 2)
    other = 1 - state.board.seat
    oldest, newest = (state.board.hands[state.board.seat][place].id for place in (0, -1))
    told: list[tuple[Action, int]] = [
        (Discard(oldest), 0),
        (Discard(newest), 4),
        (Play(oldest), 5),
        (Play(newest), 9),
        (Clue(other, "red"), 10),
        (Clue(other, "blue"), 14),
        (Clue(other, 1), 15),
        (Clue(other, 5), 19),
    ]
    assert [numbering.number(state.board, action) for action, _ in told] == [number for _, number in told]
    assert len(numbering) == 20


@pytest.mark.parametrize(
    "action",
    [
        Stop(StopReason.VOTE),
        Clue(0, "red"),
        Clue(-1, "red"),
        Clue(7, 1),
        Clue(1, "multicolour"),
        Clue(1, 6),
        Play(CardId(49)),
        Discard(CardId(-1)),
        Play(CardId(0), "red"),
        Choose(Card("red", 1)),
        Choose(None),
        Choose(Clue(1, "red")),
    ],
    ids=str,
)
def test_what_can_never_be_legal_here_has_no_number(action: Action) -> None:
    state = show("pl", "r1 . . . . / y2 . . . .").state
    assert action not in legal_actions(state.view(0))
    with pytest.raises(IllegalAction):
        Numbering(state.rules, 2).number(state.board, action)


@pytest.mark.parametrize(
    "action",
    [Clue(1, "red"), Play(CardId(1), "red"), Choose(Card("multicolour", 1)), Choose(Clue(0, "red"))],
    ids=str,
)
def test_while_a_tile_asks_only_answers_have_numbers(action: Action) -> None:
    asked = show("fr+flamboyant-fives", "r5 . . . . / y2 . . . .", table="r4", tiles="colour-clue").play("r5")
    numbering = Numbering(ruleset("fr+flamboyant-fives"), 2)
    assert numbering.action(asked.board, numbering.number(asked.board, asked.legal[0])) == asked.legal[0]
    with pytest.raises(IllegalAction):
        numbering.number(asked.board, action)
