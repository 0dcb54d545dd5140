"""The situation in which a request to a room is judged."""

from collections.abc import Set
from dataclasses import dataclass

from hanabi.game import Board, Seat
from hanabi.room import names
from hanabi.room.company import check_table
from hanabi.room.entries import Person
from hanabi.room.errors import refuse
from hanabi.room.names import TextPolicy
from hanabi.room.state import Room, RoomChair

MOST_ENTRIES = 20_000
"""The most entries in the log of a room; a running game may exceed it with what it needs."""
OWNER_RESERVE = 1_000
"""How many of those are reserved for the owner, so that nobody else can use a room up."""
MOST_FROM_STRANGERS = 5_000
"""How many of those people without a seat may use for talk and changes of name."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The room, the board of its last game, who asks, who is present, and the time."""

    room: Room
    board: Board | None
    person: Person
    present: Set[Person]
    at: float = 0.0
    takeover: float | None = None
    """From when an acting host may be voted for; None while the host is here."""
    invitation: str | None = None
    """The invitation from the person's link."""
    policy: TextPolicy = names
    """The rules for names and texts."""

    @property
    def running(self) -> bool:
        return self.board is not None and not self.board.over

    @property
    def is_host(self) -> bool:
        return self.person == self.room.host

    @property
    def is_stranger(self) -> bool:
        """Whether the person neither runs the room nor has a seat."""
        return self.person not in (self.room.host, self.room.owner, *self.room.seated)

    @property
    def electors(self) -> Set[Person]:
        """Those who may vote for an acting host: people with a seat, or all members if nobody sits."""
        return self.room.seated or (frozenset() if self.running else frozenset(self.room.members))

    def need_welcome(self) -> None:
        """Refuse people who were removed, and strangers if the door is closed."""
        self.room.check_welcome(self.person, self.invitation)

    def need_name(self) -> None:
        """Refuse people who have not given a name."""
        self.need_welcome()
        if self.person not in self.room.names:
            refuse("no-name")

    def need_seat(self) -> Seat:
        """Return the seat of the person who asks, or refuse."""
        seat = self.room.seat_of(self.person)
        return seat if seat is not None else refuse("not-seated")

    def need_host(self) -> None:
        if not self.is_host:
            refuse("not-host")

    def need_pause(self) -> None:
        """Refuse what must not change during a game."""
        if self.running:
            refuse("game-running")

    def need_game(self) -> Board:
        """Return the board of the running game, or refuse."""
        return self.board if self.board is not None and not self.board.over else refuse("no-game")

    def need_space(self) -> None:
        """Refuse what a running game does not need once the log is nearly full."""
        most = MOST_ENTRIES if self.person == self.room.owner else MOST_ENTRIES - OWNER_RESERVE
        if self.room.number >= most:
            refuse("room-worn-out", most=most)

    def need_stranger_quota(self) -> None:
        """Refuse talk and changes of name by people without a seat once they have used up their share."""
        if self.is_stranger and self.room.from_strangers >= MOST_FROM_STRANGERS:
            refuse("strangers-worn-out", most=MOST_FROM_STRANGERS)

    def need_chair(self, seat: Seat) -> RoomChair:
        if not 0 <= seat < len(self.room.chairs):
            refuse("no-such-seat", seat=seat, players=len(self.room.chairs))
        return self.room.chairs[seat]

    def check_chair(self, seat: Seat, changed: RoomChair) -> None:
        """Refuse a change of a seat if its bot may not sit with the others."""
        check_table((*self.room.chairs[:seat], changed, *self.room.chairs[seat + 1 :]))

    def need_member(self, number: int) -> Person:
        return self.room.person_by_number(number) or refuse("no-such-member", member=number)
