"""A room as its visitor knows it from the messages so far."""

from collections.abc import Callable
from typing import Protocol

from hanabi.client.visited_game import VisitedGame
from hanabi.coach import CoachError
from hanabi.coach.clue_story import Hearing, Listener
from hanabi.coach.words import bot_name
from hanabi.codec import Strictness, json_reader
from hanabi.game import Seat
from hanabi.plain.local_game import GameMoment
from hanabi.plain.own_cards import OwnCards
from hanabi.table import Memory
from hanabi.text import Catalogue
from hanabi.wire import messages
from hanabi.wire.requests import AnyRequest

read_message: Callable[[str | bytes], messages.AnyTold] = json_reader(messages.AnyTold, Strictness.OPEN)


class Visit:
    """A room as a visitor knows it, and its last game."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or Catalogue()
        self.room: messages.RoomNow | None = None
        self.lines: list[messages.Line | messages.Notice] = []
        """Chat and notices, oldest first."""
        self.game: VisitedGame | None = None
        self.news: list[GameMoment] = []
        """The moments of the game in the last message."""
        self.findings: tuple[str, ...] = ()
        """The findings about the shuffle after the last message, from `hanabi.client.shuffling`."""

    @property
    def known_room(self) -> messages.RoomNow:
        """The room, once the server has described it."""
        assert self.room is not None
        return self.room

    @property
    def free_seats(self) -> list[Seat]:
        """The seats that neither a person nor a bot has."""
        chairs = self.known_room.chairs
        return [seat for seat, chair in enumerate(chairs) if chair.member is None and chair.bot is None]

    @property
    def is_host(self) -> bool:
        return self.room is not None and self.room.host is not None and self.room.host == self.room.you

    @property
    def entered(self) -> bool:
        """Whether the visitor has a name here."""
        return self.room is not None and self.room.you is not None

    @property
    def playing(self) -> bool:
        """Whether a game is running and its table is known."""
        return self.game is not None and self.game.received and not self.game.board.over

    @property
    def own_name(self) -> str:
        you = None if self.room is None else self.find_member(self.room.you)
        return you.name if you else ""

    def find_member(self, number: int | None) -> messages.MemberNow | None:
        members = self.room.members if self.room else ()
        return next((each for each in members if each.number == number), None)

    def find_game(self, game_id: str) -> VisitedGame | None:
        """The game with this id if it is the current one; messages may still speak of an earlier one."""
        return self.game if self.game is not None and self.game.id == game_id else None

    def hear_clues(self) -> Hearing:
        """The visitor and what they heard of the game; raise CoachError where the room allows no advice."""
        game, chairs = self.game, self.room.chairs if self.room else ()
        assert game is not None
        if game.memory is not Memory.DEDUCED:
            raise CoachError("no-advice")
        if self.room and not self.room.terms.advice:
            raise CoachError("advice-off")
        bots = tuple(chair.stand_in or chair.bot for chair in chairs) or (None,) * len(game.names)
        events = tuple(event for moment in game.moments for event in moment.events)
        return Listener(game.rules, game.first, bots, game.seat), events

    def absent_player(self, seat: int) -> messages.MemberNow | None:
        """The player of a seat if they are away and no bot stands in for them."""
        chair = self.room.chairs[seat] if self.room and seat < len(self.room.chairs) else None
        member = self.find_member(chair.member) if chair and chair.stand_in is None else None
        return None if member is None or member.present else member

    def apply(self, told: messages.AnyTold) -> None:
        """Update the visit with a message."""
        self.news = []
        match told:
            case messages.Welcome():
                self.lines = []  # all of them are told again, except those of people who were erased
            case messages.RoomNow():
                self._update_room(told)
            case messages.Line() | messages.Notice():
                self._add_line(told)
            case messages.DealtGame():
                self._begin_game(told)
            case messages.Happened() if (game := self.find_game(told.game)) is not None:
                self.news = game.apply(told)
            case messages.Desk() if (game := self.find_game(told.game)) is not None:
                game.notes, game.own = told.notes, OwnCards(told.order, told.marks)
            case _:
                pass

    def _update_room(self, room: messages.RoomNow) -> None:
        self.room = room
        if not room.running and self.game is not None and self.game.id != room.game:
            self.game = None

    def _add_line(self, line: messages.Line | messages.Notice) -> None:
        """Add a line, unless it is known."""
        if not self.lines or line.number > self.lines[-1].number:
            self.lines.append(line)

    def _begin_game(self, dealt: messages.DealtGame) -> None:
        if self.game is None or self.game.id != dealt.game:
            memory = self.room.terms.memory if self.room else Memory.DEDUCED
            self.game = VisitedGame(dealt, memory, self._names(dealt))
        else:
            self.game.rename(self._names(dealt))  # someone may have been erased

    def _names(self, dealt: messages.DealtGame) -> tuple[str, ...]:
        """The names of the players of a game, with bots in the reader's language."""
        chairs = self.room.chairs if self.room else ()
        if len(chairs) != len(dealt.players):
            return dealt.players
        named = enumerate(zip(dealt.players, chairs, strict=True))
        return tuple(player_name(self.catalogue, name, chair, seat) for seat, (name, chair) in named)


class RoomClient(Protocol):
    """The connection of one person to a room, on a server or in this process."""

    visit: Visit

    @property
    def waiting(self) -> bool:
        """Whether a request of the player is still unanswered."""

    def ask(self, request: AnyRequest) -> None:
        """Send a request."""


def player_name(catalogue: Catalogue, name: str, chair: messages.ChairNow, seat: int) -> str:
    """The name of a player; a bot that is named after its kind gets its name in the reader's language."""
    if chair.bot is None or name != f"{chair.bot} {seat + 1}":
        return name
    said = bot_name(catalogue, chair.bot)
    return f"{said[:1].upper()}{said[1:]} {seat + 1}"
