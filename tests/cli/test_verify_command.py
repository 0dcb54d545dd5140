"""`hanabi verify`: a deal is the promised one, or it is not, or nobody can tell."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hanabi.game import (
    CardId,
    Contribution,
    Discard,
    Proof,
    SharedShuffle,
    Source,
    commit,
    commitment,
    new_entropy,
    prove_shared,
)
from hanabi.game.replay import Replay, write_replay
from hanabi.text import languages
from tests.cli.records import broken_at, recorded, saved
from tests.cli.run import Answer, hanabi, program
from tests.cli.test_completion import completed

NONCE = "0123456789abcdef" * 4
OTHER = "f" * 64


def signed(game: Replay) -> Replay:
    """The game with a proof that holds."""
    return replace(game, proof=Proof(commitment(game.rules, game.shuffle, game.first, NONCE), NONCE))


def with_another_deck(game: Replay) -> Replay:
    """The game with its last two different cards swapped, none of them drawn in its only action."""
    deck = list(game.shuffle.deck)
    place = next(place for place in reversed(range(len(deck) - 1)) if deck[place] != deck[-1])
    deck[place], deck[-1] = deck[-1], deck[place]
    return replace(game, shuffle=replace(game.shuffle, deck=tuple(deck)), actions=game.actions[:1])


GAME = signed(recorded("de+flamboyant-fives+black-powder"))
assert GAME.proof
SHOWN = GAME.proof.commitment
CHANGED = with_another_deck(GAME)
FORGED = signed(CHANGED)


def verify(game: Replay, *words: str) -> Answer:
    return hanabi("verify", "-", *words, typed=write_replay(game))


def fields(game: Replay, *words: str) -> tuple[int, dict[str, Any]]:
    answer = verify(game, *words, "--json")
    return answer.code, json.loads(answer.out)


def told(answer: Answer) -> str:
    """The line below the commitment, before those about the shuffle."""
    assert answer.err == ""
    return " ".join(answer.out.split("\n\n")[1].splitlines()[2:])


@pytest.mark.parametrize("noted", [SHOWN, SHOWN.upper()])
def test_the_commitment_that_was_noted_proves_the_deal(noted: str, tmp_path: Path) -> None:
    answer = hanabi("verify", saved(tmp_path, GAME), noted)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == (
        "de+black-powder+flamboyant-fives · Ann, Ben, Cleo\n\n"
        f"The commitment for this deal:\n  {SHOWN}\n"
        "It matches the one you noted: the whole deal was fixed by then, and nothing in\n"
        "it has changed since.\n\n"
        "The server shuffled this deal alone: the players added no numbers of their own.\n"
    )


@pytest.mark.parametrize("digits", [16, 17, 63])
def test_the_beginning_of_a_commitment_is_enough(digits: int) -> None:
    answer = verify(GAME, SHOWN[:digits].title())
    assert answer.code == 0
    assert told(answer).startswith(f"It starts with the {digits} digits you noted: the whole deal was fixed")


def test_another_commitment_proves_that_something_is_wrong() -> None:
    answer = verify(GAME, OTHER)
    assert answer.code == 1
    assert told(answer) == (
        "It doesn’t match the one you noted. Either your note has a typo or belongs to another game, "
        "or the deal isn’t the one that was promised."
    )


@pytest.mark.parametrize("place", [0, 15])
def test_one_wrong_digit_is_noticed(place: int) -> None:
    wrong = "0" if SHOWN[place] != "0" else "1"
    assert verify(GAME, (SHOWN[:place] + wrong + SHOWN[place + 1 :])[:16]).code == 1


def test_a_part_that_is_not_the_beginning_proves_nothing() -> None:
    assert verify(GAME, SHOWN[1:40]).code == 1


def test_a_file_alone_proves_only_that_it_is_consistent() -> None:
    answer = verify(GAME)
    assert answer.code == 0
    assert told(answer) == (
        "It matches the one in the file. This only proves that the file is consistent: its author could have "
        "made up both. To check the deal itself, add the commitment you noted when the game began."
    )


def test_a_file_whose_deal_was_changed_is_found_out() -> None:
    answer = verify(CHANGED)
    assert answer.code == 1
    assert told(answer) == "It doesn’t match the one in the file: the deal or its proof has been changed."


def test_a_file_that_was_forged_throughout_is_found_out_by_the_note_alone() -> None:
    assert verify(FORGED).code == 0
    assert verify(FORGED, SHOWN).code == 1
    assert verify(FORGED, SHOWN[:16]).code == 1


def test_a_note_counts_whatever_the_file_says() -> None:
    mistaken = replace(GAME, proof=Proof(OTHER, NONCE))
    assert verify(mistaken, SHOWN).code == 0
    assert verify(mistaken, OTHER).code == 1
    assert verify(mistaken).code == 1


def test_a_verification_is_described_for_programs() -> None:
    alone: dict[str, Any] = {"shuffle": None, "faults": []}
    same = {"matches": True, "commitment": SHOWN, "as_promised": True} | alone
    assert fields(GAME) == (0, same | {"expected": SHOWN, "noted": False})
    assert fields(GAME, SHOWN[:20].upper()) == (0, same | {"expected": SHOWN[:20], "noted": True})
    other = {"matches": False, "commitment": SHOWN, "expected": OTHER, "noted": True, "as_promised": False}
    other |= alone
    assert fields(GAME, OTHER) == (1, other)


def test_a_game_without_a_proof_cannot_be_checked(tmp_path: Path) -> None:
    sentence = "The replay has no proof of its deal: only games played on a server have one."
    plain = recorded("fr")
    for file in (saved(tmp_path, plain), saved(tmp_path, signed(plain), live=True)):
        answer = hanabi("verify", file, SHOWN)
        assert (answer.code, answer.out, answer.sentence) == (1, "", sentence)
    assert fields(plain) == (1, {"error": "no-proof", "message": sentence})


def test_moves_against_the_rules_are_refused_as_by_replay(tmp_path: Path) -> None:
    """The proof of such a file holds, but it is not a valid game."""
    file = saved(tmp_path, broken_at(GAME, 0, Discard(CardId(0))))
    answer = hanabi("verify", file, SHOWN)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith("On turn 1, Ann discards a card against the rules.")
    assert answer == hanabi("replay", file)
    described = hanabi("verify", file, SHOWN, "--json")
    assert json.loads(described.out)["error"] == "illegal-move"
    assert described == hanabi("replay", file, "--json")


@pytest.mark.parametrize(
    "proof", [7, [], {}, {"commitment": SHOWN}, {"commitment": SHOWN, "nonce": "\x1b[2J"}]
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_malformed_proof_is_refused_in_a_sentence(command: str, proof: object) -> None:
    text = json.dumps(json.loads(write_replay(GAME)) | {"proof": proof})
    answer = hanabi(command, "-", typed=text)
    assert (answer.code, answer.out) == (1, "")
    assert answer.sentence.startswith("The replay’s “proof” field isn’t valid: ")


def test_a_file_that_is_not_there_is_refused() -> None:
    assert hanabi("verify", "/nowhere/game.json").sentence == "File not found: /nowhere/game.json."


@pytest.mark.parametrize(
    "noted", ["", SHOWN[:15], f"{SHOWN}0", "g" * 16, f"0x{SHOWN[:16]}", f"{SHOWN[:16]}\n"]
)
def test_a_note_that_is_no_commitment_is_a_mistake_of_usage(noted: str) -> None:
    answer = verify(GAME, noted)
    assert (answer.code, answer.out) == (2, "")
    assert answer.sentence == "COMMITMENT must be 16 to 64 hexadecimal digits (0 to 9, a to f)."
    assert answer.err.endswith("For help, run “hanabi verify --help”.\n")
    assert verify(GAME, noted, "--json") == answer


def test_no_file_and_too_many_words_are_mistakes_of_usage() -> None:
    assert hanabi("verify").sentence == "FILE is missing."
    assert hanabi("verify", "a", SHOWN, SHOWN).sentence == "Too many arguments for this command."


@pytest.mark.parametrize("language", languages())
def test_every_verdict_is_told_in_every_language(language: str) -> None:
    said = [
        verify(GAME, SHOWN, "--language", language).out,
        verify(GAME, SHOWN[:22], "--language", language).out,
        verify(GAME, OTHER, "--language", language).out,
        verify(GAME, "--language", language).out,
        verify(CHANGED, "--language", language).out,
    ]
    assert len(set(said)) == len(said)
    assert "22" in said[1]
    assert all(SHOWN in page for page in said[:4])
    assert not [line for page in said for line in page.splitlines() if len(line) > 80 or "{" in line]


# A deck that nobody picked


def shuffled_by_all(game: Replay, *sources: Source) -> Replay:
    """A game without actions that was dealt from everyone's numbers."""
    secret = new_entropy()
    shared = SharedShuffle("game", None, commit(secret), secret, tuple(map(given_by, sources)))
    order, first, proof = prove_shared(game.rules, shared)
    return replace(game, shuffle=order, first=first, actions=(), proof=proof)


def given_by(source: Source) -> Contribution:
    entropy = new_entropy()
    shown = None if source is Source.ABSENT else commit(entropy)
    return Contribution(source, shown, entropy if source in (Source.PLAYER, Source.BOT) else None)


SHARED = shuffled_by_all(recorded("fr", 5), *Source, Source.PLAYER)


def seats_of(game: Replay) -> SharedShuffle:
    assert game.proof
    assert game.proof.shuffle
    return game.proof.shuffle


def test_verify_says_who_added_a_number_and_that_the_deck_follows() -> None:
    answer = verify(SHARED)
    ann, ben, cleo, _, emil = ((seat.commitment or "")[:16] for seat in seats_of(SHARED).seats)
    assert answer.code == 0
    assert " ".join(answer.out.split("\n\n")[2].split()) == (
        f"The server fixed its number, with the commitment {seats_of(SHARED).server[:16]}…, "
        "before any player revealed theirs. "
        f"Ann added a number: {ann}… "
        f"Ben is a bot: the server drew its number, {ben}… "
        f"Cleo promised a number, {cleo}…, but didn’t reveal it in time. "
        "Dora didn’t add a number. "
        f"Emil added a number: {emil}… "
        "Every number is the one that was promised. "
        "The deck, the tiles and the first player follow from these numbers and nothing else."
    )


def test_a_server_that_swaps_the_deck_after_the_reveals_is_found_out() -> None:
    """It signs what it deals, so that the commitment alone holds."""
    assert SHARED.proof
    swapped = with_another_deck(SHARED)
    shown = commitment(swapped.rules, swapped.shuffle, swapped.first, SHARED.proof.nonce)
    cheated = replace(swapped, proof=replace(SHARED.proof, commitment=shown))
    answer = verify(cheated, shown)
    assert answer.code == 1
    assert "It matches the one you noted" in answer.out
    assert answer.out.endswith("Warning: the deck doesn’t follow from these numbers.\n")
    code, described = fields(cheated, shown)
    assert (code, described["matches"], described["as_promised"]) == (1, False, True)
    assert described["faults"] == [{"code": "deck", "seat": None}]


def test_a_server_that_uses_another_number_than_it_promised_is_found_out() -> None:
    shared = seats_of(SHARED)
    chosen = replace(shared, secret=new_entropy())
    order, first, proof = prove_shared(SHARED.rules, chosen)
    answer = verify(replace(SHARED, shuffle=order, first=first, proof=proof))
    assert answer.code == 1
    assert answer.out.endswith("Warning: the server’s number isn’t the one it promised.\n")


def test_a_number_that_was_dropped_afterwards_is_found_out() -> None:
    shared = seats_of(SHARED)
    dropped = replace(shared.seats[0], source=Source.WITHHELD, entropy=None)
    assert SHARED.proof
    proof = replace(SHARED.proof, shuffle=replace(shared, seats=(dropped, *shared.seats[1:])))
    assert verify(replace(SHARED, proof=proof)).code == 1


@pytest.mark.parametrize("language", languages())
def test_every_fault_is_told_in_every_language(language: str) -> None:
    shared = seats_of(SHARED)
    assert SHARED.proof
    wrong = replace(shared, secret=OTHER, seats=(replace(shared.seats[0], entropy=OTHER), *shared.seats[1:]))
    games = [
        SHARED,
        replace(SHARED, proof=replace(SHARED.proof, shuffle=wrong)),
        replace(SHARED, proof=replace(SHARED.proof, shuffle=replace(shared, seats=shared.seats[1:]))),
    ]
    said = [verify(game, "--language", language).out for game in games]
    assert len(set(said)) == len(said)
    assert not [line for page in said for line in page.splitlines() if len(line) > 80 or "{" in line]


def test_the_shell_completes_the_command() -> None:
    assert completed("hanabi", "ver") == ["verify"]
    assert completed("hanabi", "verify", "--j") == ["--json"]


def test_a_program_of_its_own_answers_the_same(tmp_path: Path) -> None:
    file = saved(tmp_path, GAME)
    assert program("verify", file, SHOWN) == hanabi("verify", file, SHOWN)
    assert program("verify", file, OTHER) == hanabi("verify", file, OTHER)
