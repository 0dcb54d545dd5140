"""A room of one game, whose people share a keyboard."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence

from hanabi.game import Seat
from hanabi.room.advice import check_turn
from hanabi.room.entries import AnyEntry, Began, BotSeated, Entered, Opened, Person, SatDown
from hanabi.room.game import RoomMatch
from hanabi.room.local_room import LocalRoom
from hanabi.room.log import EntryRow
from hanabi.room.situation import Situation
from hanabi.room.state import Room, evolve, open_room
from hanabi.wire.terms import Terms

WATCHER: Person = "watcher"
"""The person at the keyboard if only bots play."""


def person_in(seat: Seat) -> Person:
    """Return the person in a seat."""
    return f"seat {seat}"


class KeyboardRoom(LocalRoom):
    """A local room in which everyone is seated and the game has begun."""

    def __init__(
        self,
        terms: Terms,
        bots: Sequence[str | None],
        match: RoomMatch,
        log: Iterable[EntryRow] = (),
        now: Callable[[], float] = time.time,
    ) -> None:
        """Seat a bot or, where `bots` has None, a person; `log` has the entries since the game began."""
        super().__init__(_open(match.id, terms, bots, match.table.names), match, now)
        self.advance(log)

    def check_asker(self, now: Situation) -> Seat:
        """At a keyboard, advice is never off."""
        return check_turn(now)


def _open(game: str, terms: Terms, bots: Sequence[str | None], names: Sequence[str]) -> Room:
    """Return a room after everyone sat down and its game began."""
    people = [person_in(seat) for seat, bot in enumerate(bots) if bot is None]
    room = open_room(game, Opened(terms, people[0] if people else WATCHER))
    for entry in (*_seat(bots, names), Began(game)):
        room = evolve(room, entry, 0.0)
    return room


def _seat(bots: Sequence[str | None], names: Sequence[str]) -> Iterator[AnyEntry]:
    """Yield the entries by which everyone sits down."""
    for seat, (bot, name) in enumerate(zip(bots, names, strict=True)):
        if bot is None:
            yield from (Entered(person_in(seat), name), SatDown(person_in(seat), seat))
        else:
            yield BotSeated(seat, bot)
