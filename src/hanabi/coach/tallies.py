"""What the reviews of many games add up to, for each player and for each team."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from hanabi.bots.registry import kind
from hanabi.coach.advice import SEED, choose_adviser
from hanabi.coach.review import ReviewedGame, review
from hanabi.game import Seat, Stop
from hanabi.game.replay import Replay
from hanabi.table import SeatedPlayer


@dataclass
class PlayerTally:
    """What one player did in the games so far."""

    games: int = 0
    moves: int = 0
    marks: Counter[str] = field(default_factory=Counter)
    """How often each mark was made."""
    missed_saves: int = 0
    """How many cards this player could have saved last."""
    agreed: Counter[str] = field(default_factory=Counter)
    """How many moves each bot would have made, too."""


@dataclass
class TeamTally:
    """How the same players did together."""

    names: tuple[str, ...]
    games: int = 0
    points: int = 0
    best: int = 0
    perfect: int = 0
    clues: int = 0
    cards: int = 0
    marks: Counter[str] = field(default_factory=Counter)


@dataclass
class Tallies:
    """The tallies of every player and every team, by name."""

    bots: tuple[str, ...] = ()
    """The bots whose agreement is counted."""
    players: dict[str, PlayerTally] = field(default_factory=dict)
    teams: dict[tuple[str, ...], TeamTally] = field(default_factory=dict)

    def add(self, replay: Replay) -> ReviewedGame:
        """Review a game and count it; raise ReplayError for an illegal action."""
        found = review(replay)
        seats = [self.players.setdefault(name, PlayerTally()) for name in replay.players]
        for name in set(replay.players):
            self.players[name].games += 1
        self._count_moves(found, seats)
        self._count_team(found)
        for bot in self.bots:
            for seat in agreeing_seats(replay, bot):
                seats[seat].agreed[bot] += 1
        return found

    def _count_moves(self, found: ReviewedGame, seats: Sequence[PlayerTally]) -> None:
        for step in found.steps:
            seats[step.seat].moves += not isinstance(step.action, Stop | None)
            for mark in step.marks:
                seats[mark.seat].marks[mark.code] += 1
                if mark.details.get("saved"):
                    seats[int(mark.details["warner"])].missed_saves += 1

    def _count_team(self, found: ReviewedGame) -> None:
        names = tuple(sorted(found.players))
        team = self.teams.setdefault(names, TeamTally(names))
        spent, verdict = found.steps[-1].efficiency, found.verdict
        team.games += 1
        team.points, team.best = team.points + verdict.score, team.best + verdict.best
        team.perfect += verdict.score == verdict.best
        team.clues, team.cards = team.clues + spent.clues, team.cards + spent.cards
        team.marks.update(mark.code for step in found.steps for mark in step.marks)


def agreeing_seats(replay: Replay, bot: str) -> Iterator[Seat]:
    """The seat of every action that a bot, having heard the game in that seat, would have taken, too."""
    made = kind(choose_adviser(bot))
    players = [
        SeatedPlayer(made.make(), replay.rules, len(replay.players), replay.first, seat, SEED)
        for seat in range(len(replay.players))
    ]
    try:
        yield from _agreements(replay, players)
    finally:
        for player in players:
            player.leave()


def _agreements(replay: Replay, players: Sequence[SeatedPlayer]) -> Iterator[Seat]:
    steps = list(replay.steps())
    for (state, events), action in zip(steps, replay.actions, strict=False):
        for player in players:
            player.hear(events)
        seat = state.board.seat
        if not isinstance(action, Stop) and players[seat].choose().action == action:
            yield seat


def tally_fields(tallies: Tallies) -> dict[str, Any]:
    """The JSON fields of tallies; docs/coach.md describes them."""
    return {
        "players": [_player_fields(name, each, tallies.bots) for name, each in tallies.players.items()],
        "teams": [_team_fields(each) for each in tallies.teams.values()],
    }


def _player_fields(name: str, tally: PlayerTally, bots: Iterable[str]) -> dict[str, Any]:
    return {
        "player": name,
        "games": tally.games,
        "moves": tally.moves,
        "strikes": tally.marks["strike"],
        "lost": tally.marks["lost"],
        "missed_saves": tally.missed_saves,
        "marks": dict(tally.marks),
        "agreement": {bot: share(tally.agreed[bot], tally.moves) for bot in bots},
    }


def _team_fields(tally: TeamTally) -> dict[str, Any]:
    return {
        "players": list(tally.names),
        "games": tally.games,
        "perfect": tally.perfect,
        "mean_score": share(tally.points, tally.games),
        "share": share(tally.points, tally.best),
        "efficiency": share(tally.cards, tally.clues),
        "strikes": tally.marks["strike"],
        "lost": tally.marks["lost"],
        "marks": dict(tally.marks),
    }


def share(part: int, whole: int) -> float | None:
    """A ratio to four places; None of nothing."""
    return round(part / whole, 4) if whole else None
