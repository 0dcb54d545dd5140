"""Games that people really played."""

import random
from dataclasses import replace

import pytest

from hanabi.errors import ReplayError
from hanabi.game import deal, shuffled
from hanabi.game.hanab_live import VARIANTS
from hanabi.game.replay import Replay
from hanabi.rules import CUSTOM, EDITIONS, Ruleset
from hanabi.testing import guided_play, some_temper
from tests.corpus.checking import faults
from tests.corpus.people import games

PEOPLE = {game: (score, replay) for game, score, replay in games()}
BENT = ("007e20cb959b48fa", "00abb0a354af727f", "00e42a49431d279b")
"""Games in which someone discards although no clue token is missing, which their program allowed."""
BOXES = [each.base for each in EDITIONS.values()]
SITE = [replace(CUSTOM.base, suits=each.in_our_order, empty_clues=False) for each in VARIANTS.values()]


@pytest.mark.parametrize("game", sorted(PEOPLE.keys() - set(BENT)))
def test_a_game_of_people_ends_with_the_score_it_was_recorded_with(game: str) -> None:
    score, replay = PEOPLE[game]
    outcome = replay.final().board.outcome
    assert outcome is not None
    assert outcome.score == score
    assert list(faults(replay)) == []


@pytest.mark.parametrize("game", BENT)
def test_a_discard_while_all_tokens_are_available_is_refused_with_its_turn(game: str) -> None:
    """B6."""
    with pytest.raises(ReplayError) as refused:
        PEOPLE[game][1].final()
    assert refused.value.details["reason"] == "all-tokens-available"


@pytest.mark.parametrize("place", range(len(BOXES) + len(SITE)))
def test_a_game_by_the_rules_of_every_box_and_every_variant_survives(place: int) -> None:
    assert list(faults(_guided((*BOXES, *SITE)[place], place))) == []


def _guided(rules: Ruleset, seed: int) -> Replay:
    chance = random.Random(seed)
    players = 2 + seed % (rules.most_players - 1)
    shuffle = shuffled(rules, chance)
    steps = guided_play(deal(rules, players, shuffle)[0], some_temper(chance), chance)
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")[:players]
    return Replay(rules, names, shuffle, tuple(step.action for step in steps))
