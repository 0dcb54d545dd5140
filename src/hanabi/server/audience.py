"""The people connected to a room through this process, and how they are told what concerns them."""

from collections.abc import Callable, Iterable
from functools import cache, partial

from hanabi.game import Seat
from hanabi.server.entries import AnyEntry, Began, Person, Removed, Said
from hanabi.server.failpoints import reach
from hanabi.server.guest import Guest, frame
from hanabi.server.room import PRIVATE, Desk, Room
from hanabi.server.showing import Showing
from hanabi.server.sight import Place, Scene, dealt
from hanabi.wire.messages import AnyTold


class Audience:
    """Guests, each of whom is told what they may know."""

    def __init__(self) -> None:
        self.guests: set[Guest] = set()
        self.elsewhere: frozenset[Person] = frozenset()
        """Who is connected to the room through another process."""

    @property
    def present(self) -> frozenset[Person]:
        return self.elsewhere.union(guest.person for guest in self.guests)

    def show_room(self, scene: Scene) -> None:
        """Tell everybody how the room is now."""
        frames: dict[Place, bytes] = {}
        for guest in self.guests:
            place = scene.place(guest.person)
            if place not in frames:
                frames[place] = frame(scene.room_now(guest.person))
            guest.tell_room(frames[place])

    def show_entry(self, scene: Scene, entry: AnyEntry) -> None:
        """Tell what an entry of the log has changed."""
        if isinstance(entry, PRIVATE):
            self._show_desk(scene, entry.seat)
        elif isinstance(entry, Said):
            self._tell_all(scene.room.lines[-1])
        else:
            self.show_room(scene)
        if isinstance(entry, Began):
            self.show_deal(scene)
        if isinstance(entry, Removed):
            self._send_out(entry.person)

    def show_changes(self, scene: Scene, before: Room, showing: Showing | None) -> None:
        """Tell everything that has changed since a room, and what was shown in it, was as it was before."""
        room = scene.room
        if room.shown > before.shown or scene.showing != showing:
            self.show_room(scene)
        for line in room.lines:
            if line.number > before.shown:
                self._tell_all(line)
        for person in room.removed - before.removed:
            self._send_out(person)

    def show_desks(self, scene: Scene, before: Room) -> None:
        """Tell seats what they did to their cards since a room was as it was before."""
        for seat, desk in scene.room.desks.items():
            if desk != before.desks.get(seat, Desk()):
                self._show_desk(scene, seat)

    def show_deal(self, scene: Scene) -> None:
        self._tell_watchers(scene, partial(_deal_frames, scene))
        self.show_table(scene, -1)

    def show_table(self, scene: Scene, since: int) -> None:
        """Tell those who see the table what happened after so many actions."""
        self._tell_watchers(scene, lambda seat: _table_frames(scene, seat, since))
        if not scene.running:
            self.show_room(scene)

    def _tell_watchers(self, scene: Scene, frames: Callable[[Seat | None], list[bytes]]) -> None:
        """Tell those who see the table what is made once for each seat."""
        made = cache(frames)
        for guest in self.guests:
            if scene.may_watch(guest.person):
                for data in made(scene.viewer(guest.person)):
                    guest.tell_frame(data)
                reach("mid-broadcast")

    def _tell_all(self, told: AnyTold) -> None:
        data = frame(told)
        for guest in self.guests:
            guest.tell_frame(data)

    def _show_desk(self, scene: Scene, seat: Seat) -> None:
        """Tell every device of a seat, and nobody else, what it did to its cards (U16)."""
        assert scene.match is not None
        for guest in self.guests:
            if scene.room.seat_of(guest.person) == seat:
                guest.tell(scene.desk(scene.match, seat))

    def _send_out(self, person: Person) -> None:
        for guest in self.guests:
            if guest.person == person:
                guest.dismiss("removed")


def _deal_frames(scene: Scene, seat: Seat | None) -> list[bytes]:
    assert scene.match is not None
    return [frame(dealt(scene.match.id, scene.match.record, seat))]


def _table_frames(scene: Scene, seat: Seat | None, since: int) -> list[bytes]:
    assert scene.match is not None
    told: Iterable[AnyTold] = (scene.happened(scene.match, seat, since),)
    return [frame(each) for each in (*told, *((scene.opened(scene.match),) if scene.match.over else ()))]
