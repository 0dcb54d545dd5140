"""What the screen says in words: knowledge."""

from dataclasses import replace
from itertools import combinations
from typing import TypeVar

import pytest

from hanabi.game import CardId, Knowledge
from hanabi.game.board import Held
from hanabi.plain.table_text import knowledge_text, known_text
from hanabi.plain.words import Words
from hanabi.rules import RANKS, ruleset
from hanabi.table import Memory
from hanabi.testing.positions import show
from hanabi.text import Catalogue
from hanabi.tui.cards import face, knowledge_mark
from hanabi.tui.hands import SHORT_NAME_WIDTH

T = TypeVar("T")
WORDS = Words(Catalogue(), ("Anna", "Ben"), 0)
VIEW = show("fr+avalanche", hands="r1 r2 r3 r4 r5 / y1 y2 y3 y4 y5").state.view(0)
TOLD = Knowledge(("red", "multicolour"), (3,), ("red", 3))
PASSED_OVER = Knowledge(("yellow", "green", "white", "blue"), (1, 2, 4, 5))
UNTOLD = Knowledge(tuple(VIEW.rules.index), RANKS)


@pytest.mark.parametrize(
    ("memory", "told", "text"),
    [
        (Memory.DEDUCED, TOLD, known_text(WORDS, VIEW.rules, TOLD)),
        (Memory.SAID, TOLD, "red and 3"),
        (Memory.SAID, UNTOLD, "nothing known"),
        (Memory.NOTHING, TOLD, "the memory aid is off"),
    ],
)
def test_knowledge_is_told_as_far_as_the_memory_aid_goes(memory: Memory, told: Knowledge, text: str) -> None:
    assert knowledge_text(WORDS, VIEW.rules, told, memory) == text


@pytest.mark.parametrize(
    ("memory", "told", "text"),
    [
        (Memory.DEDUCED, TOLD, "RM3"),
        (Memory.DEDUCED, PASSED_OVER, "-RM3"),
        (Memory.DEDUCED, replace(UNTOLD, suits=("yellow", "green", "white", "blue"), ranks=(4,)), "4-RM"),
        (Memory.DEDUCED, replace(UNTOLD, ranks=(1, 5)), "15"),
        (Memory.DEDUCED, replace(UNTOLD, suits=("red",), ranks=(1, 2, 3, 4)), "R-5"),
        (Memory.DEDUCED, UNTOLD, "·"),
        (Memory.SAID, TOLD, "R3"),
        (Memory.SAID, PASSED_OVER, ""),
        (Memory.NOTHING, TOLD, ""),
    ],
)
def test_knowledge_is_marked_under_a_card_in_a_few_letters(
    memory: Memory, told: Knowledge, text: str
) -> None:
    assert knowledge_mark(WORDS, VIEW.rules, Held(CardId(5), told), memory).plain == text


def test_no_two_sorts_of_knowledge_are_marked_alike_and_every_mark_fits() -> None:
    rules = ruleset("fr+avalanche+black-powder")
    suits, ranks = some_of(tuple(rules.index)), some_of(RANKS)
    told = [Held(CardId(5), Knowledge(left, numbers)) for left in suits for numbers in ranks]
    marks = [knowledge_mark(WORDS, rules, held, Memory.DEDUCED).plain for held in told]
    assert len(set(marks)) == len(marks) == 127 * 31
    assert max(map(len, marks)) == (80 // 2 - SHORT_NAME_WIDTH) // rules.hand_size(5) - 1


def some_of(values: tuple[T, ...]) -> list[tuple[T, ...]]:
    """Every choice of at least one."""
    return [chosen for size in range(1, len(values) + 1) for chosen in combinations(values, size)]


def test_a_card_that_is_not_seen_is_a_question() -> None:
    assert face(WORDS, None).plain == " ?? "
