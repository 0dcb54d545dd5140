"""Actions, decks, players and notes in the JSON of hanab.live."""

from dataclasses import replace

import pytest

from hanabi.errors import ReplayError, RulesetError
from hanabi.game import CardId, Outcome, Play, Result, Stop, StopReason
from hanabi.game.hanab_live import from_hanab_live, to_hanab_live
from tests.game.hanab_live import dealt, refusal, site
from tests.game.records import with_notes


@pytest.mark.parametrize(
    ("action", "reason", "by"),
    [
        ((4, 1, 3), StopReason.CLOCK, 1),
        ((4, -1, 3), StopReason.CLOCK, None),
        ((4, 0, 4), StopReason.LEFT, 0),
        ((4, -1, 6), StopReason.IDLE, None),
        ((4, -1, 10), StopReason.VOTE, None),
        ((5, -1, 10), StopReason.VOTE, None),
    ],
)
def test_the_end_of_a_game_is_read_with_its_reason(
    action: tuple[int, ...], reason: StopReason, by: int | None
) -> None:
    replay = from_hanab_live(site(actions=(action,)))
    assert replay.actions == (Stop(reason, by),)
    assert replay.final().board.outcome == Outcome(Result.STOPPED, 0, reason, by)


@pytest.mark.parametrize(
    ("stop", "entry"),
    [
        (Stop(StopReason.CLOCK, 1), {"type": 4, "target": 0, "value": 3}),
        (Stop(StopReason.CLOCK), {"type": 4, "target": -1, "value": 3}),
        (Stop(StopReason.LEFT, 0), {"type": 4, "target": 1, "value": 4}),
        (Stop(StopReason.IDLE), {"type": 4, "target": -1, "value": 6}),
        (Stop(StopReason.VOTE), {"type": 5, "target": -1, "value": 10}),
        (Stop(StopReason.VOTE, 1), {"type": 5, "target": -1, "value": 10}),
    ],
)
def test_the_end_of_a_game_is_written_with_its_reason(stop: Stop, entry: dict[str, int]) -> None:
    """Seat 1 began, so it is their seat 0."""
    assert to_hanab_live(replace(dealt("fr", stop), first=1))["actions"] == [entry]


@pytest.mark.parametrize("code", [0, 1, 2, 5, 7, 8, 9, 11, -1])
def test_an_end_that_is_no_action_is_refused(code: int) -> None:
    refused = refusal(site(actions=((4, 0, code),)))
    assert refused.details == {"field": "actions[0].value", "value": str(code)}


@pytest.mark.parametrize("action", [{"type": 0, "target": 0}, {"type": 0, "target": 0, "value": 0}])
def test_a_play_may_leave_its_value_out(action: dict[str, int]) -> None:
    assert from_hanab_live(site() | {"actions": [action]}).actions == (Play(CardId(0)),)


@pytest.mark.parametrize(
    ("actions", "field", "value"),
    [
        (None, "actions", "null"),
        ("p0", "actions", '"p0"'),
        (["p0"], "actions[0]", '"p0"'),
        ([[0, 0]], "actions[0]", "[...]"),
        ([{"target": 0}], "actions[0].type", "null"),
        ([{"type": "0", "target": 0}], "actions[0].type", '"0"'),
        ([{"type": True, "target": 0}], "actions[0].type", "true"),
        ([{"type": 0, "target": "0"}], "actions[0].target", '"0"'),
        ([{"type": 0, "target": None}], "actions[0].target", "null"),
        ([{"type": 3, "target": 1, "value": "1"}], "actions[0].value", '"1"'),
        ([{"type": 3, "target": 1, "value": 1.0}], "actions[0].value", "1.0"),
        ([{"type": 0, "target": 0}, {"type": 6, "target": 0, "value": 0}], "actions[1].type", "6"),
        ([{"type": -1, "target": 0, "value": 0}], "actions[0].type", "-1"),
        ([{"type": 2, "target": 1, "value": -1}], "actions[0].value", "-1"),
    ],
)
def test_actions_that_are_none_are_refused(actions: object, field: str, value: str) -> None:
    refused = refusal(site() | {"actions": actions})
    assert (refused.code, refused.details) == ("bad-field", {"field": field, "value": value})


@pytest.mark.parametrize(
    ("actions", "turn", "reason"),
    [
        (((0, 9),), 1, "card-not-in-hand"),
        (((0,),), 1, "card-not-in-hand"),
        (((0, 0), (0, 49)), 2, "card-not-in-hand"),
        (((1, 0),), 1, "all-tokens-available"),
        (((3, 0, 1),), 1, "clue-to-oneself"),
        (((3, 7, 1),), 1, "no-such-seat"),
        (((3, -1, 1),), 1, "no-such-seat"),
        (((3, 1, 0),), 1, "rank-not-clued"),
        (((3, 1, 6),), 1, "rank-not-clued"),
        (((4, 7, 4),), 1, "no-such-seat"),
        (((5, -1, 10), (0, 0)), 1, "game-over"),
    ],
)
def test_an_illegal_move_is_reported_when_the_game_is_played(
    actions: tuple[tuple[int, ...], ...], turn: int, reason: str
) -> None:
    replay = from_hanab_live(site(actions=actions, emptyClues=True))
    with pytest.raises(ReplayError) as refused:
        replay.final()
    assert refused.value.code == "illegal-move"
    assert (refused.value.details["turn"], refused.value.details["reason"]) == (turn, reason)


@pytest.mark.parametrize(
    ("entry", "field", "value"),
    [
        ("r1", "deck[3]", '"r1"'),
        (None, "deck[3]", "null"),
        ({"rank": 1}, "deck[3].suitIndex", "null"),
        ({"suitIndex": 0}, "deck[3].rank", "null"),
        ({"suitIndex": "0", "rank": 1}, "deck[3].suitIndex", '"0"'),
        ({"suitIndex": 0, "rank": True}, "deck[3].rank", "true"),
        ({"suitIndex": 5, "rank": 1}, "deck[3].suitIndex", "5"),
        ({"suitIndex": -1, "rank": 1}, "deck[3].suitIndex", "-1"),
        ({"suitIndex": 0, "rank": 0}, "deck[3].rank", "0"),
        ({"suitIndex": 0, "rank": 6}, "deck[3].rank", "6"),
        ({"suitIndex": 0, "rank": 7}, "deck[3].rank", "7"),
    ],
)
def test_a_card_that_is_none_is_refused(entry: object, field: str, value: str) -> None:
    data = site()
    refused = refusal(data | {"deck": [*data["deck"][:3], entry, *data["deck"][4:]]})
    assert (refused.code, refused.details) == ("bad-field", {"field": field, "value": value})


def test_a_deck_that_is_no_list_is_refused() -> None:
    refused = refusal(site() | {"deck": "r1 r1"})
    assert (refused.code, refused.details) == ("bad-field", {"field": "deck", "value": '"r1 r1"'})


@pytest.mark.parametrize("kept", [slice(0), slice(49), slice(1, None)])
def test_a_deck_that_is_not_the_box_is_refused(kept: slice) -> None:
    refused = refusal(site() | {"deck": site()["deck"][kept]})
    assert isinstance(refused, RulesetError)
    assert refused.code == "deck-not-the-box"


@pytest.mark.parametrize("players", [[], ["Alice"], ["Alice"] * 7])
def test_a_table_too_small_or_too_large_is_refused(players: list[str]) -> None:
    assert refusal(site() | {"players": players}).code == "player-count"


def test_a_hostile_name_is_refused() -> None:
    assert refusal(site() | {"players": ["Alice", "\x1b[2J"]}).code == "bad-player-name"


def test_notes_may_be_short_and_reach_beyond_the_deck() -> None:
    notes = [["r1"], [*[""] * 50, "on the red stack"]]
    assert from_hanab_live(site() | {"notes": notes}).notes == (("r1",), tuple(notes[1]))
    assert from_hanab_live(site() | {"notes": None}).notes == ()


@pytest.mark.parametrize("notes", ["f", [7, {}], [[7], [None]], [[], [], []]])
def test_notes_that_are_none_cost_only_the_notes(notes: object) -> None:
    assert from_hanab_live(site() | {"notes": notes}) == from_hanab_live(site())


def test_notes_are_turned_with_the_seats_and_lose_their_blanks() -> None:
    """Ben began: his cards 5 to 9 become 0 to 4, Ada's become 5 to 9, the rest stay."""
    replay = replace(dealt("fr"), first=1)
    notes = [["a0", "", "", "", "", "b0", "", ""], [*[""] * 10, "c10", *[""] * 39, "stack"]]
    exported = to_hanab_live(with_notes(replay, notes))
    assert exported["players"] == ["Ben", "Ada"]
    assert exported["notes"] == [notes[1], ["b0", "", "", "", "", "a0"]]


def test_empty_notes_are_not_written() -> None:
    assert "notes" not in to_hanab_live(replace(dealt("fr"), notes=((), ("", ""))))
