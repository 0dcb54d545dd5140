"""A game told by a server is told to the person as if it were played here."""

import random
from functools import cache

import pytest

from hanabi.client.hot_seat import HotSeat
from hanabi.client.visited_game import VisitedGame, read_advice
from hanabi.game import CardId, Dealt, Play, PlayerAction, legal_actions
from hanabi.plain.local_game import GameMoment, GameSetup, LocalChair, draw_deal, moment_text
from hanabi.plain.words import Words
from hanabi.rules import ruleset
from hanabi.table import Memory
from hanabi.testing import guided_action
from hanabi.testing.sampling import CAREFUL
from hanabi.text import Catalogue
from hanabi.wire import messages
from hanabi.wire.table import choices, table_now
from tests.terminal.keyboard import open_moments
from tests.terminal.typist import NAMES

RULESETS = ("fr", "pl+synchronised-show", "fr+avalanche+black-powder+flamboyant-fives", "de+all-or-nothing")
WORDS = Words(Catalogue(), NAMES[:3], 1)


@cache
def scenes(rules: str, seed: int = 1) -> tuple[HotSeat, tuple[messages.Happened, ...]]:
    """A whole game, and what the server tells seat 1 after each action."""
    plan = GameSetup(ruleset(rules), tuple(LocalChair(name) for name in NAMES[:3]))
    chance = random.Random(seed)
    sitting = HotSeat(plan, draw_deal(plan, chance))
    heard = [happened(sitting)]
    while not sitting.board.over:
        legal = legal_actions(sitting.table.view(sitting.board.seat))
        sitting.take(guided_action(sitting.table.state, legal, CAREFUL, chance))
        heard.append(happened(sitting))
    return sitting, tuple(heard)


def happened(
    sitting: HotSeat, since: int | None = None, memory: Memory = Memory.DEDUCED
) -> messages.Happened:
    """What seat 1 is told of the moments after `since`, and of the table."""
    seat = None if sitting.board.over else 1
    view, seq = sitting.table.view(seat), len(open_moments(sitting.table)) - 1
    news = open_moments(sitting.table)[-1:] if since is None else open_moments(sitting.table)[since + 1 :]
    events = tuple(event.seen_by(1) for moment in news for event in moment.events)
    return messages.Happened("g", seq, events, table_now(view, seq, Memory.DEDUCED), choices(view), None, {})


def joined(sitting: HotSeat, memory: Memory = Memory.DEDUCED) -> VisitedGame:
    rules = sitting.setup.rules
    dealt = messages.DealtGame("g", str(rules), rules, sitting.setup.names, 0, 1, "")
    return VisitedGame(dealt, memory)


def stories(found: list[GameMoment]) -> list[tuple[int, str]]:
    return [(moment.turn, moment_text(WORDS, moment, 1)) for moment in found]


@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_heard_action_by_action_is_the_game(rules: str) -> None:
    sitting, heard = scenes(rules)
    remote = joined(sitting)
    for each in heard:
        remote.apply(each)
    assert stories(remote.moments) == stories(open_moments(sitting.table))
    assert isinstance(remote.moments[0].events[0], Dealt)
    assert remote.view == sitting.table.view(None)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_guest_who_comes_late_is_told_the_same_story_from_anywhere(rules: str) -> None:
    sitting, _ = scenes(rules)
    for since in range(-1, len(open_moments(sitting.table)) - 1, 3):
        remote = joined(sitting)
        remote.apply(happened(sitting, since))
        assert stories(remote.moments) == stories(open_moments(sitting.table))[since + 1 :]


@pytest.mark.parametrize("rules", RULESETS)
def test_exactly_what_the_server_lists_is_offered(rules: str) -> None:
    sitting, heard = scenes(rules)
    remote = joined(sitting)
    turns = 0
    for each in heard:
        remote.apply(each)
        offer, listed = remote.offer, each.choices.options if each.choices else ()
        assert len(offer.actions) == len(listed)
        assert all(offer.refusal(action) is None for action in offer.actions)
        turns += bool(listed)
    assert turns > 5
    assert {remote.offer.refusal(action) for action in legal_actions(sitting.table.view(1))} <= {"game-over"}


def test_an_action_the_server_left_out_is_not_offered() -> None:
    sitting, heard = scenes("fr")
    each = next(each for each in heard if each.choices)
    assert each.choices is not None
    fewer = messages.Happened(
        "g", each.seq, each.events, each.table, type(each.choices)(each.choices.options[1:], {}), None, {}
    )
    whole, remote = joined(sitting), joined(sitting)
    whole.apply(each)
    remote.apply(fewer)
    [missing] = set(whole.offer.actions) - set(remote.offer.actions)
    assert remote.offer.refusal(missing) == "stale"


def test_what_was_heard_before_is_not_heard_again() -> None:
    sitting, heard = scenes("fr")
    remote = joined(sitting)
    for each in heard[:5]:
        remote.apply(each)
    again = [remote.apply(heard[4]), remote.apply(heard[2])]
    assert again == [[], []]
    assert (remote.seq, len(remote.moments)) == (4, 5)


def told_advice(remote: VisitedGame, *actions: PlayerAction, seq: int | None = None) -> messages.Advice:
    """Advice as a server tells it."""
    suggestions = tuple(
        messages.Suggestion(action, (), "certain-play", {}, ("partner",), None) for action in actions
    )
    return messages.Advice(remote.id, remote.seq if seq is None else seq, "partner", suggestions)


def to_move(rules: str = "fr") -> VisitedGame:
    """A game in which it is the turn of seat 1."""
    sitting, heard = scenes(rules)
    place = next(place for place, each in enumerate(heard) if each.choices)
    remote = joined(sitting)
    for each in heard[: place + 1]:
        remote.apply(each)
    return remote


def test_advice_of_a_server_is_checked_against_the_table() -> None:
    remote = to_move()
    play, *_ = (action for action in remote.offer.actions if isinstance(action, Play))
    advice = read_advice(remote, told_advice(remote, play))
    assert advice is not None
    assert (advice.seat, advice.bot, advice.best.action) == (1, "partner", play)
    assert advice.best.odds is not None
    assert advice.best.odds.place == 1


def test_advice_that_is_out_of_date_or_against_the_rules_is_not_shown() -> None:
    remote = to_move()
    play, *_ = (action for action in remote.offer.actions if isinstance(action, Play))
    assert read_advice(remote, told_advice(remote, play, seq=remote.seq - 1)) is None
    assert read_advice(remote, told_advice(remote, Play(CardId(0)))) is None
