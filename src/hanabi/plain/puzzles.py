"""Puzzles in plain lines: a position, a typed move, and what it is worth; progress is kept in a file."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from hanabi.coach.puzzles import Puzzle, puzzle, puzzles
from hanabi.coach.puzzles.words import answer_lines, solver_names, task_text, title_text, verdict_lines
from hanabi.plain.console import Console, open_console
from hanabi.plain.dialogue import PlayerLeft, ask_or_leave
from hanabi.plain.exercises import PlainExercise
from hanabi.plain.exit_codes import FINISHED, INTERRUPTED
from hanabi.plain.state_folder import state_folder
from hanabi.plain.words import Words
from hanabi.table import Table
from hanabi.text import Catalogue, is_yes

FILE = "puzzles.json"


class PuzzleProgress:
    """The numbers of the puzzles that were solved, in a file; without it, nothing is remembered."""

    def __init__(self, file: Path) -> None:
        self._file, self.solved = file, set[int]()
        with suppress(OSError, ValueError, TypeError):
            self.solved = {int(number) for number in json.loads(file.read_text(encoding="utf-8"))}

    def add(self, number: int) -> None:
        self.solved.add(number)
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(sorted(self.solved)), encoding="utf-8")

    def next(self, after: int) -> int:
        """The first puzzle after this one that was not solved; just the next one if all were."""
        count = len(puzzles())
        numbers = [(after + step) % count + 1 for step in range(count)]
        return next((number for number in numbers if number not in self.solved), numbers[0])


def solve_puzzles(catalogue: Catalogue, number: int | None) -> int:
    """Set one puzzle after the other, beginning with `number`; raise CoachError if there is none."""
    progress = PuzzleProgress(state_folder(os.environ) / FILE)
    console = open_console(catalogue)
    current = puzzle(progress.next(0) if number is None else number)
    try:
        console.tell(catalogue.say("puzzle-conventions"))
        while True:
            PuzzleTable(catalogue, console, current, progress).solve()
            current = puzzle(progress.next(current.number))
    except (PlayerLeft, EOFError):
        return FINISHED
    except KeyboardInterrupt:
        console.tell("")
        return INTERRUPTED


class PuzzleTable(PlainExercise):
    """The position of a puzzle, in which the solver looks for the best move."""

    def __init__(
        self, catalogue: Catalogue, console: Console, found: Puzzle, progress: PuzzleProgress
    ) -> None:
        words = Words(catalogue, solver_names(catalogue, found), found.seat)
        super().__init__(words, console, Table.from_replay(found.replay), task_text(catalogue, found))
        self.puzzle, self.progress = found, progress

    def solve(self) -> None:
        """Set the puzzle until it is solved or given up; raise PlayerLeft if the solver leaves."""
        say, tell = self.catalogue.say, self.console.tell
        tell("", title_text(self.catalogue, self.puzzle), self.task, "", *self.last_round)
        self.show_position()
        while True:
            action = self.ask_action()
            tell(*verdict_lines(self.catalogue, self.puzzle, action))
            if action in self.puzzle.answers:
                self.progress.add(self.puzzle.number)
                break
            if not is_yes(self.catalogue, ask_or_leave(self.catalogue, self.console, say("puzzle-again"))):
                break
        tell(*answer_lines(self.catalogue, self.puzzle))
        tell(say("puzzle-solved", solved=len(self.progress.solved), count=len(puzzles())))
        ask_or_leave(self.catalogue, self.console, say("puzzle-next"))

    @property
    def last_round(self) -> Iterator[str]:
        """What the others did since the solver's last move."""
        return map(self._story, self.table.moves[1 - len(self.words.names) :])
