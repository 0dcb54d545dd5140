"""What the screen says in words: knowledge."""

import pytest

from hanabi.game import CardId, Knowledge
from hanabi.game.board import Held
from hanabi.rules import RANKS
from hanabi.terminal.screens.cards import face, known
from hanabi.terminal.tables import knowledge, known_text
from hanabi.terminal.words import Words
from hanabi.testing.positions import show
from hanabi.text import Catalogue
from hanabi.wire.terms import Memory

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
        (Memory.NOTHING, TOLD, "The memory aid is off."),
    ],
)
def test_knowledge_is_told_as_far_as_the_memory_aid_goes(memory: Memory, told: Knowledge, text: str) -> None:
    assert knowledge(WORDS, VIEW.rules, told, memory) == text


@pytest.mark.parametrize(
    ("memory", "told", "text"),
    [
        (Memory.DEDUCED, TOLD, "RM3"),
        (Memory.DEDUCED, PASSED_OVER, "-RM-3"),
        (Memory.DEDUCED, UNTOLD, "·"),
        (Memory.SAID, TOLD, "R3"),
        (Memory.SAID, PASSED_OVER, ""),
        (Memory.NOTHING, TOLD, ""),
    ],
)
def test_knowledge_is_marked_under_a_card_in_a_few_letters(
    memory: Memory, told: Knowledge, text: str
) -> None:
    assert known(WORDS, VIEW.rules, Held(CardId(5), told), memory).plain == text


def test_a_card_that_is_not_seen_is_a_question() -> None:
    assert face(WORDS, None).plain == " ?? "
