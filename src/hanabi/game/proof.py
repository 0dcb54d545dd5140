"""The proof of a deal: a hash shown before the first action, which the replay lets anybody work out again.

The hash is taken of a short text that needs no program to be written; docs/replays.md describes it byte by
byte. Whoever knows the hash alone learns nothing of the deal, since the text ends with a nonce.
"""

import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from hanabi.codec import Json, encode
from hanabi.game.actions import Seat
from hanabi.game.state import Shuffle
from hanabi.rules import Ruleset
from hanabi.rules.ruleset import UNSAID

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
        ("ruleset", [_canonical(rules)]),
        ("first", [first]),
        ("deck", shuffle.deck),
        ("tiles", (tile.value for tile in shuffle.tiles)),
        ("places", shuffle.places),
        ("nonce", [nonce]),
    )
    return "".join(f"{' '.join((name, *map(str, values)))}\n" for name, values in lines)


def _canonical(rules: Ruleset) -> str:
    """A ruleset in the one JSON form it has here, which a field added later leaves as it was."""
    fields = encode(rules)
    assert isinstance(fields, dict)
    said = {name: value for name, value in fields.items() if not _goes_without_saying(name, value)}
    return json.dumps(said, sort_keys=True, separators=(",", ":"))


def _goes_without_saying(name: str, value: Json) -> bool:
    return name in UNSAID and UNSAID[name] == value
