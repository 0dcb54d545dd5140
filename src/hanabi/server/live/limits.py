"""How much an address may change in one room, so that nobody uses up the room's log or the bots."""

from hanabi.room.entries import Person
from hanabi.room.errors import refuse
from hanabi.room.state import Room
from hanabi.server.limits import Buckets
from hanabi.server.live.services import RoomServices
from hanabi.wire import requests

CHANGES_PER_NAME = 2
"""How many changes an address may make for each new name it may bring."""
LIMITED_CHANGES = (
    requests.Enter,
    requests.Sit,
    requests.Stand,
    requests.Vote,
    requests.VoteHost,
    requests.GiveBack,
    requests.CommitEntropy,
)
"""Requests that cost the sender nothing and add an entry to the log each time."""


class RoomLimits:
    """The limits of one room; the one on games without people is shared by all rooms of the process."""

    def __init__(self, services: RoomServices) -> None:
        self._names = Buckets(services.names_per_minute)
        self._changes = Buckets(CHANGES_PER_NAME * services.names_per_minute)
        self._bot_games = services.bot_games

    def check(
        self, request: requests.RoomRequest | requests.Begin, address: str, person: Person, room: Room
    ) -> None:
        """Refuse a request above the limits of its address."""
        if isinstance(request, requests.Enter) and not room.knows(person):
            if not self._names.take(address):
                refuse("too-many-names")
        elif isinstance(request, LIMITED_CHANGES) and not self._changes.take(
            _limit_key(address, person, room)
        ):
            refuse("too-many-changes")
        if _leaves_bots_alone(request, room) and not self._bot_games.take(address):
            refuse("too-many-bot-games")


def _limit_key(address: str, person: Person, room: Room) -> str:
    """Return who a change is counted for: people at the table for themselves, strangers for their address."""
    at_the_table = person in (room.host, room.owner, *room.seated)
    return f"person {person}" if at_the_table else f"address {address}"


def _leaves_bots_alone(request: requests.RoomRequest | requests.Begin, room: Room) -> bool:
    """Whether only bots play after a request; each such game keeps the server's bots busy."""
    match request:
        case requests.Begin():
            return all(chair.player for chair in room.chairs)
        case requests.StandIn(seat=seat):
            return all(chair.player for place, chair in enumerate(room.chairs) if place != seat)
        case _:
            return False
