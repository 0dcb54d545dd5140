"""The bot `learned` plays its network where it has one, sees nothing hidden, and is an expert elsewhere."""

import random

import numpy as np

from hanabi.bots.expert import Expert
from hanabi.bots.learned import Learned
from hanabi.game import GameState, deal, shuffled
from hanabi.rules import Ruleset, ruleset
from hanabi.table import Table
from hanabi.testing.examination import with_other_hidden_cards

PL = ruleset("pl")
LEAST = 23.5
"""Far below what the network scores, and above what it would with a wrong bit in its input."""


def test_the_shipped_network_plays_well_for_two() -> None:
    scores = [end.score for end in Learned.play_many(PL, 2, deals(PL, 2, 100), 0)]
    assert np.mean(scores) > LEAST


def test_at_a_table_it_plays_the_same_game_and_sees_no_hidden_card() -> None:
    chance = random.Random(0)
    [end] = Learned.play_many(PL, 2, deals(PL, 2, 1), 0)
    table = Table(PL, 2, shuffle=shuffled(PL, random.Random(0)))
    bots = [Learned(), Learned()]
    for seat, each in enumerate(bots):
        table.sit(seat, each, 0)
    while not table.over:
        seat = table.seat
        other = with_other_hidden_cards(table.state, seat, chance)
        assert bots[seat].act(table.view(seat)) == bots[seat].act(other.view(seat))
        table.step()
    outcome = table.state.board.outcome
    assert outcome is not None
    assert (outcome.score, len(table.moves)) == (end.score, end.moves)


def test_where_no_team_was_trained_it_is_an_expert() -> None:
    assert Learned.play_many(PL, 3, deals(PL, 3, 5), 0) == Expert.play_many(PL, 3, deals(PL, 3, 5), 0)


def deals(rules: Ruleset, players: int, count: int) -> list[GameState]:
    """Games that were just dealt."""
    return [deal(rules, players, shuffled(rules, random.Random(seed)))[0] for seed in range(count)]
