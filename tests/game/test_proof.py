"""The proof of a deal: one text, one hash, which every change of the deal changes."""

import hashlib
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

import hanabi.game
from hanabi.errors import ReplayError
from hanabi.game import Proof, Shuffle, commitment, new_nonce, prove
from hanabi.game.hanab_live import to_hanab_live
from hanabi.game.proof import deal_text
from hanabi.game.replay import Replay, read_replay, write_replay
from hanabi.rules import Card, Ending, Ruleset, Tile, TileFor, box, ruleset
from hanabi.rules.ruleset import LEGACY_DEFAULTS
from hanabi.testing import guided_game
from tests.game.records import GOLDEN, RULESETS, record, recorded

PAGE = (
    (Path(__file__).parents[2] / "docs" / "replays.md")
    .read_text(encoding="utf-8")
    .split("## A deck nobody picked")[0]
)
FILE = (GOLDEN / "replay-v1-proof.json").read_text(encoding="utf-8")
GAME = read_replay(FILE)
COMMITMENT = "5c5ec0e0f187c955a639944f50ded820923324cebaf64cecc7a0238c68728f01"
NONCE = "72ecca5a6260a5aebb9f8e31f4f6044005a716b12eda37e88978aef1c67a1dd9"


def of(game: Replay, nonce: str = NONCE) -> str:
    """The commitment of a game's deal."""
    return commitment(game.rules, game.shuffle, game.first, nonce)


def proven(game: Replay) -> Replay:
    return replace(game, proof=prove(game.rules, game.shuffle, game.first))


def with_proof(proof: object) -> str:
    """The golden file with another proof in it."""
    return json.dumps(json.loads(FILE) | {"proof": proof})


def block(kind: str) -> str:
    """The one example of a kind on the page."""
    [found] = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(found)


# The page


def test_the_example_of_the_page_is_worked_out_by_a_shell() -> None:
    done = subprocess.run(["sh", "-c", block("sh")], capture_output=True, text=True, check=True)
    assert done.stdout == block("text") == f"{COMMITMENT}  -\n"


def test_the_text_on_the_page_is_that_of_the_golden_game() -> None:
    text = deal_text(GAME.rules, GAME.shuffle, GAME.first, NONCE)
    assert block("sh") == f"sha256sum <<'END'\n{text}END\n"


@pytest.mark.parametrize("name", ["fr", *RULESETS])
def test_the_program_of_the_page_works_out_any_commitment(name: str, tmp_path: Path) -> None:
    game = proven(record(list(guided_game(ruleset(name), 3, 7))))
    (tmp_path / "game.json").write_text(write_replay(game), encoding="utf-8")
    command = [sys.executable, "-I", "-S", "-c", block("python")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert game.proof is not None
    assert done.stdout == f"{game.proof.commitment}\n"


def test_the_page_names_every_line_in_order() -> None:
    table = PAGE.split("### The text behind a commitment")[1].split("An example")[0]
    text = deal_text(GAME.rules, GAME.shuffle, GAME.first, NONCE)
    assert re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE) == [
        line.split()[0] for line in text.splitlines()
    ]


# The hash


def test_the_golden_game_has_the_same_commitment_for_ever() -> None:
    assert of(GAME) == COMMITMENT
    assert GAME.proof == Proof(COMMITMENT, NONCE)


def test_a_commitment_is_the_sha_256_of_the_text() -> None:
    text = deal_text(GAME.rules, GAME.shuffle, GAME.first, NONCE)
    assert hashlib.sha256(text.encode("utf-8")).hexdigest() == of(GAME)


def test_a_line_without_values_is_its_name_alone() -> None:
    rules = ruleset("fr")
    lines = deal_text(rules, Shuffle(box(rules)), 0, NONCE).split("\n")
    assert lines[0] == "hanabi-deal 1"
    assert lines[1].startswith('ruleset {"announce":false,"clue_tokens":8,"edition":"fr","empty_clues":true,')
    assert lines[2] == "first 0"
    assert lines[3].startswith("deck r1 r1 r1 r2 r2 r3 ")
    assert lines[4:] == ["tiles", "places", f"nonce {NONCE}", ""]


@given(recorded())
def test_a_text_is_seven_lines_of_plain_letters(game: Replay) -> None:
    text = deal_text(game.rules, game.shuffle, game.first, NONCE)
    assert text.isascii()
    assert text.endswith("\n")
    assert len(text.splitlines()) == text.count("\n") == 7
    assert not re.search(r" \n|  |\r|\t", text)


DECK = GAME.shuffle.deck
OTHERS: dict[str, dict[str, Any]] = {
    "two cards": {"shuffle": replace(GAME.shuffle, deck=(*DECK[:-2], DECK[-1], DECK[-2]))},
    "two tiles": {"shuffle": replace(GAME.shuffle, tiles=GAME.shuffle.tiles[::-1])},
    "a place": {"shuffle": replace(GAME.shuffle, places=(432508405,))},
    "who begins": {"first": 0},
}


@pytest.mark.parametrize("other", OTHERS)
def test_another_deal_has_another_commitment(other: str) -> None:
    assert of(replace(GAME, **OTHERS[other])) != of(GAME)


def test_another_nonce_has_another_commitment() -> None:
    assert of(GAME, NONCE[::-1]) != of(GAME)


CHANGED: dict[str, Any] = {
    "edition": "de",
    "suits": ruleset("custom+suits=3").suits,
    "hand_sizes": (5, 5, 4, 4),
    "clue_tokens": 7,
    "strikes": 4,
    "empty_clues": False,
    "ending": Ending.ALL_OR_NOTHING,
    "announce": True,
    "tiles": (Tile.TOKEN,),
    "tile_for": TileFor.ANY,
    "may_decline": False,
    "below_zero": True,
    "skipping": True,
    "free_empty_clues": False,
    "may_waste": True,
}


@pytest.mark.parametrize("field", Ruleset.__match_args__)
def test_another_field_of_the_rules_has_another_commitment(field: str) -> None:
    changed = replace(GAME.rules, **{field: CHANGED[field]})
    assert getattr(GAME.rules, field) != CHANGED[field]
    assert of(replace(GAME, rules=changed)) != of(GAME)


def test_who_plays_and_what_they_do_is_no_part_of_a_deal() -> None:
    assert of(Replay(GAME.rules, ("Cleo", "Dan"), GAME.shuffle, (), GAME.first)) == COMMITMENT


def test_a_field_added_later_leaves_old_commitments_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored game that knows nothing of a field keeps its text; one by the new ruling says so."""
    before = deal_text(GAME.rules, GAME.shuffle, GAME.first, NONCE)
    monkeypatch.setitem(LEGACY_DEFAULTS, "may_decline", True)
    assert deal_text(GAME.rules, GAME.shuffle, GAME.first, NONCE) == before.replace('"may_decline":true,', "")
    newer = replace(GAME.rules, may_decline=False)
    assert '"may_decline":false,' in deal_text(newer, GAME.shuffle, GAME.first, NONCE)


# Nonces


def test_a_nonce_has_256_bits_and_comes_once() -> None:
    nonces = {new_nonce() for _ in range(100)}
    assert len(nonces) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", nonce) for nonce in nonces)


def test_a_proof_is_made_with_a_nonce_of_its_own() -> None:
    one, two = (prove(GAME.rules, GAME.shuffle, GAME.first) for _ in range(2))
    assert one.nonce != two.nonce
    assert one.commitment == of(GAME, one.nonce) != two.commitment


@pytest.mark.parametrize("nonce", ["", NONCE[1:], NONCE.upper(), f"{NONCE}\n", f"{NONCE[1:]}\n"])
def test_a_nonce_of_another_form_is_a_mistake_of_the_program(nonce: str) -> None:
    with pytest.raises(AssertionError):
        of(GAME, nonce)


# Files


@given(recorded())
def test_a_proof_comes_back_from_its_file(game: Replay) -> None:
    again = read_replay(write_replay(proven(game)))
    assert again.proof is not None
    assert of(again, again.proof.nonce) == again.proof.commitment
    assert replace(again, proof=None) == game


def test_the_golden_file_is_written_as_it_was_read() -> None:
    assert write_replay(GAME) == FILE


def test_a_proof_that_does_not_hold_is_kept_as_it_is() -> None:
    """A person who verifies the file later must see what it says."""
    proof = {"commitment": "0" * 64, "nonce": NONCE}
    again = read_replay(write_replay(read_replay(with_proof(proof))))
    assert again.proof == Proof("0" * 64, NONCE)


def test_a_file_without_a_proof_is_read_and_written_as_ever() -> None:
    text = (GOLDEN / "replay-v1.json").read_text(encoding="utf-8")
    assert read_replay(text).proof is None
    assert "proof" not in json.loads(write_replay(read_replay(text)))
    assert read_replay(with_proof(None)) == replace(GAME, proof=None)


def test_a_proof_may_have_fields_of_later_days() -> None:
    assert read_replay(with_proof({"commitment": COMMITMENT, "nonce": NONCE, "moon": "full"})) == GAME


@pytest.mark.parametrize(
    "proof",
    [
        False,
        0,
        "",
        COMMITMENT,
        [],
        [COMMITMENT, NONCE],
        {},
        {"commitment": COMMITMENT},
        {"nonce": NONCE},
        {"commitment": None, "nonce": NONCE},
        {"commitment": COMMITMENT, "nonce": 7},
        {"commitment": COMMITMENT, "nonce": [NONCE]},
        {"commitment": COMMITMENT, "nonce": ""},
        {"commitment": COMMITMENT[:16], "nonce": NONCE},
        {"commitment": COMMITMENT.upper(), "nonce": NONCE},
        {"commitment": COMMITMENT, "nonce": f"{NONCE}\n"},
        {"commitment": COMMITMENT, "nonce": f"{NONCE}0"},
        {"commitment": COMMITMENT, "nonce": "٣" * 64},
        {"commitment": "g" * 64, "nonce": NONCE},
    ],
    ids=repr,
)
def test_a_malformed_proof_is_refused(proof: object) -> None:
    with pytest.raises(ReplayError) as refused:
        read_replay(with_proof(proof))
    assert (refused.value.code, refused.value.details["field"]) == ("bad-field", "proof")


def test_the_repr_of_a_proven_replay_is_python_for_it() -> None:
    names = vars(hanabi.game) | {"Replay": Replay, "ruleset": ruleset, "Card": Card, "Tile": Tile}
    assert eval(repr(GAME), names) == GAME


def test_an_export_for_hanab_live_leaves_the_proof_out() -> None:
    game = record(list(guided_game(ruleset("fr"), 3, 7)))
    assert to_hanab_live(proven(game)) == to_hanab_live(game)
