"""Puzzles on the page: a position, and what the reader's move is worth; the server remembers nothing."""

from hanabi.answers.exercises import game_as_seen, table_as_seen
from hanabi.coach.puzzles import puzzle, puzzles
from hanabi.coach.puzzles.words import answer_lines, solver_names, task_text, title_text, verdict_lines
from hanabi.codec import Struct
from hanabi.game import Action, legal_actions
from hanabi.room.errors import refuse
from hanabi.table import Table
from hanabi.text import Catalogue
from hanabi.wire.messages import DealtGame, Happened

GAME = "puzzle"


class PuzzleNow(Struct):
    """A puzzle in the reader's language, and the table before or after the reader's move."""

    number: int
    """Counted from 1."""
    count: int
    """How many puzzles there are."""
    title: str
    task: str
    conventions: str
    """By which conventions everybody plays."""
    game: DealtGame
    now: Happened
    """The table, with every event so far."""
    right: bool | None
    """Whether the reader's move is the best; null before it."""
    verdict: tuple[str, ...]
    """What the move is worth; empty before it."""
    answer: tuple[str, ...]
    """The best move, and what can be said about it; empty before the reader's move."""


def show_puzzle(number: int, chosen: int | None, language: str) -> PuzzleNow:
    """Lay out a puzzle and take the reader's move, a number in their options.

    Raise CoachError if there is no such puzzle, or a refusal if the move is impossible.
    """
    found, catalogue = puzzle(number), Catalogue(language)
    table = Table.from_replay(found.replay)
    action = None if chosen is None else _option(table, chosen)
    if action is not None:
        table.act(action)
    return PuzzleNow(
        number,
        len(puzzles()),
        title_text(catalogue, found),
        task_text(catalogue, found),
        catalogue.say("puzzle-conventions"),
        game_as_seen(GAME, solver_names(catalogue, found), table, found.seat),
        table_as_seen(GAME, table, found.seat, may_go_on=chosen is None),
        None if action is None else action in found.answers,
        () if action is None else verdict_lines(catalogue, found, action),
        () if action is None else tuple(answer_lines(catalogue, found)),
    )


def _option(table: Table, chosen: int) -> Action:
    """The option with this number; a refusal if there is none."""
    options = legal_actions(table.view(table.seat))
    if chosen >= len(options):
        refuse("no-such-moment")
    return options[chosen]
