"""Values to JSON and back: what decoding accepts, and the path to what it refuses."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any, Optional

import pytest

from hanabi.codec import Malformed, decode, encode, to_json
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
