"""Who runs a room: its owner or, after a long absence, an acting host chosen by those at the table.

An acting host has the host's powers over the table but cannot remove anyone who has a seat. The owner becomes
host again as soon as they are back.
"""

from collections.abc import Mapping, Set
from math import ceil

from hanabi.room import entries
from hanabi.room.errors import refuse
from hanabi.room.ids import new_id
from hanabi.room.situation import Situation
from hanabi.room.state import Room
from hanabi.wire.requests import HandOver, Readmit, Remove, SetDoor, VoteHost
from hanabi.wire.terms import Clock, Door

RETURN_SECONDS = 60.0
"""How long people have to come back after a room was loaded: downtime of the server is not their absence."""

REPLACEMENT_BOT = "beginner"
"""The bot that plays on in the seat of a removed person."""
TAKEOVER_TURNS = 2
"""For how many turns of the clock a host must be away before others may take over."""


def takeover_absence(clock: Clock | None, least: float) -> float:
    """Return how many seconds a host must be away before others may take over; long clocks extend it."""
    return max(least, TAKEOVER_TURNS * clock.seconds if clock else 0.0)


def hand_over(request: HandOver, now: Situation) -> entries.HandedOver:
    """Make another member the host; an acting host may only choose someone who could be voted for."""
    now.need_host()
    heir = now.need_member(request.member)
    if now.person != now.room.owner and heir not in now.electors:
        refuse("candidate-absent")
    return entries.HandedOver(heir, now.person)


def set_door(request: SetDoor, now: Situation) -> entries.DoorSet:
    """Open the room to everyone with its link, lock it, or admit only people with an invitation."""
    now.need_host()
    return entries.DoorSet(request.door, now.person, new_id(12) if request.door is Door.INVITED else None)


def vote_host(request: VoteHost, now: Situation) -> entries.HostVoted | entries.TookOver:
    """Count a vote for an acting host; a majority of those present decides."""
    member = request.member
    if now.person not in now.electors:
        refuse("not-seated")
    if member is None:
        return (
            entries.HostVoted(now.person, None) if now.person in now.room.host_votes else refuse("not-voted")
        )
    _check_absence(now)
    candidate = now.need_member(member)
    voters = now.electors & now.present
    if candidate not in voters:
        refuse("candidate-absent")
    votes = {**now.room.host_votes, now.person: candidate}
    agreeing = sum(votes.get(voter) == candidate for voter in voters)
    if 2 * agreeing > len(voters):
        return entries.TookOver(candidate, now.person)
    return entries.HostVoted(now.person, candidate)


def _check_absence(now: Situation) -> None:
    """Refuse a vote while the host is here or has not been away for long enough."""
    if now.takeover is None:
        refuse("host-present")
    if now.at < now.takeover:
        refuse("host-away-briefly", seconds=ceil(now.takeover - now.at))


def remove(request: Remove, now: Situation) -> entries.Removed:
    """Remove a member; a bot plays on in the seat they had."""
    now.need_host()
    person = now.need_member(request.member)
    if person in (now.room.host, now.room.owner):
        refuse("host-stays")
    seated = now.room.seat_of(person) is not None
    if seated and now.person != now.room.owner:
        refuse("seated-stay")
    return entries.Removed(person, REPLACEMENT_BOT if seated and now.running else None, now.person)


def readmit(request: Readmit, now: Situation) -> entries.Readmitted:
    """Let a removed person come back."""
    now.need_host()
    member = request.member
    person = dict(enumerate(now.room.names, 1)).get(member)
    if person is None or person not in now.room.removed:
        refuse("not-removed", member=member)
    if now.policy.is_taken(now.room.names[person], now.room.members.values()):
        refuse("name-taken", name=now.room.names[person])
    return entries.Readmitted(person, now.person)


class Absences:
    """When each person left; `last_seen` covers those who left before the room was loaded."""

    def __init__(self, loaded: float, last_seen: Mapping[entries.Person, float]) -> None:
        self._loaded = loaded
        self._left = dict(last_seen)

    def leave(self, person: entries.Person, at: float) -> None:
        self._left[person] = at

    def since(self, person: entries.Person) -> float:
        """Return when an absent person left, as far as this process knows."""
        return self._left.get(person, self._loaded)

    def just_left(self, room: Room, after: float) -> Set[entries.Person]:
        """Return those who left later than `after`, or everyone if the room was loaded later than that."""
        if self._loaded > after:
            return frozenset({room.host, *room.names})
        return frozenset(person for person, at in self._left.items() if at > after)

    def takeover_time(self, room: Room, least: float) -> float:
        """Return the time from which others may take over from an absent host."""
        absence = takeover_absence(room.terms.clock, least)
        return max(self.since(room.host) + absence, self._loaded + min(absence, RETURN_SECONDS))
