"""Praise: a technique that came off, in games that were played and in positions laid out for it."""

import pytest

from hanabi.coach import mark_text, review
from hanabi.coach.marks import MARKS, praise
from hanabi.coach.praise import PRAISES
from hanabi.coach.signs import gravest_sign
from hanabi.game import Action, Clue, Discard, Play
from hanabi.testing.positions import Scenario, show
from hanabi.text import Catalogue, languages
from tests.coach.games import NAMES, among_bots, deed, guided, reviewed
from tests.corpus.people import games


def praised(table: Scenario, *actions: Action) -> dict[str, dict[str, object]]:
    """The praise for the first of these actions; the others follow it."""
    return {mark.code: dict(mark.details) for mark in praise(deed(table, *actions))}


@pytest.mark.parametrize(
    ("players", "seed", "turn", "code", "said"),
    [
        (3, 4, 28, "finesse", "After this clue from Ada, Ben plays the green 3 blind"),
        (3, 9, 32, "prompt", "After this clue from Ben, Cleo plays the blue 3 without being certain"),
        (4, 8, 60, "positional", "Dan discards card 1. Ada understands and plays the green 4 from"),
        (3, 10, 57, "stall", "Cleo gives a clue just to wait."),
    ],
)
def test_a_technique_that_came_off_in_a_game_is_praised(
    players: int, seed: int, turn: int, code: str, said: str
) -> None:
    found = reviewed(among_bots("fr", players, seed, "partner"))
    step = found.turns[turn]
    assert [mark.code for mark in step.praise] == [code]
    assert mark_text(Catalogue(), found.players, step.praise[0]).startswith(said)
    assert step.marks == ()
    assert not step.falls
    assert step in found.remarked
    assert step not in found.marked


def test_a_stall_of_people_is_praised() -> None:
    replay = next(replay for game, _, replay in games() if game == "01798040f8469e9d")
    assert [mark.code for mark in review(replay).turns[68].praise] == ["stall"]


def test_a_gentlemans_discard_is_praised_once_the_other_copy_is_played() -> None:
    table = show("fr", hands="b1 y3 . . . / b1 g3 y3 w3 r4", tokens=6).clue(1, 3).clue(0, "blue").clue(1, 4)
    table = table.clue(0, 1)
    throw = Discard(table.holds("b1"))
    found = praised(table, throw, Play(table.holds("b1", 1)))
    assert found == {"gentle-discard": {"answerer": 1, "suit": "blue", "rank": 1}}
    assert praised(table, throw, Discard(table.holds("b1", 1))) == {}


def test_a_card_that_was_thrown_by_chance_is_no_gentlemans_discard() -> None:
    table = show("fr", hands="b1 y3 . . . / b1 g3 y3 w3 r4", tokens=6)
    assert praised(table, Discard(table.holds("b1")), Play(table.holds("b1", 1))) == {}


def test_a_discard_for_a_token_that_saves_a_card_is_praised() -> None:
    table = show("fr", hands="b1 y3 . . . / g3 y4 w3 r4 b3 / r5 y2 . . .", tokens=3)
    table = table.clue(1, 3).clue(2, 2).clue(0, 1)
    throw = Discard(table.holds("y3"))
    saved = praised(table, throw, Clue(2, 5), Discard(table.holds("y2", 2)))
    assert saved == {"tempo": {"answerer": 1, "to": 2, "suit": "red", "rank": 5}}
    assert praised(table, throw, Clue(2, "yellow"), Discard(table.holds("y2", 2))) == {}


def test_a_call_that_nobody_answers_is_not_praised() -> None:
    """The same clue as a finesse, but the next player discards."""
    table = show("fr", hands="r4 y4 g4 w4 b4 / g3 w3 y3 b3 r1 / g4 r2 w4 b1 y2", tokens=6)
    clue = Clue(2, "red")
    assert set(praised(table, clue, Play(table.holds("r1", 1)))) == {"finesse"}
    assert praised(table, clue, Discard(table.holds("g3", 1))) == {}


def test_praise_is_rare_and_never_beside_a_mark_or_a_loss() -> None:
    steps = [step for seed in range(3) for step in reviewed(guided("fr", 3, seed)).steps]
    steps += [step for seed in range(3) for step in reviewed(among_bots("fr", 3, seed)).steps]
    assert sum(len(step.praise) for step in steps) <= 6
    assert not any(step.praise and (step.marks or step.falls) for step in steps)


@pytest.mark.parametrize("language", languages())
def test_all_praise_has_a_sentence_and_a_sign_of_its_own(language: str) -> None:
    catalogue = Catalogue(language)
    table = show("fr", hands="r4 y4 g4 w4 b4 / g3 w3 y3 b3 r1 / g4 r2 w4 b1 y2", tokens=6)
    [mark] = praise(deed(table, Clue(2, "red"), Play(table.holds("r1", 1))))
    assert NAMES[1] in mark_text(catalogue, NAMES, mark)
    assert all(catalogue.knows(f"mark-{code}") and catalogue.knows(f"mark-name-{code}") for code in PRAISES)
    assert gravest_sign([mark]) == "★"
    assert not set(PRAISES) & set(MARKS)
