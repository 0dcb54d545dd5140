"""What the team does together, each member does with nothing but what its seat sees; and it does it well."""

from math import sqrt
from statistics import fmean, pstdev

import pytest

from hanabi.bots import REASONS, play_game
from hanabi.bots.expert import Cheater, Expert
from hanabi.expert.team import GameEnd, cheat_many, play_many
from hanabi.game import Result, act, best_possible
from hanabi.rules import ruleset
from tests.expert.tables import RULESETS, dealt, sizes

FLOORS = {2: 22.5, 3: 24.8, 4: 24.93, 5: 24.92}
"""What the mean comes to, within two standard errors, by the number of players."""
GAMES = 2000
CHEATED = 3000


@pytest.mark.parametrize("name", RULESETS)
def test_members_who_see_their_seat_alone_play_as_the_team_does(name: str) -> None:
    """Nobody's decision or reading depends on a card that is hidden from its seat."""
    for players in sizes(name):
        states = dealt(name, players, games=2)
        for state, end in zip(states, play_many(ruleset(name), players, states), strict=True):
            final, moves = play_game(state, [Expert() for _ in range(players)])
            outcome = final.board.outcome
            assert outcome is not None
            assert (outcome.score, outcome.result) == (end.score, end.result)
            assert (len(moves), final.board.strikes) == (end.moves, end.strikes)
            assert {move.reason.code for move in moves} <= set(REASONS)


@pytest.mark.parametrize("players", FLOORS)
def test_the_team_scores_as_much_as_it_is_known_for(players: int) -> None:
    scores = [end.score for end in ended("pl", players, GAMES)]
    assert fmean(scores) + 2 * pstdev(scores) / sqrt(GAMES) >= FLOORS[players]


@pytest.mark.parametrize("name", RULESETS)
def test_the_team_hardly_ever_strikes_out(name: str) -> None:
    for players in sizes(name):
        ends = ended(name, players, games=100)
        assert sum(end.result is Result.STRUCK_OUT for end in ends) <= 5


def test_what_the_cards_allowed_is_what_the_rules_say() -> None:
    for name in RULESETS:
        rules = ruleset(name)
        for state, end in zip(dealt(name, 3, 3), ended(name, 3, 3), strict=True):
            assert end.score <= end.best <= best_possible(state.board)
            assert (end.result is Result.PERFECT) <= (end.best == rules.best)


@pytest.mark.parametrize("name", RULESETS)
def test_cheaters_play_every_game_legally_and_as_many_at_once(name: str) -> None:
    for players in sizes(name):
        states = dealt(name, players, games=2)
        for state, end in zip(states, cheat_many(ruleset(name), players, states), strict=True):
            final, moves = state, 0
            while not final.board.over:
                final, _ = act(final, Cheater().act_seeing(final).action, final.board.seat)
                moves += 1
            assert final.board.outcome is not None
            assert (final.board.outcome.score, moves) == (end.score, end.moves)


@pytest.mark.parametrize("players", FLOORS)
def test_cheaters_score_more_than_the_team(players: int) -> None:
    states = dealt("pl", players, CHEATED)
    cheating = fmean(end.score for end in cheat_many(states[0].rules, players, states))
    assert cheating > fmean(end.score for end in ended("pl", players, CHEATED))


def ended(name: str, players: int, games: int) -> list[GameEnd]:
    """How the team's games of a seed end."""
    return play_many(ruleset(name), players, dealt(name, players, games))
