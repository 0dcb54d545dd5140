"""Parse commands typed to a room into requests."""

from collections.abc import Iterable, Sequence

from hanabi.errors import HanabiError
from hanabi.game import Seat
from hanabi.terminal import errands
from hanabi.terminal.client import fresh_id
from hanabi.terminal.lobby import may_say_anything, member_name, removed_names
from hanabi.terminal.visits import Visit
from hanabi.text import Catalogue
from hanabi.wire.messages import AnyRequest, Begin, Enter, MakeRemark, RoomNow, Say, Stand
from hanabi.wire.terms import Door, Remark

ROOM_VERBS = (
    *("sit", "stand", "bot", "begin", "say", "name"),
    *("host", "remove", "readmit", "door", "replace", "vote", "room"),
)
"""The verbs of commands to the room; those of the table are in `hanabi.terminal.answers`."""
BESIDE_VERBS = ("rules", "review", "help", "quit")
"""The verbs of commands that concern this person alone, while no game runs."""
REMARKS = tuple(Remark)


class Orders:
    """Parses what one visitor types."""

    def __init__(self, catalogue: Catalogue, visit: Visit) -> None:
        self.catalogue, self.visit = catalogue, visit

    def verb(self, text: str, verbs: Sequence[str] = ROOM_VERBS) -> tuple[str, str]:
        """Split a line into its verb, in this language or in English, and the rest; the verb may be empty."""
        first, _, rest = text.strip().partition(" ")
        for verb in verbs:
            if first.casefold() in self._typed(f"verb-{verb}"):
                return verb, rest.strip()
        return "", text

    def requests(self, verb: str, rest: str) -> Iterable[AnyRequest]:
        """The requests that a command stands for; raise HanabiError if it names an unknown seat or member."""
        match verb:
            case "sit":
                return [errands.sit(self._seat(rest) if rest else None)]
            case "stand":
                return [Stand(fresh_id())]
            case "bot":
                return [errands.seat_bot(self._seat(rest))] if rest else list(errands.fill(self.visit))
            case "begin":
                return [Begin(fresh_id())]
            case "say":
                return [self._said(rest)]
            case "name":
                return [Enter(fresh_id(), rest)]
            case _:
                return [self._about_somebody(verb, rest)]

    def _about_somebody(self, verb: str, rest: str) -> AnyRequest:
        match verb:
            case "host":
                return errands.make_host(self.visit, self._member(rest))
            case "remove":
                return errands.vacate(self.visit, self._seat(rest))
            case "readmit":
                return errands.readmit(self._removed(rest))
            case "door":
                return errands.set_door(self._door(rest))
            case "replace":
                return errands.relieve(self.visit, self._seat(rest))
            case _:
                return errands.vote(self.visit)

    def _said(self, text: str) -> Say | MakeRemark:
        """Parse a remark by its number, or a text where free talk is allowed."""
        if text.isdecimal() and 1 <= int(text) <= len(REMARKS):
            return MakeRemark(fresh_id(), REMARKS[int(text) - 1])
        if not may_say_anything(self.visit):
            raise HanabiError("remark-wanted")
        return Say(fresh_id(), text)

    def _seat(self, text: str) -> Seat:
        """Parse a seat, given by its number or by the name of its player."""
        chairs = self._room.chairs
        found = {str(seat + 1): seat for seat in range(len(chairs))}
        seated = {seat: chair.member for seat, chair in enumerate(chairs) if chair.member is not None}
        found |= {member_name(self.visit, member).casefold(): seat for seat, member in seated.items()}
        if text.casefold() not in found:
            raise HanabiError("seat-unknown", seat=text, players=", ".join(self._names(seated.values())))
        return found[text.casefold()]

    def _member(self, text: str) -> int:
        members = {member.name.casefold(): member.number for member in self._room.members}
        if text.casefold() in members:
            return members[text.casefold()]
        chair = self._room.chairs[self._seat(text)]
        if chair.member is None:
            raise HanabiError("seat-unknown", seat=text, players=", ".join(self._names(members.values())))
        return chair.member

    def _removed(self, text: str) -> int:
        """Parse a removed member; an empty text means the only one."""
        names = removed_names(self.visit)
        found = [number for number, name in names.items() if text.casefold() in ("", name.casefold())]
        if len(found) > 1:
            raise HanabiError("removed-several", players=", ".join(names.values()))
        if not found:
            raise HanabiError("removed-unknown", name=text, players=", ".join(names.values()) or "none")
        return found[0]

    def _door(self, text: str) -> Door:
        for door in Door:
            if text.casefold() in self._typed(f"door-{door.value}"):
                return door
        raise HanabiError("door-unknown", door=text)

    def _names(self, members: Iterable[int]) -> list[str]:
        return [member_name(self.visit, member) for member in members]

    def _typed(self, message: str) -> list[str]:
        """The words accepted for a message id, in English and in this language."""
        said = (catalogue.say(message) for catalogue in (Catalogue(), self.catalogue))
        return [word for words in said for word in words.casefold().split()]

    @property
    def _room(self) -> RoomNow:
        assert self.visit.room is not None
        return self.visit.room
