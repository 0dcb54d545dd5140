"""Shared shuffles: server and players each add a secret number, and the deck is derived from all of them.

Everyone commits to a number before anybody reveals one, so nobody can choose theirs to suit the others'.
docs/replays.md describes every byte, so that a deal can be verified without this program.
"""

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from hanabi.game.actions import Seat
from hanabi.game.state import PLACES, Shuffle
from hanabi.rules import Ruleset, Tile, box
from hanabi.rules.enums import NamedEnum
from hanabi.rules.ruleset import stored_fields

ENTROPY_FORMAT, SHUFFLE_FORMAT = "hanabi-entropy 1", "hanabi-shuffle 1"
ENTROPY_BYTES = 32
WORD_BYTES = 4
WORDS: int = 2 ** (8 * WORD_BYTES)
"""How many different values a word of the stream can have."""
T = TypeVar("T")


class Source(NamedEnum):
    """Where the number of a seat comes from."""

    PLAYER = "player"
    """The player's own program drew it."""
    BOT = "bot"
    """The server drew it for a bot."""
    WITHHELD = "withheld"
    """The player's program had committed to one but did not reveal it in time."""
    ABSENT = "absent"
    """The player's program took no part."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a seat adds to the shuffle: 32 random bytes in hexadecimal, and the hash shown before."""

    source: Source
    commitment: str | None = None
    entropy: str | None = None


@dataclass(frozen=True, slots=True)
class SharedShuffle:
    """Everything that a deal is derived from, apart from the rules."""

    game: str
    """The id of the game, so that no number serves twice."""
    first: Seat | None
    """Who begins; None leaves it to the shuffle."""
    server: str
    """The server's commitment."""
    secret: str
    """The server's own number."""
    seats: tuple[Contribution, ...]


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """The deal derived from a shared shuffle, and the nonce of its commitment."""

    shuffle: Shuffle
    first: Seat
    nonce: str


def new_entropy() -> str:
    """32 random bytes from the operating system, in hexadecimal."""
    return secrets.token_hex(ENTROPY_BYTES)


def commit(entropy: str) -> str:
    """The hash that commits to a number without revealing it."""
    return _hash(f"{ENTROPY_FORMAT}\n{entropy}\n").hex()


def shared_deal(rules: Ruleset, shared: SharedShuffle) -> SharedDeal:
    """Derive a deal from a shared shuffle.

    The order is part of the format: the deck, the tiles, the places and, if it is left to chance, who begins.
    """
    key = _hash(shuffle_text(rules, shared))
    numbers = Numbers(key)
    deck, tiles = numbers.shuffled(box(rules)), numbers.shuffled(rules.tiles)
    places = tuple(numbers.below(PLACES) for tile in tiles if tile is Tile.RESHUFFLE)
    first = numbers.below(len(shared.seats)) if shared.first is None else shared.first
    return SharedDeal(Shuffle(deck, tiles, places), first, block(key, 0).hex())


def shuffle_text(rules: Ruleset, shared: SharedShuffle) -> str:
    """The text whose SHA-256 is the key of the shuffle: one line for each input."""
    lines = (
        SHUFFLE_FORMAT,
        f"game {shared.game}",
        f"ruleset {canonical_json(rules)}",
        f"first {'chance' if shared.first is None else shared.first}",
        f"server {shared.server} {shared.secret}",
        *(" ".join(_seat_words(seat)) for seat in shared.seats),
    )
    return "".join(f"{line}\n" for line in lines)


def canonical_json(rules: Ruleset) -> str:
    """The JSON of a ruleset in texts that are hashed."""
    return json.dumps(stored_fields(rules), sort_keys=True, separators=(",", ":"))


def block(key: bytes, number: int) -> bytes:
    """One 32-byte block of the stream of a key; block 0 is the nonce."""
    return sha256(key + number.to_bytes(8)).digest()


class Numbers:
    """Unbiased random numbers from the stream of a key, starting with block 1."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1."""
        # Skip words above the last multiple of limit: the modulus would favour small numbers.
        fair = WORDS - WORDS % limit
        return next(word for word in self._words if word < fair) % limit

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return `things` in random order, every order equally likely (Fisher-Yates)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _words(key: bytes) -> Iterator[int]:
    number = 1
    while True:
        data = block(key, number)
        for start in range(0, len(data), WORD_BYTES):
            yield int.from_bytes(data[start : start + WORD_BYTES])
        number += 1


def _seat_words(seat: Contribution) -> Iterator[str]:
    yield from ("seat", seat.source.value)
    yield from filter(None, (seat.commitment, seat.entropy))


def _hash(text: str) -> bytes:
    return sha256(text.encode()).digest()
