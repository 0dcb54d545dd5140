"""The shuffle before a game: who contributes a number, whom the deal waits for, and when it happens.

Players commit to a number while no game is running. When the host begins, the call lists all commitments and
the server's own. Then players reveal their numbers, and the deck follows from all of them
(`hanabi.game.shuffling`). Each step is an entry in the room's log, so a shuffle survives a restart and other
processes can take part. Only commitments are told before the game is over.
"""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hanabi.game import Contribution, Seat, SharedShuffle, Source, commit, new_entropy
from hanabi.room.entries import EntropyCommitted, EntropyRevealed, GameId, Person, ShuffleCalled
from hanabi.room.errors import refuse
from hanabi.wire.requests import CommitEntropy, Reveal

if TYPE_CHECKING:  # `state` imports this module, since a room holds a call
    from hanabi.room.situation import Situation
    from hanabi.room.state import Room

PRESENCE_LAG = 15.0
"""How many seconds after a commitment a person counts as connected: other processes learn of them late."""


@dataclass(frozen=True, slots=True)
class Pledge:
    """A person's commitment for the next shuffle, and when it was made."""

    commitment: str
    at: float


@dataclass(frozen=True, slots=True)
class Call:
    """A shuffle that was called: from here on, the numbers that count are fixed."""

    game: GameId
    secret: str
    """The server's number."""
    commitments: tuple[str | None, ...]
    """By seat; None if the player's client takes no part."""
    drawn: tuple[str | None, ...]
    """By seat, the numbers that the server drew for bots."""
    awaited: frozenset[Seat]
    """The seats whose players are connected and committed to a number."""
    at: float
    revealed: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def is_complete(self) -> bool:
        return self.awaited <= self.revealed.keys()

    @property
    def server(self) -> str:
        """The server's commitment."""
        return commit(self.secret)

    def to_shared_shuffle(self, first: Seat | None) -> SharedShuffle:
        """Return what the deck is computed from, with the numbers revealed so far."""
        return SharedShuffle(self.game, first, self.server, self.secret, tuple(self._contributions()))

    def _contributions(self) -> Iterator[Contribution]:
        for seat, (commitment, drawn) in enumerate(zip(self.commitments, self.drawn, strict=True)):
            if drawn is not None:
                yield Contribution(Source.BOT, commitment, drawn)
            elif seat in self.revealed:
                yield Contribution(Source.PLAYER, commitment, self.revealed[seat])
            else:
                yield Contribution(Source.ABSENT if commitment is None else Source.WITHHELD, commitment)


def call_shuffle(room: "Room", game: GameId, present: Set[Person], now: float) -> ShuffleCalled:
    """Draw the server's number and list everything else that goes into the next shuffle."""
    drawn = tuple(new_entropy() if chair.bot else None for chair in room.chairs)
    pledges = tuple(room.pledges.get(chair.person) if chair.person else None for chair in room.chairs)
    commitments = tuple(
        commit(number) if number else pledge.commitment if pledge else None
        for number, pledge in zip(drawn, pledges, strict=True)
    )
    awaited = tuple(
        seat
        for seat, (chair, pledge) in enumerate(zip(room.chairs, pledges, strict=True))
        if pledge and (chair.person in present or pledge.at > now - PRESENCE_LAG)
    )
    return ShuffleCalled(game, new_entropy(), commitments, drawn, awaited)


def call_from_entry(entry: ShuffleCalled, at: float) -> Call:
    """Return the call that an entry describes."""
    return Call(entry.game, entry.secret, entry.commitments, entry.drawn, frozenset(entry.awaited), at)


def with_reveal(call: Call, entry: EntropyRevealed) -> Call:
    return replace(call, revealed={**call.revealed, entry.seat: entry.entropy})


def commit_entropy(request: CommitEntropy, now: "Situation") -> EntropyCommitted:
    """Accept what a seated player commits to before a shuffle."""
    now.need_seat()
    now.need_pause()
    return EntropyCommitted(now.person, request.commitment)


def reveal(request: Reveal, now: "Situation") -> EntropyRevealed:
    """Accept the number that a player committed to, once it is called for."""
    seat, call = now.need_seat(), now.room.call
    if call is None or call.game != request.game or not _is_open(call, seat):
        refuse("no-shuffle")
    if commit(request.entropy) != call.commitments[seat]:
        refuse("wrong-entropy")
    return EntropyRevealed(seat, request.entropy)


def _is_open(call: Call, seat: Seat) -> bool:
    """Whether a call still accepts the number of a seat."""
    return call.commitments[seat] is not None and seat not in call.revealed
