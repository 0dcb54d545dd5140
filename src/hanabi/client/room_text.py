"""A room as text: seats, people, terms, chat, and what the person can do next."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hanabi.client.links import Link
from hanabi.client.visit import Visit
from hanabi.coach.words import bot_name
from hanabi.game import Seat
from hanabi.text import Catalogue, format_list
from hanabi.text.catalogue import sanitize
from hanabi.wire.messages import ChairNow, Line, Notice
from hanabi.wire.terms import Clock, Door, Manners, Spectators, SpectatorView, Terms

MINUTE, HOUR, DAY = 60, 3600, 86400
LONGEST_CLOCK = 2 * HOUR
"""Up to this many seconds a duration is shown as on a clock."""


def seat_text(catalogue: Catalogue, visit: Visit, seat: Seat) -> str:
    """Who sits on a seat, with notes about them."""
    room = visit.known_room
    chair = room.chairs[seat]
    if chair.bot is not None:
        return catalogue.say("screen-room-bot", bot=bot_name(catalogue, chair.bot))
    if chair.member is None:
        return catalogue.say("screen-room-free")
    return _with_notes(member_name(visit, chair.member), _seat_notes(catalogue, visit, chair))


def standing_text(catalogue: Catalogue, visit: Visit, number: int) -> str:
    """A member without a seat, with notes about them."""
    return _with_notes(member_name(visit, number), _member_notes(catalogue, visit, number))


def standing_members(visit: Visit) -> list[int]:
    """The numbers of the members who are present and have no seat."""
    room = visit.known_room
    seated = {chair.member for chair in room.chairs}
    return [each.number for each in room.members if each.number not in seated and each.present]


def member_name(visit: Visit, number: int) -> str:
    member = visit.find_member(number)
    return str(sanitize(member.name)) if member else f"#{number}"


def _with_notes(name: str, notes: list[str]) -> str:
    return f"{name} ({', '.join(notes)})" if notes else name


def _seat_notes(catalogue: Catalogue, visit: Visit, chair: ChairNow) -> list[str]:
    assert chair.member is not None
    notes = _member_notes(catalogue, visit, chair.member)
    if chair.member in visit.known_room.votes:
        notes.append(catalogue.say("screen-room-votes"))
    if chair.stand_in is not None:
        notes.append(catalogue.say("screen-room-stand-in", bot=bot_name(catalogue, chair.stand_in)))
    return notes


def _member_notes(catalogue: Catalogue, visit: Visit, number: int) -> list[str]:
    room, member = visit.known_room, visit.find_member(number)
    notes = {
        "screen-room-you": number == room.you,
        "screen-room-host": number == room.host,
        "screen-room-away": member is not None and not member.present,
    }
    said = [catalogue.say(note) for note, holds in notes.items() if holds]
    votes = [member_name(visit, vote.member) for vote in room.host_votes if vote.candidate == number]
    return (
        [*said, catalogue.say("web-room-host-votes", names=format_list(catalogue, votes))] if votes else said
    )


def terms_lines(catalogue: Catalogue, terms: Terms) -> list[str]:
    """The terms of a room, one line each."""
    memory = catalogue.say(f"screen-memory-{terms.memory.value}")
    lines = [
        catalogue.say("screen-room-rules", rules=str(sanitize(terms.ruleset))),
        catalogue.say("screen-memory-note", level=memory),
        catalogue.say("screen-room-advice", allowed=terms.advises),
        catalogue.say(f"screen-manners-{terms.manners.value}"),
        spectators_text(catalogue, terms.spectators),
    ]
    return [*lines, clock_text(catalogue, terms.clock)] if terms.clock else lines


def spectators_text(catalogue: Catalogue, spectators: Spectators) -> str:
    """What spectators see while a game runs."""
    seen = catalogue.say("screen-room-watch", view=spectators.view.value, seat=spectators.seat + 1)
    late = spectators.delay and spectators.view is not SpectatorView.NOTHING
    return seen + (catalogue.say("screen-room-watch-late", actions=spectators.delay) if late else "")


def clock_text(catalogue: Catalogue, clock: Clock) -> str:
    time = duration_text(catalogue, clock.seconds)
    return catalogue.say("screen-room-clock", time=time, then=clock.then.value)


def duration_text(catalogue: Catalogue, seconds: int) -> str:
    """A duration: as on a clock up to `LONGEST_CLOCK`, otherwise in hours or days."""
    if seconds <= LONGEST_CLOCK:
        return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
    if seconds < 2 * DAY:
        return catalogue.say("screen-room-hours", hours=seconds // HOUR)
    return catalogue.say("screen-room-days", days=seconds // DAY)


def line_text(catalogue: Catalogue, line: Line | Notice) -> str:
    """A chat line with its author, or a notice."""
    if isinstance(line, Notice):
        return notice_text(catalogue, line)
    said = (
        str(sanitize(line.text or "")) if line.remark is None else remark_text(catalogue, line.remark.value)
    )
    return catalogue.say("screen-room-line", name=str(sanitize(line.name)), text=said)


def notice_text(catalogue: Catalogue, notice: Notice) -> str:
    """A notice about the room or its people; names that are not public yet are replaced by general words."""
    by = notice.by or catalogue.say("notice-host")
    bot = bot_name(catalogue, notice.bot) if notice.bot else ""
    door = notice.door.value if notice.door else ""
    names = {"by": str(sanitize(by)), "whom": str(sanitize(notice.whom or "none"))}
    return catalogue.say(f"notice-{notice.code.value}", **names, bot=bot, door=door)


def remark_text(catalogue: Catalogue, remark: str) -> str:
    return catalogue.say(f"remark-{remark}")


def may_say_anything(visit: Visit) -> bool:
    """Whether free talk is allowed now (B16); if not, the server decides about remarks."""
    room = visit.known_room
    return not room.running or room.terms.manners is Manners.OPEN


def invitation_text(catalogue: Catalogue, visit: Visit) -> str:
    """What the person can do in the room now."""
    room = visit.known_room
    if room.running:
        watched = room.terms.spectators.view is not SpectatorView.NOTHING
        return catalogue.say("screen-room-running", sees=room.seat is not None or watched)
    if room.seat is None:
        return catalogue.say("screen-room-choose")
    if visit.free_seats:
        return catalogue.say("screen-room-fill", host=visit.is_host)
    if visit.is_host:
        return catalogue.say("screen-room-ready")
    host = member_name(visit, room.host) if room.host is not None else ""
    return catalogue.say("screen-room-wait", host=host)


def votes_text(catalogue: Catalogue, visit: Visit) -> str:
    """Who votes to end the game; empty if nobody does."""
    votes = [member_name(visit, number) for number in visit.known_room.votes]
    return (
        catalogue.say("screen-room-voted", names=format_list(catalogue, votes), count=len(votes))
        if votes
        else ""
    )


def removed_names(visit: Visit) -> dict[int, str]:
    """The names of removed members by number; the number is added to a name that is hidden or not unique."""
    names = {each.number: str(sanitize(each.name or "")) for each in visit.known_room.removed}
    often = Counter(names.values())
    return {
        number: name if name and often[name] == 1 else f"{name} #{number}".strip()
        for number, name in names.items()
    }


def door_lines(catalogue: Catalogue, visit: Visit) -> Iterator[str]:
    """Who may join, unless the door is open; for the host also who was removed."""
    room = visit.known_room
    if room.door is not Door.OPEN:
        door = catalogue.say(f"web-room-door-{room.door.value}")
        yield catalogue.say("web-lobby-pair", label=catalogue.say("web-room-door"), value=door)
    if room.removed and visit.is_host:
        names = ", ".join(removed_names(visit).values())
        yield catalogue.say("web-lobby-pair", label=catalogue.say("web-room-removed"), value=names)


def link_to_share(visit: Visit, link: Link) -> Link:
    """The link to share: with the room's invitation if this person may pass it on."""
    invitation = visit.room.invitation if visit.room else None
    return replace(link, invitation=invitation) if invitation else link


def room_lines(catalogue: Catalogue, visit: Visit, link: Link) -> Iterator[str]:
    """All lines about a room."""
    room = visit.known_room
    yield from terms_lines(catalogue, room.terms)
    for seat in range(len(room.chairs)):
        label = catalogue.say("screen-row-seat", number=seat + 1)
        yield catalogue.say("web-lobby-pair", label=label, value=seat_text(catalogue, visit, seat))
    names = [standing_text(catalogue, visit, number) for number in standing_members(visit)]
    if names:
        yield catalogue.say("screen-room-standing", names=", ".join(names))
    yield from door_lines(catalogue, visit)
    if room.invitation is not None:
        yield str(link_to_share(visit, link))


def farewell_text(catalogue: Catalogue, link: Link, kept: bool) -> str:
    """The sentence for a player who leaves."""
    return catalogue.say("screen-room-farewell", link=str(link), kept=kept)
