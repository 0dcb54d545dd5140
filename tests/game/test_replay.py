"""Recorded games: files, turns, and everything a file is refused for."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hanabi.game
from hanabi.errors import HanabiError, NotationError, ReplayError, RulesetError
from hanabi.game import (
    CardId,
    Choose,
    Clue,
    Discard,
    Outcome,
    Play,
    Result,
    Returned,
    Shuffle,
    Stop,
    StopReason,
)
from hanabi.game.notation import hand_text, read_hand
from hanabi.game.replay import (
    LARGEST_FILE,
    LONGEST_NAME,
    LONGEST_NOTE,
    Replay,
    close_if_decided,
    read_json,
    read_replay,
    replay_from,
    write_replay,
)
from hanabi.rules import Card, Ruleset, Tile, box, ruleset
from hanabi.rules.names import legacy_name
from hanabi.rules.ruleset import LEGACY_DEFAULTS, stored_fields
from hanabi.testing import guided_game
from tests.game.records import GOLDEN, record, recorded

FILE = (GOLDEN / "replay-v1.json").read_text(encoding="utf-8")
SHORT = Replay(ruleset("fr"), ("Ada", "Ben"), Shuffle(box(ruleset("fr"))))
"""A game dealt from an unshuffled box: red 1 1 1 2 2 for Ada, red 3 3 4 4 5 for Ben, then yellow."""


def changed(**fields: Any) -> str:
    """The golden file with some fields changed, or left out where they are `...`."""
    data = json.loads(FILE) | fields
    return json.dumps({name: value for name, value in data.items() if value is not ...})


def ruled(**fields: Any) -> str:
    """The golden file with some fields of its ruleset changed."""
    rules = json.loads(FILE)["ruleset"] | fields
    return changed(ruleset={name: value for name, value in rules.items() if value is not ...})


def played(*actions: hanabi.game.Action, replay: Replay = SHORT) -> Replay:
    return Replay(replay.rules, replay.players, replay.shuffle, actions, replay.first)


# Golden files


def test_the_golden_file_gives_the_same_game_for_ever() -> None:
    replay = read_replay(FILE)
    options = "avalanche-every+black-powder-floor-0+flamboyant-fives+synchronised-show"
    assert str(replay.rules) == f"custom+{options}"
    assert replay.players == ("Ada", "Béla", "ちよ")
    assert (replay.first, len(replay.actions), replay.shuffle.places) == (1, 87, (1843936130,))
    assert replay.notes == (("", "one, I think", "", "❤"), (), (*[""] * 15, "black?"))


def test_the_golden_file_gives_the_same_final_state_for_ever() -> None:
    state = read_replay(FILE).final()
    board = state.board
    assert board.outcome == Outcome(Result.STOPPED, 0, StopReason.LEFT, 2)
    assert board.fireworks == (4, 5, 5, 5, 5, 5, 5)
    assert (board.clue_tokens, board.strikes, board.deck, board.drawn) == (7, 1, 0, 70)
    assert (board.turn, board.seat, board.turns_left, board.returned) == (83, 0, 1, ())
    assert board.turned == (Tile.TOKEN, Tile.REKINDLE, Tile.COLOUR_CLUE, Tile.PARDON, Tile.RESHUFFLE)
    assert hand_text(board.discards) == "k4 m1 r2 b2 r3 y2 b1 w1 g2 r4 r1 y1 r5 k5 w4 w1 m1 g3 w2 g1 k5 y4"
    hands = [hand_text(state.hand(seat)) for seat in range(3)]
    assert hands == ["b1 y3 m4 b3 k2", "r1 m2 g1 y1 m3", "k3 w3 g4 b4"]


def test_a_card_shuffled_back_goes_to_the_same_place_for_ever() -> None:
    replay = read_replay((GOLDEN / "replay-v1-reshuffle.json").read_text(encoding="utf-8"))
    state = replay.final()
    assert str(replay.rules) == "de+flamboyant-fives"
    assert state.board.outcome == Outcome(Result.FINISHED, 24)
    assert state.board.returned == (Returned(Card("green", 3), CardId(48)),)
    assert hand_text(state.board.discards) == "w1 g2 b4 y2 b2 y4 r1 w3 y5 y3"
    hands = [hand_text(state.hand(seat)) for seat in range(5)]
    assert hands == ["g1 w1 b3", "y1 g1 w4", "r4 g4 g3", "r1 r2 b1", "r3 b1 y1 w2"]


# Files


@given(recorded())
def test_a_replay_comes_back_from_its_file_with_the_same_game(replay: Replay) -> None:
    again = read_replay(write_replay(replay))
    assert again == replay
    assert again.states() == replay.states()


@given(recorded())
def test_the_repr_of_a_replay_is_python_for_it(replay: Replay) -> None:
    names = vars(hanabi.game) | {"Replay": Replay, "ruleset": ruleset, "Card": Card, "Tile": Tile}
    assert eval(repr(replay), names) == replay


def test_a_file_is_text_that_people_can_read() -> None:
    replay = Replay(SHORT.rules, ("Béla", "ちよ"), SHORT.shuffle, (Clue(1, "red"), Stop(StopReason.VOTE)))
    text = write_replay(replay)
    assert '"Béla"' in text
    assert '"ちよ"' in text
    assert '"actions": "c1r s-vote"' in text
    assert '"deck": "r1 r1 r1 r2 r2 r3' in text
    assert text.endswith("}\n")


def test_a_ruleset_is_kept_field_by_field() -> None:
    odd = Ruleset("custom", hand_sizes=(3, 3), clue_tokens=5)
    replay = Replay(odd, ("Ada", "Ben"), Shuffle(box(odd)))
    assert read_replay(write_replay(replay)).rules == odd


def test_a_field_added_later_is_read_as_the_ruling_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored game that knows nothing of a field plays on as it did."""
    older = ruled(may_decline=...)
    with pytest.raises(ReplayError):
        read_replay(older)
    monkeypatch.setitem(LEGACY_DEFAULTS, "may_decline", False)
    assert read_replay(older).rules.may_decline is False


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ("fr+black-powder", "fr+black-powder-floor-0"),
        ("pl+all-or-nothing", "pl+all-or-nothing-no-skips"),
        ("es+flamboyant-fives", "es+flamboyant-fives-common"),
        ("fr+flamboyant-fives", "fr+flamboyant-fives"),
        ("pl", "pl"),
    ],
)
def test_a_game_recorded_before_rulings_were_options_keeps_them(now: str, then: str) -> None:
    """U8: version 1 knew neither the field nor the letter."""
    rules = ruleset(now)
    fields = {name: value for name, value in stored_fields(rules).items() if name not in LEGACY_DEFAULTS}
    assert str(read_replay(changed(ruleset=fields)).rules) == then
    assert ruleset(json.dumps(fields)) == ruleset(legacy_name(now)) == ruleset(then)


def test_a_name_that_is_written_in_fields_means_the_same_in_every_version() -> None:
    """It names every ruling (U8)."""
    fields = json.dumps(stored_fields(ruleset("fr+black-powder")))
    assert legacy_name(fields) == fields


def test_a_ruling_that_is_older_than_its_field_is_not_written() -> None:
    """So earlier programs still read such a game."""
    for name, written in (("fr+black-powder-floor-0", False), ("pl", False), ("fr+black-powder", True)):
        rules = ruleset(name)
        text = write_replay(Replay(rules, ("Ada", "Ben"), Shuffle(box(rules))))
        assert ('"below_zero"' in text) is written
        assert read_replay(text).rules == rules


def test_notes_are_read_as_plain_lines() -> None:
    """A terminal that shows them gets no escape sequences, and they can be written again."""
    replay = read_replay(changed(notes=[["a\x1b[31mb\n\ud800"], [], []]))
    assert replay.notes[0] == ("a [31mb  ",)
    assert read_replay(write_replay(replay)) == replay


@pytest.mark.parametrize(
    ("notes", "read"),
    [
        ("none", ()),
        ([[]], ()),
        ([["f"]], (("f",), (), ())),
        ([[], "f", ["g", ""]], ((), (), ("g",))),
        ([[], [7, "f"], []], ((), ("", "f"), ())),
        ([["a"], ["b"], ["c"], ["d"]], (("a",), ("b",), ("c",))),
        ([["f" * (LONGEST_NOTE + 1)], [], []], (("f" * LONGEST_NOTE,), (), ())),
    ],
)
def test_what_is_no_note_costs_only_that_note(notes: object, read: tuple[tuple[str, ...], ...]) -> None:
    assert read_replay(changed(notes=notes)).notes == read


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (7, "7"),
        (None, "null"),
        (True, "true"),
        ({"r": 1}, "{...}"),
        (["\x1b❤"], "[...]"),
        (10**50, "1" + "0" * 39),
    ],
)
def test_a_refusal_names_the_field_and_the_beginning_of_its_value(value: object, shown: str) -> None:
    with pytest.raises(ReplayError) as refused:
        read_replay(changed(deck=value))
    assert refused.value.details == {"field": "deck", "value": shown}


def test_the_name_of_a_variant_survives() -> None:
    replay = read_replay(changed(variant="Rainbow (5 Suits)"))
    assert replay.variant == "Rainbow (5 Suits)"
    assert read_replay(write_replay(replay)) == replay
    assert '"variant"' not in FILE


def test_a_record_is_closed_only_where_nothing_more_can_be_scored() -> None:
    open_game = played(Clue(1, "red"))
    assert close_if_decided(open_game) == open_game
    stopped = played(Stop(StopReason.VOTE))
    assert close_if_decided(stopped) == stopped


def test_a_file_may_leave_its_notes_out() -> None:
    assert read_replay(changed(notes=...)).notes == ()
    assert read_replay(changed(notes=None)).notes == ()


def test_a_file_says_which_actions_a_bot_chose_in_place_of_a_player() -> None:
    replay = read_replay(changed(substitutes={"12": "club", "3": "beginner"}))
    assert replay.substitutes == ((3, "beginner"), (12, "club"))
    assert read_replay(write_replay(replay)) == replay
    assert read_replay(FILE).substitutes == ()


def test_a_file_may_have_fields_of_later_days() -> None:
    assert read_replay(changed(weather="rain")) == read_replay(FILE)


# Playing back


def test_the_steps_are_the_deal_and_every_action_with_its_events() -> None:
    steps = list(guided_game(ruleset("fr+flamboyant-fives"), 3, 1))
    replay = record(steps)
    again = list(replay.steps())
    assert again[0][0] == steps[0].state == replay.deal()
    assert [event.tag for event in again[0][1]] == ["dealt"]
    assert again[1:] == [(step.after, step.events) for step in steps]
    assert replay.states() == tuple(state for state, _ in again)
    assert replay.final() == steps[-1].after


@given(recorded(), st.data())
def test_a_turn_is_found_by_the_number_of_turns_before_it(replay: Replay, data: st.DataObject) -> None:
    states = replay.states()
    turn = data.draw(st.integers(0, states[-1].board.turn))
    found = replay.at_turn(turn)
    assert found.board.turn == turn
    assert states[: states.index(found)] == tuple(state for state in states if state.board.turn < turn)


def test_the_turn_before_the_first_is_the_deal() -> None:
    assert SHORT.at_turn(0) == SHORT.deal()


def test_a_turn_with_a_bonus_tile_is_found_before_its_action() -> None:
    replay = read_replay(FILE)
    chosen = next(place for place, action in enumerate(replay.actions) if isinstance(action, Choose))
    states = replay.states()
    asked, earned = states[chosen].board, states[chosen - 1].board
    assert asked.decision is not None
    assert asked.turn == earned.turn
    assert replay.at_turn(asked.turn).board == earned


@pytest.mark.parametrize("turn", [-1, 3, 1000])
def test_a_turn_that_was_not_played_is_refused(turn: int) -> None:
    replay = played(Clue(1, "red"), Clue(0, "red"))
    with pytest.raises(ReplayError) as refused:
        replay.at_turn(turn)
    assert refused.value.code == "no-such-turn"
    assert refused.value.details == {"turn": turn, "turns": 2}


def test_an_illegal_move_reports_its_turn_and_the_reason() -> None:
    replay = played(Play(CardId(0)), Clue(0, "red"), Play(CardId(9)))
    with pytest.raises(ReplayError) as refused:
        replay.final()
    assert refused.value.code == "illegal-move"
    assert refused.value.details == {"turn": 3, "seat": 0, "action": "p9", "reason": "card-not-in-hand"}


def test_an_illegal_answer_reports_the_turn_it_belongs_to() -> None:
    replay = read_replay(FILE)
    chosen = next(place for place, action in enumerate(replay.actions) if isinstance(action, Choose))
    turn = replay.states()[chosen].board.turn + 1
    with pytest.raises(ReplayError) as refused:
        played(*replay.actions[:chosen], Choose(None), replay=replay).final()
    assert refused.value.code == "illegal-move"
    assert (refused.value.details["turn"], refused.value.details["reason"]) == (turn, "must-choose")


def test_moves_after_the_end_are_refused() -> None:
    replay = played(Stop(StopReason.VOTE), Discard(CardId(0)))
    with pytest.raises(ReplayError) as refused:
        replay.final()
    assert refused.value.code == "illegal-move"
    assert (refused.value.details["turn"], refused.value.details["reason"]) == (1, "game-over")


def test_the_states_before_an_illegal_move_can_be_had() -> None:
    steps = played(Play(CardId(0)), Play(CardId(0))).steps()
    assert next(steps)[0].board.turn == 0
    assert next(steps)[0].board.turn == 1
    with pytest.raises(ReplayError):
        next(steps)


# Refusals


@pytest.mark.parametrize(
    ("text", "kind", "code"),
    [
        ("", ReplayError, "not-json"),
        (FILE[: len(FILE) // 2], ReplayError, "not-json"),
        ("{'format': 1}", ReplayError, "not-json"),
        ("[" * 100_000, ReplayError, "not-json"),
        ('{"format":' * 100_000, ReplayError, "not-json"),
        ("9" * 10_000, ReplayError, "not-json"),
        (" " * (LARGEST_FILE + 1), ReplayError, "file-too-large"),
        ("[]", ReplayError, "not-a-replay"),
        ("null", ReplayError, "not-a-replay"),
        ('"hanabi-replay"', ReplayError, "not-a-replay"),
        ("{}", ReplayError, "not-a-replay"),
        (changed(format=...), ReplayError, "not-a-replay"),
        (changed(format="chess"), ReplayError, "not-a-replay"),
        (changed(format=["hanabi-replay"]), ReplayError, "not-a-replay"),
        (changed(version=...), ReplayError, "unknown-version"),
        (changed(version=0), ReplayError, "unknown-version"),
        (changed(version=2), ReplayError, "unknown-version"),
        (changed(version="1"), ReplayError, "unknown-version"),
        (changed(version=["1"] * 1000), ReplayError, "unknown-version"),
        (changed(ruleset=...), ReplayError, "bad-ruleset"),
        (changed(ruleset="fr"), ReplayError, "bad-ruleset"),
        (ruled(announce=...), ReplayError, "bad-ruleset"),
        (ruled(weather="rain"), ReplayError, "bad-ruleset"),
        (ruled(clue_tokens="8"), ReplayError, "bad-ruleset"),
        (ruled(ending="never"), ReplayError, "bad-ruleset"),
        (ruled(clue_tokens=0), RulesetError, "out-of-range"),
        (ruled(edition="xx"), RulesetError, "unknown-edition"),
        (ruled(suits=[]), RulesetError, "out-of-range"),
        (changed(deck=["r1"]), ReplayError, "bad-field"),
        (changed(deck=...), ReplayError, "bad-field"),
        (changed(deck="r1 r9"), NotationError, "not-a-card"),
        (changed(tiles=...), ReplayError, "bad-field"),
        (changed(tiles="token"), ReplayError, "bad-field"),
        (changed(tiles=["token", "spark"]), ReplayError, "bad-field"),
        (changed(tiles=[["token"]]), ReplayError, "bad-field"),
        (changed(places=...), ReplayError, "bad-field"),
        (changed(variant=7), ReplayError, "bad-field"),
        (changed(variant="a\nb"), ReplayError, "bad-field"),
        (changed(substitutes=["beginner"]), ReplayError, "bad-field"),
        (changed(substitutes={"two": "beginner"}), ReplayError, "bad-field"),
        (changed(substitutes={"2": 3}), ReplayError, "bad-field"),
        (changed(substitutes={"2": "a\nb"}), ReplayError, "bad-field"),
        (changed(substitutes={"9" * 10: "beginner"}), ReplayError, "bad-field"),
        (changed(places=7), ReplayError, "bad-field"),
        (changed(places=["7"]), ReplayError, "bad-field"),
        (changed(places=[True]), ReplayError, "bad-field"),
        (changed(places=[1.0]), ReplayError, "bad-field"),
        (changed(actions=...), ReplayError, "bad-field"),
        (changed(actions=["p5"]), ReplayError, "bad-field"),
        (changed(actions="p5 q7"), NotationError, "not-an-action"),
        (changed(first=...), ReplayError, "bad-field"),
        (changed(first="1"), ReplayError, "bad-field"),
        (changed(first=True), ReplayError, "bad-field"),
        (changed(players=...), ReplayError, "bad-field"),
        (changed(players="Ada"), ReplayError, "bad-field"),
    ],
)
def test_a_file_that_is_no_replay_is_refused(text: str, kind: type[HanabiError], code: str) -> None:
    with pytest.raises(kind) as refused:
        read_replay(text)
    assert refused.value.code == code


@pytest.mark.parametrize("field", ["players", "first", "deck", "tiles", "places", "actions"])
def test_a_refused_field_is_named(field: str) -> None:
    with pytest.raises(ReplayError) as refused:
        read_replay(changed(**{field: {"no": "such"}}))
    assert refused.value.details == {"field": field, "value": "{...}"}


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        7,
        None,
        "\x1b[31mAda",
        "\x1b]0;owned\x07",
        "Ada\n",
        "A\x00da",
        "\u202eadA",
        "\ud800",
        "A" * (LONGEST_NAME + 1),
    ],
)
def test_a_name_unfit_to_be_printed_is_refused(name: object) -> None:
    with pytest.raises(ReplayError) as refused:
        read_replay(changed(players=["Ada", "Ben", name]))
    assert refused.value.code == "bad-player-name"
    assert refused.value.details == {"most": LONGEST_NAME}


@pytest.mark.parametrize(
    "name",
    [
        "Ada Lovelace",
        "Ångström",
        "ちよ",
        "O'Neil",
        "🎆",
        "علی\u200cرضا",
        "👩\u200d🚀",
        "\U0001fae8",
        "A" * LONGEST_NAME,
    ],
)
def test_a_name_of_any_language_is_read(name: str) -> None:
    assert read_replay(changed(players=["Ada", "Ben", name])).players[2] == name


def test_the_largest_file_is_still_read() -> None:
    assert read_json("{}" + " " * (LARGEST_FILE - 2)) == {}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (changed(deck="r1"), "deck-not-the-box"),
        (changed(deck=json.loads(FILE)["deck"].replace("m5", "m4")), "deck-not-the-box"),
        (changed(tiles=[]), "tiles-not-the-box"),
        (changed(tiles=["token"] * 6), "tiles-not-the-box"),
        (changed(places=[]), "places-not-the-box"),
        (changed(places=[-1]), "places-not-the-box"),
        (changed(places=[2**32]), "places-not-the-box"),
        (changed(first=3), "no-such-seat"),
        (changed(first=-1), "no-such-seat"),
        (changed(players=["Ada"], notes=[]), "player-count"),
        (changed(players=["Ada"] * 7, notes=[]), "player-count"),
    ],
)
def test_a_file_that_cannot_be_dealt_is_refused_when_it_is_played(text: str, code: str) -> None:
    replay = read_replay(text)
    with pytest.raises(RulesetError) as refused:
        replay.final()
    assert refused.value.code == code


def test_a_deal_that_leaves_no_deck_is_refused() -> None:
    rules = ruleset("custom+suits=2")
    crowd = tuple(f"player {seat}" for seat in range(5))
    with pytest.raises(RulesetError) as refused:
        Replay(rules, crowd, Shuffle(box(rules))).deal()
    assert refused.value.code == "no-deck-left"


def test_a_replay_from_a_dictionary_is_that_of_its_file() -> None:
    assert replay_from(json.loads(FILE)) == read_replay(FILE)


def test_the_unshuffled_box_is_dealt_seat_by_seat() -> None:
    state = SHORT.deal()
    assert state.hand(0) == read_hand("r1 r1 r1 r2 r2")
    assert state.hand(1) == read_hand("r3 r3 r4 r4 r5")
