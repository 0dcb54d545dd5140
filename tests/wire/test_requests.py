"""What the decoder takes from a client, and what it refuses: only ever with an error of its own."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.codec import Malformed, Strictness, json_reader, to_json
from hanabi.wire.requests import LARGEST_MESSAGE, AnyRequest, Request, Say
from hanabi.wire.schema import protocol_schema

read_request: Callable[[str | bytes], Request] = json_reader(AnyRequest, Strictness.CLOSED)
TERMS = {"ruleset": "de+avalanche", "seats": 4, "clock": {"seconds": 60, "then": "beginner"}}
ACT = {"type": "act", "id": "8", "seq": 4, "action": {"type": "clue", "to": 1, "value": "red"}}
EXAMPLES: dict[str, dict[str, Any]] = {
    "enter": {"name": "Ada"},
    "sit": {"seat": 1},
    "stand": {},
    "seat-bot": {"seat": 2, "bot": "beginner"},
    "clear-seat": {"seat": 2},
    "configure": {"terms": TERMS},
    "begin": {"again": {"game": "g1", "seq": 3}},
    "show": {"moment": {"game": "g1", "seq": 3}, "seat": 1},
    "hand-over": {"member": 2},
    "vote-host": {"member": 2},
    "remove": {"member": 2},
    "readmit": {"member": 2},
    "set-door": {"door": "locked"},
    "stand-in": {"seat": 2, "bot": "beginner"},
    "give-back": {"seat": 2},
    "vote": {"end": False},
    "say": {"text": "Żółty?"},
    "remark": {"remark": "hello"},
    "act": {"seq": 4, "action": {"type": "choose", "option": {"type": "card", "suit": "red", "rank": 1}}},
    "ask-advice": {"seq": 4, "bot": "partner", "game": "g1"},
    "arrange": {"order": [3, 1, 2]},
    "mark": {"card": 3, "mark": None},
    "note": {"card": 3, "text": "5?"},
    "commit-entropy": {"commitment": "0a" * 32},
    "reveal": {"game": "g1", "entropy": "f9" * 32},
    "sync": {"since": 12},
    "ping": {},
}
REQUESTS = [{"type": kind, "id": "a1"} | fields for kind, fields in EXAMPLES.items()]


def request(data: object) -> Request:
    return read_request(json.dumps(data).encode())


def test_there_is_an_example_of_every_request() -> None:
    assert {kind.tag for kind in get_args(AnyRequest)} == set(EXAMPLES)


@pytest.mark.parametrize("data", REQUESTS, ids=EXAMPLES.keys())
def test_a_request_is_read_and_written_alike(data: dict[str, Any]) -> None:
    made = request(data)
    assert read_request(to_json(made)) == made
    assert made.id == "a1"
    assert made.tag == data["type"]


@pytest.mark.parametrize("data", REQUESTS, ids=EXAMPLES.keys())
def test_a_field_nobody_knows_is_refused_wherever_it_stands(data: dict[str, Any]) -> None:
    for place in places(data):
        with pytest.raises(Malformed):
            request(with_field(data, place, "surprise", 1))


@pytest.mark.parametrize("data", REQUESTS, ids=EXAMPLES.keys())
@pytest.mark.parametrize("odd", [[], {"type": "play"}, 1.5, 2**31, -(2**31) - 1, 10**400, True])
def test_a_value_of_a_wrong_kind_or_size_is_refused_in_every_field(data: dict[str, Any], odd: object) -> None:
    for place in places(data):
        for name in named(data, place):
            wrong = with_field(data, place, name, odd)
            if not (odd is True and name == "end") and not (odd == [] and name == "order"):
                with pytest.raises(Malformed):
                    request(wrong)


def places(data: dict[str, Any], at: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The ways to every object within a request."""
    below = [places(value, (*at, name)) for name, value in data.items() if isinstance(value, dict)]
    return [at, *(place for found in below for place in found)]


def named(data: dict[str, Any], place: tuple[str, ...]) -> list[str]:
    for name in place:
        data = data[name]
    return list(data)


def with_field(data: dict[str, Any], place: tuple[str, ...], name: str, value: object) -> dict[str, Any]:
    """The same request with another value in one of its objects."""
    if not place:
        return data | {name: value}
    return data | {place[0]: with_field(data[place[0]], place[1:], name, value)}


@pytest.mark.parametrize("data", REQUESTS, ids=EXAMPLES.keys())
def test_a_request_without_an_id_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        request({name: value for name, value in data.items() if name != "id"})


@pytest.mark.parametrize("key", ["", "a b", "a\n", "\n", "é", "a" * 65, "\x00", "\x7f"])
def test_an_id_is_a_short_word_in_ascii(key: str) -> None:
    with pytest.raises(Malformed):
        request({"type": "begin", "id": key})


def test_an_id_may_be_any_short_word_in_ascii() -> None:
    for key in ("!", "~", "a" * 64, "3f2b-77/x"):
        assert request({"type": "begin", "id": key}).id == key


@pytest.mark.parametrize("tag", ["", "Act", "acts", "welcome", "stop", "play", None, 3, [], {}, True])
def test_a_request_of_no_known_type_is_refused(tag: object) -> None:
    with pytest.raises(Malformed):
        request({**ACT, "type": tag})
    with pytest.raises(Malformed):
        request({**ACT, "action": {**ACT["action"], "type": tag}})  # type: ignore[dict-item]


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"hello",
        b'{"type":"begin","id":"a"',
        b'{"type":"begin","id":"a"} x',
        b'{"type":"begin","id":"\\ud800"}',
        b'{"type":"say","id":"a","text":"\\ud800\\u0041"}',
        b'{"type":"say","id":"a","text":"a\nb"}',
        b'{"type":"sync","id":"a","since":1e400}',
        b'{"type":"sync","id":"a","since":NaN}',
        b'{"type":"sync","id":"a","since":' + b"9" * 4000 + b"}",
        b'{"type":"act","id":"a","seq":1,"action":{"type":"play","card":' + b"9" * 4000 + b"}}",
        b"[" * LARGEST_MESSAGE,
        b'{"a":' * 800,
        b'{"type":"act","id":"a","seq":1,"action":' + b"[" * 4000,
        b'{"type":"act","id":"a","seq":1,"x":' + b"[" * 4000,
        b'{"type":"act","id":"a","seq":1,"action":' + b'{"type":"choose","option":' * 150,
    ],
)
def test_a_frame_that_is_no_request_is_refused(frame: bytes) -> None:
    with pytest.raises(Malformed):
        read_request(frame)


@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda data: data.decode(errors="replace")))
def test_no_text_at_all_breaks_the_decoder(frame: str) -> None:
    refused_or_read(frame)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(REQUESTS), st.sampled_from(["type", "id", "seq", "action", "terms", "text"]), JSON)
def test_no_odd_value_breaks_the_decoder(data: dict[str, Any], name: str, value: object) -> None:
    refused_or_read(json.dumps(data | {name: value}))


def refused_or_read(frame: str) -> None:
    """What is read can be written again; what is refused is refused in the one way a server expects."""
    try:
        found = read_request(frame)
    except Malformed:
        return
    assert read_request(to_json(found)) == found


def test_of_two_fields_with_one_name_the_last_counts() -> None:
    twice = read_request('{"type":"say","id":"a","text":"one","id":"b","text":"two"}')
    assert twice == Say("b", "two")
    with pytest.raises(Malformed):
        read_request('{"type":"say","id":"a","text":"one","type":"nothing"}')


def test_a_refusal_says_where_a_request_is_wrong() -> None:
    for frame, path in (
        ("{", "$"),
        ("{}", "$"),
        ('{"type":"say","id":"a"}', "$.text"),
        ('{"type":"say","id":"a","text":1}', "$.text"),
        ('{"type":"arrange","id":"a","order":[0,-1]}', "$.order[1]"),
        ('{"type":"act","id":"a","seq":0,"action":{"type":"clue","to":1,"value":null}}', "$.action.value"),
    ):
        with pytest.raises(Malformed) as refusal:
            read_request(frame)
        assert refusal.value.path == path


def test_the_limits_of_the_schema_are_those_of_the_decoder() -> None:
    begin = protocol_schema()["$defs"]["Begin"]["properties"]["id"]
    assert (begin["minLength"], begin["maxLength"]) == (1, 64)
