"""A deck nobody picked: it follows from everyone's numbers, as docs/replays.md describes."""

import hashlib
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi.errors import ReplayError
from hanabi.game import (
    Contribution,
    Fault,
    Proof,
    SharedShuffle,
    Source,
    commit,
    commitment,
    new_entropy,
    prove_shared,
    shared_deal,
    shuffle_faults,
)
from hanabi.game.notation import hand_text
from hanabi.game.replay import Replay, read_replay, write_replay
from hanabi.game.shuffling import WORDS, Numbers, block, shuffle_text
from hanabi.game.state import check_shuffle
from hanabi.rules import ruleset
from tests.game.records import GOLDEN, NAMES, RULESETS

SECTION = (
    (Path(__file__).parents[2] / "docs" / "replays.md")
    .read_text(encoding="utf-8")
    .split("## A deck nobody picked")[1]
    .split("## hanab.live")[0]
)
FILE = (GOLDEN / "replay-v1-shuffle.json").read_text(encoding="utf-8")
GAME = read_replay(FILE)
assert GAME.proof
assert GAME.proof.shuffle
PROOF, SHARED = GAME.proof, GAME.proof.shuffle
HOLDS, FAILS = "the deal follows from the numbers\n", "the deal does not follow from the numbers\n"


def given_by(source: Source) -> Contribution:
    """A new contribution of this kind."""
    entropy = new_entropy()
    shown = None if source is Source.ABSENT else commit(entropy)
    told = entropy if source in (Source.PLAYER, Source.BOT) else None
    return Contribution(source, shown, told)


def shared(*sources: Source, first: int | None = None) -> SharedShuffle:
    secret = new_entropy()
    return SharedShuffle("game", first, commit(secret), secret, tuple(map(given_by, sources)))


def dealt(rules: str, shuffle: SharedShuffle) -> Replay:
    """A game nobody has acted in, with its proof."""
    order, first, proof = prove_shared(ruleset(rules), shuffle)
    return Replay(ruleset(rules), NAMES[: len(shuffle.seats)], order, (), first, (), proof)


def faults(game: Replay) -> list[str]:
    assert game.proof
    found = shuffle_faults(game.rules, len(game.players), game.shuffle, game.first, game.proof)
    return [fault.code for fault in found]


def with_shuffle(replay: Replay, /, **changed: Any) -> Replay:
    """The same deal, said to follow from something else."""
    assert replay.proof
    assert replay.proof.shuffle
    return replace(replay, proof=replace(replay.proof, shuffle=replace(replay.proof.shuffle, **changed)))


def other_seat(seat: int, **changed: Any) -> tuple[Contribution, ...]:
    """The seats of the golden game with one of them changed."""
    return (*SHARED.seats[:seat], replace(SHARED.seats[seat], **changed), *SHARED.seats[seat + 1 :])


# The page


def sections(kind: str) -> str:
    [found] = re.findall(rf"^```{kind}\n(.*?)^```$", SECTION, re.MULTILINE | re.DOTALL)
    return str(found)


def check_by_the_page(text: str, folder: Path) -> str:
    """What the program of the page says of a file."""
    (folder / "game.json").write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", "-S", "-c", sections("python")]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_the_values_on_the_page_are_those_of_the_golden_game() -> None:
    key = hashlib.sha256(shuffle_text(GAME.rules, SHARED).encode()).digest()
    values = {
        "key": key.hex(),
        "block 0": block(key, 0).hex(),
        "block 1": block(key, 1).hex(),
        "deck": hand_text(GAME.shuffle.deck),
        "tiles": " ".join(tile.value for tile in GAME.shuffle.tiles),
        "places": " ".join(map(str, GAME.shuffle.places)),
        "first": str(GAME.first),
    }
    assert sections("text") == "".join(f"{name:9}{value}\n" for name, value in values.items())


def test_the_key_of_the_page_is_worked_out_by_a_shell() -> None:
    assert sections("sh") == f"sha256sum <<'END'\n{shuffle_text(GAME.rules, SHARED)}END\n"
    done = subprocess.run(["sh", "-c", sections("sh")], capture_output=True, text=True, check=True)
    assert sections("text").startswith(f"key      {done.stdout.split()[0]}\n")


@pytest.mark.parametrize("name", ["fr", *RULESETS])
def test_the_program_of_the_page_checks_any_deal(name: str, tmp_path: Path) -> None:
    game = dealt(name, shared(Source.PLAYER, Source.BOT, Source.ABSENT))
    assert check_by_the_page(write_replay(game), tmp_path) == HOLDS
    deck = game.shuffle.deck
    swapped = replace(game.shuffle, deck=(deck[-1], *deck[1:-1], deck[0]))
    if swapped != game.shuffle:
        assert check_by_the_page(write_replay(replace(game, shuffle=swapped)), tmp_path) == FAILS


def test_the_page_names_every_line_and_every_source_in_order() -> None:
    lines = re.findall(
        r"^\| `([a-z-]+)` \|", SECTION.split("**The key**")[1].split("**The stream")[0], re.MULTILINE
    )
    written = [line.split()[0] for line in shuffle_text(GAME.rules, SHARED).splitlines()]
    assert lines == list(dict.fromkeys(written))
    table = SECTION.split("| `source` | meaning")[1].split("A replay without")[0]
    assert re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE) == [source.value for source in Source]


# The derivation


def test_the_golden_game_follows_from_the_same_numbers_for_ever() -> None:
    derived = shared_deal(GAME.rules, SHARED)
    assert (derived.shuffle, derived.first, derived.nonce) == (GAME.shuffle, GAME.first, PROOF.nonce)
    assert commitment(GAME.rules, GAME.shuffle, GAME.first, PROOF.nonce) == PROOF.commitment
    assert faults(GAME) == []


def test_the_golden_file_is_written_as_it_was_read() -> None:
    assert write_replay(GAME) == FILE


@given(st.sampled_from(["fr", *RULESETS]), st.lists(st.sampled_from(Source), min_size=2, max_size=5))
def test_a_derived_deal_is_one_of_the_box_and_has_no_faults(name: str, sources: list[Source]) -> None:
    game = dealt(name, shared(*sources))
    check_shuffle(game.rules, game.shuffle)
    assert 0 <= game.first < len(sources)
    assert faults(read_replay(write_replay(game))) == []


def test_who_begins_is_whom_the_room_wants() -> None:
    for first in range(3):
        assert dealt("fr", shared(Source.PLAYER, Source.BOT, Source.ABSENT, first=first)).first == first


OTHER = commit("0" * 64)
"""A number that is in no shuffle here, the same in every run: it names tests."""
CHANGES: dict[str, dict[str, Any]] = {
    "the game": {"game": "another"},
    "who is to begin": {"first": 2},
    "the server's number": {"secret": OTHER},
    "the server's commitment": {"server": OTHER},
    "a player's number": {"seats": other_seat(0, entropy=OTHER)},
    "a player's commitment": {"seats": other_seat(0, commitment=OTHER)},
    "a bot's number": {"seats": other_seat(3, entropy=OTHER)},
    "a commitment nobody opened": {"seats": other_seat(1, commitment=OTHER)},
    "a number left out": {"seats": other_seat(0, source=Source.WITHHELD, entropy=None)},
    "the order of the seats": {"seats": SHARED.seats[::-1]},
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_is_changed_changes_the_deck(change: str) -> None:
    other = shared_deal(GAME.rules, replace(SHARED, **CHANGES[change]))
    assert other.shuffle.deck != GAME.shuffle.deck
    assert other.nonce != PROOF.nonce


def test_other_rules_make_another_deck_of_the_same_cards() -> None:
    assert shared_deal(replace(GAME.rules, strikes=4), SHARED).shuffle.deck != GAME.shuffle.deck


def test_every_order_is_as_likely_as_any_other() -> None:
    """A smoke test: 24 orders, 4,800 keys, and a chi-squared far from what chance ever shows."""
    keys, things = 4_800, "abcd"
    counts = Counter(Numbers(number.to_bytes(32)).shuffled(things) for number in range(keys))
    expected = keys / factorial(len(things))
    assert len(counts) == factorial(len(things))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60


def test_every_card_comes_to_every_place() -> None:
    decks = [Numbers(number.to_bytes(32)).shuffled(range(50)) for number in range(2_000)]
    for place in (0, 1, 25, 48, 49):
        counts = Counter(deck[place] for deck in decks)
        assert sum((counts[card] - 40) ** 2 / 40 for card in range(50)) < 110


def test_a_word_that_favours_small_numbers_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    def words(_: bytes) -> Iterator[int]:
        yield from (WORDS - 1, WORDS - 2, 2**31 + 1, 3)

    monkeypatch.setattr("hanabi.game.shuffling._words", words)
    numbers = Numbers(b"")
    assert numbers.below(5) == 4  # 2**32 - 1 is a multiple of 5, so that only the first word is skipped
    assert numbers.below(2**31 + 1) == 3


def test_numbers_have_256_bits_and_come_once() -> None:
    drawn = {new_entropy() for _ in range(100)}
    assert len(drawn) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", number) for number in drawn)


# A server that cheats


def test_a_deck_swapped_after_the_reveals_is_found_out() -> None:
    """Deal and commitment fit each other, but not the numbers."""
    deck = GAME.shuffle.deck
    other = replace(GAME.shuffle, deck=(*deck[:-2], deck[-1], deck[-2]))
    shown = commitment(GAME.rules, other, GAME.first, PROOF.nonce)
    assert faults(replace(GAME, shuffle=other, proof=Proof(shown, PROOF.nonce, SHARED))) == ["deck"]


def test_another_secret_than_the_promised_one_is_found_out() -> None:
    chosen = replace(SHARED, secret=OTHER)
    assert faults(with_shuffle(dealt("fr", chosen))) == ["server"]


def test_a_number_put_into_a_players_mouth_is_found_out() -> None:
    lied = replace(SHARED, seats=other_seat(0, entropy=OTHER))
    game = dealt("fr", lied)
    assert game.proof
    found = shuffle_faults(game.rules, 4, game.shuffle, game.first, game.proof)
    assert found == (Fault("seat", 0),)


def test_a_number_left_out_afterwards_is_found_out() -> None:
    left_out = with_shuffle(GAME, seats=other_seat(0, source=Source.WITHHELD, entropy=None))
    assert "deck" in faults(left_out)


def test_an_old_deal_served_again_is_found_out() -> None:
    assert "deck" in faults(with_shuffle(GAME, game="another"))


def test_every_part_of_a_deal_is_compared() -> None:
    assert "tiles" in faults(replace(GAME, shuffle=replace(GAME.shuffle, tiles=GAME.shuffle.tiles[::-1])))
    assert faults(replace(GAME, shuffle=replace(GAME.shuffle, places=(1,)))) == ["places"]
    assert faults(replace(GAME, first=0)) == ["first"]
    assert faults(replace(GAME, proof=replace(PROOF, nonce=OTHER))) == ["nonce"]
    assert faults(with_shuffle(GAME, seats=SHARED.seats[:3])) == ["seats"]


def test_a_proof_of_a_server_that_shuffled_alone_has_no_faults() -> None:
    old = read_replay((GOLDEN / "replay-v1-proof.json").read_text(encoding="utf-8"))
    assert faults(old) == []


# Files


@pytest.mark.parametrize(
    "changed",
    [
        7,
        [],
        {},
        {"game": ""},
        {"game": "a\nb"},
        {"game": "x" * 65},
        {"first": "1"},
        {"first": True},
        {"server": None},
        {"server": OTHER.upper()},
        {"secret": OTHER[1:]},
        {"secret": f"{OTHER}\n"},
        {"seats": None},
        {"seats": [7]},
        {"seats": [{"source": "moon", "commitment": None, "entropy": None}]},
        {"seats": [{"source": "absent", "commitment": OTHER, "entropy": None}]},
        {"seats": [{"source": "absent", "commitment": None, "entropy": OTHER}]},
        {"seats": [{"source": "player", "commitment": OTHER, "entropy": None}]},
        {"seats": [{"source": "withheld", "commitment": OTHER, "entropy": OTHER}]},
        {"seats": [{"source": "bot", "commitment": OTHER}]},
        {"moon": "full"},
    ],
    ids=repr,
)
def test_a_malformed_shuffle_is_refused(changed: Any) -> None:
    data = json.loads(FILE)
    whole = data["proof"]["shuffle"]
    data["proof"]["shuffle"] = whole | changed if isinstance(changed, dict) and changed else changed
    with pytest.raises(ReplayError) as refused:
        read_replay(json.dumps(data))
    assert refused.value.code == "bad-field"
    assert str(refused.value.details["field"]).startswith("proof.shuffle")
