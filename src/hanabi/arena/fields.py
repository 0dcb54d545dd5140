"""The figures of matches as plain values, for JSON output."""

from collections.abc import Iterable, Mapping
from typing import Any

from hanabi.arena.figures import ENOUGH, Difference, Summary
from hanabi.arena.match import Ending, Line, Match
from hanabi.arena.wording import Wording, team
from hanabi.rules import ruleset


def match_fields(match: Match, summary: Summary) -> dict[str, Any]:
    """The figures of a match; shares are fractions of 1."""
    return {
        "bot": team(match),
        "ruleset": match.ruleset,
        "players": match.players,
        "seed": match.seed,
        "games": summary.games,
        "failed": summary.failed,
        "mean": rounded(summary.score.value),
        "stderr": rounded(summary.score.error),
        "best": ruleset(match.ruleset).best,
        "perfect": rounded(summary.share(Ending.PERFECT)),
        "card_lost": rounded(summary.share(Ending.CARD_LOST)),
        "out_of_turns": rounded(summary.share(Ending.OUT_OF_TURNS)),
        "struck_out": rounded(summary.share(Ending.STRUCK_OUT)),
        "moves": rounded(summary.moves),
        "strikes": rounded(summary.strikes),
        "seconds": rounded(summary.seconds),
        "seconds_per_game": rounded(summary.seconds / max(1, summary.games)),
        "scores": {str(score): summary.scores[score] for score in sorted(summary.scores)},
    }


def failure_fields(words: Wording, lines: Iterable[Line]) -> list[dict[str, Any]]:
    """The games in which a bot failed, each with the sentence that says why."""
    return [
        {
            "game": line.game,
            "seat": line.failure.seat,
            "bot": line.failure.bot,
            "move": line.failure.move,
            "error": line.failure.code,
            "message": words.failure(line),
        }
        for line in lines
        if line.failure is not None
    ]


def difference_fields(found: Difference) -> dict[str, Any]:
    """The difference between two bots; it is positive if the first is better."""
    return {
        "games": found.games,
        "difference": rounded(found.score.value),
        "stderr": rounded(found.score.error),
        "interval": list(map(rounded, found.score.interval())),
        "confidence": rounded(1 - found.doubt),
        "verdict": _verdict(found),
        "better": found.better,
        "worse": found.worse,
        "only_perfect": list(found.perfect),
        "perfect_confidence": rounded(1 - found.perfect_doubt),
    }


def cross_fields(cells: Mapping[tuple[str, str], tuple[Match, Summary]]) -> list[dict[str, Any]]:
    """The figures of each pair in a tournament."""
    return [
        {"first": first, "second": second, **match_fields(match, summary)}
        for (first, second), (match, summary) in cells.items()
    ]


def _verdict(found: Difference) -> str:
    if found.games < ENOUGH:
        return "too-few-games"
    if not found.settled:
        return "open"
    return "first" if found.score.value > 0 else "second"


def rounded(value: float | None) -> float | None:
    """Round a figure to six decimals."""
    return None if value is None else round(value, 6)
