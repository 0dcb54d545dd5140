"""Puzzles at the prompt, and what is remembered of them."""

from pathlib import Path

from hanabi.coach.facts import place_of
from hanabi.coach.puzzles import Puzzle, puzzles
from hanabi.coach.puzzles.words import solver_names
from hanabi.coach.words import action_text
from hanabi.game import Action, Discard, Play
from hanabi.plain.puzzles import PuzzleProgress, PuzzleTable
from hanabi.text import Catalogue
from tests.cli.run import hanabi
from tests.terminal.typist import Script

ENGLISH = Catalogue()
FIRST = next(found for found in puzzles() if not found.lesson)
COUNT = len(puzzles())


def typed(found: Puzzle, action: Action) -> str:
    """A move as its solver would type it."""
    place = place_of(found.state.board, action.card) if isinstance(action, Play | Discard) else 0
    return action_text(ENGLISH, solver_names(ENGLISH, found), action, place).rstrip(".")


def solved(tmp_path: Path, *answers: str) -> tuple[Script, PuzzleProgress]:
    console, progress = Script(*answers), PuzzleProgress(tmp_path / "puzzles.json")
    PuzzleTable(ENGLISH, console, FIRST, progress).solve()
    return console, progress


def test_the_best_move_solves_a_puzzle_and_is_remembered(tmp_path: Path) -> None:
    console, progress = solved(tmp_path, typed(FIRST, FIRST.answers[0]), "")
    assert "That’s the best move." in console.told
    assert f"Puzzles solved: 1 of {COUNT}" in console.told
    assert progress.solved == PuzzleProgress(tmp_path / "puzzles.json").solved == {FIRST.number}


def test_another_move_is_told_its_cost_and_may_be_mended(tmp_path: Path) -> None:
    console, progress = solved(tmp_path, typed(FIRST, FIRST.rival), "yes", typed(FIRST, FIRST.answers[0]), "")
    assert "There’s a better move." in console.told
    assert console.told.index("There’s a better move.") < console.told.index("That’s the best move.")
    assert progress.solved == {FIRST.number}


def test_a_player_who_gives_up_is_told_the_best_move(tmp_path: Path) -> None:
    console, progress = solved(tmp_path, typed(FIRST, FIRST.rival), "", "")
    assert any(line.startswith("The best move: ") for line in console.told)
    assert progress.solved == set()


def test_the_next_puzzle_is_one_that_is_not_solved(tmp_path: Path) -> None:
    progress = PuzzleProgress(tmp_path / "deep" / "puzzles.json")
    for number in (1, 2, COUNT):
        progress.add(number)
    assert (progress.next(0), progress.next(1), progress.next(COUNT - 1)) == (3, 3, 3)
    for number in range(1, COUNT + 1):
        progress.add(number)
    assert (progress.next(4), progress.next(COUNT)) == (5, 1)


def test_progress_that_cannot_be_read_is_none(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    for text in ("", "{", "7", '["x"]', "[null]"):
        file.write_text(text, encoding="utf-8")
        assert PuzzleProgress(file).solved == set()


def test_the_command_sets_the_next_puzzle_and_ends_with_the_input(tmp_path: Path) -> None:
    lesson = puzzles()[0]
    answer = hanabi("puzzle", typed=f"{typed(lesson, lesson.answers[0])}\n\n", HANABI_STATE=str(tmp_path))
    assert (answer.code, answer.err) == (0, "")
    assert f"Puzzle 1 of {COUNT}" in answer.out
    assert f"Puzzle 2 of {COUNT}" in answer.out
    assert answer.out.count("Everyone here plays by the same conventions") == 1


def test_a_puzzle_that_does_not_exist_is_refused_in_a_sentence(tmp_path: Path) -> None:
    answer = hanabi("puzzle", str(COUNT + 1), HANABI_STATE=str(tmp_path))
    assert answer.code == 1
    assert answer.sentence == f"There’s no puzzle {COUNT + 1}. Choose a number from 1 to {COUNT}."
