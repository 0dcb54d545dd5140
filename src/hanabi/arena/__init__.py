"""The arena measures bots: many games with the same decks, on one machine or a cluster."""

from hanabi.arena.figures import Mean, ScoreDifference, Summary, compare, summarise
from hanabi.arena.match import ArenaError, Failure, GameEnding, GameResult, Match, make_match
from hanabi.arena.playing import play, record
from hanabi.arena.results import read_results
from hanabi.arena.runner import Runner, run

__all__ = [
    "ArenaError",
    "Failure",
    "GameEnding",
    "GameResult",
    "Match",
    "Mean",
    "Runner",
    "ScoreDifference",
    "Summary",
    "compare",
    "make_match",
    "play",
    "read_results",
    "record",
    "run",
    "summarise",
]
