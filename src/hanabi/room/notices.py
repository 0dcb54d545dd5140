"""Notices: what was done to a room and its people, and by whom, for everyone in the room to see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hanabi.room.entries import (
    AnyEntry,
    DoorSet,
    GivenBack,
    HandedOver,
    HostReturned,
    Person,
    Readmitted,
    Removed,
    StoodIn,
    TookOver,
)
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
    by: Person | None = None
    whom: Person | None = None
    seat: int | None = None
    bot: str | None = None
    door: Door | None = None


def notice_of(entry: AnyEntry, number: int, chairs: "Sequence[RoomChair]", at: float) -> RoomNotice | None:
    """Return the notice for an entry; None if people see it anyway. `chairs` are those before the entry."""
    match entry:
        case HandedOver(person, by):
            return RoomNotice(number, NoticeCode.HANDED_OVER, at, by, person)
        case TookOver(person, by):
            return RoomNotice(number, NoticeCode.TOOK_OVER, at, by, person)
        case HostReturned(person):
            return RoomNotice(number, NoticeCode.HOST_RETURNED, at, whom=person)
        case Removed(person, stand_in, by):
            return RoomNotice(number, NoticeCode.REMOVED, at, by, person, bot=stand_in)
        case Readmitted(person, by):
            return RoomNotice(number, NoticeCode.READMITTED, at, by, person)
        case DoorSet(door, by):
            return RoomNotice(number, NoticeCode.DOOR_SET, at, by, door=door)
        case StoodIn(seat, bot, by):
            return RoomNotice(number, NoticeCode.STOOD_IN, at, by, chairs[seat].person, seat, bot)
        case GivenBack(seat, by):
            return RoomNotice(number, NoticeCode.GIVEN_BACK, at, by, chairs[seat].person, seat)
        case _:
            return None
