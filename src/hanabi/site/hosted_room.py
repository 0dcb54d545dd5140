"""A room of the page: its person, its bots, and the documents it is kept in."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from hanabi.bots.registry import kind, kinds
from hanabi.game import Action, Seat, Stop, StopReason, players_refusal
from hanabi.room.entries import Opened, read_entry
from hanabi.room.errors import refuse
from hanabi.room.game import RoomMatch, ending_of, read_record, write_record
from hanabi.room.local_room import LocalRoom
from hanabi.room.log import GameRow, SeatRow
from hanabi.room.plans import CLOCK_BOT, Plan
from hanabi.room.review_cursor import read_cursor, write_cursor
from hanabi.room.state import open_room
from hanabi.site.documents import Documents, GameDocument, RoomDocument
from hanabi.table import SeatedPlayer

SHORTEST_GRACE = 30.0
"""How many seconds a player with a clock has at least after the page was opened again."""


@dataclass(slots=True)
class SeatedBot:
    """A bot in a seat, and how many actions it has heard; -1 for not even the deal."""

    name: str
    player: SeatedPlayer
    heard: int = -1


class HostedRoom:
    """A room that is kept in documents, and whose bots are asked here."""

    def __init__(self, room: LocalRoom, documents: Documents) -> None:
        self.room, self._documents = room, documents
        self._entries = 0
        self._bots: dict[tuple[str, Seat], SeatedBot] = {}
        room.save = self._save
        room.find_replay = lambda game: documents.archived(game).replay

    @classmethod
    def load(
        cls, room_id: str, documents: Documents, now: Callable[[], float], chance: random.Random
    ) -> "HostedRoom":
        """Load a room from its documents, or refuse."""
        document = documents.find_room(room_id) or refuse("no-such-room")
        opened = read_entry(document.entries[0].entry)
        assert isinstance(opened, Opened)
        local = LocalRoom(open_room(room_id, opened), now=now, chance=chance)
        local.log.append(document.entries[0])
        local.advance(document.entries[1:])
        local.review_cursor = read_cursor(document.review)
        if game := local.room.game:
            found = documents.find_game(game)
            assert found is not None
            local.last_match = _load_match(found)
            local.actions = list(found.actions)
            if clock := local.room.terms.clock:
                earliest = now() + min(SHORTEST_GRACE, clock.seconds) - clock.seconds
                local.last_match.turn_began = max(local.last_match.turn_began, earliest)
        return cls(local, documents)

    def step(self, plan: Plan) -> None:
        """Carry out what happens next."""
        match plan.kind:
            case "vote":
                self.room.take_action(Stop(StopReason.VOTE), None)
            case "stop":
                self.room.take_action(Stop(StopReason.CLOCK), None)
            case "deal":
                self.room.deal()
            case "bot":
                self._move(plan.bot)
            case "wait":
                raise AssertionError("nothing is due")

    def _move(self, bot: str) -> None:
        """Let a bot play the seat whose turn it is; a beginner plays for one that fails."""
        seat = self.room.match.state.board.seat
        wanted = bot if bot in kinds() else CLOCK_BOT
        action, chosen_by = self._choose(wanted, seat)
        own = self.room.room.chairs[seat].bot
        self.room.take_action(action, seat, player=None if chosen_by == own else chosen_by)

    def _choose(self, bot: str, seat: Seat) -> tuple[Action, str]:
        try:
            return self._ask(bot, seat), bot
        except Exception:  # noqa: BLE001 (a bot may fail in any way)
            self._bots.pop((bot, seat), None)
            return self._ask(CLOCK_BOT, seat), CLOCK_BOT

    def _ask(self, bot: str, seat: Seat) -> Action:
        """Ask a bot, which is told what its seat has heard since it was last asked."""
        match, replay = self.room.match, self.room.match.record.replay
        seated = self._bots.get((bot, seat))
        if seated is None or seated.name != match.id:
            table = (replay.rules, match.players, replay.first, seat, match.record.seeds[seat])
            seated = self._bots[bot, seat] = SeatedBot(match.id, SeatedPlayer(kind(bot).make(), *table))
        seated.player.hear(match.events_seen_by(seat, seated.heard))
        seated.heard = match.seq
        action = seated.player.choose().action
        if players_refusal(match.state.view(seat), action) is not None:
            refuse("advice-failed", bot=bot)
        return action

    def _save(self) -> None:
        """Write what has changed to the documents."""
        room, match = self.room, self.room.last_match
        review = write_cursor(room.review_cursor)
        self._documents.write_room(room.room.id, RoomDocument(tuple(room.log), review))
        if match is None:
            return
        kept = self._documents.find_game(match.id)
        if kept is None or len(kept.actions) < len(room.actions):
            self._documents.write_game(self._game_document(match, kept))

    def _game_document(self, match: RoomMatch, kept: GameDocument | None) -> GameDocument:
        room, ending = self.room.room, ending_of(match.state)
        row = kept.row if kept else _fresh_row(match, room.id, len(room.games))
        if ending:
            row = replace(row, ended=match.turn_began, result=ending.result, score=ending.score)
        seats = (
            kept.seats
            if kept
            else tuple(
                SeatRow(seat, chair.person, name, chair.bot)
                for seat, (chair, name) in enumerate(zip(room.chairs, room.seat_names, strict=True))
            )
        )
        return GameDocument(row, seats, tuple(self.room.actions))


def _fresh_row(match: RoomMatch, room_id: str, number: int) -> GameRow:
    record = write_record(match.record)
    return GameRow(match.id, room_id, number, record, match.began, None, None, None, None)


def _load_match(document: GameDocument) -> RoomMatch:
    match = RoomMatch(document.row.id, read_record(document.row.record), document.row.began)
    for action in document.actions:
        match.advance(action)
    return match
