"""A game at one keyboard: a room in this process, its bots, and what each person knows about it."""

import time
from collections.abc import Callable, Iterable, Sequence

from hanabi.client.requests import fresh_id
from hanabi.client.visit import Visit, read_message
from hanabi.client.visited_game import VisitedGame
from hanabi.game import Action, Board, Seat
from hanabi.game.replay import Replay
from hanabi.plain.companions import seat_companions
from hanabi.plain.local_game import Deal, GameSetup
from hanabi.room.entries import Person
from hanabi.room.game import Record, RoomMatch
from hanabi.room.keyboard_room import WATCHER, KeyboardRoom, person_in
from hanabi.room.log import EntryRow
from hanabi.table import UNSAID, Reason, Table
from hanabi.text import Catalogue
from hanabi.wire.messages import AnyTold, Happened
from hanabi.wire.requests import AnyRequest, QueuedRequest, Sync
from hanabi.wire.terms import Spectators, SpectatorView, Terms

GAME_ID = "local"


class LocalClient:
    """The connection of one person to a room in this process."""

    invitation: str | None = None
    waiting = False

    def __init__(
        self, room: KeyboardRoom, person: Person, confirm: bool, catalogue: Catalogue | None
    ) -> None:
        self.person = person
        self.visit = Visit(catalogue)
        self.listen: Callable[[AnyTold], None] = lambda _: None
        """Called with every message, after the visit has been updated with it."""
        self._room = room
        room.join(self)
        self.game.confirm = confirm

    @property
    def game(self) -> VisitedGame:
        assert self.visit.game is not None
        return self.visit.game

    def ask(self, request: AnyRequest) -> None:
        """Send a request; it is answered before this returns."""
        assert isinstance(request, QueuedRequest)
        self._room.ask(self, request)

    def tell_frame(self, data: bytes) -> None:
        told = read_message(data)
        self.visit.apply(told)
        if isinstance(told, Happened):
            self.game.explain([move.reason for move in self._room.match.table.moves])
        self.listen(told)

    tell_room = tell_frame

    def tell_table(self, frames: Sequence[bytes]) -> None:
        for data in frames:
            self.tell_frame(data)

    def dismiss(self, code: str) -> None:
        raise AssertionError(f"nobody is removed from a local room: {code}")


class HotSeat:
    """A game at one keyboard, new or resumed after its first `actions` with the `log` of its room."""

    def __init__(
        self,
        setup: GameSetup,
        deal: Deal,
        actions: Iterable[Action] = (),
        log: Iterable[EntryRow] = (),
        catalogue: Catalogue | None = None,
    ) -> None:
        self.setup, self.deal = setup, deal
        dealt = Replay(setup.rules, setup.names, deal.shuffle, tuple(actions), deal.first)
        match = RoomMatch(GAME_ID, Record(dealt, deal.seeds), time.time())
        bots = [chair.bot for chair in setup.chairs]
        self.room = KeyboardRoom(_terms(setup), bots, match, log)
        seat_companions(self.table, {seat: bot for seat, bot in enumerate(bots) if bot}, deal.seeds)
        people = [person_in(seat) for seat in setup.people] or [WATCHER]
        self.clients = [LocalClient(self.room, person, setup.confirm, catalogue) for person in people]

    @property
    def table(self) -> Table:
        return self.room.match.table

    @property
    def board(self) -> Board:
        return self.table.board

    @property
    def bot_moves(self) -> bool:
        """Whether it is a bot's turn."""
        return self.table.player is not None

    def client_of(self, seat: Seat) -> LocalClient:
        """The client of the person in a seat."""
        return self.clients[self.setup.people.index(seat)]

    def next_person(self) -> Seat:
        """The next person to move, skipping bots."""
        board = self.board
        return min(self.setup.people, key=lambda person: (person - board.seat) % board.players)

    def take(self, action: Action, reason: Reason = UNSAID) -> None:
        """Take an action for the seat to move."""
        self.room.take_action(action, self.board.seat, reason)

    def replay(self) -> Replay:
        """The record of the game so far, with everybody's notes."""
        desks = map(self.room.room.desk, range(len(self.setup.chairs)))
        return self.room.match.replay(desk.notes for desk in desks)

    def open_game(self) -> VisitedGame:
        """The game once it is over, told again with every card open."""
        client = self.clients[0]
        client.ask(Sync(fresh_id()))
        return client.game


def _terms(setup: GameSetup) -> Terms:
    return Terms(
        ruleset=str(setup.rules),
        seats=len(setup.chairs),
        spectators=Spectators(SpectatorView.OPEN),
        memory=setup.memory,
        first=setup.first,
    )
