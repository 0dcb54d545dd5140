"""Since when the people of a room have been away, and when that is long enough for others to take over."""

from collections.abc import Mapping, Set

from hanabi.room.entries import Person
from hanabi.room.hosting import takeover_absence
from hanabi.room.state import Room

RETURN_SECONDS = 60.0
"""How long people have to come back after a room was read: a server that was down is not their absence."""


class Absences:
    """When each person left; those who left before the room was read are found in `last_seen`."""

    def __init__(self, loaded: float, last_seen: Mapping[Person, float]) -> None:
        self._loaded = loaded
        self._left = dict(last_seen)

    def leave(self, person: Person, at: float) -> None:
        self._left[person] = at

    def since(self, person: Person) -> float:
        """When a person who is not here left, as far as this process knows."""
        return self._left.get(person, self._loaded)

    def just_left(self, room: Room, after: float) -> Set[Person]:
        """Those who left a moment ago, and everyone while the room has only just been read."""
        if self._loaded > after:
            return frozenset({room.host, *room.names})
        return frozenset(person for person, at in self._left.items() if at > after)

    def takeover(self, room: Room, least: float) -> float:
        """From when on others may take over from a host who is away."""
        absence = takeover_absence(room.terms.clock, least)
        return max(self.since(room.host) + absence, self._loaded + min(absence, RETURN_SECONDS))
