"""The proof of a deal: a hash shown before the first action, which the replay lets anybody work out again.

The hash is taken of a short text that needs no program to be written; docs/replays.md describes it byte by
byte. Whoever knows the hash alone learns nothing of the deal, since the text ends with a nonce.
"""

import re
import secrets
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from hanabi.game.actions import Seat
from hanabi.game.shuffling import SharedShuffle, canonical, commit, shared_deal
from hanabi.game.state import Shuffle
from hanabi.rules import Ruleset

DEAL_FORMAT = "hanabi-deal"
DEAL_VERSION = 1
NONCE_BYTES = 32
DIGITS = re.compile(r"[0-9a-f]{64}")
"""How a commitment and a nonce are written."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is shown when a game begins, and the nonce that opens it when the game is over."""

    commitment: str
    nonce: str
    shuffle: SharedShuffle | None = None
    """What the deal follows from, where the players shuffled too; None where the server shuffled alone."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a proof of a shared shuffle that does not fit the rest."""

    code: str
    """`server`, `seat`, `seats`, `deck`, `tiles`, `places`, `first` or `nonce`."""
    seat: Seat | None = None


def prove(rules: Ruleset, shuffle: Shuffle, first: Seat) -> Proof:
    """A proof of this deal with a nonce nobody has seen."""
    nonce = new_nonce()
    return Proof(commitment(rules, shuffle, first, nonce), nonce)


def new_nonce() -> str:
    """256 bits that nobody can guess, without which decks could be tried until one has the right hash."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(rules: Ruleset, shuffle: Shuffle, first: Seat, nonce: str) -> str:
    """The hash that fixes a deal."""
    return sha256(deal_text(rules, shuffle, first, nonce).encode()).hexdigest()


def deal_text(rules: Ruleset, shuffle: Shuffle, first: Seat, nonce: str) -> str:
    """The text of which a commitment is the SHA-256: seven lines of words, each ended by a line feed."""
    assert DIGITS.fullmatch(nonce), nonce
    lines: tuple[tuple[str, Iterable[object]], ...] = (
        (DEAL_FORMAT, [DEAL_VERSION]),
        ("ruleset", [canonical(rules)]),
        ("first", [first]),
        ("deck", shuffle.deck),
        ("tiles", (tile.value for tile in shuffle.tiles)),
        ("places", shuffle.places),
        ("nonce", [nonce]),
    )
    return "".join(f"{' '.join((name, *map(str, values)))}\n" for name, values in lines)


def prove_shared(rules: Ruleset, shared: SharedShuffle) -> tuple[Shuffle, Seat, Proof]:
    """The deal that follows from a shared shuffle, who begins, and the proof of it."""
    dealt = shared_deal(rules, shared)
    shown = commitment(rules, dealt.shuffle, dealt.first, dealt.nonce)
    return dealt.shuffle, dealt.first, Proof(shown, dealt.nonce, shared)


def shuffle_faults(
    rules: Ruleset, players: int, shuffle: Shuffle, first: Seat, proof: Proof
) -> tuple[Fault, ...]:
    """Everything that shows a deal not to follow from the numbers it names; nothing where all is well."""
    shared = proof.shuffle
    if shared is None:
        return ()
    if len(shared.seats) != players:
        return (Fault("seats"),)
    return (*_broken_commitments(shared), *_differences(rules, shared, shuffle, first, proof.nonce))


def _broken_commitments(shared: SharedShuffle) -> Iterator[Fault]:
    """The numbers that are not the ones somebody committed to."""
    if commit(shared.secret) != shared.server:
        yield Fault("server")
    for seat, given in enumerate(shared.seats):
        if given.entropy is not None and commit(given.entropy) != given.commitment:
            yield Fault("seat", seat)


def _differences(
    rules: Ruleset, shared: SharedShuffle, shuffle: Shuffle, first: Seat, nonce: str
) -> Iterator[Fault]:
    """What was dealt otherwise than the numbers say."""
    derived = shared_deal(rules, shared)
    pairs = {
        "deck": (derived.shuffle.deck, shuffle.deck),
        "tiles": (derived.shuffle.tiles, shuffle.tiles),
        "places": (derived.shuffle.places, shuffle.places),
        "first": (derived.first, first),
        "nonce": (derived.nonce, nonce),
    }
    yield from (Fault(code) for code, (expected, found) in pairs.items() if expected != found)
