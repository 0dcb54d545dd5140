"""What a request to a room is judged by."""

from collections.abc import Set
from dataclasses import dataclass

from hanabi.game import Board, Seat
from hanabi.room.company import check_table
from hanabi.room.entries import Person
from hanabi.room.errors import refuse
from hanabi.room.state import Chair, Room

MOST_ENTRIES = 20_000
"""How long the log of a room may become; what a running game needs is taken beyond that too."""
OWNER_RESERVE = 1_000
"""How many of those are kept for the owner, so that no one else can wear a room out."""
MOST_FROM_STRANGERS = 5_000
"""How many of those people without a seat may fill with talk and new names."""


@dataclass(frozen=True, slots=True)
class Situation:
    """The room, the board of its last game, who asks, who is here, and what time it is."""

    room: Room
    board: Board | None
    person: Person
    present: Set[Person]
    at: float = 0.0
    takeover: float | None = None
    """From when on an acting host may be voted for; None while the host is here."""
    invitation: str | None = None
    """The invitation that the person brought."""

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
        """Those who may vote for an acting host: people with a seat, or all members where no one sits."""
        return self.room.seated or (frozenset() if self.running else frozenset(self.room.members))

    def need_welcome(self) -> None:
        """Refuse those who were removed, and strangers at a closed door."""
        self.room.check_welcome(self.person, self.invitation)

    def need_name(self) -> None:
        """Refuse those who have not come in under a name."""
        self.need_welcome()
        if self.person not in self.room.names:
            refuse("no-name")

    def need_seat(self) -> Seat:
        """The seat of the person who asks."""
        seat = self.room.seat_of(self.person)
        return seat if seat is not None else refuse("not-seated")

    def need_host(self) -> None:
        if not self.is_host:
            refuse("not-host")

    def need_pause(self) -> None:
        """Refuse what may not be changed while a game runs."""
        if self.running:
            refuse("game-running")

    def need_game(self) -> Board:
        """The board of the game that runs."""
        return self.board if self.board is not None and not self.board.over else refuse("no-game")

    def need_space(self) -> None:
        """Refuse what a running game does not need in a room whose log is nearly full."""
        most = MOST_ENTRIES if self.person == self.room.owner else MOST_ENTRIES - OWNER_RESERVE
        if self.room.number >= most:
            refuse("room-worn-out", most=most)

    def need_patience_with_strangers(self) -> None:
        """Refuse more talk and new names of people without a seat once they have filled their share."""
        if self.is_stranger and self.room.from_strangers >= MOST_FROM_STRANGERS:
            refuse("strangers-worn-out", most=MOST_FROM_STRANGERS)

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.room.chairs):
            refuse("no-such-seat", seat=seat + 1, players=len(self.room.chairs))
        return self.room.chairs[seat]

    def check_chair(self, seat: Seat, changed: Chair) -> None:
        """Refuse a change of a seat that would bring a bot into a company it does not keep."""
        check_table((*self.room.chairs[:seat], changed, *self.room.chairs[seat + 1 :]))

    def member(self, number: int) -> Person:
        return self.room.person(number) or refuse("no-such-member", member=number)
