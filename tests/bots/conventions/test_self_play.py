"""How players who know the conventions get on with each other, in games small enough to be played again."""

import random
from collections import Counter
from math import sqrt
from statistics import fmean, pstdev

import pytest

from hanabi.bots import bot, play_game
from hanabi.bots.conventions.players import Partner
from hanabi.game import Clue, Outcome, Play, Result, deal, shuffled
from hanabi.rules import ruleset
from hanabi.table import Move, Table
from tests.bots.seats import named_rulesets

KINDS = ("club", "partner")
FLOORS = {"club": {2: 22.5, 3: 22.5, 4: 21.5, 5: 20.0}, "partner": {2: 23.0, 3: 23.5, 4: 23.5, 5: 22.5}}
"""The lowest mean to expect over many games, by the number of players."""
GAMES = {"club": 20, "partner": 15}
ODD = [name for name in named_rulesets() if not name.startswith("custom")][4::5] + [
    name for name in named_rulesets() if name.startswith("custom")
][4::61]
"""One in five rulesets of the boxes, and one in sixty of the thousands that `custom` has."""


def table_of(kind: str, name: str, players: int, seed: int) -> Table:
    rules = ruleset(name)
    state, _ = deal(rules, players, shuffled(rules, random.Random(seed)), first=seed % players)
    return Table.at(state).sit_all([bot(kind) for _ in range(players)], seed)


def outcome(kind: str, name: str, players: int, seed: int) -> Outcome:
    end = table_of(kind, name, players, seed).run().board
    assert end.outcome is not None
    return end.outcome


@pytest.mark.parametrize("kind", KINDS)
def test_the_scores_are_above_their_floors(kind: str) -> None:
    """All player counts together, so that few games tell much."""
    margins = [
        outcome(kind, "pl", players, seed).score - floor
        for players, floor in FLOORS[kind].items()
        for seed in range(GAMES[kind])
    ]
    error = pstdev(margins) / sqrt(len(margins))
    assert fmean(margins) > 0, f"{fmean(margins):+.2f} ± {error:.2f} beside the floors"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_clues_are_read_as_they_are_meant(kind: str, players: int) -> None:
    """A card its owner calls certain always fits, and others hardly ever fail."""
    failed: Counter[str] = Counter()
    moves: list[Move] = []
    for seed in range(4):
        table = table_of(kind, "pl", players, seed)
        while not table.state.board.over:
            strikes = table.state.board.strikes
            moves.append(table.step())
            failed[moves[-1].reason.code] += table.state.board.strikes - strikes
    plays = sum(isinstance(move.action, Play) for move in moves)
    assert failed["certain-play"] == 0
    assert sum(failed.values()) - failed["last-chance-play"] <= 0.04 * plays


@pytest.mark.parametrize("players", [3, 4, 5])
def test_onlookers_see_sense_in_every_clue_but_a_few(players: int) -> None:
    clues, faults = 0, 0
    for seed in range(3):
        table = table_of("partner", "pl", players, seed)
        end = table.run()
        seats = [each for each in table.players.values() if isinstance(each, Partner)]
        faults += sum(sum(seat.memory.table.trust.faults) for seat in seats)
        clues += sum(isinstance(move.action, Clue) for move in table.moves) * players
        assert end.board.over
    assert faults <= 0.02 * clues


@pytest.mark.parametrize("kind", KINDS)
def test_hardly_any_ruleset_makes_them_strike_out(kind: str) -> None:
    results: Counter[Result] = Counter()
    for seed, name in enumerate(ODD):
        players = 2 + seed % (ruleset(name).most_players - 1)
        results[outcome(kind, name, players, seed).result] += 1
    assert results.total() == len(ODD) > 15
    assert results[Result.STRUCK_OUT] <= 1


def test_partners_call_for_cards_and_answer_the_call() -> None:
    codes: Counter[str] = Counter()
    for seed in range(3):
        codes.update(move.reason.code for move in _moves("partner", 4, seed))
    assert min(codes["finesse-clue"], codes["finessed-play"], codes["prompt-clue"]) >= 1


def test_at_a_club_nobody_does() -> None:
    codes = Counter(move.reason.code for move in _moves("club", 4, 0))
    assert not codes.keys() & {"finesse-clue", "finessed-play", "prompt-clue", "prompted-play", "counted-out"}


@pytest.mark.parametrize("other", ["beginner", "random"])
def test_they_sit_beside_players_who_mean_nothing(other: str) -> None:
    rules = ruleset("fr+avalanche")
    for seed in range(3):
        state, _ = deal(rules, 4, shuffled(rules, random.Random(seed)))
        end, _ = play_game(state, [bot("partner"), bot(other), bot("club"), bot(other)], seed)
        assert end.board.over


def _moves(kind: str, players: int, seed: int) -> list[Move]:
    table = table_of(kind, "pl", players, seed)
    table.run()
    return table.moves
