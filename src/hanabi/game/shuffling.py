"""A deck that nobody picks: server and players each add a secret number, and the deck follows from all.

Everybody commits to their number before anybody reveals one, so that nobody can fit theirs to the others'.
docs/replays.md describes every byte of it, so that a deal can be checked without this program.
"""

import json
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from hanabi.codec import Json, encode
from hanabi.game.actions import Seat
from hanabi.game.state import PLACES, Shuffle
from hanabi.rules import Ruleset, Tile, box
from hanabi.rules.named import Named
from hanabi.rules.ruleset import UNSAID

ENTROPY_FORMAT, SHUFFLE_FORMAT = "hanabi-entropy 1", "hanabi-shuffle 1"
ENTROPY_BYTES = 32
WORD_BYTES = 4
WORDS: int = 2 ** (8 * WORD_BYTES)
"""How many values one word of the stream can have."""
T = TypeVar("T")


class Source(Named):
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
    """Everything a deal follows from, apart from the rules."""

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
    """The deal that follows from a shared shuffle, and the nonce of its commitment."""

    shuffle: Shuffle
    first: Seat
    nonce: str


def new_entropy() -> str:
    """32 random bytes from the operating system, in hexadecimal."""
    return secrets.token_hex(ENTROPY_BYTES)


def commit(entropy: str) -> str:
    """The hash that fixes a number without telling it."""
    return _hash(f"{ENTROPY_FORMAT}\n{entropy}\n").hex()


def shared_deal(rules: Ruleset, shared: SharedShuffle) -> SharedDeal:
    """Derive the deal: the deck first, then tiles, places and, if it is left to the shuffle, who begins."""
    key = _hash(shuffle_text(rules, shared))
    numbers = Numbers(key)
    deck, tiles = numbers.shuffled(box(rules)), numbers.shuffled(rules.tiles)
    places = tuple(numbers.below(PLACES) for tile in tiles if tile is Tile.RESHUFFLE)
    first = numbers.below(len(shared.seats)) if shared.first is None else shared.first
    return SharedDeal(Shuffle(deck, tiles, places), first, block(key, 0).hex())


def shuffle_text(rules: Ruleset, shared: SharedShuffle) -> str:
    """The text whose SHA-256 is the key of the shuffle: one line for each thing that goes into it."""
    lines = (
        SHUFFLE_FORMAT,
        f"game {shared.game}",
        f"ruleset {canonical(rules)}",
        f"first {'chance' if shared.first is None else shared.first}",
        f"server {shared.server} {shared.secret}",
        *(" ".join(_seat_words(seat)) for seat in shared.seats),
    )
    return "".join(f"{line}\n" for line in lines)


def canonical(rules: Ruleset) -> str:
    """A ruleset in the one JSON form it has in hashed texts, which a field added later leaves as it was."""
    fields = encode(rules)
    assert isinstance(fields, dict)
    said = {name: value for name, value in fields.items() if not _goes_without_saying(name, value)}
    return json.dumps(said, sort_keys=True, separators=(",", ":"))


def block(key: bytes, number: int) -> bytes:
    """One block of the stream that a key leads to; block 0 is the nonce."""
    return sha256(key + number.to_bytes(8)).digest()


class Numbers:
    """Unbiased numbers from the stream of a key, from its block 1 on."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; words that would favour small numbers are skipped."""
        fair = WORDS - WORDS % limit
        return next(word for word in self._words if word < fair) % limit

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The things in an order in which each is as likely as any other (Fisher and Yates)."""
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


def _goes_without_saying(name: str, value: Json) -> bool:
    return name in UNSAID and UNSAID[name] == value
