"""What holds for every bot: legal on every ruleset and after every history, blind to what is hidden."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanabi.bots
from hanabi.bots import BOTS, REASONS, Bot, any_kind, bot, play_game
from hanabi.game import Event, GameState, Result, deal, legal_actions, shuffled
from hanabi.rules import Ruleset, box, ruleset
from hanabi.table import Table
from hanabi.testing import check_bot
from hanabi.testing.examination import with_other_hidden_cards
from tests.bots.seats import named_rulesets
from tests.laws.games import Game, games

EVERY_NAME = named_rulesets()
NAMES = [name for place, name in enumerate(EVERY_NAME) if not name.startswith("custom+") or place % 7 == 0]
"""Every name of the boxes, and one in seven of the thousands that `custom` has."""
SETTINGS = (
    "custom+strikes=1",
    "custom+tokens=1",
    "custom+hand=1+suits=1",
    "custom+hand=1+suits=1+all-or-nothing",
    "custom+ranks=1+hand=2",
    "custom+ranks=3+suits=2+hand=2+black-powder+flamboyant-fives",
    "custom+tokens=1+strikes=1+hand=2+suits=2+all-or-nothing+black-powder",
    "custom+tokens=2+strikes=7+hand=6+suits=3+synchronised-show+flamboyant-fives",
)


CHECKED = (
    "custom+avalanche-own+black-powder+flamboyant-fives+all-or-nothing+synchronised-show",
    "fr+avalanche+black-powder+flamboyant-fives",
    "custom+tokens=2+strikes=7+hand=6+suits=3+synchronised-show+flamboyant-fives",
)
"""A little of everything, for the promises that take long to try."""
TRIED = [pytest.param("master@16", marks=pytest.mark.slow) if name == "master" else name for name in BOTS]
"""Every bot; one with a thinking time gets the shortest, which is still long."""
APART = {"master@16": 5}
"""How many turns pass between two questions to a slow bot."""


def players_for(rules: Ruleset, place: int) -> int:
    """Two players up to as many as the box seats and its cards are enough for, in turn."""
    possible = [
        players
        for players in range(2, rules.most_players + 1)
        if players * rules.hand_size(players) < len(box(rules))
    ]
    return possible[place % len(possible)]


@pytest.mark.parametrize(("place", "name"), list(enumerate((*NAMES, *SETTINGS))))
def test_beginners_play_every_ruleset_to_its_end_without_striking_out(place: int, name: str) -> None:
    rules = ruleset(name)
    players = players_for(rules, place)
    state, _ = deal(rules, players, shuffled(rules, random.Random(place)), first=place % players)
    end, moves = play_game(state, [bot("beginner") for _ in range(players)])
    assert end.board.outcome is not None
    assert end.board.outcome.result is not Result.STRUCK_OUT
    assert {move.reason.code for move in moves} <= set(REASONS)


@pytest.mark.parametrize("name", NAMES)
def test_random_bots_play_every_ruleset_to_its_end(name: str) -> None:
    rules = ruleset(name)
    for place in range(rules.most_players - 1):
        players = players_for(rules, place)
        state, _ = deal(rules, players, shuffled(rules, random.Random(name)))
        end, moves = play_game(state, [bot("random") for _ in range(players)], seed=place)
        assert end.board.over
        assert {move.reason.code for move in moves} == {"random"}


def test_every_reason_is_given_somewhere() -> None:
    modules = (
        module for module in Path(hanabi.bots.__file__).parent.rglob("*.py") if module.name != "bot.py"
    )
    text = "".join(module.read_text(encoding="utf-8") for module in modules)
    assert [code for code in REASONS if f'"{code}"' not in text] == []
    assert len(set(REASONS)) == len(REASONS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_beginners_hardly_ever_mislead_each_other(players: int) -> None:
    rules, misled = ruleset("es"), 0
    for seed in range(5):
        state, _ = deal(rules, players, shuffled(rules, random.Random(seed)))
        table = Table.at(state).sit_all([bot("beginner") for _ in range(players)])
        while not table.state.board.over:
            before, move = table.state.board, table.step()
            if table.state.board.strikes > before.strikes:
                assert move.reason.code in ("last-chance-play", "invited-play")
                misled += move.reason.code == "invited-play"
    assert misled <= 1


def test_there_are_as_many_names_as_combinations() -> None:
    assert len(EVERY_NAME) == 4 * 2**4 + 2**3 + 4 * 3 * 3 * 3 * 2**5


@pytest.mark.parametrize("name", TRIED)
@settings(max_examples=25)
@given(game=games(), chance=st.randoms(use_true_random=False))
def test_a_bot_accepts_any_history_and_sees_nothing_hidden(
    name: str, game: Game, chance: random.Random
) -> None:
    bots = seated(name, game.start, game.dealt)
    for number, step in enumerate(game.steps):
        if number % APART.get(name, 1) == 0:
            seat = step.state.board.seat
            choice = bots[seat].act(step.state.view(seat))
            other = with_other_hidden_cards(step.state, seat, chance)
            assert choice.action in step.legal
            assert choice.reason.code in REASONS
            assert choice == bots[seat].act(other.view(seat))
        tell(bots, step.events)


@pytest.mark.parametrize("name", TRIED)
@settings(max_examples=10)
@given(game=games())
def test_a_bot_that_is_told_the_same_events_goes_on_where_another_stopped(name: str, game: Game) -> None:
    bots = seated(name, game.start, game.dealt)
    told: list[Event] = [game.dealt]
    for number, step in enumerate(game.steps):
        if number % APART.get(name, 1) == 0:
            seat = step.state.board.seat
            successor = seated(name, game.start, *told)[seat]
            view = step.state.view(seat)
            assert successor.act(view) == bots[seat].act(view)
        tell(bots, step.events)
        told.extend(step.events)


@pytest.mark.parametrize("name", TRIED)
def test_a_bot_keeps_what_every_bot_promises(name: str) -> None:
    check_bot(any_kind(name).maker(), games=3, rulesets=CHECKED)


def test_random_bots_differ_by_seed_and_by_seat() -> None:
    rules = ruleset("fr")
    state, _ = deal(rules, 2, shuffled(rules, random.Random(0)))
    assert play_game(state, [bot("random") for _ in range(2)], 1) != play_game(
        state, [bot("random") for _ in range(2)], 2
    )
    seats = [bot("random") for _ in range(20)]
    for seat, each in enumerate(seats):
        each.start(rules, 20, seat, 0)
    assert len({str(each.act(state.view(0)).action) for each in seats}) > 5


def test_a_random_bot_takes_every_legal_action_sooner_or_later() -> None:
    rules = ruleset("pl")
    state, dealt = deal(rules, 2, shuffled(rules, random.Random(0)))
    view = state.view(0)
    chosen = set()
    for seed in range(300):
        each = bot("random")
        each.start(rules, 2, 0, seed)
        each.observe(dealt.seen_by(0))
        chosen.add(each.act(view).action)
    assert chosen == set(legal_actions(view))


def seated(name: str, state: GameState, *events: Event) -> list[Bot]:
    """A bot in every seat, told what happened so far."""
    bots = [any_kind(name).make() for _ in range(state.board.players)]
    for seat, each in enumerate(bots):
        each.start(state.rules, state.board.players, seat, 11)
    tell(bots, events)
    return bots


def tell(bots: list[Bot], events: tuple[Event, ...]) -> None:
    for event in events:
        for seat, each in enumerate(bots):
            each.observe(event.seen_by(seat))
