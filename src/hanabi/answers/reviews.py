"""Reviews of finished games: what was still possible after every action, and what cost points."""

from collections.abc import Iterator

from hanabi.coach import ReviewedGame, ReviewStep
from hanabi.codec import Struct
from hanabi.game import Event, PlayerView, Seat
from hanabi.game.replay import Replay
from hanabi.room.errors import refuse


class ActionRemark(Struct):
    """A remark on an action; the client puts it into words."""

    code: str
    seat: int
    details: dict[str, str | int | bool]
    """The variables of its sentence; `to` is a seat."""
    cost: int
    """By how many points it lowered the best score still possible."""
    praise: bool = False
    """Whether the action was a technique that came off."""


class ReviewedAction(Struct):
    """Where an action left the game, and the remarks on it; the first one is the deal."""

    turn: int
    """Counted from 1; 0 for the deal."""
    seat: int
    points: int
    best: int
    """The best score still possible, by cards, by turns and, in the last round, by hands."""
    remarks: tuple[ActionRemark, ...]


class GameReview(Struct):
    """The review of a finished game, action by action."""

    game: str
    score: int
    best: int
    """The best score of its rules."""
    verdict: str
    """A code for how the game ended."""
    possible: int
    """The best score that was still possible before the last action."""
    lost: dict[str, int]
    """How many points were lost, by cause."""
    actions: tuple[ReviewedAction, ...]
    """One for each moment of the game, the deal included."""


def to_game_review(game: str, found: ReviewedGame) -> GameReview:
    """Convert a review to the form that is sent."""
    verdict, actions = found.verdict, tuple(_action(step) for step in found.steps)
    in_short = (verdict.score, verdict.best, verdict.code, verdict.possible, dict(verdict.lost))
    return GameReview(game, *in_short, actions)


def _action(step: ReviewStep) -> ReviewedAction:
    return ReviewedAction(step.turn, step.seat, step.points, step.best, tuple(_remarks(step)))


def _remarks(step: ReviewStep) -> Iterator[ActionRemark]:
    for mark in step.remarks:
        yield ActionRemark(mark.code, mark.seat, dict(mark.details), mark.cost, mark in step.praise)


def moment_of(replay: Replay, seq: int) -> tuple[Seat, tuple[Event, ...], PlayerView]:
    """Return the seat to move after `seq` actions, what it had heard, and its view."""
    steps = tuple(step for step, _ in zip(replay.steps(), range(seq + 1), strict=False))
    state, _ = steps[-1]
    if len(steps) <= seq or state.board.over:
        refuse("no-such-moment")
    seat = state.board.seat
    heard = tuple(event.seen_by(seat) for _, events in steps for event in events)
    return seat, heard, state.view(seat)
