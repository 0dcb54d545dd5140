"""What one process knows about a room: the folds of its two logs, and who is connected."""

from collections.abc import Iterable

from hanabi.room.audience import Audience
from hanabi.room.entries import AnyEntry, read_entry
from hanabi.room.game import RoomMatch
from hanabi.room.hosting import Absences
from hanabi.room.log import EntryRow
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.scene import Scene
from hanabi.room.situation import Situation
from hanabi.room.state import Room, evolve
from hanabi.server.identity import names
from hanabi.server.live.guest import Guest
from hanabi.server.live.services import RoomServices


class LiveState:
    """A room, its last game and its audience, shared by all parts of a live room."""

    def __init__(self, room: Room, services: RoomServices) -> None:
        self.room, self.services = room, services
        self.match: RoomMatch | None = None
        self.review_cursor: ReviewCursor | None = None
        self.audience = Audience[Guest]()
        self.absences = Absences(services.now(), {})
        self.keys: set[str] = set()
        """The keys of the requests in the room's log."""
        self.loaded_at = services.now()

    @property
    def seq(self) -> int:
        """The number of actions in the last game."""
        return self.match.seq if self.match else 0

    @property
    def scene(self) -> Scene:
        """Everything that people can be told about, at this moment."""
        present = self.audience.present
        away = {person: self.absences.since(person) for person in self.room.names if person not in present}
        return Scene(self.room, self.match, present, self.review_cursor, away, self._takeover)

    def situation(self, guest: Guest) -> Situation:
        """Return the situation in which a request of this guest is judged."""
        board, now = self.match.state.board if self.match else None, self.services.now()
        present = self.audience.present | self.absences.just_left(self.room, now - self.services.absence)
        return Situation(
            self.room, board, guest.person, present, now, self._takeover, guest.invitation, names
        )

    @property
    def _takeover(self) -> float | None:
        """From when an acting host may be voted for; None while the host is here."""
        here = self.room.host in self.audience.present
        return None if here else self.absences.takeover_time(self.room, self.services.takeover)

    def advance(self, row: EntryRow, entry: AnyEntry) -> None:
        """Apply the next entry of the room's log."""
        self.room = evolve(self.room, entry, row.at)
        if row.key:
            self.keys.add(row.key)

    def advance_all(self, rows: Iterable[EntryRow]) -> None:
        """Apply the next entries of the room's log."""
        for row in rows:
            self.advance(row, read_entry(row.entry))
