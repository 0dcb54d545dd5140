"""What the solver of a puzzle is told, in sentences."""

from collections.abc import Iterator

from hanabi.bots.conventions.players import Partner
from hanabi.coach.advice import SuggestedAction
from hanabi.coach.facts import odds, place_of, touched_cards
from hanabi.coach.meaning import read_meaning
from hanabi.coach.puzzles.puzzle import Puzzle, memory_at, puzzles
from hanabi.coach.words import action_values, facts_text, meaning_text
from hanabi.game import Action, Clue, Discard, Play, clue_event
from hanabi.table import UNSAID
from hanabi.text import Catalogue


def solver_names(catalogue: Catalogue, puzzle: Puzzle) -> tuple[str, ...]:
    """Names for the seats of a puzzle; the solver's is that of any player."""
    others = iter(catalogue.say("player-names").split())
    seats = range(len(puzzle.replay.players))
    return tuple(catalogue.say("player-default") if seat == puzzle.seat else next(others) for seat in seats)


def title_text(catalogue: Catalogue, puzzle: Puzzle) -> str:
    return catalogue.say("puzzle-title", number=puzzle.number, count=len(puzzles()), level=puzzle.level)


def task_text(catalogue: Catalogue, puzzle: Puzzle) -> str:
    """What the solver is taught, if anything, and what to do."""
    taught = catalogue.say(f"lesson-{puzzle.lesson}") if puzzle.lesson else ""
    return f"{taught} {catalogue.say('puzzle-task')}".strip()


def verdict_lines(catalogue: Catalogue, puzzle: Puzzle, action: Action) -> tuple[str, ...]:
    """Whether a move is the best, and what it costs if it is not."""
    if action in puzzle.answers:
        return (catalogue.say("puzzle-right"),)
    if puzzle.lesson:
        return (catalogue.say("puzzle-wrong"),)
    cost = _points(catalogue, puzzle.costs[action])
    return catalogue.say("puzzle-wrong"), catalogue.say("puzzle-cost", cost=cost, deals=puzzle.deals)


def answer_lines(catalogue: Catalogue, puzzle: Puzzle) -> Iterator[str]:
    """The best moves, what can be said about them, and how far behind the next best is."""
    for action in puzzle.answers:
        message = "puzzle-answer" if action == puzzle.answers[0] else "puzzle-equal"
        yield _action_line(catalogue, puzzle, message, action)
        yield from _facts(catalogue, puzzle, action)
    if puzzle.lesson:
        yield catalogue.say(f"lesson-{puzzle.lesson}-answer")
        return
    cost = _points(catalogue, puzzle.costs[puzzle.rival])
    yield _action_line(catalogue, puzzle, "puzzle-rival", puzzle.rival, cost=cost)


def _action_line(catalogue: Catalogue, puzzle: Puzzle, message: str, action: Action, **values: str) -> str:
    place = place_of(puzzle.state.board, action.card) if isinstance(action, Play | Discard) else 0
    named = action_values(solver_names(catalogue, puzzle), action, place)
    return catalogue.say(message, **named, **values)


def _facts(catalogue: Catalogue, puzzle: Puzzle, action: Action) -> Iterator[str]:
    """What can be said about a move: the odds of a card, or what a clue points at and means."""
    view = puzzle.state.view(puzzle.seat)
    facts = SuggestedAction(action, UNSAID, (), odds(view, action), touched_cards(view, action))
    yield from filter(None, [facts_text(catalogue, facts)])
    if isinstance(action, Clue):
        meaning = read_meaning(memory_at(puzzle.replay).table, Partner.agreed, clue_event(view, action))
        yield meaning_text(catalogue, solver_names(catalogue, puzzle), meaning)


def _points(catalogue: Catalogue, points: float) -> str:
    """Points with one decimal, as the language writes them."""
    return f"{points:.1f}".replace(".", catalogue.say("arena-decimal-mark"))
