"""`hanabi replay`: a record told in sentences, described for programs, or refused in one sentence."""

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.game import CardId, Clue, Discard, Play, Stop, StopReason
from hanabi.game.hanab_live import from_hanab_live, to_hanab_live
from hanabi.game.replay import LARGEST_FILE, Replay, read_replay, write_replay
from tests.cli.records import broken_at, recorded, saved
from tests.cli.run import PROGRAM, hanabi, program

RULESETS = [
    "fr+flamboyant-fives+avalanche",
    "de+flamboyant-fives+black-powder",
    "pl+avalanche+synchronised-show",
    "pt+all-or-nothing+synchronised-show",
    "es+black-powder",
    "custom+suits=2+hand=3+no-empty-clues",
]


def fields(*words: str) -> dict[str, Any]:
    answer = hanabi("replay", *words, "--json")
    assert (answer.code, answer.err) == (0, "")
    loaded: dict[str, Any] = json.loads(answer.out)
    return loaded


@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_told_and_described(rules: str, seed: int, tmp_path: Path) -> None:
    game = recorded(rules, 3, seed)
    board = game.final().board
    assert board.outcome is not None
    found = fields(saved(tmp_path, game))
    assert found["players"] == ["Ann", "Ben", "Cleo"]
    assert found["ruleset"] == str(game.rules)
    assert (found["turns"], found["turn"]) == (board.turn, board.turn)
    assert (found["outcome"], found["score"]) == (board.outcome.result.value, board.outcome.score)
    assert (found["best"], found["fireworks"]) == (game.rules.best, board.heights)
    told = hanabi("replay", saved(tmp_path, game)).out
    assert f"\n{board.turn:>3}  " in told
    assert "{" not in told


def test_a_record_is_told_line_by_line(tmp_path: Path) -> None:
    moves = (Play(CardId(0)), Clue(0, "red"), Clue(1, 1), Play(CardId(6)), Discard(CardId(1)))
    game = replace(recorded("fr", 2), actions=moves)
    assert hanabi("replay", saved(tmp_path, game)).out == (
        Path(__file__).parent / "golden" / "replay.txt"
    ).read_text(encoding="utf-8")


def test_a_record_that_leaves_off_is_unfinished_and_shows_the_points_so_far(tmp_path: Path) -> None:
    game = replace(recorded("fr", 2), actions=recorded("fr", 2).actions[:12])
    found = fields(saved(tmp_path, game))
    assert found["outcome"] == "unfinished"
    assert found["score"] == sum(found["fireworks"].values())
    assert "The replay stops before the end of the game" in hanabi("replay", saved(tmp_path, game)).out


def test_a_stopped_game_tells_why(tmp_path: Path) -> None:
    game = replace(recorded("fr", 2), actions=(Stop(StopReason.VOTE),))
    found = fields(saved(tmp_path, game))
    assert (found["outcome"], found["stop_reason"], found["score"]) == ("stopped", "vote", 0)
    assert (
        "The game was stopped by a vote: it scores 0 points." in hanabi("replay", saved(tmp_path, game)).out
    )


def test_an_empty_record_shows_the_deal(tmp_path: Path) -> None:
    game = replace(recorded("fr", 2), actions=())
    assert fields(saved(tmp_path, game))["turns"] == 0
    assert "Turn 1 · clue tokens 8 of 8" in hanabi("replay", saved(tmp_path, game)).out


@pytest.mark.parametrize("turn", [0, 1, 7, 14])
def test_the_table_is_shown_after_a_turn(turn: int, tmp_path: Path) -> None:
    game = recorded("fr+flamboyant-fives", 4, 2)
    board = game.at_turn(turn).board
    found = fields(saved(tmp_path, game), "--turn", str(turn))
    assert (found["turn"], found["turns"]) == (turn, game.final().board.turn)
    assert (found["clue_tokens"], found["strikes"], found["deck"]) == (
        board.clue_tokens,
        board.strikes,
        board.deck,
    )
    assert found["discards"] == [str(card) for card in board.discards]
    assert found["hands"] == [[str(card) for card in game.at_turn(turn).hand(seat)] for seat in range(4)]
    told = hanabi("replay", saved(tmp_path, game), "--turn", str(turn)).out
    assert f"\nTurn {turn + 1} · " in told


def test_the_last_turn_shows_the_result_too(tmp_path: Path) -> None:
    game = recorded("fr", 3, 1)
    turns = game.final().board.turn
    whole = hanabi("replay", saved(tmp_path, game)).out
    assert hanabi("replay", saved(tmp_path, game), "--turn", str(turns)).out == whole


@pytest.mark.parametrize("turn", ["-1", "999"])
def test_a_turn_that_was_not_played_is_refused(turn: str, tmp_path: Path) -> None:
    answer = hanabi("replay", saved(tmp_path, recorded("fr")), "--turn", turn)
    assert answer.code == 1
    assert answer.sentence.startswith(f"There’s no turn {turn}: the replay has ")


@pytest.mark.parametrize("seat", ["2", "Ben", "ben"])
def test_a_seat_does_not_see_its_own_cards(seat: str, tmp_path: Path) -> None:
    file = saved(tmp_path, recorded("fr"))
    hands = fields(file, "--turn", "5", "--seat", seat)["hands"]
    assert set(hands[1]) == {None}
    assert None not in hands[0] + hands[2]
    told = hanabi("replay", file, "--seat", seat).out
    assert "Ben draws a card." in told
    assert "Ben draws the" not in told
    assert "Ann draws the" in told


@pytest.mark.parametrize("seat", ["0", "4", "Zoe", ""])
def test_an_unknown_seat_is_refused(seat: str, tmp_path: Path) -> None:
    answer = hanabi("replay", saved(tmp_path, recorded("fr")), "--seat", seat)
    assert answer.code == 1
    assert answer.sentence == f"There’s no seat “{seat}”. At the table: Ann, Ben, Cleo."


def test_a_game_of_hanab_live_is_read_too(tmp_path: Path) -> None:
    game = recorded("custom+suits=rygbp+no-empty-clues", 3, 4)
    ours, theirs = fields(saved(tmp_path, game)), fields(saved(tmp_path, game, live=True))
    assert theirs == ours | {"variant": "No Variant"}


def test_a_record_can_come_through_standard_input() -> None:
    game = recorded("fr")
    answer = hanabi("replay", "-", "--json", typed=write_replay(game))
    assert json.loads(answer.out)["score"] == game.final().board.outcome.score  # type: ignore[union-attr]


def test_a_byte_order_mark_does_not_hurt() -> None:
    assert hanabi("replay", "-", typed=b"\xef\xbb\xbf" + write_replay(recorded("fr")).encode()).code == 0


def test_our_format_becomes_theirs_and_theirs_ours(tmp_path: Path) -> None:
    game = recorded("custom+no-empty-clues", 3, 4)
    live = hanabi("replay", saved(tmp_path, game), "--export", "live")
    assert json.loads(live.out) == to_hanab_live(game)
    back = hanabi("replay", saved(tmp_path, game, live=True), "--export", "replay")
    assert read_replay(back.out) == from_hanab_live(json.loads(live.out))


def test_a_game_of_hanab_live_is_told_with_its_variant_and_its_suits(tmp_path: Path) -> None:
    told = hanabi("replay", saved(tmp_path, recorded("custom+avalanche-every+no-empty-clues"), live=True)).out
    assert told.startswith("Rainbow (6 Suits) · Ann, Ben, Cleo\nOn hanab.live: Rainbow = multicolour.\n")


def test_a_game_they_do_not_play_cannot_be_exported(tmp_path: Path) -> None:
    answer = hanabi("replay", saved(tmp_path, recorded("fr+flamboyant-fives")), "--export", "live")
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence == ("hanab.live doesn’t support this game’s bonus tiles, so it can’t be exported.")


ILLEGAL = [
    (0, Discard(CardId(0)), "all-tokens-available", "Ann discards a card"),
    (0, Clue(0, 1), "clue-to-oneself", "Ann gives a clue"),
    (1, Play(CardId(0)), "card-not-in-hand", "Ben plays a card"),
]


@pytest.mark.parametrize(("place", "action", "reason", "deed"), ILLEGAL)
@pytest.mark.parametrize("live", [False, True])
def test_an_illegal_move_is_told_with_its_turn_and_reason(
    place: int, action: Play, reason: str, deed: str, live: bool, tmp_path: Path
) -> None:
    file = saved(tmp_path, broken_at(recorded("custom+no-empty-clues"), place, action), live)
    answer = hanabi("replay", file)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith(f"On turn {place + 1}, {deed} against the rules. ")
    told = hanabi("replay", file, "--json")
    found = json.loads(told.out)
    assert (told.code, told.sentence) == (1, answer.sentence)
    assert (found["error"], found["turn"], found["reason"]) == ("illegal-move", place + 1, reason)
    assert found["message"] == answer.sentence


def test_moves_after_the_end_are_illegal(tmp_path: Path) -> None:
    game = recorded("fr")
    longer = replace(game, actions=(*game.actions, Clue(1, 1)))
    answer = hanabi("replay", saved(tmp_path, longer))
    assert answer.sentence.endswith("against the rules. The game is over.")


def altered(game: Replay, **changes: object) -> str:
    return json.dumps(json.loads(write_replay(game)) | changes)


GAME = recorded("fr")
HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "nothing": (b"", "The file isn’t complete JSON"),
    "a binary file": (bytes(range(256)), "/file isn’t a UTF-8 text file"),
    "another encoding": ("Zoé".encode("latin-1"), "/file isn’t a UTF-8 text file"),
    "half a file": (write_replay(GAME)[:400], "The file isn’t complete JSON"),
    "a huge file": (b" " * (LARGEST_FILE + 1), "The file is larger than"),
    "a deep file": ("[" * 100_000, "The file isn’t complete JSON"),
    "a huge number": ('{"format": ' + "9" * 10_000 + "}", "The file isn’t complete JSON"),
    "a list": ("[]", "The file is JSON, but it isn’t a replay"),
    "a word": ('"hanabi"', "This link isn’t complete."),
    "another object": ("{}", "The file is JSON, but it isn’t a replay"),
    "a later version": (altered(GAME, version=99), "The replay has version 99"),
    "no rules": (altered(GAME, ruleset=None), "Can’t read the rules in the replay"),
    "impossible rules": (
        altered(GAME, ruleset=json.loads(write_replay(GAME))["ruleset"] | {"strikes": 99}),
        "The number of strikes must be 1 to 7",
    ),
    "too many players": (altered(GAME, players=["x"] * 40), "This game is for 2 to 5 players"),
    "no players": (altered(GAME, players=[]), "This game is for 2 to 5 players"),
    "a name of control characters": (altered(GAME, players=["\x1b[2J", "b", "c"]), "A player’s name must"),
    "half a character": (altered(GAME, players=["\ud800", "b", "c"]), "A player’s name must"),
    "a foreign deck": (altered(GAME, deck="r1 r1 r1"), "The deck doesn’t match the edition"),
    "no cards": (altered(GAME, deck="\x1b[2J"), "“?[2J” isn’t a card"),
    "no actions": (altered(GAME, actions="x" * 1000), "“xxxxxxxx"),
    "a first player far away": (altered(GAME, first=10**18), "There’s no such seat"),
    "an odd field": (altered(GAME, tiles={}), "The replay’s “tiles” field isn’t valid: {...}"),
    "a missing field": (altered(GAME, tiles=None), "The replay’s “tiles” field is missing."),
    "half a link": ("https://hanab.live/replay-json/415how", "This link isn’t complete."),
    "a number": ("1234567", "The game itself isn’t in this link. Open https://hanab.live/export/1234567,"),
    "another site's variant": ('{"deck": [], "options": {"variant": "Ow\\u001b"}}', "The hanab.live variant"),
    "another site's card": (
        '{"players": ["a", "b"], "deck": [{"suitIndex": 0, "rank": 9}], "actions": []}',
        "The replay’s “deck[0].rank” field isn’t valid: 9",
    ),
    "endless actions": (altered(GAME, actions="p0 " * 200_000), "On turn 2, Ben plays a card against"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_in_one_sentence(kind: str, tmp_path: Path) -> None:
    data, told = HOSTILE[kind]
    (tmp_path / "file").write_bytes(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data)
    answer = hanabi("replay", str(tmp_path / "file"))
    assert (answer.code, answer.out) == (1, "")
    assert told in answer.sentence
    assert answer.sentence.isprintable()
    described = hanabi("replay", str(tmp_path / "file"), "--json")
    assert described.code == 1
    assert json.loads(described.out)["message"] == answer.sentence


FIELDS = json.loads(write_replay(recorded("de+flamboyant-fives+black-powder", 3, 2)))
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["r1", "p0 p1", "token", 10**30, [], {}, [[]], [None], {"type": "play"}]),
)


@given(field=st.sampled_from(sorted(FIELDS)), junk=JUNK)
def test_junk_in_any_field_is_refused_in_one_sentence_or_read(field: str, junk: object) -> None:
    answer = hanabi("replay", "-", typed=json.dumps(FIELDS | {field: junk}))
    assert answer.code == 0 or "inside Hanabi" not in answer.sentence


@given(field=st.sampled_from(sorted(FIELDS["ruleset"])), junk=JUNK)
def test_junk_in_any_field_of_the_rules_is_refused_in_one_sentence_or_read(field: str, junk: object) -> None:
    changed = FIELDS | {"ruleset": FIELDS["ruleset"] | {field: junk}}
    answer = hanabi("replay", "-", typed=json.dumps(changed))
    assert answer.code == 0 or "inside Hanabi" not in answer.sentence


@given(place=st.integers(0, len(write_replay(GAME)) - 1), byte=st.integers(0, 255))
def test_a_file_with_one_wrong_byte_is_refused_in_one_sentence_or_read(place: int, byte: int) -> None:
    data = bytearray(write_replay(GAME).encode())
    data[place] = byte
    answer = hanabi("replay", "-", typed=bytes(data))
    assert answer.code == 0 or "inside Hanabi" not in answer.sentence


def test_too_much_of_standard_input_is_not_read() -> None:
    answer = hanabi("replay", "-", typed=b" " * (LARGEST_FILE + 100))
    assert (answer.code, answer.sentence) == (
        1,
        "The file is larger than 1,000,000 bytes, so it can’t be a replay.",
    )


def test_a_closed_standard_input_is_refused() -> None:
    found = subprocess.run(f"{PROGRAM} replay - <&-", shell=True, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (1, "Can’t read -.\n")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    answer = hanabi("replay", str(tmp_path / "nothing.json"))
    assert answer.code == 1
    assert answer.sentence == f"File not found: {tmp_path}/nothing.json."


def test_a_file_below_a_file_is_refused(tmp_path: Path) -> None:
    answer = hanabi("replay", saved(tmp_path, GAME) + "/x")
    assert answer.code == 1
    assert answer.sentence.startswith("Can’t read ")


def test_a_name_no_file_can_have_is_refused() -> None:
    assert hanabi("replay", "a\0b").sentence == "Can’t read a?b."
    assert hanabi("replay", "x" * 5000).code == 1


def test_a_file_without_permission_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = saved(tmp_path, GAME)
    if os.geteuid() == 0:
        monkeypatch.setattr(Path, "open", refuse_to_open)
    else:
        Path(file).chmod(0)
    answer = hanabi("replay", file)
    assert (answer.code, answer.sentence) == (1, f"Can’t open {file}: permission denied.")


def refuse_to_open(path: Path, *modes: object) -> None:
    raise PermissionError(13, "Permission denied", str(path))


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_read_no_further_than_a_file(device: str) -> None:
    answer = program("replay", device)
    assert answer.code == 1
    assert answer.sentence


def test_no_file_and_an_unknown_format_are_mistakes_of_usage() -> None:
    assert hanabi("replay").sentence == "FILE is missing."
    answer = hanabi("replay", "x", "--export", "xml")
    assert (answer.code, answer.sentence) == (2, "--export must be one of live, link, replay, not “xml”.")
    assert hanabi("replay", "x", "--turn", "two").sentence == "--turn must be a whole number."
