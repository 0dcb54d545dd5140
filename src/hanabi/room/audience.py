"""The people connected to a room through this process, and how they are told what concerns them."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Generic, Protocol, TypeVar

from hanabi.codec import json_writer
from hanabi.game import Seat
from hanabi.room import entries
from hanabi.room.errors import RoomError
from hanabi.room.review_cursor import ReviewCursor
from hanabi.room.scene import Perspective, Place, Scene, dealt_message
from hanabi.room.state import PRIVATE_ENTRIES, Room, SeatDesk
from hanabi.wire.messages import AnyTold

_write: Callable[[AnyTold], str] = json_writer(AnyTold)


def frame(told: AnyTold) -> bytes:
    """Encode a message as it is sent."""
    return _write(told).encode()


class RoomGuest(Protocol):
    """A person's connection to a room."""

    person: entries.Person
    invitation: str | None

    def tell_frame(self, data: bytes) -> None:
        """Send an encoded message."""

    def tell_room(self, data: bytes) -> None:
        """Send the encoded state of the room, which replaces any earlier one."""

    def tell_table(self, frames: Sequence[bytes]) -> None:
        """Send the encoded messages about one change of the table."""

    def dismiss(self, code: str) -> None:
        """Close the connection and say why."""


AnyGuest = TypeVar("AnyGuest", bound=RoomGuest)


class Audience(Generic[AnyGuest]):
    """The guests of a room, each of whom is told what they may know."""

    def __init__(self) -> None:
        self.guests: set[AnyGuest] = set()
        self.elsewhere: frozenset[entries.Person] = frozenset()
        """Who is connected to the room through another process."""

    @property
    def present(self) -> frozenset[entries.Person]:
        return self.elsewhere.union(guest.person for guest in self.guests)

    def show_room(self, scene: Scene) -> None:
        """Tell everyone how the room is now."""
        frames: dict[Place, bytes] = {}
        for guest in self.guests:
            place = scene.place(guest.person)
            if place not in frames:
                frames[place] = frame(scene.room_now(guest.person))
            guest.tell_room(frames[place])

    def show_entry(self, scene: Scene, entry: entries.AnyEntry) -> None:
        """Tell everyone what an entry of the log has changed."""
        if isinstance(entry, PRIVATE_ENTRIES):
            self._show_desk(scene, entry.seat)
        elif isinstance(entry, entries.EntropyCommitted):
            self._show_room_to(scene, entry.person)
        elif isinstance(entry, entries.EntropyRevealed):
            pass
        elif isinstance(entry, entries.Said):
            self._tell_all(scene.room.lines[-1])
        else:
            self.show_room(scene)
            self._show_notices(scene, scene.room.shown - 1)
        if isinstance(entry, entries.ShuffleCalled):
            self._show_shuffle(scene)
        if isinstance(entry, entries.Began):
            self.show_deal(scene)
        if isinstance(entry, entries.Removed | entries.DoorSet):
            self._dismiss_unwelcome(scene.room)

    def show_changes(self, scene: Scene, before: Room, showing: ReviewCursor | None) -> None:
        """Tell everyone what has changed since the room was `before` and `showing` was shown in it."""
        room = scene.room
        if room.shown > before.shown or scene.review_cursor != showing:
            self.show_room(scene)
        for line in room.lines:
            if line.number > before.shown:
                self._tell_all(line)
        self._show_notices(scene, before.shown)
        if room.call and (before.call is None or before.call.game != room.call.game):
            self._show_shuffle(scene)
        self._dismiss_unwelcome(room)

    def show_desks(self, scene: Scene, before: Room) -> None:
        """Tell seats how their desks have changed since the room was `before`."""
        for seat, desk in scene.room.desks.items():
            if desk != before.desks.get(seat, SeatDesk()):
                self._show_desk(scene, seat)

    def show_deal(self, scene: Scene) -> None:
        self.show_table(scene, -1)

    def show_table(self, scene: Scene, since: int) -> None:
        """Tell those who see the table what followed the first `since` actions; -1 starts with the deal."""
        frames = cache(lambda seen, known: _table_frames(scene, seen, known))
        for guest in self.guests:
            seen = scene.perspective(guest.person)
            if seen is not None:
                guest.tell_table(frames(seen, scene.seq_seen_by(guest.person, since)))
        if not scene.running:
            self.show_room(scene)

    def _show_room_to(self, scene: Scene, person: entries.Person) -> None:
        """Tell a person, on every device, how the room is now."""
        for guest in self.guests:
            if guest.person == person:
                guest.tell_frame(frame(scene.room_now(person)))

    def _show_shuffle(self, scene: Scene) -> None:
        for call in scene.shuffle_call_messages():
            self._tell_all(call)

    def _show_notices(self, scene: Scene, after: int) -> None:
        """Tell everyone the notices with a number higher than `after`."""
        for notice in scene.room.notices:
            if notice.number > after:
                self._tell_all(scene.notice_message(notice))

    def _tell_all(self, told: AnyTold) -> None:
        data = frame(told)
        for guest in self.guests:
            guest.tell_frame(data)

    def _show_desk(self, scene: Scene, seat: Seat) -> None:
        """Tell every device of a seat, and nobody else, how its cards are arranged and marked (U16)."""
        assert scene.match is not None
        for guest in self.guests:
            if scene.room.seat_of(guest.person) == seat:
                guest.tell_frame(frame(scene.desk_message(scene.match, seat)))

    def _dismiss_unwelcome(self, room: Room) -> None:
        """Close the connections of people who were removed, and of strangers if the door is closed now."""
        for guest in self.guests:
            try:
                room.check_welcome(guest.person, guest.invitation)
            except RoomError as error:
                guest.dismiss(error.code)


def _table_frames(scene: Scene, seen: Perspective, since: int) -> list[bytes]:
    """Return the frames about the table after the first `since` actions; -1 starts with the deal."""
    match = scene.match
    assert match is not None
    told: list[AnyTold] = [dealt_message(match.id, match.record, seen.own_seat)] if since < 0 else []
    told.append(scene.happened_message(match, seen, since))
    if match.over:
        told.append(scene.opened_message(match))
    return [frame(each) for each in told]
