"""Values to JSON and back: what decoding accepts, and the path to what it refuses."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Annotated, Any, Optional

import pytest

from hanabi.codec import (
    IntegerRange,
    Malformed,
    Strictness,
    Struct,
    TaggedStruct,
    TextForm,
    decode,
    encode,
    json_reader,
    to_json,
)
from hanabi.game import Action, CardId, Choose, Clue, Discard, Outcome, Play, Result, Stop, StopReason
from hanabi.rules import Card, Suit, Tile, Touch


class Number(Enum):
    ONE = 1
    TWO = 2


@dataclass(frozen=True)
class Shelf:
    """Something of every kind."""

    cards: tuple[Card, ...]
    places: Mapping[int, tuple[Tile, ...]]
    name: Optional[str] = None  # noqa: UP045
    what: Tile | int | Card | None = None
    owner: CardId | None = None


ACTIONS: list[Action] = [
    Play(CardId(3)),
    Play(CardId(3), "red"),
    Discard(CardId(0)),
    Clue(1, "red"),
    Clue(1, 5),
    Choose(None),
    Choose(Card("red", 1)),
    Choose(Clue(2, 3)),
    Stop(StopReason.VOTE),
    Stop(StopReason.LEFT, 1),
]
ANY_ACTION: Any = Action
RED = {name: encode(value) for name, value in asdict(Suit("red")).items()}


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_reads_back(action: Action) -> None:
    assert decode(ANY_ACTION, json.loads(json.dumps(encode(action)))) == action


def test_a_member_of_a_union_carries_its_tag() -> None:
    assert encode(Choose(Clue(2, 3))) == {"type": "choose", "option": {"type": "clue", "to": 2, "value": 3}}
    assert encode(Choose(Card("red", 1))) == {
        "type": "choose",
        "option": {"type": "card", "suit": "red", "rank": 1},
    }
    assert encode(Card("red", 1)) == {"suit": "red", "rank": 1}


def test_a_card_chosen_by_an_older_program_has_no_tag() -> None:
    older = {"type": "choose", "option": {"suit": "red", "rank": 1}}
    assert decode(ANY_ACTION, older) == Choose(Card("red", 1))


def test_json_is_written_on_one_line_without_spaces() -> None:
    assert to_json(Clue(1, "červená")) == '{"type":"clue","to":1,"value":"červená"}'


@pytest.mark.parametrize(
    "outcome", [Outcome(Result.PERFECT, 25), Outcome(Result.STOPPED, 0, StopReason.CLOCK)]
)
def test_an_outcome_reads_back(outcome: Outcome) -> None:
    assert decode(Outcome, encode(outcome)) == outcome


@pytest.mark.parametrize(
    "shelf",
    [
        {"cards": [], "places": {}, "name": None, "what": None, "owner": None},
        {
            "cards": [{"suit": "red", "rank": 1}],
            "places": {"3": ["token", "pardon"]},
            "name": "top",
            "what": "token",
            "owner": 7,
        },
        {
            "cards": [],
            "places": {},
            "name": "",
            "what": {"suit": "red", "rank": 1},
            "owner": None,
        },
        {"cards": [], "places": {}, "name": None, "what": 3, "owner": None},
    ],
)
def test_values_of_every_kind_read_back(shelf: Any) -> None:
    assert encode(decode(Shelf, shelf)) == shelf


def test_mappings_have_keys_of_their_own_kind() -> None:
    counts: Any = Mapping[str, int]
    places: Any = Mapping[int, bool]
    assert decode(counts, {"1": 2}) == {"1": 2}
    assert decode(places, {"1": True}) == {1: True}
    assert encode({1: Tile.TOKEN}) == {"1": "token"}


def test_plain_values_stay_as_they_are() -> None:
    assert [encode(value) for value in ("a", 1, 1.5, True, None)] == ["a", 1, 1.5, True, None]
    assert encode(Number.TWO) == 2
    assert decode(Number, 2) is Number.TWO


@pytest.mark.parametrize(
    ("kind", "data", "path"),
    [
        (int, "1", "int"),
        (int, True, "int"),
        (int, 1.0, "int"),
        (str, None, "str"),
        (Number, "1", "number"),
        (Number, True, "number"),
        (Touch, "some", "touch"),
        (Card, [], "card"),
        (Card, {"suit": "red"}, "card.rank"),
        (Card, {"suit": "red", "rank": 1, "type": "card"}, "card.type"),
        (Card, {"suit": "red", "rank": 1, 2: 3}, "card.2"),
        (Card, {"suit": "red", "rank": "1"}, "card.rank"),
        (Suit, RED | {"copies": [3, 2, None]}, "suit.copies[2]"),
        (Suit, RED | {"copies": 3}, "suit.copies"),
        (Mapping[str, int], [], "mapping"),
        (Mapping[str, int], {"a": "b"}, "mapping.a"),
        (Mapping[int, int], {"a": 1}, "mapping.a"),
        (Play, {"card": 1, "announce": None}, "play"),
        (Play, {"type": "discard", "card": 1, "announce": None}, "play"),
        (Action, {"type": "pass"}, "value"),
        (Action, {"type": ["play"]}, "value"),
        (Action, {"card": 1}, "value"),
        (Action, None, "value"),
        (Action, [], "value"),
        (Action, {"type": "play", "card": 1}, "value.announce"),
        (Action, {"type": "play", "card": "1", "announce": None}, "value.card"),
        (Action, {"type": "play", "card": 1, "announce": 2}, "value.announce"),
        (Action, {"type": "clue", "to": 1, "value": None}, "value.value"),
        (Action, {"type": "clue", "to": 1, "value": True}, "value.value"),
        (Action, {"type": "choose", "option": {"type": "play", "card": 1}}, "value.option"),
        (Action, {"type": "choose", "option": {"suit": "red"}}, "value.option.rank"),
        (Action, {"type": "stop", "reason": "bored", "by": None}, "value.reason"),
    ],
)
def test_decoding_trusts_nothing(kind: Any, data: object, path: str) -> None:
    with pytest.raises(Malformed) as refusal:
        decode(kind, data)
    assert refusal.value.path == path


class Shape(TaggedStruct):
    """One of several."""


class RoundShape(Shape):
    radius: float
    name: str = "unnamed"


class SquareShape(Shape, tag="square"):
    """Leaves out what everybody knows."""

    omits_defaults = True

    name: str = "unnamed"
    corners: Annotated[int, IntegerRange(0, 4)] = 4
    label: Annotated[str, TextForm("^[a-z]+$", 2, 5)] | None = None
    weights: Mapping[str, tuple[float, ...]] | None = None


class Pair(Struct):
    both: tuple[str, RoundShape | SquareShape]


read_pair = json_reader(Pair, Strictness.CLOSED)
SQUARE = '{"both":["a",{"type":"square"%s}]}'


def test_a_struct_is_a_frozen_dataclass() -> None:
    square = SquareShape(corners=3)
    assert square == SquareShape("unnamed", 3)
    assert hash(square) == hash(SquareShape("unnamed", 3))
    with pytest.raises(AttributeError):
        square.corners = 4  # type: ignore[misc]
    assert repr(square) == "SquareShape(name='unnamed', corners=3, label=None, weights=None)"


def test_a_struct_is_told_apart_by_its_name_or_by_the_tag_it_was_given() -> None:
    assert (RoundShape.tag, SquareShape.tag) == ("round-shape", "square")
    assert to_json(RoundShape(radius=2.0)) == '{"type":"round-shape","radius":2.0,"name":"unnamed"}'


def test_defaults_are_left_out_where_a_struct_says_so() -> None:
    assert to_json(Pair(("a", SquareShape()))) == SQUARE % ""
    full = SquareShape("b", 1, "xy", {"w": (1.5, 2)})
    text = SQUARE % ',"name":"b","corners":1,"label":"xy","weights":{"w":[1.5,2]}'
    assert to_json(Pair(("a", full))) == text
    assert read_pair(text) == Pair(("a", full))


@pytest.mark.parametrize(
    ("text", "path"),
    [
        (SQUARE % ',"corners":5', "$.both[1].corners"),
        (SQUARE % ',"corners":-1', "$.both[1].corners"),
        (SQUARE % ',"corners":true', "$.both[1].corners"),
        (SQUARE % ',"label":"x"', "$.both[1].label"),
        (SQUARE % ',"label":"xxxxxx"', "$.both[1].label"),
        (SQUARE % ',"label":"XX"', "$.both[1].label"),
        (SQUARE % ',"name":"\\ud800"', "$.both[1].name"),
        (SQUARE % ',"weights":{"a":[1,"2"]}', "$.both[1].weights.a[1]"),
        (SQUARE % ',"weights":{"a":[1e400]}', "$.both[1].weights.a[0]"),
        (SQUARE % f',"weights":{{"a":[1{"0" * 400}]}}', "$.both[1].weights.a[0]"),
        (SQUARE % ',"weights":{"a":[NaN]}', "$"),
        (SQUARE % ',"colour":1', "$.both[1].colour"),
        ('{"both":["a"]}', "$.both"),
        ('{"both":[{"type":"square"},"a"]}', "$.both[0]"),
        ('{"both":["a",{"corners":4}]}', "$.both[1]"),
        ('{"both":["a",{"type":"round-shape"}]}', "$.both[1].radius"),
        ('{"both":["a",{"type":"shape"}]}', "$.both[1]"),
        ("[" * 100_000, "$"),
        ("9" * 5000, "$"),
        ("", "$"),
        ("\ufeff{}", "$"),
    ],
)
def test_what_strangers_send_keeps_to_its_form(text: str, path: str) -> None:
    with pytest.raises(Malformed) as refusal:
        read_pair(text)
    assert refusal.value.path == path


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(Malformed):
        read_pair(b'{"both":"\xff"}')


def test_what_newer_programs_write_is_read_as_far_as_it_is_known() -> None:
    read = json_reader(Pair, Strictness.OPEN)
    newer = '{"both":["a",{"type":"round-shape","radius":1,"colour":{"r":1}}],"third":0}'
    assert read(newer) == Pair(("a", RoundShape(1.0)))
    assert decode(Pair, json.loads(newer), Strictness.OPEN) == read(newer)


def test_a_value_without_a_form_is_not_written() -> None:
    with pytest.raises(TypeError):
        to_json({"what": object()})
