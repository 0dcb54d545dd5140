"""Games in the JSON of hanab.live: whole files, read and written."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.errors import ReplayError
from hanabi.game import CardId, Choose, Discard, GameState, Outcome, Play, Result, StopReason
from hanabi.game.board import Held
from hanabi.game.bounds import is_decided
from hanabi.game.hanab_live import (
    VARIANTS,
    from_hanab_live,
    is_exportable,
    read_record,
    to_hanab_live,
    write_hanab_live,
)
from hanabi.game.notation import hand_text
from hanabi.game.replay import Replay, write_replay
from hanabi.rules import Card
from tests.game.hanab_live import dealt, golden, text
from tests.game.records import GOLDEN, recorded


def test_a_plain_game_that_a_player_ended() -> None:
    replay = golden("hanab-live-no-variant.json")
    assert str(replay.rules) == "custom+suits=rygbp+no-empty-clues"
    assert replay.players == ("Alice", "Bob")
    assert hand_text(replay.shuffle.deck[:12]) == "r1 y2 g3 b4 p5 r2 r1 y1 g1 b1 p1 r3"
    assert text(replay) == "c1r c01 p0 p5 d1 p11 s1-left"
    assert replay.notes == (("r1", "", "g3?"), ())
    board = replay.final().board
    assert board.heights == {"red": 3, "yellow": 0, "green": 0, "blue": 0, "purple": 0}
    assert (board.clue_tokens, board.strikes, board.deck) == (7, 0, 36)
    assert board.discards == (Card("yellow", 2),)
    assert board.outcome == Outcome(Result.STOPPED, 0, StopReason.LEFT, 1)


def test_a_game_that_stops_with_nothing_left_to_score_keeps_its_score() -> None:
    """U25: both red 2s, both blue 2s and all green 1s are gone; a red 1 and a blue 1 are on the table."""
    replay = golden("hanab-live-3-suits.json")
    board = replay.final().board
    assert text(replay).endswith("c01 d3 s-nothing-left")
    assert board.heights == {"red": 1, "green": 0, "blue": 1}
    assert (board.clue_tokens, board.strikes, board.deck) == (7, 0, 11)
    assert hand_text(board.discards) == "g1 r2 r2 b2 b2 g1 g1"
    assert board.outcome == Outcome(Result.FINISHED, 2, StopReason.NOTHING_LEFT)


def test_moves_after_nothing_is_left_to_score_are_accepted() -> None:
    data = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    data["actions"] += [{"type": 3, "target": 0, "value": 3}, {"type": 1, "target": 10}]
    replay = from_hanab_live(data)
    assert text(replay).endswith("d3 c03 d10 s-nothing-left")
    assert replay.final().board.outcome == Outcome(Result.FINISHED, 2, StopReason.NOTHING_LEFT)


def test_a_game_that_stops_earlier_stays_open() -> None:
    data = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    del data["actions"][-1]
    replay = from_hanab_live(data)
    assert text(replay).endswith("d2 c01")
    assert replay.final().board.outcome is None


def test_black_powder_with_a_first_player_of_old_and_a_vote() -> None:
    replay = golden("hanab-live-white-reversed.json")
    assert str(replay.rules) == "custom+suits=rygbp+black-powder-floor-0"
    assert replay.first == 2
    assert text(replay) == "c15 c2p p5 p10 p0 s-vote"
    board = replay.final().board
    assert board.heights == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "purple": 0, "black": 1}
    assert (board.clue_tokens, board.strikes, board.deck) == (6, 1, 42)
    assert board.discards == (Card("black", 1),)
    assert board.outcome == Outcome(Result.STOPPED, 0, StopReason.VOTE)


def test_the_export_turns_the_seats_so_that_the_first_player_is_seat_0() -> None:
    exported = to_hanab_live(golden("hanab-live-white-reversed.json"))
    assert exported["players"] == ["Cathy", "Alice", "Bob"]
    first_hands = exported["deck"][:15]
    assert [entry["rank"] for entry in first_hands] == [1, 5, 5, 5, 5, 1, 1, 1, 1, 1, 5, 4, 2, 2, 2]
    assert [entry["suitIndex"] for entry in first_hands] == [5, 5, 1, 3, 4, 0, 1, 2, 3, 4, 5, 5, 0, 1, 2]
    assert exported["actions"] == [
        {"type": 3, "target": 2, "value": 5},
        {"type": 2, "target": 0, "value": 4},
        {"type": 0, "target": 10},
        {"type": 0, "target": 0},
        {"type": 0, "target": 5},
        {"type": 5, "target": -1, "value": 10},
    ]
    assert exported["options"] == {"variant": "White Reversed (6 Suits)", "emptyClues": True}
    assert exported["notes"] == [["chop"], [], [*[""] * 10, "k5!"]]
    assert set(exported) == {"players", "deck", "actions", "options", "notes"}


def test_the_export_leaves_the_end_to_be_understood_when_nothing_is_left_to_score() -> None:
    theirs = json.loads((GOLDEN / "hanab-live-3-suits.json").read_text(encoding="utf-8"))
    exported = to_hanab_live(from_hanab_live(theirs))
    assert exported["actions"] == theirs["actions"]
    assert from_hanab_live(exported) == from_hanab_live(theirs)


def test_a_record_is_read_in_either_format() -> None:
    replay = golden("hanab-live-no-variant.json")
    assert read_record(write_replay(replay)) == replay
    assert read_record(write_hanab_live(replay)) == replay


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("[]", "not-a-replay"),
        ("{}", "not-a-replay"),
        ('{"players": []}', "not-a-replay"),
        ('{"format": "chess", "deck": []}', "not-a-replay"),
        ('{"deck": []}', "bad-field"),
        ('{"deck": [{"suitIndex":', "not-json"),
    ],
)
def test_a_record_in_neither_format_is_refused(text: str, code: str) -> None:
    with pytest.raises(ReplayError) as refused:
        read_record(text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("rules", "variant"),
    [
        ("es", None),
        ("pl", None),
        ("pl+avalanche", "Black (6 Suits)"),
        ("pt+avalanche", "6 Suits"),
        ("fr+avalanche", "Rainbow (6 Suits)"),
        ("de+black-powder", "White Reversed (6 Suits)"),
        ("custom+suits=rygb", "4 Suits"),
        ("custom+suits=rgb", "3 Suits"),
        ("custom+suits=rygb+avalanche-every", "Rainbow (5 Suits)"),
        ("custom+suits=rygb+avalanche-every+black-powder", "White Reversed & Rainbow (6 Suits)"),
    ],
)
def test_our_rules_have_a_variant_there(rules: str, variant: str | None) -> None:
    assert to_hanab_live(dealt(rules)).get("options", {}).get("variant") == variant


def test_rules_with_a_counterpart_can_be_exported() -> None:
    assert is_exportable(dealt("fr"))


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        ("fr+flamboyant-fives", "flamboyant-fives"),
        ("pl+synchronised-show", "synchronised-show"),
        ("custom+tokens=7", "tokens"),
        ("custom+strikes=2", "strikes"),
        ("fr+avalanche+black-powder", "suits"),
        ("custom+ranks=4", "suits"),
        ("custom+suits=1", "suits"),
        ("custom+hand=3", "hand"),
    ],
)
def test_rules_without_a_counterpart_are_refused_by_name(rules: str, what: str) -> None:
    with pytest.raises(ReplayError) as refused:
        to_hanab_live(dealt(rules))
    assert refused.value.code == "no-counterpart"
    assert not is_exportable(dealt(rules))
    assert refused.value.details == {"what": what}


def test_an_answer_to_a_tile_is_refused_wherever_it_comes_from() -> None:
    with pytest.raises(ReplayError) as refused:
        to_hanab_live(dealt("fr", Choose(None)))
    assert refused.value.details == {"what": "flamboyant-fives"}


def test_a_hand_that_differs_by_one_is_an_option() -> None:
    exported = to_hanab_live(dealt("custom+hand=4+no-empty-clues"))
    assert exported["options"] == {"oneLessCard": True}


def test_a_plain_game_is_exported_without_options() -> None:
    exported = to_hanab_live(dealt("pl", Play(CardId(0)), Discard(CardId(5))))
    assert set(exported) == {"players", "deck", "actions"}
    assert exported["actions"] == [{"type": 0, "target": 0}, {"type": 1, "target": 5}]


EXPORTED = (
    "es",
    "pl+avalanche",
    "pt+avalanche+all-or-nothing",
    "fr+avalanche",
    "de+black-powder",
    "custom",
    "custom+suits=rgb+no-empty-clues",
    "custom+suits=rygb+avalanche-every+black-powder",
)


@given(recorded(EXPORTED))
def test_a_game_comes_back_from_an_export_with_the_same_table(replay: Replay) -> None:
    """Our white has the place of their Purple, and our sixth suits those of their Teal and Black."""
    again = read_record(write_hanab_live(replay))
    ours = VARIANTS[again.variant].match(replay.rules)
    assert ours
    theirs = VARIANTS[again.variant].suits
    renamed = {suit.key: their.key for suit, their in zip(ours, theirs, strict=True)}
    same = {suit: suit for suit in again.rules.index}
    assert again.first == 0
    assert turned(again.final(), 0, same) == turned(replay.final(), replay.first, renamed)
    assert [board.turn for board in boards(again)] == [board.turn for board in boards(replay)]


@given(recorded(EXPORTED))
def test_an_export_is_the_same_the_second_time(replay: Replay) -> None:
    exported = to_hanab_live(replay)
    assert to_hanab_live(from_hanab_live(exported)) == exported


@given(recorded(EXPORTED), st.data())
def test_a_game_cut_short_is_closed_only_with_nothing_left_to_score(
    replay: Replay, data: st.DataObject
) -> None:
    cut = data.draw(st.integers(0, len(replay.actions) - 1))
    short = replace(replay, actions=replay.actions[:cut])
    again = from_hanab_live(to_hanab_live(short))
    assert len(again.actions) == cut + is_decided(short.final())


def boards(replay: Replay) -> list[Any]:
    return [state.board for state in replay.states()]


def turned(state: GameState, first: int, names: dict[str, str]) -> dict[str, Any]:
    """What there is to see of a table, seat by seat from the first player, its suits by these names."""

    def named(cards: Iterable[Card]) -> list[Card]:
        return [Card(names[card.suit], card.rank) for card in cards]

    def known(held: Held) -> tuple[object, ...]:
        said = [value if isinstance(value, int) else names[value] for value in held.known.said]
        return said, {names[suit] for suit in held.known.suits}, held.known.ranks

    board = state.board
    seats = [(first + place) % board.players for place in range(board.players)]
    return {
        "heights": {names[suit]: height for suit, height in board.heights.items()},
        "tokens": board.clue_tokens,
        "strikes": board.strikes,
        "discards": named(board.discards),
        "deck": named(state.secrets.deck),
        "hands": [named(state.hand(seat)) for seat in seats],
        "said": [[known(held) for held in board.hands[seat]] for seat in seats],
        "turn": (board.seat - first) % board.players,
        "turns left": board.turns_left,
        "outcome": board.outcome,
    }
