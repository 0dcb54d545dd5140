"""How long the people of a room have been away, and when others may take over from an absent host."""

from collections.abc import Mapping, Set

from hanabi.room.entries import Person
from hanabi.room.hosting import takeover_absence
from hanabi.room.state import Room

RETURN_SECONDS = 60.0
"""How long people have to come back after a room was loaded: downtime of the server is not their absence."""


class Absences:
    """When each person left; `last_seen` covers those who left before the room was loaded."""

    def __init__(self, loaded: float, last_seen: Mapping[Person, float]) -> None:
        self._loaded = loaded
        self._left = dict(last_seen)

    def leave(self, person: Person, at: float) -> None:
        self._left[person] = at

    def since(self, person: Person) -> float:
        """Return when an absent person left, as far as this process knows."""
        return self._left.get(person, self._loaded)

    def just_left(self, room: Room, after: float) -> Set[Person]:
        """Return those who left later than `after`, or everyone if the room was loaded later than that."""
        if self._loaded > after:
            return frozenset({room.host, *room.names})
        return frozenset(person for person, at in self._left.items() if at > after)

    def takeover_time(self, room: Room, least: float) -> float:
        """Return the time from which others may take over from an absent host."""
        absence = takeover_absence(room.terms.clock, least)
        return max(self.since(room.host) + absence, self._loaded + min(absence, RETURN_SECONDS))
