"""Notices: what was done to a room and its people, and by whom, for everyone in the room to see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.room import entries
from hanabi.wire.messages import NoticeCode
from hanabi.wire.terms import Door

if TYPE_CHECKING:
    from hanabi.room.state import RoomChair


@dataclass(frozen=True, slots=True)
class RoomNotice:
    """A notice with ids instead of names, since not every reader may know every name yet."""

    number: int
    code: NoticeCode
    at: float
    by: entries.Person | None = None
    whom: entries.Person | None = None
    seat: int | None = None
    bot: str | None = None
    door: Door | None = None


def notice_of(
    entry: entries.AnyEntry, number: int, chairs: "Sequence[RoomChair]", at: float
) -> RoomNotice | None:
    """Return the notice for an entry; None if people see it anyway. `chairs` are those before the entry."""
    match entry:
        case entries.HandedOver(person, by):
            return RoomNotice(number, NoticeCode.HANDED_OVER, at, by, person)
        case entries.TookOver(person, by):
            return RoomNotice(number, NoticeCode.TOOK_OVER, at, by, person)
        case entries.HostReturned(person):
            return RoomNotice(number, NoticeCode.HOST_RETURNED, at, whom=person)
        case entries.Removed(person, stand_in, by):
            return RoomNotice(number, NoticeCode.REMOVED, at, by, person, bot=stand_in)
        case entries.Readmitted(person, by):
            return RoomNotice(number, NoticeCode.READMITTED, at, by, person)
        case entries.DoorSet(door, by):
            return RoomNotice(number, NoticeCode.DOOR_SET, at, by, door=door)
        case entries.StoodIn(seat, bot, by):
            return RoomNotice(number, NoticeCode.STOOD_IN, at, by, chairs[seat].person, seat, bot)
        case entries.GivenBack(seat, by):
            return RoomNotice(number, NoticeCode.GIVEN_BACK, at, by, chairs[seat].person, seat)
        case _:
            return None
