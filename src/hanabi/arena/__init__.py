"""The arena measures bots: many games with the same decks, on one machine or a cluster."""

from hanabi.arena.crew import Crew, run
from hanabi.arena.figures import Difference, Mean, Summary, compare, summarise
from hanabi.arena.match import ArenaError, Ending, Failure, Line, Match, seated
from hanabi.arena.playing import play, record
from hanabi.arena.results import read_results

__all__ = [
    "ArenaError",
    "Crew",
    "Difference",
    "Ending",
    "Failure",
    "Line",
    "Match",
    "Mean",
    "Summary",
    "compare",
    "play",
    "read_results",
    "record",
    "run",
    "seated",
    "summarise",
]
