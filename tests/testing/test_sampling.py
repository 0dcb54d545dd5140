"""Guided games come to every end, by every kind of legal action, under every ruleset."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from hanabi.game import (
    Action,
    Choose,
    Ended,
    GameState,
    Misplayed,
    Play,
    Played,
    Result,
    legal_actions,
    refusal,
)
from hanabi.rules import Tile, ruleset
from hanabi.testing import (
    TEMPERS,
    ActionKind,
    GuidedStep,
    Temper,
    guided_action,
    guided_deal,
    guided_game,
    is_of_kind,
    some_temper,
)

BASE = ("pl", "fr")
RICH = (
    "pl+avalanche+synchronised-show",
    "pt+avalanche+black-powder+all-or-nothing+synchronised-show",
    "fr+avalanche+black-powder+flamboyant-fives",
    "es+flamboyant-fives+all-or-nothing",
    "de+avalanche+black-powder+flamboyant-fives",
    "custom+avalanche-every+black-powder+flamboyant-fives+synchronised-show",
    "custom+tokens=1+strikes=1+hand=1+suits=2+no-empty-clues+all-or-nothing",
)
REVIVING = str(replace(ruleset("fr+flamboyant-fives"), tiles=(Tile.RESHUFFLE,) * 12))


@cache
def games(name: str, players: int, count: int) -> tuple[tuple[GuidedStep, ...], ...]:
    return tuple(tuple(guided_game(ruleset(name), players, seed)) for seed in range(count))


def outcomes(name: str, players: int, count: int) -> Counter[Result]:
    ends = [game[-1].after.board.outcome for game in games(name, players, count)]
    return Counter(end.result for end in ends if end is not None)


def of_some_kind(step: GuidedStep) -> set[ActionKind]:
    return {
        kind
        for kind in ActionKind
        if kind is not ActionKind.WHIM and is_of_kind(kind, step.state, step.action)
    }


def chosen(state: GameState, temper: Temper, chance: random.Random) -> Action:
    return guided_action(state, legal_actions(state.view(state.board.seat)), temper, chance)


def test_base_games_empty_the_deck_are_perfect_and_strike_out() -> None:
    ends = sum((outcomes("pl", players, 80) for players in (2, 3, 4, 5)), Counter[Result]())
    lasts = [game[-1].after for players in (2, 3, 4, 5) for game in games("pl", players, 80)]
    assert sum(last.board.deck == 0 for last in lasts) >= len(lasts) / 2
    assert ends[Result.PERFECT] >= len(lasts) / 10
    assert ends[Result.STRUCK_OUT] >= len(lasts) / 20


@pytest.mark.parametrize("name", [*BASE, *RICH])
def test_every_action_is_one_of_the_legal_ones(name: str) -> None:
    for players in range(2, ruleset(name).most_players + 1):
        for step in (step for game in games(name, players, 5) for step in game):
            assert step.action in step.legal
            assert refusal(step.state.view(step.state.board.seat), step.action) is None


@pytest.mark.parametrize("name", [*BASE, *RICH])
def test_a_guided_game_goes_from_the_deal_to_its_end(name: str) -> None:
    for players in range(2, ruleset(name).most_players + 1):
        for game in games(name, players, 5):
            assert game[0].state.board.turn == 0
            assert [step.after for step in game[:-1]] == [step.state for step in game[1:]]
            assert isinstance(game[-1].events[-1], Ended)


def test_every_kind_of_action_occurs() -> None:
    seen: Counter[ActionKind] = Counter()
    for step in (step for game in games(RICH[2], 3, 40) for step in game):
        seen.update(of_some_kind(step))
    assert set(seen) == set(ActionKind) - {ActionKind.WHIM}


@pytest.mark.parametrize("name", [RICH[0], RICH[2], REVIVING])
def test_an_action_is_of_exactly_one_kind_and_declining_of_none(name: str) -> None:
    for step in (step for game in games(name, 5, 10) for step in game):
        for action in step.legal:
            assert len(of_some_kind(step._replace(action=action))) == (action != Choose(None))


def test_cards_are_announced_rightly_wrongly_and_not_at_all() -> None:
    events = [event for game in games(RICH[0], 4, 20) for step in game for event in step.events]
    plays = [event for event in events if isinstance(event, Played | Misplayed)]
    heard = Counter((type(play), play.announced is not None) for play in plays)
    assert len(heard) == 4
    assert any(play.announced not in (None, play.face.suit) for play in plays)


@pytest.mark.parametrize("temper", TEMPERS, ids=lambda temper: temper.name)
def test_what_a_tile_offers_is_declined_sometimes_but_seldom(temper: Temper) -> None:
    steps = (step for game in games(REVIVING, 5, 20) for step in game)
    offer = next(step for step in steps if Choose(None) in step.legal)
    chance = random.Random(0)
    answers = Counter(guided_action(offer.state, offer.legal, temper, chance) for _ in range(2000))
    assert set(answers) == set(offer.legal)
    assert answers[Choose(None)] < 0.85 * 2000 / len(offer.legal)


def test_all_or_nothing_is_won_and_lost() -> None:
    assert {Result.PERFECT, Result.CARD_LOST, Result.STRUCK_OUT} <= set(outcomes(RICH[1], 3, 60))


def test_anybody_may_begin() -> None:
    assert {game[0].state.board.first for game in games("pl", 5, 80)} == set(range(5))


def test_the_same_seed_plays_the_same_game() -> None:
    first, again, other = (list(guided_game(ruleset("fr"), 3, seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_every_temper_is_drawn_by_its_share() -> None:
    chance = random.Random(0)
    drawn = Counter(some_temper(chance).name for _ in range(2000))
    for temper in TEMPERS:
        assert drawn[temper.name] / 2000 == pytest.approx(temper.share, abs=0.03)


def test_of_two_possible_kinds_the_heavier_wins_by_their_ratio() -> None:
    chance = random.Random(0)
    temper = Temper("torn", 1, {ActionKind.CLUE: 1, ActionKind.MISPLAY: 3, ActionKind.SHED: 100})
    state = guided_deal(ruleset("fr"), 2, chance)
    misplays = sum(isinstance(chosen(state, temper, chance), Play) for _ in range(2000))
    assert misplays / 2000 == pytest.approx(0.75, abs=0.03)


def test_without_a_possible_kind_anything_legal_is_done() -> None:
    chance = random.Random(0)
    state = guided_deal(ruleset("fr"), 2, chance)
    temper = Temper("stubborn", 1, {ActionKind.SHED: 1})
    assert {type(chosen(state, temper, chance)).__name__ for _ in range(100)} == {"Play", "Clue"}
