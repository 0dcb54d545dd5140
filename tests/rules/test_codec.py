"""Values to JSON and back: what decoding accepts, and the path to what it refuses."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from typing import Any, Optional

import pytest

from hanabi.codec import decode, encode, type_name
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
    assert encode(Card("red", 1)) == {"suit": "red", "rank": 1}


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
    ("kind", "data", "complaint"),
    [
        (int, "1", "int is not of type int"),
        (int, True, "int is not of type int"),
        (int, 1.0, "int is not of type int"),
        (str, None, "str is not of type str"),
        (Number, "1", "number is not one of 1, 2"),
        (Number, True, "number is not one of 1, 2"),
        (Touch, "some", "touch is not one of own, every, none"),
        (Card, [], "card is not an object"),
        (Card, {"suit": "red"}, "card has missing or unknown fields: rank"),
        (Card, {"suit": "red", "rank": 1, "type": "card"}, "card has missing or unknown fields: type"),
        (Card, {"suit": "red", "rank": 1, 2: 3}, "card has missing or unknown fields: 2"),
        (Card, {"suit": "red", "rank": "1"}, "card.rank is not of type int"),
        (Suit, RED | {"copies": [3, 2, None]}, "suit.copies[2] is not of type int"),
        (Suit, RED | {"copies": 3}, "suit.copies is not a list"),
        (Mapping[str, int], [], "mapping is not an object"),
        (Mapping[str, int], {"a": "b"}, "mapping.a is not of type int"),
        (Action, {"type": "pass"}, "has an unknown type"),
        (Action, {"type": ["play"]}, "has an unknown type"),
        (Action, {"card": 1}, "is of no type that fits"),
        (Action, None, "is of no type that fits"),
        (Action, [], "is of no type that fits"),
        (Action, {"type": "play", "card": 1}, "has missing or unknown fields: announce"),
        (Action, {"type": "play", "card": "1", "announce": None}, "card is not of type int"),
        (Action, {"type": "play", "card": 1, "announce": 2}, "announce is of no type that fits"),
        (Action, {"type": "clue", "to": 1, "value": None}, "value is of no type that fits"),
        (Action, {"type": "clue", "to": 1, "value": True}, "value is of no type that fits"),
        (Action, {"type": "choose", "option": {"type": "play", "card": 1}}, "option has an unknown type"),
        (Action, {"type": "choose", "option": {"suit": "red"}}, "option has missing or unknown fields: rank"),
        (Action, {"type": "stop", "reason": "bored", "by": None}, "reason is not one of vote, clock"),
    ],
)
def test_decoding_trusts_nothing(kind: Any, data: object, complaint: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011
        decode(kind, data)
    assert complaint in str(refusal.value)


def test_a_kind_without_a_name_is_called_as_it_prints() -> None:
    assert type_name(Card) == "Card"
    assert type_name("anything") == "anything"
