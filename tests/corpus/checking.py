"""What every recorded game must survive: replaying, both formats, and a review."""

from collections.abc import Iterator

from hanabi.coach import ReviewedGame, review
from hanabi.errors import ReplayError
from hanabi.game import points
from hanabi.game.hanab_live import VARIANTS, read_record, to_hanab_live, write_hanab_live, write_link
from hanabi.game.replay import Replay, read_replay, write_replay


def faults(replay: Replay) -> Iterator[str]:
    """What is wrong with a game that was read; nothing, if all is well."""
    final = replay.final().board
    if read_replay(write_replay(replay)) != replay:
        yield "our format gives another game"
    try:
        exported = to_hanab_live(replay)
    except ReplayError:
        exported = None
    if exported is not None:
        again = read_record(write_hanab_live(replay))
        if to_hanab_live(again) != exported:
            yield "the second export differs from the first"
        if points(again.final().board) != points(final):
            yield "an export has another score"
        if VARIANTS[again.variant].number is not None:
            linked = read_record(write_link(again))
            if linked.shuffle != again.shuffle or linked.actions[: len(again.actions)] != again.actions:
                yield "a link gives another game"
    yield from _review_faults(replay, review(replay))


def _review_faults(replay: Replay, found: ReviewedGame) -> Iterator[str]:
    outcome = replay.final().board.outcome
    if outcome is not None and found.verdict.score != outcome.score:
        yield f"the review says {found.verdict.score} points instead of {outcome.score}"
    if outcome is not None and found.verdict.code == "unfinished":
        yield "a finished game reads as unfinished"
