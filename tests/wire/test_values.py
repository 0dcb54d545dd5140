"""Actions, events and rulesets survive the wire, and look there as they do in a file."""

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.codec import Malformed, Strictness, decode, encode, json_reader, to_json
from hanabi.game import (
    Action,
    CardId,
    Choose,
    Clue,
    Discard,
    Drawn,
    Event,
    Play,
    PlayerAction,
    Stop,
    StopReason,
)
from hanabi.rules import Card, Ruleset
from tests.laws.games import Game, games, rulesets
from tests.wire.instances import instances
from tests.wire.test_table import FEWER

ACTIONS = get_args(Action)
MOVES = get_args(PlayerAction)
EVENTS = get_args(Event)

read_move = json_reader(PlayerAction, Strictness.CLOSED)
read_event = json_reader(Event, Strictness.OPEN)


@pytest.mark.parametrize("kind", MOVES)
@given(st.data())
def test_every_move_reads_back(kind: type, data: st.DataObject) -> None:
    action = data.draw(instances(kind))
    assert read_move(to_json(action)) == action


@pytest.mark.parametrize("kind", EVENTS)
@given(st.data())
def test_every_event_reads_back(kind: type, data: st.DataObject) -> None:
    event = data.draw(instances(kind))
    assert read_event(to_json(event)) == event


@pytest.mark.parametrize("kind", [*ACTIONS, *EVENTS])
@given(st.data())
def test_a_message_and_a_file_have_the_same_form(kind: type, data: st.DataObject) -> None:
    """And every other program reads the JSON as we do."""
    value = data.draw(instances(kind))
    form, text = encode(value), to_json(value)
    assert json.dumps(form, ensure_ascii=False, separators=(",", ":")) == text
    assert msgspec.json.decode(text) == form
    assert decode(kind, form) == value


def test_a_chosen_card_says_what_it_is() -> None:
    form = {"type": "choose", "option": {"type": "card", "suit": "red", "rank": 3}}
    assert encode(Choose(Card("red", 3))) == form
    assert read_move(json.dumps(form)) == Choose(Card("red", 3))


def test_a_client_must_say_what_it_chooses() -> None:
    """Only older replays leave it out."""
    with pytest.raises(Malformed):
        read_move('{"type":"choose","option":{"suit":"red","rank":3}}')


@FEWER
@given(games())
def test_everything_that_is_done_and_happens_in_a_game_reads_back(game: Game) -> None:
    for step in game.steps:
        assert read_move(to_json(step.action)) == step.action
    for event in game.events:
        for seat in (None, *range(game.start.board.players)):
            assert read_event(to_json(event.seen_by(seat))) == event.seen_by(seat)


@given(rulesets())
def test_a_ruleset_reads_back(rules: Ruleset) -> None:
    assert json_reader(Ruleset, Strictness.OPEN)(to_json(rules)) == rules


def test_an_action_may_leave_out_what_it_does_not_say() -> None:
    assert read_move(b'{"type":"play","card":3}') == Play(CardId(3))
    assert read_move(b'{"type":"discard","card":3}') == Discard(CardId(3))
    assert read_move(b'{"type":"clue","to":1,"value":"red"}') == Clue(1, "red")


def test_a_player_cannot_stop_a_game_by_an_action() -> None:
    """U25: to stop is the room's alone."""
    with pytest.raises(Malformed):
        read_move(to_json(Stop(StopReason.VOTE)))


def test_what_a_newer_program_adds_is_ignored_and_what_a_stranger_adds_is_refused() -> None:
    assert read_event('{"type":"drawn","seat":1,"card":3,"face":null,"weight":2}') == Drawn(
        1, CardId(3), None
    )
    with pytest.raises(Malformed):
        read_move('{"type":"play","card":3,"weight":2}')
