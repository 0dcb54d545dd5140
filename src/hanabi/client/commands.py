"""Parse commands typed to a room into requests."""

from collections.abc import Iterable, Sequence

from hanabi.client import requests
from hanabi.client.requests import fresh_id
from hanabi.client.room_text import may_say_anything, member_name, removed_names
from hanabi.client.visit import Visit
from hanabi.errors import HanabiError
from hanabi.game import Seat
from hanabi.text import Catalogue, is_word
from hanabi.wire.requests import AnyRequest, Begin, Enter, MakeRemark, Say, Stand
from hanabi.wire.terms import Door, Remark

ROOM_VERBS = (
    *("sit", "stand", "bot", "begin", "say", "name"),
    *("host", "remove", "readmit", "door", "replace", "vote", "room"),
)
"""The verbs of commands to the room; those of the table are in `hanabi.plain.parsing`."""
PERSONAL_VERBS = ("rules", "review", "help", "quit")
"""The verbs of commands that concern this person alone, while no game runs."""
REMARKS = tuple(Remark)


class CommandParser:
    """Parses what one visitor types."""

    def __init__(self, catalogue: Catalogue, visit: Visit) -> None:
        self.catalogue, self.visit = catalogue, visit

    def split_verb(self, text: str, verbs: Sequence[str] = ROOM_VERBS) -> tuple[str, str]:
        """Split a line into its verb, in this language or in English, and the rest; the verb may be empty."""
        first, _, rest = text.strip().partition(" ")
        for verb in verbs:
            if is_word(self.catalogue, f"verb-{verb}", first):
                return verb, rest.strip()
        return "", text

    def to_requests(self, verb: str, rest: str) -> Iterable[AnyRequest]:
        """The requests that a command stands for; raise HanabiError if it names an unknown seat or member."""
        match verb:
            case "sit":
                return [requests.sit(self._parse_seat(rest) if rest else None)]
            case "stand":
                return [Stand(fresh_id())]
            case "bot":
                return (
                    [requests.seat_bot(self._parse_seat(rest))]
                    if rest
                    else list(requests.fill_seats(self.visit))
                )
            case "begin":
                return [Begin(fresh_id())]
            case "say":
                return [self._parse_talk(rest)]
            case "name":
                return [Enter(fresh_id(), rest)]
            case _:
                return [self._request_about_member(verb, rest)]

    def _request_about_member(self, verb: str, rest: str) -> AnyRequest:
        match verb:
            case "host":
                return requests.make_host(self.visit, self._parse_member(rest))
            case "remove":
                return requests.clear_seat(self.visit, self._parse_seat(rest))
            case "readmit":
                return requests.readmit(self._parse_removed_member(rest))
            case "door":
                return requests.set_door(self._parse_door(rest))
            case "replace":
                return requests.toggle_stand_in(self.visit, self._parse_seat(rest))
            case _:
                return requests.toggle_vote(self.visit)

    def _parse_talk(self, text: str) -> Say | MakeRemark:
        """Parse a remark by its number, or a text where free talk is allowed."""
        if text.isdecimal() and 1 <= int(text) <= len(REMARKS):
            return MakeRemark(fresh_id(), REMARKS[int(text) - 1])
        if not may_say_anything(self.visit):
            raise HanabiError("remark-wanted")
        return Say(fresh_id(), text)

    def _parse_seat(self, text: str) -> Seat:
        """Parse a seat, given by its number or by the name of its player."""
        chairs = self.visit.known_room.chairs
        found = {str(seat + 1): seat for seat in range(len(chairs))}
        seated = {seat: chair.member for seat, chair in enumerate(chairs) if chair.member is not None}
        found |= {member_name(self.visit, member).casefold(): seat for seat, member in seated.items()}
        if text.casefold() not in found:
            raise HanabiError("seat-unknown", seat=text, players=", ".join(self._names(seated.values())))
        return found[text.casefold()]

    def _parse_member(self, text: str) -> int:
        members = {member.name.casefold(): member.number for member in self.visit.known_room.members}
        if text.casefold() in members:
            return members[text.casefold()]
        chair = self.visit.known_room.chairs[self._parse_seat(text)]
        if chair.member is None:
            raise HanabiError("seat-unknown", seat=text, players=", ".join(self._names(members.values())))
        return chair.member

    def _parse_removed_member(self, text: str) -> int:
        """Parse a removed member; an empty text means the only one."""
        names = removed_names(self.visit)
        found = [number for number, name in names.items() if text.casefold() in ("", name.casefold())]
        if len(found) > 1:
            raise HanabiError("removed-several", players=", ".join(names.values()))
        if not found:
            raise HanabiError("removed-unknown", name=text, players=", ".join(names.values()) or "none")
        return found[0]

    def _parse_door(self, text: str) -> Door:
        for door in Door:
            if is_word(self.catalogue, f"door-{door.value}", text):
                return door
        raise HanabiError("door-unknown", door=text)

    def _names(self, members: Iterable[int]) -> list[str]:
        return [member_name(self.visit, member) for member in members]
