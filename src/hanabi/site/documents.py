"""What a browser keeps: a document for each room and each game, as JSON under a name."""

from collections.abc import Callable, Iterator, Mapping

from hanabi.answers.games import ArchivedGame, read_game
from hanabi.codec import Strictness, Struct, json_reader, to_json
from hanabi.room.errors import refuse
from hanabi.room.log import ActionRow, EntryRow, GameRow, SeatRow

ROOM, GAME = "room/", "game/"


class RoomDocument(Struct):
    """The log of a room, and what is shown in its review."""

    entries: tuple[EntryRow, ...]
    review: str | None = None


class GameDocument(Struct):
    """A game, who sat at its table, and its log."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    actions: tuple[ActionRow, ...]


_read_room: Callable[[str], RoomDocument] = json_reader(RoomDocument, Strictness.OPEN)
_read_game: Callable[[str], GameDocument] = json_reader(GameDocument, Strictness.OPEN)


class Documents:
    """All documents of a browser; `changed` has those that it must still keep."""

    def __init__(self, kept: Mapping[str, str]) -> None:
        self._texts = dict(kept)
        self._games: dict[str, GameDocument] = {}
        self.changed: dict[str, str] = {}

    def find_room(self, room: str) -> RoomDocument | None:
        text = self._texts.get(ROOM + room)
        return None if text is None else _read_room(text)

    def find_game(self, game: str) -> GameDocument | None:
        if game not in self._games and GAME + game in self._texts:
            self._games[game] = _read_game(self._texts[GAME + game])
        return self._games.get(game)

    def games(self) -> Iterator[GameDocument]:
        """Yield every game, the newest first."""
        names = [name.removeprefix(GAME) for name in self._texts if name.startswith(GAME)]
        found = (self.find_game(name) for name in names)
        yield from sorted(filter(None, found), key=lambda game: game.row.began, reverse=True)

    def write_room(self, room: str, document: RoomDocument) -> None:
        self._write(ROOM + room, to_json(document))

    def write_game(self, document: GameDocument) -> None:
        self._games[document.row.id] = document
        self._write(GAME + document.row.id, to_json(document))

    def finished(self, game: str) -> GameDocument:
        """Return a finished game; refuse a running one, whose secrets nobody may see."""
        found = self.find_game(game)
        if found is None:
            refuse("no-such-game")
        return found if found.row.ended is not None else refuse("game-running")

    def archived(self, game: str) -> ArchivedGame:
        """Return a finished game with everything that happened, and with its notes."""
        found = self.finished(game)
        room = self.find_room(found.row.room_id)
        return read_game(found.row, found.actions, room.entries if room else ())

    def _write(self, name: str, text: str) -> None:
        self._texts[name] = self.changed[name] = text
