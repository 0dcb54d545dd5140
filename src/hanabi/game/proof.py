"""Proofs of deals: a hash is shown before the first action, and anybody can recompute it from the replay.

It is the hash of a short text that can be written without a program; docs/replays.md describes it byte by
byte. The hash alone reveals nothing about the deal, since the text ends with a random nonce.
"""

import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from hanabi.game.actions import Seat
from hanabi.game.shuffling import SharedShuffle, canonical_json, commit, shared_deal
from hanabi.game.state import Shuffle
from hanabi.rules import Ruleset

DEAL_FORMAT = "hanabi-deal"
DEAL_VERSION = 1
NONCE_BYTES = 32
DIGITS = re.compile(r"[0-9a-f]{64}")
"""The format of a commitment and of a nonce."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The commitment that is shown when a game begins, and the nonce that opens it when the game is over."""

    commitment: str
    nonce: str
    shuffle: SharedShuffle | None = None
    """What the deal was derived from, if the players took part; None if the server shuffled alone."""


@dataclass(frozen=True, slots=True)
class Fault:
    """An inconsistency in the proof of a shared shuffle."""

    code: str
    """`server`, `seat`, `seats`, `deck`, `tiles`, `places`, `first` or `nonce`."""
    seat: Seat | None = None


def prove(rules: Ruleset, shuffle: Shuffle, first: Seat) -> Proof:
    """Create the proof of a deal, with a new nonce."""
    nonce = new_nonce()
    return Proof(commitment(rules, shuffle, first, nonce), nonce)


def new_nonce() -> str:
    """256 random bits; without them, an attacker could try decks until one has the published hash."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(rules: Ruleset, shuffle: Shuffle, first: Seat, nonce: str) -> str:
    """The hash that commits to a deal."""
    return sha256(deal_text(rules, shuffle, first, nonce).encode()).hexdigest()


def deal_text(rules: Ruleset, shuffle: Shuffle, first: Seat, nonce: str) -> str:
    """The text whose SHA-256 is the commitment: seven lines of words, each ended by a line feed."""
    assert DIGITS.fullmatch(nonce), nonce
    lines: tuple[tuple[str, Iterable[object]], ...] = (
        (DEAL_FORMAT, [DEAL_VERSION]),
        ("ruleset", [canonical_json(rules)]),
        ("first", [first]),
        ("deck", shuffle.deck),
        ("tiles", (tile.value for tile in shuffle.tiles)),
        ("places", shuffle.places),
        ("nonce", [nonce]),
    )
    return "".join(f"{' '.join((name, *map(str, values)))}\n" for name, values in lines)


def prove_shared(rules: Ruleset, shared: SharedShuffle) -> tuple[Shuffle, Seat, Proof]:
    """Derive a deal from a shared shuffle; return the shuffle, who begins, and the proof."""
    dealt = shared_deal(rules, shared)
    shown = commitment(rules, dealt.shuffle, dealt.first, dealt.nonce)
    return dealt.shuffle, dealt.first, Proof(shown, dealt.nonce, shared)


def shuffle_faults(
    rules: Ruleset, players: int, shuffle: Shuffle, first: Seat, proof: Proof
) -> tuple[Fault, ...]:
    """Every inconsistency between a deal and the shared shuffle in its proof; none if all is well."""
    shared = proof.shuffle
    if shared is None:
        return ()
    if len(shared.seats) != players:
        return (Fault("seats"),)
    return (*_broken_commitments(shared), *_differences(rules, shared, shuffle, first, proof.nonce))


def _broken_commitments(shared: SharedShuffle) -> Iterator[Fault]:
    """The revealed numbers that do not match their commitments."""
    if commit(shared.secret) != shared.server:
        yield Fault("server")
    for seat, given in enumerate(shared.seats):
        if given.entropy is not None and commit(given.entropy) != given.commitment:
            yield Fault("seat", seat)


def _differences(
    rules: Ruleset, shared: SharedShuffle, shuffle: Shuffle, first: Seat, nonce: str
) -> Iterator[Fault]:
    """The parts of the deal that differ from what the numbers lead to."""
    derived = shared_deal(rules, shared)
    pairs = {
        "deck": (derived.shuffle.deck, shuffle.deck),
        "tiles": (derived.shuffle.tiles, shuffle.tiles),
        "places": (derived.shuffle.places, shuffle.places),
        "first": (derived.first, first),
        "nonce": (derived.nonce, nonce),
    }
    yield from (Fault(code) for code, (expected, found) in pairs.items() if expected != found)
