"""The figures of matches as plain values, for JSON output."""

from collections.abc import Iterable, Mapping
from typing import Any

from hanabi.arena.figures import MIN_GAMES, ScoreDifference, Summary
from hanabi.arena.match import GameEnding, GameResult, Match
from hanabi.arena.wording import Wording, team_name
from hanabi.rules import ruleset


def match_fields(match: Match, summary: Summary) -> dict[str, Any]:
    """The figures of a match; shares are fractions of 1."""
    return {
        "bot": team_name(match),
        "ruleset": match.ruleset,
        "players": match.players,
        "seed": match.seed,
        "games": summary.games,
        "failed": summary.failed,
        "mean": round_figure(summary.score.value),
        "stderr": round_figure(summary.score.error),
        "best": ruleset(match.ruleset).best,
        "perfect": round_figure(summary.share(GameEnding.PERFECT)),
        "card_lost": round_figure(summary.share(GameEnding.CARD_LOST)),
        "out_of_turns": round_figure(summary.share(GameEnding.OUT_OF_TURNS)),
        "struck_out": round_figure(summary.share(GameEnding.STRUCK_OUT)),
        "moves": round_figure(summary.moves),
        "strikes": round_figure(summary.strikes),
        "seconds": round_figure(summary.seconds),
        "seconds_per_game": round_figure(summary.seconds / max(1, summary.games)),
        "scores": {str(score): summary.scores[score] for score in sorted(summary.scores)},
    }


def failure_fields(words: Wording, lines: Iterable[GameResult]) -> list[dict[str, Any]]:
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


def difference_fields(found: ScoreDifference) -> dict[str, Any]:
    """The difference between two bots; it is positive if the first is better."""
    return {
        "games": found.games,
        "difference": round_figure(found.score.value),
        "stderr": round_figure(found.score.error),
        "interval": list(map(round_figure, found.score.interval())),
        "confidence": round_figure(1 - found.p_value),
        "verdict": _verdict(found),
        "better": found.better,
        "worse": found.worse,
        "only_perfect": list(found.perfect),
        "perfect_confidence": round_figure(1 - found.perfect_p_value),
    }


def cross_fields(cells: Mapping[tuple[str, str], tuple[Match, Summary]]) -> list[dict[str, Any]]:
    """The figures of each pair in a tournament."""
    return [
        {"first": first, "second": second, **match_fields(match, summary)}
        for (first, second), (match, summary) in cells.items()
    ]


def _verdict(found: ScoreDifference) -> str:
    if found.games < MIN_GAMES:
        return "too-few-games"
    if not found.settled:
        return "open"
    return "first" if found.score.value > 0 else "second"


def round_figure(value: float | None) -> float | None:
    """Round a figure to six decimals."""
    return None if value is None else round(value, 6)
