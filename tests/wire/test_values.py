"""Actions, events and rulesets survive the wire, and look there as they do in a file."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.codec import encode, to_json
from hanabi.game import Action, CardId, Choose, Clue, Discard, Event, Play, Stop, StopReason
from hanabi.rules import Card, Ruleset
from hanabi.wire.values import (
    WireEvent,
    WireMove,
    WireRuleset,
    from_wire,
    to_wire,
)
from tests.laws.games import Game, games, rulesets
from tests.wire.instances import instances
from tests.wire.test_table import FEWER

ACTIONS = get_args(Action)
MOVES = [kind for kind in ACTIONS if kind is not Stop]
EVENTS = get_args(Event)


def sent(value: object) -> bytes:
    """A value as it goes over the wire."""
    return msgspec.json.encode(to_wire(value))


def received(kinds: Any, data: bytes) -> Any:
    """The value that bytes stand for."""
    return from_wire(msgspec.json.decode(data, type=kinds))


@pytest.mark.parametrize("kind", MOVES)
@given(st.data())
def test_every_move_reads_back(kind: type, data: st.DataObject) -> None:
    action = data.draw(instances(kind))
    assert received(WireMove, sent(action)) == action


@pytest.mark.parametrize("kind", EVENTS)
@given(st.data())
def test_every_event_reads_back(kind: type, data: st.DataObject) -> None:
    event = data.draw(instances(kind))
    assert received(WireEvent, sent(event)) == event


@pytest.mark.parametrize("kind", [*ACTIONS, *EVENTS])
@given(st.data())
def test_a_message_and_a_file_write_the_same_bytes(kind: type, data: st.DataObject) -> None:
    value = data.draw(instances(kind))
    assert sent(value).decode() == to_json(value)


def test_a_chosen_card_says_what_it_is() -> None:
    form = {"type": "choose", "option": {"type": "card", "suit": "red", "rank": 3}}
    assert encode(Choose(Card("red", 3))) == form
    assert received(WireMove, json.dumps(form).encode()) == Choose(Card("red", 3))


@FEWER
@given(games())
def test_everything_that_is_done_and_happens_in_a_game_reads_back(game: Game) -> None:
    for step in game.steps:
        assert received(WireMove, sent(step.action)) == step.action
    for event in game.events:
        for seat in (None, *range(game.start.board.players)):
            assert received(WireEvent, sent(event.seen_by(seat))) == event.seen_by(seat)


@given(rulesets())
def test_a_ruleset_reads_back_and_looks_as_it_does_in_a_file(rules: Ruleset) -> None:
    data = msgspec.json.encode(to_wire(rules))
    assert from_wire(msgspec.json.decode(data, type=WireRuleset)) == rules
    assert data.decode() == to_json(rules)


def test_an_action_may_leave_out_what_it_does_not_say() -> None:
    assert received(WireMove, b'{"type":"play","card":3}') == Play(CardId(3))
    assert received(WireMove, b'{"type":"discard","card":3}') == Discard(CardId(3))
    assert received(WireMove, b'{"type":"clue","to":1,"value":"red"}') == Clue(1, "red")


def test_a_player_cannot_stop_a_game_by_an_action() -> None:
    """U25: to stop is the room's alone."""
    with pytest.raises(msgspec.ValidationError):
        received(WireMove, sent(Stop(StopReason.VOTE)))
